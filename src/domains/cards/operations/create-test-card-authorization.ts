import { checksummed } from '../../../payments/chain/checksummed.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { askDrawable, authorize } from '../authorize.ts';
import { findCard } from '../card.store.ts';
import { presentAuthorization } from '../card-authorization.present.ts';
import { amountOf } from '../rules/amount.ts';

/** Uses a card as a merchant would; a decline is an answer too (D-269, D-270). */
export const createTestCardAuthorization: Handler<'createTestCardAuthorization'> = async (request) => {
  const { path, body, tenantId, reads, fail } = request;
  const { mcc = null, merchantName = null } = body;
  const merchantAddress = body.merchantAddress == null ? null : checksummed(body.merchantAddress);
  if (merchantAddress === undefined) {
    const error = { path: '/body/merchantAddress', message: 'fails its checksum', rule: 'checksum' };
    return fail('INVALID_WALLET_ADDRESS', { errors: [error] });
  }
  const amountBaseUnits = amountOf(body.amountUsd);
  const card = await findCard(reads, tenantId, path.id);
  if (!card) return fail('CARD_NOT_FOUND');
  const drawable = await askDrawable(card, request, reads);
  const order = { issuerAuthorizationId: null, amountBaseUnits, mcc, merchantName, merchantAddress };
  return presentAuthorization(recordOf(await authorize(card, order, drawable, request)));
};
