import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { presentDelivery } from '../delivery.present.ts';
import { deliveryInvoice } from '../delivery-invoice.ts';
import { orderFor } from '../locked-order.ts';

/** The buyer takes what was delivered, once; where both can settle one, an invoice over it is drafted (D-364). */
export const acceptSalesOrderDelivery: Handler<'acceptSalesOrderDelivery'> = async (request) => {
  const { reads, services, aggregatesWith, fail } = request;
  const order = await orderFor('buyer', request);
  if (order instanceof Refusal && order.code === 'SALES_ORDER_NOT_FOUND') return order;
  const [delivery] = await aggregatesWith('delivery-record', { orderId: request.path.id });
  if (!delivery) return fail('DELIVERY_RECORD_NOT_FOUND');
  if (order instanceof Refusal) return order;
  if (!delivery.can('ACCEPT', { invoice: null, at: delivery.now }))
    return fail('INVALID_TRANSITION', { from: delivery.status, event: 'ACCEPT' });
  const invoice = await deliveryInvoice(reads, services, order);
  await delivery.send('ACCEPT', { invoice, at: delivery.now });
  return presentDelivery(recordOf(delivery));
};
