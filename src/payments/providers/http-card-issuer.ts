import type { VendorConnection } from '../config/payouts.ts';
import type { CardIssuer, IssuerAnswer } from './card-issuer.ts';
import { callVendor, type VendorReply } from './vendor-call.ts';

/**
 * The vendor over HTTP, in mode `sandbox` or `live`. `POST /cards` issues under the header Idempotency-Key and answers
 * `{id, reference, last4, fundingAccountId?}`, where `reference` has to be ours; `POST /cards/{id}/ephemeral-keys` answers
 * `{id, secret}`, and under one Idempotency-Key the same key. Whatever is not wholly understood is no answer.
 */
export const createHttpCardIssuer = (mode: 'sandbox' | 'live', connection: VendorConnection): CardIssuer => ({
  mode,

  async issue({ cardId, fundingAddress, cardholderId, chain, cryptoAccountType }) {
    const reply = await callVendor(connection, {
      method: 'POST',
      path: '/cards',
      idempotencyKey: cardId,
      body: { reference: cardId, fundingAddress, cardholderId, chain, accountType: cryptoAccountType },
    });
    return understood(reply, ({ id, reference, last4, fundingAccountId }) => {
      const account = cardholderId === null ? null : fundingAccountId;
      if (reference !== cardId || !isText(id) || !isLast4(last4) || !(account === null || isText(account))) return;
      return { issuerCardId: id, last4, fundingCardAccountId: account };
    });
  },

  async ephemeralKey({ orderKey, issuerCardId, platform, nonce, nonceSignature, certificates }) {
    const reply = await callVendor(connection, {
      method: 'POST',
      path: `/cards/${encodeURIComponent(issuerCardId)}/ephemeral-keys`,
      idempotencyKey: orderKey,
      body: { platform, nonce, nonceSignature, certificates },
    });
    return understood(reply, ({ id, secret }) => (isText(id) && isText(secret) ? { id, secret } : undefined));
  },
});

type Fields = Readonly<Record<string, unknown>>;

function understood<T>(reply: VendorReply, read: (body: Fields) => T | undefined): IssuerAnswer<T> {
  if (reply.kind === 'nothing') return { kind: 'unknown', reason: reply.reason };
  if (reply.status < 200 || reply.status > 299) return { kind: 'unknown', reason: `status ${reply.status}` };
  const value = reply.body && read(reply.body);
  return value === undefined ? { kind: 'unknown', reason: 'not understood' } : { kind: 'done', value };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 512;

const isLast4 = (value: unknown): value is string => typeof value === 'string' && /^[0-9]{4}$/.test(value);
