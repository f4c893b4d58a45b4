import type { Handler } from '../../../platform/http/handler.ts';
import { presentLimits } from '../card.present.ts';
import { findCard } from '../card.store.ts';

/** The card's own limits; a policy may be stricter (B 2.3, B 4.2). */
export const getCardLimits: Handler<'getCardLimits'> = async ({ path, tenantId, reads, fail }) => {
  const card = await findCard(reads, tenantId, path.id);
  return card ? presentLimits(card) : fail('CARD_NOT_FOUND');
};
