import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { findAgreement } from '../../../../src/domains/trade/agreement.store.ts';
import { deliveryOf, invoicedDeliveries } from '../../../../src/domains/trade/delivery-record.store.ts';
import { findExtraction } from '../../../../src/domains/trade/extraction.store.ts';
import { releasedInvoices } from '../../../../src/domains/trade/released-invoices.cross-tenant.ts';
import { findSalesOrder, nextNumber } from '../../../../src/domains/trade/sales-order.store.ts';
import { ownUploads, uploadWithContent } from '../../../../src/domains/trade/upload.store.ts';

type Query = Knex.QueryBuilder | Knex.Raw;

/** Answers every query with these rows, and keeps its text. */
function reading(rows: readonly object[] = []) {
  const asked: string[] = [];
  const many = async (query: Query) => {
    asked.push(query.toQuery());
    return [...rows];
  };
  const reads = { many, one: async (query: Query) => (await many(query))[0] };
  return { asked, reads: { ...reads, acrossTenants: reads } as never };
}

const OF_A_PARTY = `"buyer_tenant_id" = 'ten_a' or ("seller_tenant_id" = 'ten_a')`;

it('every query asks for rows of the tenant alone (D-474)', async () => {
  const { asked, reads } = reading();
  await findAgreement(reads, 'ten_a', 'agr_a');
  await findExtraction(reads, 'ten_a', 'ext_a');
  await deliveryOf(reads, 'ten_a', 'so_a');
  await invoicedDeliveries(reads, 'ten_a', ['so_a', 'so_b']);
  await findSalesOrder(reads, 'ten_a', 'so_a');
  await ownUploads(reads, 'ten_a', ['upl_a', 'upl_b']);
  await uploadWithContent(reads, 'ten_a', 'upl_a');
  const columns = '"id", "content_type", "size", "sha256", "created_at"';
  expect(asked).toEqual([
    `select * from "agreements" where "tenant_id" = 'ten_a' and "id" = 'agr_a'`,
    `select * from "extractions" where "tenant_id" = 'ten_a' and "id" = 'ext_a'`,
    `select * from "delivery_records" where (${OF_A_PARTY}) and "order_id" = 'so_a'`,
    `select "order_id", "invoice_id" from "delivery_records" where (${OF_A_PARTY}) and "order_id" in ('so_a', 'so_b') and "invoice_id" is not null`,
    `select * from "sales_orders" where (${OF_A_PARTY}) and "id" = 'so_a'`,
    `select ${columns} from "uploads" where "tenant_id" = 'ten_a' and "id" in ('upl_a', 'upl_b')`,
    `select ${columns}, "content_ciphertext" from "uploads" where "tenant_id" = 'ten_a' and "id" = 'upl_a'`,
  ]);
});

it('nothing is asked about nothing', async () => {
  const { asked, reads } = reading([{ id: 'inv_a' }]);
  expect(await invoicedDeliveries(reads, 'ten_a', [])).toEqual([]);
  expect(await ownUploads(reads, 'ten_a', [])).toEqual([]);
  expect([...(await releasedInvoices(reads, []))]).toEqual([]);
  expect(asked).toEqual([]);
  expect([...(await releasedInvoices(reads, ['inv_a']))]).toEqual(['inv_a']);
  expect(asked).toEqual([`select "id" from "invoices" where "id" in ('inv_a') and "status" = 'RELEASED'`]);
});

it('numbers of a buyer follow one another, one at a time (D-360)', async () => {
  const { asked, reads } = reading();
  expect(await nextNumber(reads, 'ten_a')).toBe('SO-1');
  expect(asked[0]).toContain('sales-orders:ten_a');
  expect(asked[1]).toBe(
    `select "number" from "sales_orders" where "buyer_tenant_id" = 'ten_a' order by substr(number, 4)::int DESC limit 1`,
  );
  expect(await nextNumber(reading([{ number: 'SO-41' }]).reads, 'ten_a')).toBe('SO-42');
});
