import { getAddress } from 'viem/utils';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import { targetOfReference } from '../../../src/domains/offramp/intents/payee-target.cross-tenant.ts';
import { organizationByEmail, walletOfHandle } from '../../../src/domains/payments/destination.cross-tenant.ts';
import {
  EXECUTION_FAILURE,
  EXECUTION_SUCCESS,
  executionBy,
  executionOf,
  walletsOfSafes,
} from '../../../src/domains/payments/execution/executed.cross-tenant.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

const now = new Date('2026-03-02T09:00:00.000Z');

let engine: TestEngine;
let owner: TestEngine['pool']['owner'];
const row = (table: string, given: object): Promise<void> => anyRow(owner, table, { ...given });
const ask = <T>(question: (reads: Reads) => Promise<T>): Promise<T> => asking(engine, question);
const addressOf = (nth: number) => getAddress(`0x${String(nth).repeat(40)}`);
const wallet = (nth: number, more: object = {}): Promise<void> =>
  row('wallets', {
    id: `wal_${nth}`,
    tenant_id: `ten_${nth}`,
    kind: 'ORGANIZATION',
    address: addressOf(nth),
    chain_id: 84532,
    status: 'PENDING_DEPLOYMENT',
    owners: '[{}]',
    threshold: 1,
    failed_attempts: 0,
    attempt: 1,
    ...more,
  });

beforeAll(async () => {
  engine = await startTestEngine({ lifecycles });
  owner = engine.pool.owner;
});
beforeEach(() =>
  owner.raw(`TRUNCATE wallets, members, email_aliases, directory_handles, did_reservations, chain_logs, identities,
    payment_identities CASCADE`),
);
afterAll(() => engine.stop());

test('a handle is paid at its wallet, also from another tenant (D-173, D-182)', async () => {
  await wallet(1);
  await wallet(2);
  await row('directory_handles', { handle: 'ada', tenant_id: 'ten_1', wallet_id: 'wal_2' });
  expect(await ask((reads) => walletOfHandle(reads, 'ada'))).toEqual({ address: addressOf(2), chainId: 84532 });
  expect(await ask((reads) => walletOfHandle(reads, 'ben'))).toBeUndefined();
});

describe('an e-mail address is paid at the organization', () => {
  const alias = (nth: number, more: object = {}): Promise<void> =>
    row('email_aliases', {
      id: `eal_${nth}`,
      tenant_id: `ten_${nth}`,
      member_id: 'mem_1',
      status: 'ACTIVE',
      email_index: 'idx_1',
      verified_at: now,
      revoked_at: null,
      ...more,
    });
  const found = async () => (await ask((reads) => organizationByEmail(reads, 'idx_1')))?.address;

  test.each([
    ['of the tenant that it is an alias of', {}, addressOf(1)],
    ['of nobody who gave it up', { status: 'REVOKED', revoked_at: now }, undefined],
    ['of nobody with another one', { email_index: 'idx_2' }, undefined],
  ])('%s (D-503)', async (_, more, address) => {
    await wallet(1);
    await wallet(3, { tenant_id: 'ten_1', kind: 'STANDARD' });
    await alias(1, more);
    expect(await found()).toBe(address);
  });

  test('of its alias only, not of a member who proved it or a tenant that claimed its reservation', async () => {
    await wallet(1);
    const member = { id: 'mem_1', tenant_id: 'ten_1', role: 'OWNER', status: 'ACTIVE', email_index: 'idx_1' };
    await row('members', { ...member, email_verified_at: now });
    const reservation = { did: `did:payid:${'a'.repeat(64)}`, contact_kind: 'EMAIL', contact_index: 'idx_1' };
    await row('did_reservations', { ...reservation, status: 'CLAIMED', claimed_by_tenant_id: 'ten_1' });
    expect(await found()).toBeUndefined();
  });
});

describe('transactions that Safes have executed', () => {
  const log = (id: string, more: object = {}): Promise<void> =>
    row('chain_logs', {
      filter: 'payments.executed',
      state: 'SEEN',
      block_hash: id,
      topics: JSON.stringify([EXECUTION_SUCCESS, '0xabc']),
      ...more,
    });
  const executed = async (hash = '0xabc') => {
    const [own, any] = [await ask((reads) => executionOf(reads, hash)), await ask((reads) => executionBy(reads, hash))];
    expect(own).toEqual(any);
    return own?.blockHash;
  };

  test('belong to the wallets of these Safes, in their order, whatever the case of an address', async () => {
    for (const nth of [2, 1, 3]) await wallet(nth);
    const lower = [addressOf(2), addressOf(1)].map((address) => address.toLowerCase() as typeof address);
    expect(await ask((reads) => walletsOfSafes(reads, lower))).toEqual(['wal_1', 'wal_2']);
    expect(await ask((reads) => walletsOfSafes(reads, []))).toEqual([]);
  });

  test.each([
    ['one that was seen', {}, 'one'],
    ['one that is confirmed', { state: 'CONFIRMED' }, 'one'],
    ['none of a block that is gone', { state: 'ORPHANED' }, undefined],
    ['none of another filter', { filter: 'offramp.deposits' }, undefined],
    ['none that failed', { topics: JSON.stringify([EXECUTION_FAILURE, '0xabc']) }, undefined],
    ['none of another transaction', { topics: JSON.stringify([EXECUTION_SUCCESS, '0xdef']) }, undefined],
  ])('are found by the hash that owners signed: %s', async (_, more, found) => {
    await log('one', more);
    expect(await executed()).toBe(found);
  });

  test('need no query without Safes', async () => {
    const many = () => Promise.reject(new Error('asked'));
    expect(await walletsOfSafes({ acrossTenants: { many, one: many } }, [])).toEqual([]);
  });
});

describe('the payee of an intent (D-356)', () => {
  const targetOf = (kind: string, value: string) =>
    ask((reads) =>
      targetOfReference(reads, { kind, value } as never, { phone: undefined, address: undefined } as never),
    );

  test('is a lower-case e-mail address, or a valid handle', async () => {
    expect(await targetOf('email', 'Ada@Example.com')).toEqual({ kind: 'EMAIL', email: 'ada@example.com' });
    expect(await targetOf('handle', '@ada')).toMatchObject({ kind: 'HANDLE' });
    expect(await targetOf('handle', 'no handle!')).toBeNull();
  });

  test('is the payid of the identity’s tenant', async () => {
    await row('identities', {
      id: 'idn_1',
      tenant_id: 'ten_1',
      subject_type: 'TENANT',
      identity_type: 'BUSINESS',
      status: 'ACTIVE',
    });
    const dids = ['a', 'b'].map((digit) => `did:payid:${digit.repeat(64)}`);
    await row('payment_identities', { tenant_id: 'ten_1', did: dids[0] });
    await row('payment_identities', { tenant_id: 'ten_2', did: dids[1] });
    expect(await targetOf('identityId', 'idn_1')).toEqual({ kind: 'DID', did: dids[0] });
    expect(await targetOf('identityId', 'idn_2')).toBeNull();
  });
});
