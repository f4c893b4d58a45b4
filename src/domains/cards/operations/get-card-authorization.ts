import type { Handler } from '../../../platform/http/handler.ts';
import { findAuthorization, findCard } from '../card.store.ts';
import { presentAuthorization } from '../card-authorization.present.ts';

/** One use of a card (B 2.3, D-269). */
export const getCardAuthorization: Handler<'getCardAuthorization'> = async ({ path, tenantId, reads, fail }) => {
  const [card, authorization] = await Promise.all([
    findCard(reads, tenantId, path.id),
    findAuthorization(reads, tenantId, path.id, path.authorizationId),
  ]);
  if (!card) return fail('CARD_NOT_FOUND');
  return authorization ? presentAuthorization(authorization) : fail('CARD_AUTHORIZATION_NOT_FOUND');
};
