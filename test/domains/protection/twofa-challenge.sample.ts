import { AT, LATER, type Sample } from '../../model/sample.ts';

export const sample: Sample<'twofa-challenge'> = {
  context: ({ tenantId, memberId }, n) => ({
    tenantId,
    memberId,
    operation: 'updateProtectionSettings',
    bindingSha256: n.toString(16).padStart(64, '0'),
    amountBaseUnits: null,
    destinationAddress: null,
    destinationLabel: null,
    requiredFactors: 1,
    satisfiedFactorIds: [],
    codes: [],
    sends: 0,
    lastSentAt: null,
    wrongAnswers: 0,
    expiresAt: LATER,
    satisfiedAt: null,
    redeemedAt: null,
  }),
  inLeaf: {
    SATISFIED: { satisfiedFactorIds: ['fac_sample'], satisfiedAt: AT },
    REDEEMED: { satisfiedFactorIds: ['fac_sample'], satisfiedAt: AT, redeemedAt: AT },
    CANCELLED: { wrongAnswers: 5 },
  },
  events: {
    SEND_CODE: [
      {
        type: 'SEND_CODE',
        code: { factorId: 'fac_sample', otpHash: 'sample', expiresAt: LATER.toISOString() },
        at: AT,
      },
    ],
    WRONG_ANSWER: [{ type: 'WRONG_ANSWER' }],
    ANSWER: [{ type: 'ANSWER', factorId: 'fac_sample', at: AT, redeemBy: LATER }],
    REDEEM: [{ type: 'REDEEM', at: AT }],
    EXPIRE: [{ type: 'EXPIRE' }],
  },
};
