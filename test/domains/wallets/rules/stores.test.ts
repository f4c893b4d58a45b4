import { expect, it } from 'vitest';
import { presentDrip } from '../../../../src/domains/wallets/drip.present.ts';
import { countDrips, findDrip } from '../../../../src/domains/wallets/drip.store.ts';
import { internalBalances } from '../../../../src/domains/wallets/internal-balance.store.ts';
import {
  accountsOf,
  findWallet,
  findWalletOrEscrow,
  organizationAccount,
} from '../../../../src/domains/wallets/wallet.store.ts';
import { reading } from '../../../support/reading.ts';

const AT = new Date('2026-03-02T12:00:00.000Z');

it('wallets and drips are found by their id, of the tenant alone', async () => {
  const { asked, reads } = reading();
  await findWalletOrEscrow(reads, 'ten_1', 'wal_1');
  await organizationAccount(reads, 'ten_1');
  await findDrip(reads, 'ten_1', 'drip_1');
  expect(asked).toEqual([
    `select * from "wallets" where "tenant_id" = 'ten_1' and "id" = 'wal_1'`,
    `select * from "wallets" where "tenant_id" = 'ten_1' and "kind" = 'ORGANIZATION'`,
    `select * from "drips" where "tenant_id" = 'ten_1' and "id" = 'drip_1'`,
  ]);
});

it('the Safe of an invoice that has not ended is no wallet (D-509)', async () => {
  const { asked, reads } = reading();
  await findWallet(reads, 'ten_1', 'wal_1');
  expect(asked).toEqual([
    `select * from "wallets" where "tenant_id" = 'ten_1' and "id" = 'wal_1' and not exists (select "id" from "invoices" where "tenant_id" = 'ten_1' and "hold_wallet_id" = 'wal_1' and "status" not in ('RELEASED', 'REFUNDED', 'CANCELLED'))`,
  ]);
});

it('accounts are the organization’s and the acting member’s own (D-223, D-248)', async () => {
  const [organization, smart] = [{ kind: 'ORGANIZATION' }, { kind: 'SMART_ACCOUNT' }];
  const { asked, reads } = reading([smart, organization]);
  expect(await accountsOf(reads, 'ten_1', 'mem_1')).toEqual({ smart, organization });
  await accountsOf(reads, 'ten_1', null);
  const tenant = `select * from "wallets" where "tenant_id" = 'ten_1' and`;
  expect(asked).toEqual([
    `${tenant} ("kind" = 'ORGANIZATION' or ("kind" = 'SMART_ACCOUNT' and "member_id" = 'mem_1'))`,
    `${tenant} ("kind" = 'ORGANIZATION')`,
  ]);
  expect(await accountsOf(reading().reads, 'ten_1', 'mem_1')).toEqual({ smart: undefined, organization: undefined });
});

it('drips are counted under the tenant’s lock, of one UTC day, failed ones apart (D-256)', async () => {
  const { asked, reads } = reading([], [{ address: 2n, tenant: 5n }]);
  expect(await countDrips(reads, 'ten_1', '0xab', AT)).toEqual({ address: 2, tenant: 5 });
  expect(asked[0]).toContain(`pg_advisory_xact_lock(hashtextextended('faucet:ten_1', 0))`);
  expect(asked[1]).toMatch(
    /^select count\(\*\) as "tenant", count\(\*\) FILTER \(WHERE address = '0xab'\) AS address from "drips"/,
  );
  expect(asked[1]).toMatch(
    /where "tenant_id" = 'ten_1' and "created_at" >= '[^']+' and "created_at" < '[^']+' and not "status" = 'FAILED'$/,
  );
  expect(await countDrips(reading().reads, 'ten_1', '0xab', AT)).toEqual({ address: 0, tenant: 0 });
});

it('a ledger is what the tenant has available, reserved and in escrow, in USDC (D-250)', async () => {
  const rows = [
    { kind: 'escrow', sum: '3' },
    { kind: 'available', sum: 1n },
    { kind: 'reserved', sum: 2n },
  ];
  const { asked, reads } = reading(rows);
  expect(await internalBalances(reads, 'ten_1')).toEqual({ available: 1n, reserved: 2n, locked: 3n });
  expect(asked[0]).toBe(
    `select "ledger_accounts"."kind", sum("ledger_balances"."balance") as "sum" from "ledger_accounts" inner join "ledger_balances" on "ledger_balances"."account_id" = "ledger_accounts"."id" where "ledger_accounts"."tenant_id" = 'ten_1' and "ledger_accounts"."asset" = 'USDC' group by "ledger_accounts"."kind"`,
  );
  expect(await internalBalances(reading().reads, 'ten_1')).toEqual({ available: 0n, reserved: 0n, locked: 0n });
});

it('a drip is shown in whole tokens', () => {
  const drip = { id: 'drip_1', walletId: 'wal_1', asset: 'usdc', amountBaseUnits: 1_500_000n, chainId: 84532 };
  const ended = { status: 'FAILED', txHash: null, failureReason: 'REVERTED', createdAt: AT };
  expect(presentDrip({ ...drip, ...ended } as never)).toEqual({
    ...{ id: 'drip_1', walletId: 'wal_1', asset: 'usdc', amount: '1.5', chainId: 84532 },
    ...{ status: 'FAILED', txHash: null, failureReason: 'REVERTED', createdAt: AT.toISOString() },
  });
});
