import { formatUsd } from '../../../payments/ledger/money.ts';
import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { insert } from '../../../platform/lifecycle/writes.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { provedBody } from '../issuer-webhook.ts';
import { reverse } from '../reverse.ts';
import { amountOf } from '../rules/amount.ts';
import { authorizationOfIssuer, reversalOfIssuer } from '../use-facts.cross-tenant.ts';

/** Takes back what the issuer gives back of an authorization, each reversal once (B 2.3, D-272). */
export const receiveCardReversal: Handler<'receiveCardReversal'> = async (request) => {
  const { reads, aggregate, write, fail } = request;
  const asked = provedBody(request);
  if (asked instanceof Refusal) return asked;
  const { reversalId } = asked;
  // In one message; the looks are taken when the lock is held.
  const [, taken, found] = await Promise.all([
    lockByName(reads, 'card-issuer:reversal', reversalId),
    reversalOfIssuer(reads, reversalId),
    authorizationOfIssuer(reads, asked.authorizationId),
  ]);
  const authorization = found && (await aggregate('card-authorization', found.id));
  if (!authorization) return fail('CARD_AUTHORIZATION_NOT_FOUND');
  const amount = asked.amountUsd == null ? undefined : amountOf(asked.amountUsd);
  if (taken) {
    const isSame =
      taken.authorizationId === authorization.id && (amount ?? taken.amountBaseUnits) === taken.amountBaseUnits;
    if (!isSame) return fail('CARD_AUTHORIZATION_CONFLICT');
    return { reversalId, duplicate: true, reversedUsd: formatUsd(authorization.context.reversedBaseUnits) };
  }
  const reversed = await reverse(authorization, amount, reads);
  if (reversed instanceof Refusal) return reversed;
  write(
    insert('card_issuer_reversals', {
      id: reversalId,
      authorizationId: authorization.id,
      tenantId: authorization.context.tenantId,
      amountBaseUnits: reversed,
      createdAt: authorization.now,
    }),
  );
  return { reversalId, duplicate: false, reversedUsd: formatUsd(authorization.context.reversedBaseUnits) };
};
