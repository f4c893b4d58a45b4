import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentsToEmail, paymentsToPhone } from '../../../src/domains/identity/aliases/open-payments.store.ts';
import {
  aliasesOf,
  codeSends,
  findAlias,
  hasAlias,
  standingAlias,
} from '../../../src/domains/identity/aliases/phone-alias.store.ts';
import { isBound } from '../../../src/domains/identity/bindings/bound-wallet.cross-tenant.ts';
import { bindingsOf, identityById, payerWallets } from '../../../src/domains/identity/bindings/wallet-binding.store.ts';
import {
  credentialsHeld,
  credentialsOf,
  findCredential,
  isOnboarded,
} from '../../../src/domains/identity/credentials/credential.store.ts';
import { standingAnchor } from '../../../src/domains/identity/credentials/credential-anchor.store.ts';
import { otherHolders } from '../../../src/domains/identity/credentials/holders.cross-tenant.ts';
import { challengeByNonce, isParty } from '../../../src/domains/identity/credentials/presentation-challenge.store.ts';
import {
  boundAs,
  credentialsOfHolder,
  holderByDid,
} from '../../../src/domains/identity/credentials/presented.cross-tenant.ts';
import {
  type NewIdentity,
  payablePaymentIdentity,
  type Subject,
  subjectDid,
  subjectDidOf,
} from '../../../src/domains/identity/handles/identity.store.ts';
import {
  accountOf,
  identitiesOf,
  identityOf,
  readIdentity,
} from '../../../src/domains/identity/handles/identity-list.store.ts';
import {
  identitySubject,
  payableDid,
  payeeByDid,
  payeeByHandle,
} from '../../../src/domains/identity/handles/payee.cross-tenant.ts';
import {
  phoneFacts,
  recipientByPhone,
  recipientCredentials,
  rememberProof,
} from '../../../src/domains/identity/handles/recipient.cross-tenant.ts';
import {
  handleRow,
  handlesOf,
  hasAdopted,
  lockedPaymentIdentity,
  reservationById,
  reservationOfContact,
} from '../../../src/domains/identity/handles/reservation.cross-tenant.ts';
import { handoffByToken } from '../../../src/domains/identity/verification/verification-handoff.store.ts';
import {
  findOpenSession,
  findVerificationSession,
  verificationSessionById,
} from '../../../src/domains/identity/verification/verification-session.store.ts';
import { hashToken } from '../../../src/platform/crypto/index.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';
import type { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import { insert, update } from '../../../src/platform/lifecycle/writes.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { ago, DAY, END, HOUR, MINUTE, type Row } from '../boundary.ts';

/** Which rows the statements find. `*.walls.ts` tests other tenants, and other files test the ends in time. */
let engine: TestEngine;
const asked = <T>(ask: (reads: Reads, unit: UnitOfWork) => Promise<T>): Promise<T> => asking(engine, ask);
const row = (table: string, given: Row) => anyRow(engine.pool.owner, table, given);
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).sort();
const hex = (digit: string) => digit.repeat(64);
const payid = (digit: string) => `did:payid:${hex(digit)}`;
const address = (digit: string) => `0x${digit.repeat(40)}`;
const TENANT = { tenantId: 'ten_1', subjectType: 'TENANT', subjectId: 'ten_1' } as const;
const MEMBER = { tenantId: 'ten_1', subjectType: 'TENANT_MEMBER', subjectId: 'mem_1' } as const;

const identity = (id: string, subject: Subject, more: Row = {}) =>
  row('identities', {
    id,
    did: `did:subject:${id}`,
    identity_type: 'BUSINESS',
    status: 'ACTIVE',
    created_at: ago(DAY),
    tenant_id: subject.tenantId,
    subject_type: subject.subjectType,
    subject_id: subject.subjectId,
    ...more,
  });
const credential = (id: string, more: Row = {}) =>
  row('credentials', {
    id,
    tenant_id: 'ten_1',
    kind: 'BUSINESS_IDENTITY',
    status: 'ACTIVE',
    subject_type: 'TENANT',
    subject_id: 'ten_1',
    subject_did: 'did:subject:idn_1',
    issuer_kind: 'PLATFORM',
    issued_at: ago(DAY),
    ...more,
  });
const assured = (assuranceLevel: string) => ({
  document: JSON.stringify({ claims: { assuranceLevel } }),
  doc_hash: 'h',
  signature: 's',
  nonce: 'n',
});
const alias = (id: string, more: Row = {}) =>
  row('phone_aliases', { id, tenant_id: 'ten_1', status: 'ACTIVE', phone_index: id, created_at: ago(DAY), ...more });
const binding = (id: string, more: Row = {}) =>
  row('wallet_bindings', {
    id,
    tenant_id: 'ten_1',
    identity_id: 'idn_1',
    status: 'ACTIVE',
    chain_family: 'EVM',
    chain_id: 31337,
    wallet_type: 'EOA',
    controller_type: 'SELF',
    verification_method: 'EIP191',
    ...more,
  });
const session = (id: string, more: Row = {}) =>
  row('verification_sessions', {
    id,
    tenant_id: 'ten_1',
    status: 'CREATED',
    kind: 'KYB',
    subject_type: 'TENANT',
    subject_id: 'ten_1',
    requirements: '[]',
    ...more,
  });
const wallet = (id: string, more: Row = {}) =>
  row('wallets', {
    id,
    address: `0x${Buffer.from(id).toString('hex').padStart(40, '0')}`,
    tenant_id: 'ten_1',
    status: 'PENDING_DEPLOYMENT',
    kind: 'STANDARD',
    owners: '[{}]',
    threshold: 1,
    failed_attempts: 0,
    attempt: 1,
    ...more,
  });
const payable = (tenantId: string, digit: string, payableAt: Date | null) =>
  row('payment_identities', {
    tenant_id: tenantId,
    did: payid(digit),
    created_at: ago(2 * DAY),
    payable_at: payableAt,
  });
const reservation = (id: string, digit: string, more: Row = {}) =>
  row('did_reservations', {
    id,
    status: 'RESERVED',
    did: payid(digit),
    contact_kind: 'EMAIL',
    contact_index: id,
    contact_ciphertext: `sealed ${id}`,
    contact_masked: `masked ${id}`,
    created_at: ago(DAY),
    ...more,
  });
const claimed = (tenantId: string, redirectsTo: string | null = null) => ({
  status: 'CLAIMED',
  claimed_by_tenant_id: tenantId,
  claimed_at: ago(HOUR),
  redirects_to: redirectsTo,
});
const handle = (name: string, more: Row) =>
  row('directory_handles', { handle: name, created_at: END, updated_at: END, ...more });

// The tests tell one story, in the order in which they stand.
describe('stores of identities', { shuffle: false }, () => {
  beforeAll(async () => {
    engine = await startTestEngine();
  });
  afterAll(() => engine?.stop());

  describe('identities', () => {
    beforeAll(async () => {
      await identity('idn_1', TENANT);
      await identity('idn_mem', MEMBER, { identity_type: 'PERSON' });
      await identity('idn_else', { tenantId: 'ten_2', subjectType: 'TENANT', subjectId: 'ten_2' });
      await wallet('wal_standard');
      await wallet('wal_org', { kind: 'ORGANIZATION' });
      await wallet('wal_mem', { kind: 'SMART_ACCOUNT', member_id: 'mem_1' });
      await wallet('wal_mem_2', { kind: 'SMART_ACCOUNT', member_id: 'mem_2' });
    });

    test('are listed for the tenant and its members, each with the account of its subject (D-248, D-320)', async () => {
      const all = await asked((reads) => reads.many<{ id: string }>(identitiesOf('ten_1', END)));
      expect(idsOf(all)).toEqual(['idn_1', 'idn_mem']);
      const own = await asked((reads) => readIdentity(reads, 'ten_1', 'idn_1', END));
      expect(own).toEqual({
        id: 'idn_1',
        did: 'did:subject:idn_1',
        identityType: 'BUSINESS',
        status: 'ACTIVE',
        subjectType: 'TENANT',
        subjectId: 'ten_1',
        createdAt: ago(DAY),
        primarySmartAccountId: 'wal_org',
        credential: 'NONE',
        isBound: false,
      });
      expect(await asked((reads) => readIdentity(reads, 'ten_1', 'idn_else', END))).toBeUndefined();
      const ofMember = await asked((reads) => identityOf(reads, MEMBER, END));
      expect(ofMember).toMatchObject({ id: 'idn_mem', primarySmartAccountId: 'wal_mem' });
      const stranger = { ...MEMBER, tenantId: 'ten_2' };
      expect(await asked((reads) => identityOf(reads, stranger, END))).toBeUndefined();
      expect(await asked((reads) => identityOf(reads, { ...MEMBER, subjectId: 'ten_1' }, END))).toBeUndefined();
    });

    test('have the account of their subject, if any, before they are stored', async () => {
      const account = (subject: Subject) => asked((reads) => accountOf(reads, subject));
      expect(await account(TENANT)).toBe('wal_org');
      expect(await account({ ...MEMBER, subjectId: 'mem_2' })).toBe('wal_mem_2');
      expect(await account({ ...MEMBER, subjectId: 'mem_3' })).toBeNull();
      expect(await account({ tenantId: 'ten_2', subjectType: 'TENANT', subjectId: 'ten_2' })).toBeNull();
    });

    test('are assured by their best valid credential, and by a wallet that signs (D-320)', async () => {
      const level = async () => {
        const found = await asked((reads) => readIdentity(reads, 'ten_1', 'idn_1', END));
        return [found?.credential, found?.isBound];
      };
      await credential('cred_mem', { ...assured('SUBSTANTIAL'), subject_id: 'mem_1' });
      await credential('cred_member', { ...assured('SUBSTANTIAL'), kind: 'TENANT_MEMBERSHIP' });
      await credential('cred_held', { ...assured('SUBSTANTIAL'), status: 'SUSPENDED', issued_at: ago(3 * DAY) });
      await binding('bnd_pending', { status: 'PENDING', wallet_address: address('1') });
      expect(await level()).toEqual(['NONE', false]);
      await credential('cred_1', { issued_at: ago(2 * DAY) });
      expect(await level()).toEqual(['BASIC', false]);
      await credential('cred_2', { ...assured('SUBSTANTIAL'), expires_at: new Date(END.getTime() + 1) });
      await binding('bnd_1', { wallet_address: `0x${'Ab'.repeat(20)}`, wallet_type: 'SMART_ACCOUNT' });
      expect(await level()).toEqual(['SUBSTANTIAL', true]);
    });

    test('of a subject are made once, in a transaction that remembers it (D-318, D-321)', async () => {
      const known = await asked((reads) => subjectDid(reads, TENANT, END));
      expect(known).toEqual({ did: 'did:subject:idn_1', made: null, writes: [] });
      await asked(async (reads) => {
        const other = { ...MEMBER, subjectId: 'mem_new' };
        const first = await subjectDid(reads, other, END);
        expect(first.made).toEqual({
          id: expect.stringMatching(/^idn_/),
          did: `did:subject:${first.made?.id}`,
          identityType: 'PERSON',
          status: 'ACTIVE',
          createdAt: END,
          ...other,
        });
        expect(first.did).toBe(first.made?.did);
        expect(first.writes).toEqual([insert('identities', first.made as NewIdentity & Row)]);
        expect(await subjectDid(reads, other, END)).toBe(first);
        const business = await subjectDid(
          reads,
          { tenantId: 'ten_1', subjectType: 'TENANT', subjectId: 'mem_new' },
          END,
        );
        expect(business.made).toMatchObject({ identityType: 'BUSINESS', subjectType: 'TENANT' });
      });
      expect(await asked((reads) => subjectDidOf(reads, 'ten_2'))).toBe('did:subject:idn_else');
      expect(await asked((reads) => subjectDidOf(reads, 'mem_1'))).toBeUndefined();
    });

    test('of one subject requested twice at once are the same', async () => {
      const subject = { ...MEMBER, subjectId: 'mem_race' };
      const found = await asked(async (reads) => {
        // Looks before the row is there, and waits for whoever makes it.
        let looked = 0;
        const late: Reads = {
          ...reads,
          one: async <T extends object>(query: Parameters<Reads['one']>[0]) => {
            looked += 1;
            const answer = await reads.one<T>(query);
            if (looked === 1) await identity('idn_race', subject, { identity_type: 'PERSON' });
            return answer;
          },
        } as Reads;
        return subjectDid(late, subject, END);
      });
      expect(found).toEqual({ did: 'did:subject:idn_race', made: null, writes: [] });
    });

    test('are found by their id across tenants, and as holders only while they are ACTIVE (D-157, D-320)', async () => {
      expect(await asked((reads) => identitySubject(reads, 'idn_mem'))).toEqual({
        tenantId: 'ten_1',
        subjectType: 'TENANT_MEMBER',
      });
      expect(await asked((reads) => identitySubject(reads, 'idn_none'))).toBeUndefined();
      await identity('idn_shut', { ...MEMBER, subjectId: 'mem_shut' }, { status: 'SUSPENDED' });
      const holder = (id: string) => asked((reads) => holderByDid(reads, `did:subject:${id}`));
      expect(await holder('idn_else')).toEqual({ id: 'idn_else', did: 'did:subject:idn_else' });
      expect([await holder('idn_shut'), await holder('idn_none')]).toEqual([undefined, undefined]);
      expect(await asked((reads) => identityById(reads, 'ten_1', 'idn_mem'))).toEqual({
        id: 'idn_mem',
        did: 'did:subject:idn_mem',
        subjectType: 'TENANT_MEMBER',
      });
      expect(await asked((reads) => identityById(reads, 'ten_1', 'idn_else'))).toBeUndefined();
    });
  });

  describe('wallets of identities', () => {
    const upper = `0x${'AB'.repeat(20)}`;

    test('sign for a tenant by whichever of its identities, while they are ACTIVE (D-147)', async () => {
      await binding('bnd_else', { tenant_id: 'ten_2', identity_id: 'idn_else', wallet_address: address('2') });
      await binding('bnd_0', { identity_id: 'idn_mem', wallet_address: address('3'), chain_id: 1 });
      const signs = { walletType: 'EOA', walletAddress: address('3'), chainId: 1, identityDid: 'did:subject:idn_mem' };
      const other = {
        walletType: 'SMART_ACCOUNT',
        walletAddress: `0x${'Ab'.repeat(20)}`,
        chainId: 31337,
        identityDid: 'did:subject:idn_1',
      };
      expect(await asked((reads) => payerWallets(reads, 'ten_1'))).toEqual([signs, other]);
      const ofIdentity = (tenantId: string, id: string) =>
        asked((reads) => reads.many<{ id: string }>(bindingsOf(tenantId, id)));
      expect(idsOf(await ofIdentity('ten_1', 'idn_1'))).toEqual(['bnd_1', 'bnd_pending']);
      expect(await ofIdentity('ten_1', 'idn_else')).toEqual([]);
    });

    test('are matched in any letter case, for one identity on one chain (D-322)', async () => {
      const bound = (wanted: string) => asked((reads) => isBound(reads, wanted));
      expect([await bound(upper), await bound(address('1')), await bound(address('9'))]).toEqual([true, false, false]);
      const as = (id: string, wanted: string, chainId: number) =>
        asked((reads) => boundAs(reads, { id, did: '' }, { address: wanted, chainId }));
      expect(await as('idn_1', upper, 31337)).toBe('SMART_ACCOUNT');
      expect(await as('idn_1', upper, 1)).toBeUndefined();
      expect(await as('idn_mem', upper, 31337)).toBeUndefined();
      expect(await as('idn_1', address('1'), 31337)).toBeUndefined();
    });
  });

  describe('credentials', () => {
    test('are found in their own tenant only', async () => {
      await credential('cred_else', { tenant_id: 'ten_2', subject_id: 'ten_2', kind: 'PAYMENT_POLICY' });
      const all = await asked((reads) => reads.many<{ id: string }>(credentialsOf('ten_1')));
      expect(idsOf(all)).toEqual(['cred_1', 'cred_2', 'cred_held', 'cred_mem', 'cred_member']);
      expect((await asked((reads) => findCredential(reads, 'ten_1', 'cred_1')))?.id).toBe('cred_1');
      expect(await asked((reads) => findCredential(reads, 'ten_1', 'cred_else'))).toBeUndefined();
    });

    test('onboard a tenant only by a business credential that counts now (D-114)', async () => {
      const onboarded = (tenantId: string) => asked((reads) => isOnboarded(reads, tenantId, END));
      expect([await onboarded('ten_1'), await onboarded('ten_2')]).toEqual([true, false]);
      await credential('cred_b1', { tenant_id: 'ten_3', status: 'SUSPENDED' });
      await credential('cred_b2', { tenant_id: 'ten_3', expires_at: END });
      expect(await onboarded('ten_3')).toBe(false);
      await credential('cred_b3', { tenant_id: 'ten_3', expires_at: new Date(END.getTime() + 1) });
      expect(await onboarded('ten_3')).toBe(true);
    });

    test('of a kind are listed newest first, and by id when they are of the same time (D-114, D-118)', async () => {
      const one = (id: string, more: Row) => credential(id, { tenant_id: 'ten_4', subject_id: 'ten_4', ...more });
      await one('cred_c1', { issued_at: ago(HOUR), legal_name: 'c1', expires_at: END });
      await one('cred_c2', { issued_at: ago(DAY), legal_name: 'c2', status: 'EXPIRED' });
      await one('cred_c3', { issued_at: ago(HOUR), legal_name: 'c3', status: 'SUSPENDED' });
      await one('cred_c4', { issued_at: ago(HOUR), legal_name: 'c4', kind: 'PERSON_IDENTITY' });
      await one('cred_c5', { issued_at: ago(2 * DAY), legal_name: 'c5', subject_type: 'TENANT_MEMBER' });
      expect(await asked((reads) => credentialsHeld(reads, 'ten_4', 'BUSINESS_IDENTITY'))).toEqual([
        { status: 'SUSPENDED', expiresAt: null },
        { status: 'ACTIVE', expiresAt: END },
        { status: 'EXPIRED', expiresAt: null },
      ]);
      expect(await asked((reads) => recipientCredentials(reads, 'ten_4'))).toEqual([
        { status: 'SUSPENDED', legalName: 'c3', issuedAt: ago(HOUR), expiresAt: null },
        { status: 'ACTIVE', legalName: 'c1', issuedAt: ago(HOUR), expiresAt: END },
        { status: 'EXPIRED', legalName: 'c2', issuedAt: ago(DAY), expiresAt: null },
        { status: 'ACTIVE', legalName: 'c5', issuedAt: ago(2 * DAY), expiresAt: null },
      ]);
    });

    test('are found for their holder, with the issuers that may have signed them (D-332)', async () => {
      const deployed = { kind: 'ORGANIZATION', tenant_id: 'ten_4', address: address('4') };
      const presented = (did: string, ids: string[]) =>
        asked((reads) => credentialsOfHolder(reads, { id: '', did }, ids));
      const [unsigned] = await presented('did:subject:idn_1', ['cred_c1']);
      expect(unsigned).toMatchObject({ id: 'cred_c1', orgDid: null, orgAddress: null });
      await wallet('wal_org4', { ...deployed, status: 'DEPLOYED', deployed_at: END });
      await identity('idn_4', { tenantId: 'ten_4', subjectType: 'TENANT', subjectId: 'ten_4' });
      const both = await presented('did:subject:idn_1', ['cred_c1', 'cred_2', 'cred_none']);
      expect(idsOf(both)).toEqual(['cred_2', 'cred_c1']);
      expect(both.find(({ id }) => id === 'cred_c1')).toEqual({
        id: 'cred_c1',
        status: 'ACTIVE',
        subjectDid: 'did:subject:idn_1',
        issuerKind: 'PLATFORM',
        issuerRef: 'x',
        schemaVersion: 'x',
        issuedAt: ago(HOUR),
        expiresAt: END,
        document: null,
        docHash: null,
        signature: null,
        nonce: null,
        orgDid: 'did:subject:idn_4',
        orgAddress: address('4'),
      });
      // An account that is on its way signs nothing, and a member’s identity is not its organization’s.
      expect(both.find(({ id }) => id === 'cred_2')).toMatchObject({
        orgDid: 'did:subject:idn_1',
        orgAddress: null,
        docHash: 'h',
        signature: 's',
        nonce: 'n',
        document: { claims: { assuranceLevel: 'SUBSTANTIAL' } },
      });
      expect(await presented('did:subject:idn_4', ['cred_c1', 'cred_2'])).toEqual([]);
    });

    test('have one anchor that has not failed (D-330)', async () => {
      const anchor = (id: string, more: Row) =>
        row('credential_anchors', {
          id,
          tenant_id: 'ten_1',
          credential_id: 'cred_1',
          root: `0x${hex('1')}`,
          claims: '[{"key":"a"}]',
          ...more,
        });
      const standing = (tenantId: string, id: string) => asked((reads) => standingAnchor(reads, tenantId, id));
      await anchor('anc_failed', { status: 'FAILED' });
      expect(await standing('ten_1', 'cred_1')).toBeUndefined();
      await anchor('anc_sent', { status: 'SUBMITTED' });
      await anchor('anc_done', { status: 'ANCHORED', credential_id: 'cred_2', tx_hash: 'x', anchored_at: END });
      const found = { id: 'anc_sent', status: 'SUBMITTED', root: `0x${hex('1')}`, claims: [{ key: 'a' }] };
      expect(await standing('ten_1', 'cred_1')).toEqual(found);
      expect(await standing('ten_1', 'cred_2')).toMatchObject({ id: 'anc_done' });
      expect(await standing('ten_2', 'cred_1')).toBeUndefined();
    });
  });

  describe('phone aliases', () => {
    beforeAll(async () => {
      await alias('pal_1', { phone_index: 'one' });
      await alias('pal_old', { phone_index: 'one', status: 'REPLACED', created_at: END });
      await alias('pal_pending', { phone_index: 'two', status: 'PENDING' });
      await alias('pal_gone', { phone_index: 'three', status: 'REVOKED' });
      await alias('pal_gone_2', { phone_index: 'three', status: 'REPLACED' });
      await alias('pal_due', { phone_index: 'four', status: 'REVERIFICATION_REQUIRED' });
      await alias('pal_else', { phone_index: 'two', tenant_id: 'ten_2' });
    });

    test('are found in their own tenant only, and by number unless they have ended (D-108)', async () => {
      const all = await asked((reads) => reads.many<{ id: string }>(aliasesOf('ten_2')));
      expect(idsOf(all)).toEqual(['pal_else']);
      expect((await asked((reads) => findAlias(reads, 'ten_1', 'pal_1')))?.id).toBe('pal_1');
      expect(await asked((reads) => findAlias(reads, 'ten_1', 'pal_else'))).toBeUndefined();
      const standing = (index: string) => asked((reads) => standingAlias(reads, 'ten_1', index));
      expect([await standing('one'), await standing('two'), await standing('three'), await standing('four')]).toEqual([
        ...[{ id: 'pal_1' }, { id: 'pal_pending' }, undefined, { id: 'pal_due' }],
      ]);
      const has = (tenantId: string, index: string) => asked((reads) => hasAlias(reads, tenantId, index));
      expect([await has('ten_1', 'two'), await has('ten_1', 'three'), await has('ten_2', 'one')]).toEqual([
        ...[true, false, false],
      ]);
    });

    test('lead to their holder while verified or due for reverification (D-106)', async () => {
      const reached = (index: string) => asked((reads) => recipientByPhone(reads, index));
      expect(await reached('one')).toEqual({ tenantId: 'ten_1', aliasId: 'pal_1', status: 'ACTIVE' });
      expect(await reached('two')).toEqual({ tenantId: 'ten_2', aliasId: 'pal_else', status: 'ACTIVE' });
      expect(await reached('four')).toMatchObject({ status: 'REVERIFICATION_REQUIRED' });
      expect(await reached('three')).toBeUndefined();
    });

    test('that stand count before newer ones, and else the newest one; the status is read once (D-109)', async () => {
      const status = async (tenantId: string, index: string) =>
        (await asked((reads) => phoneFacts(reads, tenantId, index))).aliasStatus;
      expect([await status('ten_1', 'one'), await status('ten_1', 'two'), await status('ten_2', 'two')]).toEqual([
        ...['ACTIVE', 'PENDING', 'ACTIVE'],
      ]);
      // Both of one moment: the later id.
      expect([await status('ten_1', 'three'), await status('ten_2', 'one')]).toEqual(['REPLACED', null]);
      await asked(async (reads) => {
        expect(await rememberProof(reads, 'ten_1', 'two')).toEqual({ aliasStatus: 'ACTIVE' });
        expect(await phoneFacts(reads, 'ten_1', 'two')).toEqual({ aliasStatus: 'ACTIVE' });
        expect(await phoneFacts(reads, 'ten_1', 'three')).toEqual({ aliasStatus: 'REPLACED' });
        expect(await phoneFacts(reads, 'ten_2', 'three')).toEqual({ aliasStatus: null });
      });
    });

    test('that lose their number are all but the one that proves it, behind the number’s lock (D-109)', async () => {
      const looked: unknown[] = [];
      const acrossTenants = {
        aggregatesWith: async (lifecycle: string, wanted: unknown) => {
          looked.push([lifecycle, wanted]);
          return [{ id: 'pal_a' }, { id: 'pal_b' }];
        },
      };
      const others = (aliasId?: string) =>
        asked(async (reads) => {
          const unit = { reads, acrossTenants } as unknown as Parameters<typeof otherHolders>[0];
          const ids = await otherHolders(unit, 'four', aliasId);
          const held = await reads.many(
            engine.pool.owner.raw(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()`),
          );
          expect(held).toHaveLength(1);
          return ids;
        });
      expect(await others('pal_a')).toEqual(['pal_b']);
      expect(await others()).toEqual(['pal_a', 'pal_b']);
      const wanted = { phoneIndex: 'four', status: ['ACTIVE', 'REVERIFICATION_REQUIRED'] };
      expect(looked[0]).toEqual(['phone-alias', wanted]);
    });

    test('count the codes of a day by number and tenant (D-053)', async () => {
      const sent = (id: string, more: Row = {}) =>
        row('alias_code_sends', { id, tenant_id: 'ten_1', phone_index: 'one', sent_at: ago(DAY), ...more });
      await sent('acs_1');
      await sent('acs_2', { sent_at: ago(DAY - 1) });
      await sent('acs_3', { phone_index: 'two', sent_at: ago(MINUTE) });
      await sent('acs_4', { tenant_id: 'ten_2', sent_at: ago(MINUTE) });
      expect(await asked((reads) => codeSends(reads, 'ten_1', 'one', END))).toEqual([ago(DAY - 1)]);
    });
  });

  test('a challenge is found in its own tenant by its nonce, and a payment by its parties (D-331)', async () => {
    const nonce = `0x${hex('a')}`;
    await row('presentation_challenges', { id: 'prs_1', tenant_id: 'ten_1', nonce, status: 'ISSUED' });
    const found = (tenantId: string, wanted: string) => asked((reads) => challengeByNonce(reads, tenantId, wanted));
    expect(await found('ten_1', nonce)).toEqual({ id: 'prs_1' });
    expect([await found('ten_2', nonce), await found('ten_1', `0x${hex('b')}`)]).toEqual([undefined, undefined]);
    await row('payment_parties', { payment_id: 'pay_1', tenant_id: 'ten_1' });
    await row('payment_parties', { payment_id: 'pay_2', tenant_id: 'ten_2' });
    const party = (id: string) => asked((reads) => isParty(reads, 'ten_1', id));
    expect([await party('pay_1'), await party('pay_2'), await party('pay_3')]).toEqual([true, false, false]);
  });

  describe('verifications', () => {
    test('are open once for a kind and a subject (D-313)', async () => {
      await session('vs_1');
      await session('vs_2', { kind: 'KYC', client: '{"provider":"mock"}' });
      await session('vs_3', { status: 'CANCELED', subject_id: 'ten_9' });
      await session('vs_else', { tenant_id: 'ten_2', subject_id: 'ten_2' });
      const open = async (tenantId: string, kind: 'KYB' | 'KYC', id: string) =>
        (await asked((reads) => findOpenSession(reads, tenantId, kind, id)))?.id;
      expect([await open('ten_1', 'KYB', 'ten_1'), await open('ten_1', 'KYC', 'ten_1')]).toEqual(['vs_1', 'vs_2']);
      expect([await open('ten_1', 'KYB', 'ten_9'), await open('ten_1', 'KYB', 'ten_2')]).toEqual([
        undefined,
        undefined,
      ]);
      const one = async (id: string) => (await asked((reads) => findVerificationSession(reads, 'ten_1', id)))?.id;
      expect([await one('vs_3'), await one('vs_else')]).toEqual(['vs_3', undefined]);
      const any = async (id: string) => (await asked((reads) => verificationSessionById(reads, id)))?.id;
      expect([await any('vs_else'), await any('vs_none')]).toEqual(['vs_else', undefined]);
    });

    test('are found by a token that is stored as its hash alone (D-317)', async () => {
      const link = { id: 'hnd_1', session_id: 'vs_2', status: 'OPEN', token_hash: hashToken('secret') };
      await row('verification_handoffs', { ...link, expires_at: END });
      expect(await asked((reads) => handoffByToken(reads, 'secret'))).toEqual({
        id: 'hnd_1',
        kind: 'KYC',
        sessionStatus: 'CREATED',
        client: { provider: 'mock' },
      });
      expect(await asked((reads) => handoffByToken(reads, hashToken('secret')))).toBeUndefined();
    });
  });

  describe('payment identities', () => {
    beforeAll(async () => {
      await payable('ten_1', '1', ago(DAY));
      await payable('ten_2', '2', null);
      await payable('ten_3', '3', ago(DAY));
      for (const id of ['ten_1', 'ten_2', 'ten_3'])
        await row('tenants', { id, environment: 'sandbox', status: 'ACTIVE', legal_name: `${id} Ltd` });
      await reservation('res_open', '4', { handle: 'open' });
      await reservation('res_own', '5', claimed('ten_2'));
      await reservation('res_alias', '6', claimed('ten_3', payid('3')));
      await handle('one', { tenant_id: 'ten_1', wallet_id: 'wal_org' });
      await handle('two', { tenant_id: 'ten_2' });
      await handle('open', { reservation_id: 'res_open' });
      await handle('alias', { reservation_id: 'res_alias' });
      await handle('own', { reservation_id: 'res_own' });
    });
    const contact = { kind: 'EMAIL', index: 'res_open', ciphertext: 'sealed res_open', masked: 'masked res_open' };

    test('lead to the payable tenant, to the claimant, or to the contact that they wait for (D-318, D-336, D-337)', async () => {
      const reached = (digit: string) => asked((reads) => payeeByDid(reads, payid(digit)));
      expect(await reached('1')).toEqual({ kind: 'tenant', tenantId: 'ten_1', did: payid('1') });
      expect([await reached('2'), await reached('9')]).toEqual([undefined, undefined]);
      expect(await reached('4')).toEqual({ kind: 'contact', contact, did: payid('4') });
      expect(await reached('5')).toEqual({ kind: 'tenant', tenantId: 'ten_2', did: payid('5') });
      expect(await reached('6')).toEqual({ kind: 'tenant', tenantId: 'ten_3', did: payid('6') });
    });

    test('are reached by handles, which also report one that is not payable yet (D-111, D-112)', async () => {
      const reached = (name: string) => asked((reads) => payeeByHandle(reads, name));
      expect(await reached('one')).toEqual({ kind: 'tenant', tenantId: 'ten_1', did: payid('1') });
      expect(await reached('two')).toEqual({ kind: 'notPayable' });
      expect(await reached('open')).toEqual({ kind: 'contact', contact, did: payid('4') });
      expect(await reached('alias')).toEqual({ kind: 'tenant', tenantId: 'ten_3', did: payid('3') });
      expect(await reached('own')).toEqual({ kind: 'tenant', tenantId: 'ten_2', did: payid('5') });
      expect(await reached('nobody')).toBeUndefined();
    });

    test('have a public document while they are payable, aliases too (D-333, D-335)', async () => {
      const found = (digit: string) => asked((reads) => payableDid(reads, payid(digit)));
      const own = { did: payid('1'), legalName: 'ten_1 Ltd', subjectDid: 'did:subject:idn_1' };
      expect(await found('1')).toEqual({ ...own, createdAt: ago(2 * DAY), payableAt: ago(DAY) });
      const other = { did: payid('6'), legalName: 'ten_3 Ltd', subjectDid: null };
      expect(await found('6')).toEqual({ ...other, createdAt: ago(DAY), payableAt: ago(HOUR) });
      expect([await found('2'), await found('4'), await found('5'), await found('9')]).toEqual([
        ...[undefined, undefined, undefined, undefined],
      ]);
    });

    test('are found by the contact that reserved them, with the tenant that has claimed them', async () => {
      const found = await asked((reads) => reservationOfContact(reads, 'res_open'));
      expect(found).toMatchObject({ id: 'res_open', status: 'RESERVED', did: payid('4'), claimedByTenantId: null });
      expect(await asked((reads) => reservationOfContact(reads, 'none'))).toBeUndefined();
      expect(await asked((reads) => reservationById(reads, 'res_own'))).toEqual({ claimedByTenantId: 'ten_2' });
      expect(await asked((reads) => reservationById(reads, 'none'))).toBeUndefined();
      const adopted = (tenantId: string) => asked((reads) => hasAdopted(reads, tenantId));
      expect([await adopted('ten_2'), await adopted('ten_3'), await adopted('ten_1')]).toEqual([true, false, false]);
      expect(await asked((reads) => lockedPaymentIdentity(reads, 'ten_1'))).toEqual({
        did: payid('1'),
        payableAt: ago(DAY),
      });
      expect(await asked((reads) => lockedPaymentIdentity(reads, 'ten_9'))).toBeUndefined();
    });

    test('have handles, a tenant’s own and those that it claimed (D-182)', async () => {
      const one = { handle: 'one', tenantId: 'ten_1', reservationId: null, walletId: 'wal_org' };
      const unowned = { tenantId: null, walletId: null };
      expect(await asked((reads) => handleRow(reads, 'one'))).toEqual(one);
      expect(await asked((reads) => handleRow(reads, 'nobody'))).toBeUndefined();
      expect(await asked((reads) => handlesOf(reads, 'ten_1'))).toEqual([one]);
      expect(await asked((reads) => handlesOf(reads, 'ten_2'))).toEqual([
        { handle: 'own', reservationId: 'res_own', ...unowned },
        { handle: 'two', tenantId: 'ten_2', reservationId: null, walletId: null },
      ]);
    });

    test('become payable once, and are created payable for a tenant that has none (D-318)', async () => {
      const writes = (tenantId: string) => asked((reads) => payablePaymentIdentity(reads, tenantId, END));
      expect(await writes('ten_1')).toEqual([]);
      expect(await writes('ten_2')).toEqual([update('payment_identities', { tenantId: 'ten_2' }, { payableAt: END })]);
      const did = expect.stringMatching(/^did:payid:[0-9a-f]{64}$/);
      expect(await writes('ten_9')).toEqual([
        insert('payment_identities', { tenantId: 'ten_9', did, createdAt: END, payableAt: END }),
      ]);
    });
  });

  test('payments to a number or to an address are open until they have ended (D-523)', async () => {
    const sent = (id: string, more: Row = {}) =>
      row('offramp_payments', {
        id,
        status: 'AWAITING_RECIPIENT_CONFIRMATION',
        public_status: 'AWAITING_CONFIRMATION',
        recipient_tenant_id: 'ten_1',
        custody: 'none',
        phone_index: 'idx_paid',
        intent: JSON.stringify({ recipientKind: 'email', recipientMasked: 'a***@b.test' }),
        ...more,
      });
    const open = () =>
      Promise.all([
        asked((reads) => paymentsToPhone(reads, 'ten_1', 'idx_paid')),
        asked((reads) => paymentsToEmail(reads, 'ten_1', 'a***@b.test')),
      ]);
    expect(await open()).toEqual([0, 0]);
    await sent('pay_delivered', { delivered_at: END });
    await sent('pay_refunded', { refunded_at: END });
    await sent('pay_canceled', { canceled_at: END });
    await sent('pay_else', { recipient_tenant_id: 'ten_2' });
    expect(await open()).toEqual([0, 0]);
    for (const id of ['pay_1', 'pay_2']) await sent(id);
    await sent('pay_phone', { intent: null });
    await sent('pay_other', { phone_index: 'idx_else', intent: null });
    // The same text names somebody else by another kind of reference.
    const named = (recipientKind: string, recipientMasked: string) =>
      JSON.stringify({ recipientKind, recipientMasked });
    await sent('pay_handle', { phone_index: null, intent: named('handle', 'a***@b.test') });
    await sent('pay_mail', { phone_index: null, intent: named('email', 'c***@b.test') });
    expect(await open()).toEqual([3, 2]);
  });
});
