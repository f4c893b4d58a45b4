import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findCard } from '../card.store.ts';
import { presentAuthorization } from '../card-authorization.present.ts';
import { reverse } from '../reverse.ts';
import { amountOf } from '../rules/amount.ts';

/** Gives back what a use of a card took, in part or whole (B 2.3, D-272). */
export const reverseTestCardAuthorization: Handler<'reverseTestCardAuthorization'> = async (request) => {
  const { path, body, tenantId, reads, aggregate, fail } = request;
  const [card, authorization] = await Promise.all([
    findCard(reads, tenantId, path.id),
    aggregate('card-authorization', path.authorizationId),
  ]);
  if (!card) return fail('CARD_NOT_FOUND');
  if (authorization?.context.cardId !== path.id) return fail('CARD_AUTHORIZATION_NOT_FOUND');
  const amount = body?.amountUsd == null ? undefined : amountOf(body.amountUsd);
  const reversed = await reverse(authorization, amount, reads);
  return reversed instanceof Refusal ? reversed : presentAuthorization(recordOf(authorization));
};
