import type { Knex } from 'knex';
import type { SalesOrderContext } from '../../../machines/trade/sales-order.machine.ts';
import { lockByName } from '../../platform/db/named-lock.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { StatusOf } from '../../platform/lifecycle/definition.ts';
import { listForEachColumn, whereAnyIs } from '../../platform/lists/alternatives.ts';

/** An order as a row, or as an aggregate with its context spread. */
export interface SalesOrderRecord extends SalesOrderContext {
  readonly id: string;
  readonly status: StatusOf<'sales-order'>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const PARTIES = ['buyer_tenant_id', 'seller_tenant_id'];

/** The first wall: orders in which the tenant is buyer or seller. */
const ordersOf = (tenantId: string): Knex.QueryBuilder =>
  whereAnyIs(sql('sales_orders').select('*'), PARTIES, tenantId);

/** The same orders, for `page`. */
export const orderLists = (tenantId: string): Knex.QueryBuilder[] =>
  listForEachColumn(sql('sales_orders').select('*'), PARTIES, tenantId);

export const findSalesOrder = (reads: RowReads, tenantId: string, id: string): Promise<SalesOrderRecord | undefined> =>
  reads.one<SalesOrderRecord>(ordersOf(tenantId).where({ id }));

/** `SO-` and the next of the buyer's sequence (D-360). Of two that order at once the second waits for the first one's. */
export async function nextNumber(reads: RowReads, buyerTenantId: string): Promise<string> {
  await lockByName(reads, 'sales-orders', buyerTenantId);
  const newest = await reads.one<{ number: string }>(
    sql('sales_orders')
      .select('number')
      .where({ buyer_tenant_id: buyerTenantId })
      .orderByRaw('substr(number, 4)::int DESC')
      .limit(1),
  );
  return `SO-${Number(newest?.number.slice('SO-'.length) ?? 0) + 1}`;
}
