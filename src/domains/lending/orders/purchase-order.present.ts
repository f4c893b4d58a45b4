import type { PurchaseOrder } from '../../../../generated/contract/schemas.ts';
import { type EventPresenter, type EventSnapshot, revive } from '../../../platform/feed/event-presenter.ts';
import type { PurchaseOrderRecord } from './purchase-order.store.ts';

/** A purchase order as its three parties read it (B 2.10, D-378). */
export const presentPurchaseOrder = (order: PurchaseOrderRecord): PurchaseOrder => ({
  id: order.id,
  poId: order.poId,
  poolId: order.poolId,
  extractionId: order.extractionId,
  tradeOrderId: order.tradeOrderId,
  borrowerTenantId: order.borrowerTenantId,
  borrowerAddress: order.borrowerAddress,
  supplierTenantId: order.supplierTenantId,
  supplierWallet: order.supplierWallet,
  faceAmount: order.faceAmount.toString(),
  minPrincipal: order.minPrincipal?.toString() ?? null,
  status: order.status,
  createdAt: order.createdAt.toISOString(),
});

export const presentEvent: EventPresenter<'purchase_order'> = (object) =>
  presentPurchaseOrder(
    revive<EventSnapshot<'purchase_order'>>(object, {
      createdAt: 'time',
      updatedAt: 'time',
      faceAmount: 'amount',
      minPrincipal: 'amount',
    }),
  );
