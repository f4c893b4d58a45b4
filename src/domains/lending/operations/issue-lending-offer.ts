import type { LoanContext } from '../../../../machines/lending/loan.machine.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { judgeLending } from '../judge-use.ts';
import { presentOffer } from '../offer.present.ts';
import { hasOtherOpenLoan } from '../orders/loans-on-document.cross-tenant.ts';
import { lockPool } from '../pools/lock-pool.ts';
import { fundsOfPool } from '../pools/pool-funds.store.ts';
import { isOfferOver } from '../rules/offer-time.ts';

/** The pool's tenant pays the supplier out of the pool: the loan begins (B 4.9, D-373, D-375). */
export const issueLendingOffer: Handler<'issueLendingOffer'> = async (request) => {
  const { path, tenantId, reads, aggregate, fail } = request;
  const offer = await aggregate('offer', path.id);
  if (offer === undefined) return fail('OFFER_NOT_FOUND');
  const { lenderTenantId, poolId, purchaseOrderId, principal } = offer.context;
  if (lenderTenantId !== tenantId) return fail('NOT_ORDER_PARTY');
  if (isOfferOver(recordOf(offer), offer.now)) return fail('OFFER_EXPIRED');
  if (offer.status !== 'ACCEPTED') return fail('INVALID_TRANSITION', { from: offer.status, event: 'ISSUE' });
  const pool = await lockPool(request, poolId);
  const order = await aggregate('purchase-order', purchaseOrderId);
  if (pool === undefined || order === undefined)
    throw new Error(`${offer.id} no longer has its pool or purchase order`);
  if (pool.status !== 'ORIGINATION') return fail('POOL_PHASE');
  const funds = await fundsOfPool(reads, tenantId, pool.id);
  if (!pool.can('LEND', { principal, funds })) return fail('PRINCIPAL_EXCEEDS_LIMIT');
  if (await hasOtherOpenLoan(reads, recordOf(order))) return fail('DOCUMENT_IN_USE');
  const approval = await judgeLending(request, {
    amountBaseUnits: principal,
    destinationAddress: order.context.supplierWallet ?? order.id,
    destinationLabel: null,
    resourceId: offer.id,
    countsOnce: true,
  });
  if (approval instanceof Refusal) return approval;
  await approval.redeem();
  const loan = { loanId: newId('loan'), context: newLoan(offer, order) };
  await offer.send('ISSUE', { loan, funds });
  return presentOffer(recordOf(offer));
};

const after = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/** The loan of an offer, from now on: its terms are the offer's (D-375). */
function newLoan(
  { id, context: offer, now }: Aggregate<'offer'>,
  { context: order }: Aggregate<'purchase-order'>,
): LoanContext {
  const maturityAt = after(now, offer.tenorSeconds);
  return {
    lenderTenantId: offer.lenderTenantId,
    borrowerTenantId: offer.borrowerTenantId,
    supplierTenantId: order.supplierTenantId,
    poolId: offer.poolId,
    offerId: id,
    purchaseOrderId: offer.purchaseOrderId,
    poId: offer.poId,
    borrowerAddress: offer.borrowerAddress,
    supplierWallet: order.supplierWallet,
    principal: offer.principal,
    principalOutstanding: offer.principal,
    interestDue: 0n,
    interestAccruedAt: now,
    rateBps: offer.rateBps,
    fundedAt: now,
    maturityAt,
    graceEndsAt: after(maturityAt, offer.graceSeconds),
  };
}
