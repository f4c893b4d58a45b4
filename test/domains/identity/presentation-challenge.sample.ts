import type { PresentationResult } from '../../../machines/identity/presentation-challenge.machine.ts';
import { AT, LATER, type Sample } from '../../model/sample.ts';

const result: PresentationResult = {
  holderDid: 'did:subject:idn_sample',
  signerAddress: '0x000000000000000000000000000000000000dEaD',
  verified: false,
  reasonCodes: ['HOLDER_UNKNOWN'],
  credentialResults: [],
};

export const sample: Sample<'presentation-challenge'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    nonce: `0x${n.toString(16).padStart(64, '0')}`,
    audience: 'localhost',
    purpose: 'sample',
    identityId: null,
    paymentId: null,
    expiresAt: LATER,
    holderDid: null,
    signerAddress: null,
    verified: null,
    reasonCodes: null,
    credentialResults: null,
    consumedAt: null,
  }),
  inLeaf: { CONSUMED: { ...result, consumedAt: AT } },
  events: {
    CONSUME: [{ type: 'CONSUME', result, at: AT }],
    EXPIRE: [{ type: 'EXPIRE' }],
  },
};
