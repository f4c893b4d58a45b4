import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { presentDelivery } from '../delivery.present.ts';
import { ownUploads } from '../documents/upload.store.ts';
import { orderFor, refusedOrder } from '../locked-order.ts';
import { evidenceHash } from '../rules/evidence.ts';

/** The seller says what it has delivered, once, and shows its evidence (B 4.9, D-361, D-364). */
export const recordSalesOrderDelivery: Handler<'recordSalesOrderDelivery'> = async (request) => {
  const { body, tenantId, reads, open, fail } = request;
  const { note, uploadIds = [] } = body;
  const order = await orderFor('seller', request);
  if (order instanceof Refusal && order.code === 'SALES_ORDER_NOT_FOUND') return order;
  const uploads = await ownUploads(reads, tenantId, uploadIds);
  // What is named has to exist before it is asked who the caller is (D-038).
  if (uploads.length < uploadIds.length) return fail('UPLOAD_NOT_FOUND');
  if (order instanceof Refusal) return order;
  if (!order.can('DELIVER')) return refusedOrder(order, 'DELIVER');
  await order.send('DELIVER');
  const { buyerTenantId, sellerTenantId } = order.context;
  const delivery = await open('delivery-record', {
    id: newId('dlr'),
    context: {
      orderId: order.id,
      buyerTenantId,
      sellerTenantId,
      note,
      uploadIds,
      evidenceDigest: evidenceHash(uploads),
      deliveredAt: order.now,
      acceptedAt: null,
      invoiceId: null,
    },
  });
  return presentDelivery(recordOf(delivery));
};
