import { cardIssuer } from '../../../payments/providers/card-issuer-registry.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { TryAgain } from '../../../platform/http/ports.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { findCard } from '../card.store.ts';

const KEY_SECONDS = 900;

/** A key of the issuer for a phone wallet; its secret is answered once and kept nowhere (B 2.3, D-276). */
export const createCardEphemeralKey: Handler<'createCardEphemeralKey'> = async (request) => {
  const { path, body, tenantId, reads, services, outsideTransaction, orderKey, write, fail } = request;
  const { config, realTime, log } = services;
  const { platform, nonce = null } = body;
  const [nonceSignature, certificates] =
    body.platform === 'wallet_vendor_a' ? [body.nonceSignature ?? null, body.certificates ?? []] : [null, []];
  const seen = await findCard(reads, tenantId, path.id);
  if (!seen) return fail('CARD_NOT_FOUND');
  if (seen.status !== 'active') return fail('INVALID_TRANSITION', { from: seen.status, event: 'CREATE_KEY' });
  if (config.cardProvider === 'crypto_funded') return fail('WALLET_PROVISIONING_NOT_AVAILABLE');
  const { issuerCardId } = seen;
  const order = { orderKey, issuerCardId, platform, nonce, nonceSignature, certificates };
  const answer = await outsideTransaction(() => cardIssuer(config).ephemeralKey(order));
  if (answer.kind === 'unknown') {
    log.warn({ cardId: seen.id, reason: answer.reason }, 'the card issuer has not answered');
    throw new TryAgain('the card issuer has not answered');
  }
  // Frozen while the issuer was asked: the key is not handed out.
  const card = await findCard(reads, tenantId, path.id);
  if (card?.status !== 'active')
    return fail('INVALID_TRANSITION', { from: card?.status ?? 'inactive', event: 'CREATE_KEY' });
  const { id, secret } = answer.value;
  write(audit('card.ephemeral_key_created', card.id, tenantId, { keyId: id, platform }));
  return {
    cardId: card.id,
    issuerCardId,
    platform,
    ephemeralKey: {
      id,
      secret,
      expires: Math.floor(realTime().getTime() / 1000) + KEY_SECONDS,
      associated_objects: [{ id: issuerCardId, type: 'issuing.card' }],
    },
  };
};
