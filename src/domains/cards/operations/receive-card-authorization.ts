import { checksummed } from '../../../payments/chain/checksummed.ts';
import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { askDrawable, authorize } from '../authorize.ts';
import type { CardAuthorizationRecord } from '../card.store.ts';
import { provedBody } from '../issuer-webhook.ts';
import { amountOf } from '../rules/amount.ts';
import { authorizationOfIssuer, cardOfIssuer } from '../use-facts.cross-tenant.ts';

/** Decides an authorization while the merchant waits; the same one is decided once (B 2.3, D-270). */
export const receiveCardAuthorization: Handler<'receiveCardAuthorization'> = async (request) => {
  const { reads, fail } = request;
  const asked = provedBody(request);
  if (asked instanceof Refusal) return asked;
  const { authorizationId, issuerCardId, mcc = null, merchantName = null } = asked;
  const merchantAddress = asked.merchantAddress == null ? null : checksummed(asked.merchantAddress);
  if (merchantAddress === undefined) {
    const error = { path: '/body/merchantAddress', message: 'fails its checksum', rule: 'checksum' };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  const amountBaseUnits = amountOf(asked.amountUsd);
  const [card, earlier] = await Promise.all([
    cardOfIssuer(reads, issuerCardId),
    authorizationOfIssuer(reads, authorizationId),
  ]);
  const isSame = (decided: CardAuthorizationRecord): boolean =>
    decided.cardId === card?.id && decided.amountBaseUnits === amountBaseUnits && decided.mcc === mcc;
  const answer = (decided: CardAuthorizationRecord) =>
    isSame(decided)
      ? { authorizationId, approved: decided.declineReason === null, declineReason: decided.declineReason }
      : fail('CARD_AUTHORIZATION_CONFLICT');
  if (earlier) return answer(earlier);
  if (!card) return fail('CARD_NOT_FOUND');
  const drawable = await askDrawable(card, request, reads);
  // Twins of one authorization wait for each other, so that the second is told what the first was.
  const [, twin] = await Promise.all([
    lockByName(reads, 'card-issuer', authorizationId),
    authorizationOfIssuer(reads, authorizationId),
  ]);
  if (twin) return answer(twin);
  const order = { issuerAuthorizationId: authorizationId, amountBaseUnits, mcc, merchantName, merchantAddress };
  return answer(recordOf(await authorize(card, order, drawable, request)));
};
