import type { Handler } from '../../../platform/http/handler.ts';
import { presentDelivery } from '../delivery.present.ts';
import { deliveryOf } from '../delivery-record.store.ts';
import { findSalesOrder } from '../sales-order.store.ts';

/** Returns the delivery of an order, for its buyer or its seller (B 4.9). */
export const getSalesOrderDelivery: Handler<'getSalesOrderDelivery'> = async ({ path, tenantId, reads, fail }) => {
  const order = await findSalesOrder(reads, tenantId, path.id);
  if (!order) return fail('SALES_ORDER_NOT_FOUND');
  const delivery = await deliveryOf(reads, tenantId, order.id);
  return delivery ? presentDelivery(delivery) : fail('DELIVERY_RECORD_NOT_FOUND');
};
