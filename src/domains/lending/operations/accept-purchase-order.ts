import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentPurchaseOrder } from '../orders/purchase-order.present.ts';

/** The supplier agrees to be paid by a loan; for one without a tenant the borrower does (B 4.9, D-371). */
export const acceptPurchaseOrder: Handler<'acceptPurchaseOrder'> = async ({
  path,
  body,
  tenantId,
  aggregate,
  fail,
}) => {
  const order = await aggregate('purchase-order', path.id);
  if (order === undefined) return fail('PURCHASE_ORDER_NOT_FOUND');
  const { supplierTenantId, borrowerTenantId, faceAmount } = order.context;
  if ((supplierTenantId ?? borrowerTenantId) !== tenantId) return fail('NOT_ORDER_PARTY');
  const minPrincipal = BigInt(body.minPrincipal);
  if (!order.can('ACCEPT', { minPrincipal })) {
    return fail('INVALID_TRANSITION', { from: order.status, event: 'ACCEPT' });
  }
  if (minPrincipal > faceAmount) return fail('INVALID_AMOUNT');
  await order.send('ACCEPT', { minPrincipal });
  return presentPurchaseOrder(recordOf(order));
};
