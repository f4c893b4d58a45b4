import type { Handler } from '../../../platform/http/handler.ts';
import { presentOffer } from '../offer.present.ts';
import { findOffer } from '../offer.store.ts';

/** An offer, for lender and borrower (B 4.9, D-378). */
export const getLendingOffer: Handler<'getLendingOffer'> = async ({ path, tenantId, reads, fail }) => {
  const offer = await findOffer(reads, tenantId, path.id);
  return offer === undefined ? fail('OFFER_NOT_FOUND') : presentOffer(offer);
};
