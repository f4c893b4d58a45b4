import type { SalesOrder } from '../../../generated/contract/schemas.ts';
import { type EventPresenter, type EventSnapshot, revive } from '../../platform/feed/event-presenter.ts';
import type { AggregateView } from '../../platform/lifecycle/definition.ts';
import { financingOf } from './financing-facts.ts';
import { type FinancingFacts, isFinanceable } from './rules/financing.ts';
import { CURRENCY, orderHashes } from './rules/order-hashes.ts';
import type { SalesOrderRecord } from './sales-order.store.ts';

export const salesOrderRecord = (order: AggregateView<'sales-order'>): SalesOrderRecord => ({
  ...order.context,
  id: order.id,
  status: order.status,
  createdAt: order.createdAt,
  updatedAt: order.updatedAt,
});

/** An order as both parties read it (B 2.10, D-360 to D-363, D-472). */
export function presentSalesOrder(order: SalesOrderRecord, facts: FinancingFacts): SalesOrder {
  const { contentHash, salesOrderHash } = orderHashes(order);
  const { lineItems, dueDays, deliveryTerms } = order.terms;
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    version: order.version,
    buyerTenantId: order.buyerTenantId,
    sellerTenantId: order.sellerTenantId,
    buyerDid: order.buyerDid,
    sellerDid: order.sellerDid,
    totalAtoms: order.totalAtoms.toString(),
    currency: CURRENCY,
    dueDays,
    terms: { lineItems: [...lineItems], dueDays, deliveryTerms },
    contentHash,
    changeNote: order.changeNote,
    buyerSigned: order.buyerSigned,
    sellerSigned: order.sellerSigned,
    salesOrderHash,
    extractionId: order.extractionId,
    agreementId: order.agreementId,
    financeable: isFinanceable(facts),
    acceptedAt: order.acceptedAt?.toISOString() ?? null,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}

/**
 * The order as an event shows it. No order has an invoice before its delivery is accepted, and only COMPLETED follows
 * that.
 */
export const presentEvent: EventPresenter<'sales_order'> = (object) => {
  const order = revive<EventSnapshot<'sales_order'>>(object, {
    createdAt: 'time',
    updatedAt: 'time',
    acceptedAt: 'time',
    loanRepaidAt: 'time',
    totalAtoms: 'amount',
  });
  return presentSalesOrder(order, financingOf(order, false));
};
