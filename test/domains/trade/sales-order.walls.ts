import { findSalesOrder, orderLists } from '../../../src/domains/trade/sales-order.store.ts';
import { both, firstRows, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    orderLists: both(({ reads, tenantId }) => firstRows(reads, orderLists(tenantId))),
    findSalesOrder: both(async ({ reads, tenantId, of }) => findSalesOrder(reads, tenantId, of.id('sales-orders'))),
  },
  others: { nextNumber: 'a number of the tenant’s own sequence' },
};
