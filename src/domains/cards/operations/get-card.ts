import type { Handler } from '../../../platform/http/handler.ts';
import { presentCard } from '../card.present.ts';
import { findCard } from '../card.store.ts';

/** A card of the tenant, of a wallet or of the provider (D-265, D-275). */
export const getCard: Handler<'getCard'> = async ({ path, tenantId, reads, fail }) => {
  const card = await findCard(reads, tenantId, path.id);
  return card ? presentCard(card) : fail('CARD_NOT_FOUND');
};
