import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { poolsOf } from '../../../../src/domains/lending/financing-pool.store.ts';
import { findLoan } from '../../../../src/domains/lending/loan.store.ts';
import { findOffer, openOffersFor } from '../../../../src/domains/lending/offer.store.ts';
import { permitsOf } from '../../../../src/domains/lending/permit.store.ts';
import { fundsOf, fundsOfPool } from '../../../../src/domains/lending/pool-funds.store.ts';
import {
  isExtractionFinanced,
  purchaseOrderNamed,
  purchaseOrdersOf,
} from '../../../../src/domains/lending/purchase-order.store.ts';

const text = (query: Knex.QueryBuilder | Knex.Raw): string => query.toQuery();
/** Answers every query with these rows, and keeps its text. */
function reading(rows: readonly object[] = []) {
  const asked: string[] = [];
  const many = async (query: Knex.QueryBuilder | Knex.Raw) => {
    asked.push(text(query));
    return [...rows];
  };
  return { asked, reads: { many, one: async (query: never) => (await many(query))[0] } as never };
}

it('every query asks for rows of the tenant alone, in the roles that may read them (D-378)', async () => {
  expect(text(poolsOf('ten_a'))).toBe(`select * from "financing_pools" where "tenant_id" = 'ten_a'`);
  const rows = (table: string, ...roles: string[]) =>
    `select "${table}".* from "${table}" where (${roles.map((role) => `("${table}"."${role}_tenant_id" = 'ten_a')`).join(' or ')})`;
  expect(text(permitsOf('ten_a'))).toBe(rows('permits', 'borrower', 'lender'));
  expect(text(purchaseOrdersOf('ten_a'))).toBe(rows('purchase_orders', 'borrower', 'supplier', 'lender'));
  const offers = rows('lending_offers', 'lender', 'borrower');
  const { asked, reads } = reading();
  await findOffer(reads, 'ten_a', 'off_a');
  await findLoan(reads, 'ten_a', 'loan_a');
  await purchaseOrderNamed(reads, 'ten_a', '0xAB');
  await isExtractionFinanced(reads, 'ten_a', 'ext_a');
  const [offer, loan, named, financed] = asked;
  expect(offer).toBe(`${offers} and "id" = 'off_a'`);
  expect(loan).toContain(
    `where (("loans"."lender_tenant_id" = 'ten_a') or ("loans"."borrower_tenant_id" = 'ten_a') or ("loans"."supplier_tenant_id" = 'ten_a')) and "loans"."id" = 'loan_a'`,
  );
  expect(loan).toContain('left join "tenant_clocks" as "clock" on "clock"."tenant_id" = "loans"."lender_tenant_id"');
  expect(loan).toContain('select "loans".*, COALESCE(clock.offset_ms, 0) AS clock_offset_ms from "loans"');
  expect(named).toContain(`and "po_id" = '0xab'`);
  expect(financed).toContain(`and "extraction_id" = 'ext_a'`);
  expect(text(openOffersFor('ten_a', 'po_a'))).toBe(
    `${offers} and "purchase_order_id" = 'po_a' and "status" in ('OFFERED', 'ACCEPTED')`,
  );
});

it('an extraction is financed where a purchase order has it (D-371)', async () => {
  expect(await isExtractionFinanced(reading([{ id: 'po_a' }]).reads, 'ten_a', 'ext_a')).toBe(true);
  expect(await isExtractionFinanced(reading().reads, 'ten_a', 'ext_a')).toBe(false);
});

it('the money of pools is read by their accounts, each to its own name, nothing where none has moved (D-370)', async () => {
  const held = ['cash', 'principal', 'interest', 'loss'].map((kind, nth) => ({
    ...{ accountId: `pool_${kind}:pool_a:USDC`, balance: BigInt(nth + 1) },
  }));
  const { asked, reads } = reading(held);
  const funds = await fundsOf(reads, 'ten_a', ['pool_a', 'pool_b']);
  expect(funds('pool_a')).toEqual({
    ...{ cashAtoms: 1n, principalOutstandingAtoms: 2n, interestCollectedAtoms: 3n, lossAtoms: 4n },
  });
  const none = { cashAtoms: 0n, principalOutstandingAtoms: 0n, interestCollectedAtoms: 0n, lossAtoms: 0n };
  expect(funds('pool_b')).toEqual(none);
  const ids = ['pool_a', 'pool_b'].flatMap((id) =>
    ['cash', 'principal', 'interest', 'loss'].map((kind) => `'pool_${kind}:${id}:USDC'`),
  );
  expect(asked).toEqual([
    `select "account_id", "balance" from "ledger_balances" where "tenant_id" = 'ten_a' and "account_id" in (${ids.join(', ')})`,
  ]);
  expect(await fundsOfPool(reading().reads, 'ten_a', 'pool_a')).toEqual(none);
});
