import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { authorizationsOf, type CardAuthorizationRecord, findCard } from '../card.store.ts';
import { presentAuthorization } from '../card-authorization.present.ts';

/** Lists the uses of a card, declines too, newest first (B 2.3, D-269, D-043). */
export const listCardAuthorizations: Handler<'listCardAuthorizations'> = async (request) => {
  const { path, query, tenantId, reads, nextPage, fail } = request;
  if ((await findCard(reads, tenantId, path.id)) === undefined) return fail('CARD_NOT_FOUND');
  const { rows, next } = await page<CardAuthorizationRecord>(reads, authorizationsOf(tenantId, path.id), query);
  nextPage(next);
  return { authorizations: rows.map(presentAuthorization) };
};
