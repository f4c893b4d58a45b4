import { newPayment } from '../../support/new-payment.ts';
import { paymentEvents } from '../payment-model.ts';
import { AT, LATER, type Samples } from './sample.ts';

const decided = { decision: 'RELEASE', note: 'sample', resolvedBy: 'mem_sample', resolvedAt: AT } as const;
const ticket = { ticketHash: 'sample', ticketExpiresAt: LATER, consumedAt: AT };
const submitted = {
  custody: 'escrow',
  recipientTenantId: 'ten_nobody',
  provider: 'internal',
  providerFeeBaseUnits: 0n,
  networkFeeBaseUnits: 0n,
  proceedsBaseUnits: 25_000_000n,
} as const;

export const offramp: Samples<'offramp-payment' | 'claim' | 'claim-link' | 'review-case'> = {
  'offramp-payment': {
    context: ({ tenantId, memberId }, n) => ({
      ...newPayment('INTERNAL_BALANCE'),
      senderTenantId: tenantId,
      initiatorMemberId: memberId,
      phoneIndex: `sample-${n}`,
    }),
    inLeaf: {
      SOURCE_FUNDS_CONFIRMED: { custody: 'reserved', recipientTenantId: 'ten_nobody' },
      POLICY_CHECK: { custody: 'reserved', recipientTenantId: 'ten_nobody' },
      PAYOUT_SELECTION_REQUIRED: { custody: 'reserved', recipientTenantId: 'ten_nobody' },
      'COMPLIANCE_HOLD.CREDENTIAL_HOLD': { custody: 'reserved', recipientTenantId: 'ten_nobody' },
      'COMPLIANCE_HOLD.APPROVAL_REQUIRED': { custody: 'reserved', recipientTenantId: 'ten_nobody' },
      'COMPLIANCE_HOLD.APPROVAL_PENDING': { custody: 'reserved', recipientTenantId: 'ten_nobody' },
      AWAITING_RECIPIENT_CONFIRMATION: { custody: 'reserved', recipientTenantId: 'ten_nobody' },
      FUNDS_LOCKED: { custody: 'escrow', recipientTenantId: 'ten_nobody' },
      PROVIDER_SUBMITTED: submitted,
      PROVIDER_PROCESSING: submitted,
      ACTION_REQUIRED: { ...submitted, failureReason: 'PROVIDER_HELD' },
      DELIVERED: { ...submitted, custody: 'none', deliveredAt: AT },
      FAILED: { custody: 'escrow' },
      REFUND_PENDING: { custody: 'escrow' },
    },
    events: paymentEvents,
    legal: { FUNDS_LOCKED: 'RECHECK_FAILED', PROVIDER_PROCESSING: 'PROVIDER_BLOCKED' },
  },
  claim: {
    context: ({ tenantId, paymentId }, n) => ({
      paymentId,
      senderTenantId: tenantId,
      recipientTenantId: null,
      opaqueId: `0x${n.toString(16).padStart(64, '0')}`,
      metadataHash: '0xsample',
      phoneIndex: `sample-${n}`,
      phoneCiphertext: 'sample',
      phoneMasked: '+*******0000',
      emailIndex: null,
      emailCiphertext: null,
      emailMasked: null,
      amountBaseUnits: 25_000_000n,
      funded: true,
      expiresAt: LATER,
      graceEndsAt: LATER,
      claimedAt: null,
      lockedAt: null,
      releasedAt: null,
      refundedAt: null,
      canceledAt: null,
    }),
    inLeaf: {
      RELEASED: { lockedAt: AT, releasedAt: AT },
      REFUNDED: { refundedAt: AT },
      CANCELED: { canceledAt: AT },
    },
    events: {
      BIND: [{ type: 'BIND', tenantId: 'ten_sample' }],
      FUND: [{ type: 'FUND' }],
      LOCK: [{ type: 'LOCK' }],
      EXPIRE: [{ type: 'EXPIRE' }],
      RELEASE: [{ type: 'RELEASE' }],
      REFUND: [{ type: 'REFUND' }],
      CANCEL: [{ type: 'CANCEL' }],
    },
  },
  'claim-link': {
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
  },
  'review-case': {
    context: ({ tenantId, paymentId }) => ({
      paymentId,
      senderTenantId: tenantId,
      reason: 'PROVIDER_STUCK',
      decision: null,
      note: null,
      resolvedBy: null,
      resolvedAt: null,
    }),
    inLeaf: { RESOLVED: decided },
    events: {
      RESOLVE: [{ type: 'RESOLVE', decision: 'RELEASE', note: 'sample', by: 'mem_sample', at: AT }],
      CLOSE: [{ type: 'CLOSE' }],
    },
  },
};
