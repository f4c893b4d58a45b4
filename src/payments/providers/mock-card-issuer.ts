import { createHash } from 'node:crypto';
import { randomToken } from '../../platform/crypto/index.ts';
import type { CardIssuer } from './card-issuer.ts';

/** The simulated issuer: the same order issues the same card, and no key opens anything. */
export const mockCardIssuer: CardIssuer = {
  mode: 'mock',
  issue: async ({ cardId, cardholderId }) => {
    const digest = createHash('sha256').update(`card:${cardId}`).digest();
    return {
      kind: 'done',
      value: {
        issuerCardId: `icd_${digest.subarray(0, 12).toString('hex')}`,
        last4: String(digest.readUInt32BE(12) % 10_000).padStart(4, '0'),
        fundingCardAccountId: cardholderId === null ? null : `fca_${digest.subarray(16, 28).toString('hex')}`,
      },
    };
  },
  ephemeralKey: async () => ({
    kind: 'done',
    value: { id: `ephkey_${randomToken(12)}`, secret: `ek_test_${randomToken()}` },
  }),
};
