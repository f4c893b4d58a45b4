import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { identityById } from '../bindings/wallet-binding.store.ts';
import { isParty } from '../credentials/presentation-challenge.store.ts';
import { newPresentationNonce, PRESENTATION_CONTRACT, PRESENTATION_TTL_MS } from '../rules/presentation-message.ts';

/** Asks for credentials: a question of the caller's tenant, which can be answered once within 5 minutes (B 4.7, D-331). */
export const createPresentationChallenge: Handler<'createPresentationChallenge'> = async (request) => {
  const { body, tenantId, now, reads, services, open, fail } = request;
  const { purpose, identityId = null, paymentId = null } = body;
  const [isIdentity, isPayment] = await Promise.all([
    identityId === null || identityById(reads, tenantId, identityId).then((found) => found !== undefined),
    paymentId === null || isParty(reads, tenantId, paymentId),
  ]);
  if (!isIdentity) return fail('IDENTITY_NOT_FOUND');
  if (!isPayment) return fail('PAYMENT_NOT_FOUND');
  const nonce = newPresentationNonce();
  const audience = services.config.audience ?? new URL(services.urls.base).hostname;
  const expiresAt = new Date(now.getTime() + PRESENTATION_TTL_MS);
  await open('presentation-challenge', {
    id: newId('prs'),
    context: {
      tenantId,
      nonce,
      audience,
      purpose,
      identityId,
      paymentId,
      expiresAt,
      holderDid: null,
      signerAddress: null,
      verified: null,
      reasonCodes: null,
      credentialResults: null,
      consumedAt: null,
    },
  });
  return { nonce, audience, domainTag: PRESENTATION_CONTRACT, purpose, expiresAt: expiresAt.toISOString() };
};
