import { AT, LATER, type Sample } from '../../model/sample.ts';

export const sample: Sample<'twofa-factor'> = {
  context: ({ tenantId, memberId }, n) => ({
    tenantId,
    memberId,
    type: 'EMAIL',
    label: null,
    hint: 's***@sample.test',
    targetCiphertext: 'sample',
    targetIndex: `sample-${n}`,
    secretCiphertext: null,
    signerAddress: null,
    otpHash: 'sample',
    otpExpiresAt: LATER,
    otpSends: 1,
    otpSentAt: AT,
    otpAttempts: 0,
    enrollBy: LATER,
    verifiedAt: null,
    usableAt: null,
    lastUsedAt: null,
    lastTotpStep: null,
    removedAt: null,
  }),
  inLeaf: {
    VERIFIED: { verifiedAt: AT, usableAt: AT, otpHash: null, otpExpiresAt: null },
    REMOVED: { removedAt: AT, targetCiphertext: null, otpHash: null, otpExpiresAt: null },
  },
  events: {
    RESEND: [{ type: 'RESEND', otpHash: 'new', otpExpiresAt: LATER, at: AT }],
    WRONG_CODE: [{ type: 'WRONG_CODE', at: AT }],
    VERIFY: [{ type: 'VERIFY', at: AT, usableAt: AT, totpStep: null }],
    USE: [{ type: 'USE', at: AT, totpStep: null }],
    EXPIRE: [{ type: 'EXPIRE' }],
    REMOVE: [{ type: 'REMOVE', at: AT }],
  },
};
