import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAgent } from '../../../src/domains/accounts/agent.store.ts';
import { apiKeyById, apiKeysOf, countUnrevokedKeys, lastUseOf } from '../../../src/domains/accounts/api-key.store.ts';
import { membershipsOfUser as placesOfUser } from '../../../src/domains/accounts/keys/authenticate.cross-tenant.ts';
import { createAuthenticator } from '../../../src/domains/accounts/keys/authenticate.ts';
import {
  hasMembership,
  isFounder,
  isTenant,
  memberAnywhere,
  membershipsOfUser,
  userByEmail,
  userNamed,
} from '../../../src/domains/accounts/users/user.cross-tenant.ts';
import { signersOf } from '../../../src/payments/tenancy/members.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';
import { Transaction } from '../../../src/platform/db/transaction.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { together } from '../../support/together.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const plus = (ms: number) => new Date(now.getTime() + ms);

/** Id, tenant, user, index of the address, status, role, whether the address is proved. */
const MEMBERS = [
  ['mem_1', 'ten_1', 'usr_1', 'ada', 'ACTIVE', 'MEMBER', true],
  ['mem_2', 'ten_2', 'usr_1', 'ada', 'ACTIVE', 'OWNER', false],
  ['mem_3', 'ten_3', 'usr_1', 'ada', 'SUSPENDED', 'OWNER', false],
  ['mem_4', 'ten_1', 'usr_4', 'bob', 'REMOVED', 'ADMIN', true],
  ['mem_5', 'ten_2', null, 'bob', 'INVITED', 'ADMIN', false],
  ['mem_6', 'ten_3', 'usr_6', 'cyd', 'ACTIVE', 'OWNER', true],
  ['mem_7', 'ten_1', 'usr_6', 'cyd', 'ACTIVE', 'ADMIN', true],
  ['mem_8', 'ten_2', 'usr_6', 'cyd', 'ACTIVE', 'FINANCE', true],
  ['mem_9', 'ten_4', 'usr_9', 'cyd', 'SUSPENDED', 'OWNER', true],
] as const;
/** Id, milliseconds at which it joined, role, status, signer. */
const SIGNERS = [
  ['mem_13', 0, 'VIEWER', 'ACTIVE', '0xv'],
  ['mem_12', 1, 'ADMIN', 'ACTIVE', '0xb'],
  ['mem_11', 2, 'OWNER', 'ACTIVE', '0xa'],
  ['mem_10', 3, 'OWNER', 'ACTIVE', '0xa'],
  ['mem_14', 4, 'OWNER', 'SUSPENDED', '0xc'],
  ['mem_15', 5, 'ADMIN', 'ACTIVE', null],
] as const;
/** Id, tenant, member, agent, status, end. */
const KEYS = [
  ['key_1', 'ten_1', 'mem_1', 'agt_1', 'ACTIVE', null],
  ['key_2', 'ten_1', 'mem_1', null, 'ACTIVE', plus(0)],
  ['key_3', 'ten_1', 'mem_1', null, 'ACTIVE', plus(1)],
  ['key_4', 'ten_1', 'mem_1', null, 'REVOKED', null],
  ['key_5', 'ten_1', 'mem_4', null, 'ACTIVE', null],
  ['key_6', 'ten_2', 'mem_2', null, 'ACTIVE', null],
  ['key_7', 'ten_2', 'mem_2', null, 'ACTIVE', null],
] as const;

let test: TestEngine;

// The tests tell one story, in the order in which they stand.
describe('stores of accounts', { shuffle: false }, () => {
  beforeAll(async () => {
    test = await startTestEngine();
    test.clock.now = now;
    const row = (table: string, given: object) => anyRow(test.pool.owner, table, { ...given });
    await Promise.all([
      ...['ten_1', 'ten_2', 'ten_3'].map((id) =>
        row('tenants', { id, environment: 'sandbox', status: id === 'ten_2' ? 'SUSPENDED' : 'ACTIVE' }),
      ),
      ...MEMBERS.map(([id, tenant_id, user_id, email_index, status, role, isProved]) => {
        const times = { email_verified_at: isProved ? now : null, removed_at: status === 'REMOVED' ? now : null };
        return row('members', { id, tenant_id, user_id, email_index, status, role, ...times });
      }),
      ...KEYS.map(([id, tenant_id, member_id, agent_id, status, expires_at]) => {
        const own = { key_hash: `hash of ${id}`, scopes: ['ramps:read', 'members:manage'], environment: 'sandbox' };
        const sealed = { signing_secret_ciphertext: agent_id === null ? null : 'sealed', ip_allowlist: ['10.0.0.0/8'] };
        const revoked_at = status === 'REVOKED' ? now : null;
        return row('api_keys', {
          id,
          tenant_id,
          member_id,
          agent_id,
          status,
          expires_at,
          revoked_at,
          ...own,
          ...sealed,
        });
      }),
      row('api_key_uses', { api_key_id: 'key_2', tenant_id: 'ten_1', last_used_at: plus(-60_000) }),
      row('api_key_uses', { api_key_id: 'key_3', tenant_id: 'ten_1', last_used_at: plus(-59_999) }),
      ...SIGNERS.map(([id, joined, role, status, signer_address]) =>
        row('members', {
          id,
          tenant_id: 'ten_5',
          email_index: id,
          created_at: plus(joined),
          role,
          status,
          signer_address,
        }),
      ),
      row('agents', { id: 'agt_1', tenant_id: 'ten_1', status: 'SUSPENDED' }),
      row('users', { id: 'usr_1', name: 'Ada', email_ciphertext: 'sealed', email_index: 'ada', signer_address: '0xa' }),
    ]);
  });
  afterAll(() => test?.stop());

  const read = <T>(ask: (reads: Reads) => Promise<T>): Promise<T> => asking(test, ask);
  const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id).sort();
  const usedAt = async (id: string): Promise<Date | undefined> =>
    (await read((reads) => reads.one<{ lastUsedAt: Date }>(lastUseOf(id))))?.lastUsedAt;

  describe('keys and agents of a tenant', () => {
    it.each([
      [undefined, ['key_1', 'key_2', 'key_3', 'key_4', 'key_5']],
      ['ACTIVE', ['key_1', 'key_3', 'key_5']],
      ['EXPIRED', ['key_2']],
      ['REVOKED', ['key_4']],
    ])('list the %s keys, where a key ends at its time (D-008)', async (status, found) => {
      expect(ids(await read((reads) => reads.many<{ id: string }>(apiKeysOf('ten_1', status, now))))).toEqual(found);
    });

    it('find a key only in its tenant, with its last use', async () => {
      const found = (tenant: string) =>
        read((reads) => reads.many<{ id: string; lastUsedAt: Date | null }>(apiKeyById(tenant, 'key_2')));
      expect(await found('ten_1')).toMatchObject([{ id: 'key_2', lastUsedAt: plus(-60_000) }]);
      expect(await found('ten_2')).toEqual([]);
    });

    it('count expired keys towards the limit, but not revoked ones (D-009)', async () => {
      expect(await read((reads) => reads.one(countUnrevokedKeys('ten_1')))).toEqual({ count: 4n });
    });

    it('find an agent by its id only in its own tenant', async () => {
      const found = (tenant: string, id = 'agt_1') =>
        read(async (reads) => (await findAgent(reads, tenant, id))?.status);
      const asked = [found('ten_1'), found('ten_2'), found('ten_1', 'agt_none')];
      expect(await Promise.all(asked)).toEqual(['SUSPENDED', undefined, undefined]);
    });
  });

  describe('whose credential it is (D-030)', () => {
    const vault = {
      decrypt: (text: string) => `opened ${text}`,
      blindIndex: (_: string, text: string) => text,
    } as never;
    const key = async (id: string) => (await createAuthenticator(test.engine, vault).apiKey(`hash of ${id}`))?.key;
    const session = (userId: string, more: object = {}, header?: string) => {
      const claims = { userId, email: null, emailVerified: false, memberId: null, ...more };
      return createAuthenticator(test.engine, vault).session(claims as never, header);
    };

    it('a key comes with those of its scopes that its role allows, its agent and its secret', async () => {
      expect(await key('key_1')).toEqual({
        id: 'key_1',
        tenantId: 'ten_1',
        tenantStatus: 'ACTIVE',
        memberId: 'mem_1',
        memberRole: 'MEMBER',
        memberActive: true,
        scopes: ['ramps:read'],
        ipAllowlist: ['10.0.0.0/8'],
        agentId: 'agt_1',
        agentStatus: 'SUSPENDED',
        requestSigning: true,
        signingSecret: 'opened sealed',
        expiresAt: null,
        revokedAt: null,
        issuedByMemberId: null,
        apiVersion: '2026-11-28',
      });
      const other = { tenantStatus: 'SUSPENDED', agentId: null, agentStatus: null, requestSigning: false };
      expect(await key('key_6')).toMatchObject({
        ...other,
        signingSecret: null,
        scopes: ['ramps:read', 'members:manage'],
      });
      expect(await key('nobody')).toBeUndefined();
    });

    it('the keys of a removed member are revoked (D-488)', async () => {
      expect(await key('key_5')).toMatchObject({ memberActive: false, revokedAt: now });
      expect(await key('key_4')).toMatchObject({ memberActive: true, revokedAt: now });
    });

    it('the use of a key is recorded once a minute, and not when the key is revoked', async () => {
      for (const id of ['key_2', 'key_3', 'key_4', 'key_6']) await key(id);
      await expect.poll(() => usedAt('key_2')).toEqual(now);
      await expect.poll(() => usedAt('key_6')).toEqual(now);
      expect(await usedAt('key_3')).toEqual(plus(-59_999));
      expect(await usedAt('key_4')).toBeUndefined();
    });

    it('the last use of a key never moves back when two processes record it at once', async () => {
      const later = plus(30_000);
      const use = { api_key_id: 'key_7', tenant_id: 'ten_2', last_used_at: later };
      const noted = await together(test.pool.owner, [() => key('key_7')], (held) => held('api_key_uses').insert(use));
      expect(noted).toMatchObject([{ id: 'key_7' }]);
      expect(await usedAt('key_7')).toEqual(later);
    });

    it('a session gets the membership that it names, or that its header names', async () => {
      expect(await session('usr_1', { memberId: 'mem_3' })).toMatchObject({
        membership: { memberId: 'mem_3', tenantId: 'ten_3', tenantStatus: 'ACTIVE', role: 'OWNER', active: false },
      });
      const membership = { memberId: 'mem_1', role: 'MEMBER', active: true };
      expect(await session('usr_1', {}, 'ten_1')).toMatchObject({ membership, ambiguous: false });
      expect(await session('usr_1')).toEqual({ membership: null, ambiguous: true });
      expect(await session('usr_x')).toEqual({ membership: null, ambiguous: false });
    });

    it('a session with an unverified address finds no invitation (D-498)', async () => {
      const membership = { membership: null, ambiguous: false };
      expect(await session('usr_x', { email: 'bob', emailVerified: false })).toEqual(membership);
      expect(await session('usr_x', { email: null, emailVerified: true })).toEqual(membership);
    });

    it('the memberships of a user exclude invitations, and say which of them its address proves', async () => {
      const places = async (user: string, index: string | null) => {
        const transaction = await Transaction.begin(test.pool, { role: 'system', tenantId: null }, test.engine.fault);
        const [result] = await transaction.pipeline([placesOfUser(user, index)]);
        transaction.finish();
        return (result?.rows ?? []).map(({ id, proves_email }) => [id, proves_email]);
      };
      const [mine, proved] = [['mem_1', 'mem_2', 'mem_3'], 'mem_2'];
      expect(await places('usr_1', 'ada')).toEqual(mine.map((id) => [id, id === proved]));
      expect(await places('usr_1', 'cyd')).toEqual(mine.map((id) => [id, false]));
      expect(await places('usr_x', 'bob')).toEqual([]);
      expect(await places('usr_x', null)).toEqual([]);
    });
  });

  describe('users and their memberships, across tenants', () => {
    it('find a user by id, or by the address that it signs in with', async () => {
      const ada = { id: 'usr_1', name: 'Ada', emailCiphertext: 'sealed' };
      expect(await read((reads) => userNamed(reads, 'usr_1'))).toEqual(ada);
      expect(await read((reads) => userByEmail(reads, 'ada'))).toEqual(ada);
      expect(await read((reads) => userByEmail(reads, 'usr_1'))).toBeUndefined();
    });

    it('find a member and a tenant of any owner', async () => {
      expect((await read((reads) => memberAnywhere(reads, 'mem_5')))?.tenantId).toBe('ten_2');
      expect(await read((reads) => memberAnywhere(reads, 'mem_x'))).toBeUndefined();
      expect(await read((reads) => isTenant(reads, 'ten_2'))).toBe(true);
      expect(await read((reads) => isTenant(reads, 'ten_x'))).toBe(false);
    });

    it('list the memberships of a user, without those it left and those of others under its address', async () => {
      const places = async (user: string) => ids(await read((reads) => membershipsOfUser(reads, user)));
      expect(await places('usr_1')).toEqual(['mem_1', 'mem_2', 'mem_3']);
      expect(await places('usr_4')).toEqual([]);
    });

    it('name the first member of a tenant as its founder, whatever its role is now', async () => {
      const founded = (id: string) => read((reads) => isFounder(reads, 'ten_5', id));
      expect(await Promise.all([founded('mem_13'), founded('mem_10')])).toEqual([true, false]);
    });

    it('list the active owners and admins of a tenant as its signers, as they joined, each signer once (D-248)', async () => {
      const signers = await read((reads) => signersOf(reads, 'ten_5'));
      expect(signers.map(({ signerAddress }) => signerAddress)).toEqual(['0xb', '0xa']);
    });

    it('count no tenant for a user who was removed everywhere or is only invited (D-005)', async () => {
      const belongs = (user: string) => read((reads) => hasMembership(reads, user));
      expect(await Promise.all([belongs('usr_1'), belongs('usr_4'), belongs('usr_x')])).toEqual([true, false, false]);
    });

    it('count the only tenant of a user who is suspended there (D-005)', async () => {
      expect(await read((reads) => hasMembership(reads, 'usr_9'))).toBe(true);
    });

    it('lock the user’s name while its tenants are read (D-005)', async () => {
      const isFree = async (user: string) => {
        const { rows } = await test.pool.owner.raw('SELECT pg_try_advisory_xact_lock(hashtextextended(?, 0)) AS free', [
          `user:${user}`,
        ]);
        return rows[0].free;
      };
      await read(async (reads) => {
        await hasMembership(reads, 'usr_1');
        expect([await isFree('usr_1'), await isFree('usr_4')]).toEqual([false, true]);
      });
      expect(await isFree('usr_1')).toBe(true);
    });
  });
});
