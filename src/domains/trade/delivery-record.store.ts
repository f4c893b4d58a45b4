import type { Knex } from 'knex';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';
import { whereAnyIs } from '../../platform/lists/alternatives.ts';

/** The first wall: deliveries of orders in which the tenant is buyer or seller. */
const deliveriesOf = (tenantId: string): Knex.QueryBuilder =>
  whereAnyIs(sql('delivery_records'), ['buyer_tenant_id', 'seller_tenant_id'], tenantId);

export const deliveryOf = (
  reads: RowReads,
  tenantId: string,
  orderId: string,
): Promise<RecordOf<'delivery-record'> | undefined> =>
  reads.one<RecordOf<'delivery-record'>>(deliveriesOf(tenantId).where({ order_id: orderId }));

/** The invoices that accepted deliveries of the orders have drafted. */
export const invoicedDeliveries = async (
  reads: RowReads,
  tenantId: string,
  orderIds: readonly string[],
): Promise<readonly { readonly orderId: string; readonly invoiceId: string }[]> =>
  orderIds.length === 0
    ? []
    : reads.many(
        deliveriesOf(tenantId)
          .select('order_id', 'invoice_id')
          .whereIn('order_id', orderIds)
          .whereNotNull('invoice_id'),
      );
