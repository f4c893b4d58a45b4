import type { LendingOffer } from '../../../generated/contract/schemas.ts';
import { type EventPresenter, type EventSnapshot, revive } from '../../platform/feed/event-presenter.ts';
import type { OfferRecord } from './offer.store.ts';

/** An offer as lender and borrower read it (B 2.10, D-373). */
export const presentOffer = (offer: OfferRecord): LendingOffer => ({
  id: offer.id,
  poolId: offer.poolId,
  poId: offer.poId,
  borrowerAddress: offer.borrowerAddress,
  principal: offer.principal.toString(),
  rateBps: offer.rateBps,
  tenorSeconds: offer.tenorSeconds,
  graceSeconds: offer.graceSeconds,
  deadline: offer.deadline.toISOString(),
  offerDigest: offer.offerDigest,
  status: offer.status,
  loanId: offer.loanId,
  createdAt: offer.createdAt.toISOString(),
});

export const presentEvent: EventPresenter<'offer'> = (object) =>
  presentOffer(
    revive<EventSnapshot<'offer'>>(object, {
      createdAt: 'time',
      updatedAt: 'time',
      deadline: 'time',
      principal: 'amount',
    }),
  );
