import { deliveryOf, invoicedDeliveries } from '../../../src/domains/trade/delivery-record.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    deliveryOf: both(async ({ reads, tenantId, of }) => deliveryOf(reads, tenantId, of.id('sales-orders'))),
    invoicedDeliveries: both(({ reads, tenantId, of }) => invoicedDeliveries(reads, tenantId, [of.id('sales-orders')])),
  },
  // No delivery of the tests' world has an invoice.
  plant: ({ pool }, { id, tenantId }) =>
    pool
      .owner('delivery_records')
      .where({ order_id: id('sales-orders') })
      .update({ status: 'ACCEPTED', accepted_at: new Date(), invoice_id: `inv_${tenantId}` }),
};
