import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { availableBalance } from '../../../src/domains/wallets/balance.store.ts';
import { countDrips } from '../../../src/domains/wallets/drip.store.ts';
import { internalBalances } from '../../../src/domains/wallets/internal-balance.store.ts';
import { areOwnersOutOfDate } from '../../../src/domains/wallets/owners.ts';
import { accountsOf, organizationAccount } from '../../../src/domains/wallets/wallet.store.ts';
import { signersOf } from '../../../src/payments/tenancy/members.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { ago, DAY, HOUR, MINUTE, type Row } from '../boundary.ts';

/** Which rows the statements find. `*.walls.ts` tests that they find none of another tenant. */
let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
beforeEach(() => engine.pool.owner.raw('TRUNCATE wallets, members, drips, ledger_accounts, ledger_balances CASCADE'));
afterAll(() => engine.stop());

const ask = <T>(question: (reads: Reads) => Promise<T>): Promise<T> => asking(engine, question);
const row = (table: string, given: Row) => anyRow(engine.pool.owner, table, given);
const address = (digit: string) => `0x${digit.repeat(40)}`;
const member = (id: string, more: Row = {}) =>
  row('members', {
    id,
    tenant_id: 'ten_1',
    status: 'ACTIVE',
    role: 'OWNER',
    name: id,
    signer_address: address(id.at(-1) ?? ''),
    email_index: id,
    created_at: ago(DAY),
    ...more,
  });
const wallet = (id: string, more: Row = {}) =>
  row('wallets', {
    id,
    tenant_id: 'ten_1',
    kind: 'STANDARD',
    status: 'PENDING_DEPLOYMENT',
    address: address(id.at(-1) ?? ''),
    owners: '[{}]',
    failed_attempts: 0,
    ...more,
  });

describe('the signers of a tenant', () => {
  const names = async () => (await ask((reads) => signersOf(reads, 'ten_1'))).map(({ name }) => name);

  test('are its ACTIVE OWNERs and ADMINs with a signer, in the order in which they joined (D-248)', async () => {
    await member('mem_3', { created_at: ago(HOUR) });
    await member('mem_2', { role: 'ADMIN' });
    await member('mem_1');
    await member('mem_4', { role: 'FINANCE' });
    await member('mem_5', { status: 'SUSPENDED' });
    await member('mem_6', { signer_address: null });
    await member('mem_7', { tenant_id: 'ten_2' });
    expect(await names()).toEqual(['mem_1', 'mem_2', 'mem_3']);
  });

  test('include an address once, for the member who joined first', async () => {
    await member('mem_2', { signer_address: address('1'), created_at: ago(MINUTE) });
    await member('mem_1');
    await member('mem_3');
    expect(await names()).toEqual(['mem_1', 'mem_3']);
  });

  test.each([
    ['the same', ['1', '2'], false],
    ['one more', ['1'], true],
    ['one less', ['1', '2', '3'], true],
    ['another', ['1', '3'], true],
  ])(
    'make the organization’s owners out of date unless they are the same: %s (D-457)',
    async (_, owners, outOfDate) => {
      for (const id of ['mem_1', 'mem_2']) await member(id);
      const of = (kind: 'ORGANIZATION' | 'STANDARD') =>
        ask((reads) =>
          areOwnersOutOfDate(reads, {
            kind,
            tenantId: 'ten_1',
            owners: owners.map((digit) => ({ address: address(digit), role: 'ADMIN_OWNER', label: null })),
          }),
        );
      expect([await of('ORGANIZATION'), await of('STANDARD')]).toEqual([outOfDate, false]);
    },
  );
});

test('the accounts of a tenant are its organization’s account and the member’s own', async () => {
  await wallet('wal_1', { kind: 'ORGANIZATION' });
  await wallet('wal_2', { kind: 'SMART_ACCOUNT', member_id: 'mem_1' });
  await wallet('wal_3', { kind: 'SMART_ACCOUNT', member_id: 'mem_2' });
  await wallet('wal_4');
  await wallet('wal_5', { tenant_id: 'ten_2', kind: 'ORGANIZATION' });
  await wallet('wal_6', { tenant_id: 'ten_2', kind: 'SMART_ACCOUNT', member_id: 'mem_9' });
  const accounts = async (memberId: string | null) => {
    const { smart, organization } = await ask((reads) => accountsOf(reads, 'ten_1', memberId));
    return [smart?.id, organization?.id];
  };
  expect(await accounts('mem_1')).toEqual(['wal_2', 'wal_1']);
  expect(await accounts('mem_9')).toEqual([undefined, 'wal_1']);
  expect(await accounts(null)).toEqual([undefined, 'wal_1']);
  expect((await ask((reads) => organizationAccount(reads, 'ten_2')))?.id).toBe('wal_5');
});

test('drips count in the UTC day of their creation, unless they failed (D-256)', async () => {
  const midnight = new Date('2026-03-02T00:00:00.000Z');
  const drip = (nth: number, at: number, more: Row = {}) =>
    row('drips', {
      id: `drip_${nth}`,
      tenant_id: 'ten_1',
      status: 'SUBMITTED',
      asset: 'usdc',
      address: address('1'),
      created_at: new Date(midnight.getTime() + at),
      ...more,
    });
  await drip(1, 0);
  await drip(2, DAY - 1);
  await drip(3, DAY);
  await drip(4, -1);
  await drip(5, HOUR, { address: address('2'), asset: 'eth' });
  await drip(6, HOUR, { status: 'FAILED', failure_reason: 'REVERTED' });
  await drip(7, HOUR, { tenant_id: 'ten_2' });
  const counted = (at: number) =>
    ask((reads) => countDrips(reads, 'ten_1', address('1'), new Date(midnight.getTime() + at)));
  for (const at of [0, HOUR, DAY - 1]) expect(await counted(at)).toEqual({ address: 2, tenant: 3 });
  expect([await counted(-1), await counted(DAY)]).toEqual([
    { address: 1, tenant: 1 },
    { address: 1, tenant: 1 },
  ]);
});

test('the balance of a tenant is the sum of its accounts by kind, in one asset (D-250)', async () => {
  const held = async (id: string, kind: string, balance: number, more: Row = {}) => {
    await row('ledger_accounts', { id, kind, asset: 'USDC', tenant_id: 'ten_1', ...more });
    await row('ledger_balances', { account_id: id, balance, tenant_id: 'ten_1' });
  };
  await held('available:ten_1:USDC', 'available', 7);
  await held('reserved:ten_1:USDC', 'reserved', 5);
  await held('escrow:pay_1:USDC', 'escrow', 3, { payment_id: 'pay_1' });
  await held('escrow:pay_2:USDC', 'escrow', 4, { payment_id: 'pay_2' });
  await held('pool_cash:pool_1:USDC', 'pool_cash', 90);
  await held('available:ten_1:EUR', 'available', 100, { asset: 'EUR' });
  await held('available:ten_2:USDC', 'available', 1000, { tenant_id: 'ten_2' });
  expect(await ask((reads) => internalBalances(reads, 'ten_1'))).toEqual({ available: 7n, reserved: 5n, locked: 7n });
  expect(await ask((reads) => internalBalances(reads, 'ten_3'))).toEqual({ available: 0n, reserved: 0n, locked: 0n });
  const available = (tenantId: string, asset: string) => ask((reads) => availableBalance(reads, tenantId, asset));
  expect(await available('ten_1', 'USDC')).toBe(7n);
  expect(await available('ten_1', 'EUR')).toBe(100n);
  expect(await available('ten_3', 'USDC')).toBe(0n);
});
