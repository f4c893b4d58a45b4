import type { OfferContext } from '../../../../machines/lending/offer.machine.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { attestationDomain } from '../../identity/credentials/index.ts';
import { judgeLending } from '../judge-use.ts';
import { presentOffer } from '../offer.present.ts';
import { OPEN_OFFER, openOffersFor } from '../offer.store.ts';
import { purchaseOrderNamed } from '../orders/purchase-order.store.ts';
import { findPool } from '../pools/financing-pool.store.ts';
import { lockPool } from '../pools/lock-pool.ts';
import { fundsOfPool } from '../pools/pool-funds.store.ts';
import { refusePrincipal } from '../rules/offer-limits.ts';
import { isOfferOver, offerDeadline } from '../rules/offer-time.ts';
import { isInForce } from '../rules/permit-terms.ts';
import { offerDigest } from '../typed-data.ts';

type Offering = Request<'createLendingOffer'>;

/** The pool's tenant offers to lend against a purchase order that its supplier has accepted (B 4.9, D-373, D-470). */
export const createLendingOffer: Handler<'createLendingOffer'> = async (request) => {
  const { body, tenantId, reads, services, open, fail } = request;
  if ((await findPool(reads, tenantId, body.poolId)) === undefined) return fail('POOL_NOT_FOUND');
  const named = await purchaseOrderNamed(reads, tenantId, body.poId);
  if (named === undefined) return fail('PURCHASE_ORDER_NOT_FOUND');
  if (named.lenderTenantId !== tenantId) return fail('NOT_ORDER_PARTY');
  if (named.poolId !== body.poolId) return fail('PURCHASE_ORDER_NOT_FOUND');
  const ended = await endOverdue(request, named.id);
  // In the order in which an issue locks them: the offer, its pool, its purchase order.
  const pool = await lockPool(request, named.poolId);
  const order = await request.aggregate('purchase-order', named.id);
  if (pool === undefined || order === undefined) throw new Error(`${named.id} has lost its pool`);
  if (order.status !== 'ACCEPTED') return fail('PURCHASE_ORDER_NOT_ACCEPTED');
  if (await hasOpenOffer(request, order.id, ended)) return fail('OFFER_OPEN');
  if (pool.status !== 'ORIGINATION') return fail('POOL_PHASE');
  const permit = await permitInForce(request, order);
  if (permit === undefined) return fail('PERMIT_REQUIRED');
  const { cashAtoms } = await fundsOfPool(reads, tenantId, pool.id);
  const { faceAmount, minPrincipal } = order.context;
  const { maxPrincipal } = permit.context;
  const limits = { ...pool.context, cashAtoms, faceAmount, maxPrincipal, minPrincipal: minPrincipal ?? 0n };
  const principal = BigInt(body.principal);
  const refused = refusePrincipal(principal, limits);
  if (refused !== undefined) return refused;
  const id = newId('off');
  const approval = await judgeLending(request, {
    amountBaseUnits: principal,
    destinationAddress: order.context.borrowerAddress,
    destinationLabel: null,
    resourceId: id,
    countsOnce: true,
  });
  if (approval instanceof Refusal) return approval;
  await approval.redeem();
  const terms = termsOf(pool, order, principal);
  const digest = offerDigest(attestationDomain(services.config), id, terms);
  const context = { ...terms, permitId: permit.id, offerDigest: digest, signature: null, loanId: null };
  return presentOffer(recordOf(await open('offer', { id, context })));
};

/** The content of an offer: its terms are the pool's of this moment (D-369). */
const termsOf = (
  { context: pool, now }: Aggregate<'financing-pool'>,
  { id, context: order }: Aggregate<'purchase-order'>,
  principal: bigint,
): Omit<OfferContext, 'permitId' | 'offerDigest' | 'signature' | 'loanId'> => ({
  lenderTenantId: order.lenderTenantId,
  borrowerTenantId: order.borrowerTenantId,
  poolId: order.poolId,
  purchaseOrderId: id,
  poId: order.poId,
  borrowerAddress: order.borrowerAddress,
  principal,
  rateBps: pool.annualRateBps,
  tenorSeconds: pool.tenorSeconds,
  graceSeconds: pool.graceSeconds,
  deadline: offerDeadline(now),
});

/** Ends the offers for a purchase order that are over and whose timers are late; answers their ids. */
async function endOverdue({ aggregatesWith }: Offering, purchaseOrderId: string): Promise<readonly string[]> {
  const open = await aggregatesWith('offer', { purchaseOrderId, status: [...OPEN_OFFER] });
  const over = open.filter((offer) => isOfferOver(recordOf(offer), offer.now));
  for (const offer of over) await offer.send('EXPIRE');
  return over.map(({ id }) => id);
}

/** Asked under the lock of the purchase order: whoever was faster has committed its offer. */
const hasOpenOffer = async (
  { reads, tenantId }: Offering,
  purchaseOrderId: string,
  ended: readonly string[],
): Promise<boolean> => {
  const open = openOffersFor(tenantId, purchaseOrderId).whereNotIn('id', [...ended]);
  return (await reads.one(open.limit(1))) !== undefined;
};

/** The borrower's permit with the pool, on the borrower's clock (D-373, D-469). */
async function permitInForce(
  { aggregatesWith }: Offering,
  { context: { borrowerTenantId, poolId } }: Aggregate<'purchase-order'>,
): Promise<Aggregate<'permit'> | undefined> {
  const permits = await aggregatesWith('permit', { borrowerTenantId, poolId, status: 'ACTIVE' });
  return permits.find((permit) => isInForce(recordOf(permit), permit.now));
}
