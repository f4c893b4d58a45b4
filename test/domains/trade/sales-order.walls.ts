import { findSalesOrder, ordersOf } from '../../../src/domains/trade/sales-order.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    ordersOf: both(({ tenantId }) => ordersOf(tenantId)),
    findSalesOrder: both(async ({ reads, tenantId, of }) => findSalesOrder(reads, tenantId, of.id('sales-orders'))),
  },
  others: { nextNumber: 'a number of the tenant’s own sequence' },
};
