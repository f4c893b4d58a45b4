import { AT, LATER, type Sample } from '../../model/sample.ts';

const ticket = { ticketHash: 'sample', ticketExpiresAt: LATER, consumedAt: AT };

export const sample: Sample<'claim-link'> = {
  parents: ['payment', 'claim'],
  context: ({ tenantId, claimId }, n) => ({
    claimId: claimId ?? '',
    senderTenantId: tenantId,
    tokenHash: n.toString(16).padStart(64, '0'),
    channel: 'sms',
    resent: false,
    expiresAt: LATER,
    otpHash: null,
    otpExpiresAt: null,
    otpSentAt: null,
    otpAttempts: 0,
    consumedAt: null,
    ticketHash: null,
    ticketExpiresAt: null,
  }),
  inLeaf: { CONSUMED: ticket, REDEEMED: { ...ticket, ticketHash: 'redeemed' } },
  events: {
    SEND_OTP: [{ type: 'SEND_OTP', otpHash: 'sample', otpExpiresAt: LATER, at: AT }],
    WRONG_OTP: [{ type: 'WRONG_OTP' }],
    CONSUME: [{ type: 'CONSUME', ticketHash: 'sample', ticketExpiresAt: LATER, at: AT }],
    REDEEM: [{ type: 'REDEEM' }],
    VOID: [{ type: 'VOID' }],
    EXPIRE: [{ type: 'EXPIRE' }],
  },
};
