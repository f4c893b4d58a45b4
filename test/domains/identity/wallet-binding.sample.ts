import { AT, LATER, type Sample } from '../../model/sample.ts';

export const sample: Sample<'wallet-binding'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    identityId: 'idn_sample',
    chainFamily: 'EVM',
    chainId: 84532,
    walletAddress: `0x${n.toString(16).padStart(40, '0')}`,
    walletType: 'EOA',
    controllerType: 'ORGANIZATION',
    verificationMethod: 'SIGNATURE_CHALLENGE',
    predecessorId: null,
    challenge: 'sample',
    challengeExpiresAt: LATER,
    verifiedAt: null,
    validFrom: null,
    validUntil: null,
  }),
  inLeaf: { ACTIVE: { challenge: null, challengeExpiresAt: null, verifiedAt: AT, validFrom: AT } },
  events: {
    VERIFY: [{ type: 'VERIFY', at: AT }],
    ROTATE: [{ type: 'ROTATE', at: AT }],
    CANCEL_ROTATION: [{ type: 'CANCEL_ROTATION', at: AT }],
    REVOKE: [{ type: 'REVOKE', at: AT }],
  },
};
