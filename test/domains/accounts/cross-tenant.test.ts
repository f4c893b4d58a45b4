import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import { keyByHash, membershipsOfUser as placesOf } from '../../../src/domains/accounts/authenticate.cross-tenant.ts';
import {
  hasMembership,
  isTenant,
  memberAnywhere,
  membershipsOfUser,
  tenantsOfEmail,
  userByEmail,
  userNamed,
} from '../../../src/domains/accounts/user.cross-tenant.ts';
import type { Reads } from '../../../src/kernel/db/reads.ts';
import { type Statement, Transaction } from '../../../src/kernel/db/transaction.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const inMs = (ms: number): Date => new Date(now.getTime() + ms);

let engine: TestEngine;
let owner: TestEngine['pool']['owner'];
const row = (table: string, given: object): Promise<void> => anyRow(owner, table, { ...given });
const ask = <T>(question: (reads: Reads) => Promise<T>): Promise<T> => asking(engine, question);
/** An ACTIVE OWNER who has proved the address, each of a tenant of its own, unless told. */
const member = (id: string, more: object = {}): Promise<void> =>
  row('members', {
    ...{ id, tenant_id: `ten_${id.at(-1)}`, role: 'OWNER', status: 'ACTIVE', user_id: null, email_index: 'idx_1' },
    ...{ email_verified_at: now, created_at: now, ...more },
  });
const tenant = (status: string, id = 'ten_1'): Promise<void> => row('tenants', { id, status, environment: 'sandbox' });
/** Asks as a request does whose tenant is not known yet. */
const run = async (statement: Statement) =>
  (await Transaction.begin(engine.pool, { role: 'system', tenantId: null })).commit([statement]);
const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

beforeAll(async () => {
  engine = await startTestEngine({ lifecycles });
  owner = engine.pool.owner;
});
beforeEach(() => owner.raw('TRUNCATE tenants, users, members, agents, api_keys, api_key_uses CASCADE'));
afterAll(() => engine.stop());

describe('a user', () => {
  test('is found by its id or by the address that it signs in with, and by no other', async () => {
    await row('users', { id: 'usr_1', name: 'Ada', email_index: 'idx_1', email_ciphertext: 'sealed' });
    const ada = { id: 'usr_1', name: 'Ada', emailCiphertext: 'sealed' };
    expect(await ask((reads) => userNamed(reads, 'usr_1'))).toEqual(ada);
    expect(await ask((reads) => userByEmail(reads, 'idx_1'))).toEqual(ada);
    expect(await ask((reads) => userNamed(reads, 'idx_1'))).toBeUndefined();
    expect(await ask((reads) => userByEmail(reads, 'usr_1'))).toBeUndefined();
  });

  test('has its places and the invitations of its address, oldest first, and none that it was removed from', async () => {
    await member('mem_4', { user_id: 'usr_1', created_at: inMs(2) });
    await member('mem_3', { user_id: 'usr_1', created_at: inMs(1), status: 'SUSPENDED', email_index: 'other' });
    await member('mem_2', { created_at: inMs(1), status: 'INVITED' });
    await member('mem_5', { user_id: 'usr_1', status: 'REMOVED' });
    await member('mem_6', { status: 'ACTIVE', user_id: 'usr_2' });
    await member('mem_7', { status: 'INVITED', email_index: 'other' });
    const found = await ask((reads) => membershipsOfUser(reads, 'usr_1', 'idx_1'));
    expect(ids(found)).toEqual(['mem_2', 'mem_3', 'mem_4']);
  });

  test('belongs to a tenant until it is removed from the last', async () => {
    const belongs = () => ask((reads) => hasMembership(reads, 'usr_1'));
    await member('mem_1', { user_id: 'usr_1', status: 'REMOVED' });
    await member('mem_2', { user_id: 'usr_2' });
    expect(await belongs()).toBe(false);
    await member('mem_3', { user_id: 'usr_1', status: 'SUSPENDED' });
    expect(await belongs()).toBe(true);
  });

  test('is locked by name while it is asked whether it belongs to one (D-005)', async () => {
    await ask(async (reads) => {
      await hasMembership(reads, 'usr_1');
      const held = await owner('pg_locks').where({ locktype: 'advisory', granted: true });
      expect(held).toHaveLength(1);
    });
  });
});

describe('an address', () => {
  test.each([
    ['of an owner who proved it', {}, ['ten_1']],
    ['of an administrator', { role: 'ADMIN' }, ['ten_1']],
    ['of another member', { role: 'MEMBER' }, []],
    ['of one who is suspended', { status: 'SUSPENDED' }, []],
    ['that nobody has proved', { email_verified_at: null }, []],
    ['of somebody else', { email_index: 'idx_2' }, []],
  ])('%s (D-156, D-498)', async (_, more, tenants) => {
    await member('mem_1', more);
    expect(await ask((reads) => tenantsOfEmail(reads, 'idx_1'))).toEqual(tenants);
  });

  test('stands for several tenants in their order', async () => {
    await member('mem_2');
    await member('mem_1', { role: 'ADMIN' });
    expect(await ask((reads) => tenantsOfEmail(reads, 'idx_1'))).toEqual(['ten_1', 'ten_2']);
  });
});

test('members and tenants are known by their ids', async () => {
  await member('mem_1');
  await tenant('ACTIVE');
  expect(await ask((reads) => memberAnywhere(reads, 'mem_1'))).toMatchObject({ id: 'mem_1', tenantId: 'ten_1' });
  expect(await ask((reads) => memberAnywhere(reads, 'mem_2'))).toBeUndefined();
  expect(await ask((reads) => isTenant(reads, 'ten_1'))).toBe(true);
  expect(await ask((reads) => isTenant(reads, 'ten_2'))).toBe(false);
});

describe('a key', () => {
  const use = async (at: Date, hash = 'hash_1') => {
    const [result] = await run(keyByHash(hash, at));
    return result?.rows ?? [];
  };
  const used = async () => (await owner('api_key_uses').first())?.last_used_at;

  beforeEach(async () => {
    await tenant('SUSPENDED');
    await member('mem_1', { role: 'ADMIN' });
    await row('agents', { id: 'agt_1', tenant_id: 'ten_1', status: 'ACTIVE' });
    await row('api_keys', {
      id: 'key_1',
      tenant_id: 'ten_1',
      member_id: 'mem_1',
      environment: 'sandbox',
      status: 'ACTIVE',
    });
    await owner('api_keys').update({ agent_id: null, key_hash: 'hash_1', revoked_at: null });
  });

  test('is found by its hash, with all that is asked of it (D-030)', async () => {
    expect(await use(now, 'hash_2')).toEqual([]);
    const [key] = await use(now);
    expect(key).toMatchObject({ id: 'key_1', tenant_status: 'SUSPENDED', member_role: 'ADMIN', agent_status: null });
    await owner('api_keys').update({ agent_id: 'agt_1' });
    expect((await use(now))[0]).toMatchObject({ agent_id: 'agt_1', agent_status: 'ACTIVE' });
  });

  test('is noted as used once a minute: one millisecond before, at and after', async () => {
    await use(now);
    expect(await used()).toEqual(now);
    await use(inMs(59_999));
    expect(await used()).toEqual(now);
    await use(inMs(60_000));
    expect(await used()).toEqual(inMs(60_000));
    await use(inMs(-120_000));
    expect(await used()).toEqual(inMs(60_000));
  });

  test('that is revoked is noted no more', async () => {
    await owner('api_keys').update({ status: 'REVOKED', revoked_at: now });
    expect(await use(now)).toHaveLength(1);
    expect(await used()).toBeUndefined();
  });
});

describe('the places of a session’s user', () => {
  const places = async (userId: string, emailIndex: string | null) => {
    const [result] = await run(placesOf(userId, emailIndex));
    return result?.rows as { id: string; proves_email: boolean; tenant_status: string }[];
  };

  test('are its own, and invitations of an address that the identity provider vouches for (D-003, D-017)', async () => {
    for (const nth of [1, 2, 3, 4, 5]) await tenant('ACTIVE', `ten_${nth}`);
    await member('mem_3', { user_id: 'usr_1', status: 'REMOVED' });
    await member('mem_1', { user_id: 'usr_1', email_verified_at: null });
    await member('mem_2', { status: 'INVITED' });
    await member('mem_4', { user_id: 'usr_2', status: 'ACTIVE' });
    await member('mem_5', { status: 'INVITED', email_index: 'other' });
    expect(ids(await places('usr_1', 'idx_1'))).toEqual(['mem_1', 'mem_2', 'mem_3']);
    expect(ids(await places('usr_1', null))).toEqual(['mem_1', 'mem_3']);
    expect((await places('usr_1', null))[0]).toMatchObject({ tenant_status: 'ACTIVE', proves_email: false });
  });

  test.each([
    ['its own that nobody has proved yet', {}, true],
    ['one that is proved', { email_verified_at: now }, false],
    ['a suspended one', { status: 'SUSPENDED' }, false],
    ['one under another address', { email_index: 'other' }, false],
    ['an invitation', { status: 'INVITED', user_id: null }, false],
  ])('have their address proved by the session: %s (D-498)', async (_, more, proves) => {
    await tenant('ACTIVE');
    await member('mem_1', { user_id: 'usr_1', email_verified_at: null, ...more });
    expect((await places('usr_1', 'idx_1')).map(({ proves_email }) => proves_email)).toEqual([proves]);
  });
});
