import { AT, LATER, type Sample } from '../../model/sample.ts';

export const sample: Sample<'phone-alias'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    phoneCiphertext: 'sample',
    phoneIndex: `sample-${n}`,
    phoneMasked: '+*******0000',
    otpHash: 'sample',
    otpExpiresAt: LATER,
    otpAttempts: 1,
    verifiedAt: null,
    reverifyBy: null,
  }),
  inLeaf: { ACTIVE: { verifiedAt: AT, reverifyBy: LATER } },
  events: {
    RESEND: [{ type: 'RESEND', otpHash: 'new', otpExpiresAt: LATER }],
    WRONG_CODE: [{ type: 'WRONG_CODE' }],
    VERIFY: [{ type: 'VERIFY', verifiedAt: AT, reverifyBy: LATER, replaces: [] }],
    EXPIRE: [{ type: 'EXPIRE' }],
    REPLACE: [{ type: 'REPLACE' }],
    REVOKE: [{ type: 'REVOKE' }],
  },
};
