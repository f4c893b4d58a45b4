import type { OfframpPaymentState } from './offramp-payment.setup.ts';

// Funding: the recipient is found or invited, and the money is set aside (A 3.1, A 2.5, D-085).

export const CREATED = {
  description: "The payment is recorded, and the amount is reserved in the sender's balance.",
  meta: { requirements: ['A 3.1', 'D-087'] },
  tags: ['passing'],
  entry: ['recordPayment', 'reserveFunds'],
  on: { RECORDED: { target: 'RECIPIENT_RESOLUTION' } },
} satisfies OfframpPaymentState;

export const RECIPIENT_RESOLUTION = {
  description: 'The recipient is looked up by phone number or DID.',
  tags: ['passing'],
  meta: { public: 'IDENTITY_RESOLUTION', requirements: ['A 3.1', 'D-106'] },
  on: {
    RECIPIENT_RESOLVED: [
      {
        description: 'A payment from the balance goes on at once.',
        meta: { requirements: ['A 3.1'] },
        guard: 'isInternallyFunded',
        target: 'SOURCE_FUNDS_CONFIRMED',
        actions: ['resolveRecipient', 'admitRecipient'],
      },
      {
        description: 'A payment by deposit waits for the deposit.',
        meta: { requirements: ['D-085'] },
        target: 'AWAITING_SOURCE_FUNDS',
        actions: ['resolveRecipient', 'admitRecipient'],
      },
    ],
    RECIPIENT_UNKNOWN: {
      description: 'Nobody holds the contact, so a claim is opened.',
      meta: { requirements: ['A 3.1', 'A 2.5', 'D-337'] },
      target: 'PENDING_CLAIM',
      actions: [
        'rememberClaim',
        {
          type: 'openClaim',
          params: ({ event: { claimId, expiresAt, graceEndsAt, opaqueId, metadataHash, contact } }) => ({
            claimId,
            expiresAt,
            graceEndsAt,
            opaqueId,
            metadataHash,
            contact,
          }),
        },
      ],
    },
  },
} satisfies OfframpPaymentState;

export const AWAITING_SOURCE_FUNDS = {
  description: "The payment waits for the sender's on-chain deposit.",
  tags: ['cancellable'],
  meta: { public: 'FUNDS_PENDING', requirements: ['A 3.1', 'D-085'] },
  on: {
    DEPOSIT_SEEN: { target: 'SOURCE_FUNDS_CONFIRMING' },
    DEPOSIT_RETURNED: {
      description: 'A wrong deposit is returned, and a new deposit is expected under a new deal.',
      meta: { requirements: ['D-084', 'D-087'] },
      actions: ['renewDeal'],
    },
    CANCEL: {
      description: 'The sender cancels. A claim that was completed before ends too.',
      meta: { requirements: ['D-085', 'D-187'] },
      target: 'CANCELED',
      actions: ['cancelClaim', 'releaseReservation', 'stampCanceled'],
    },
  },
} satisfies OfframpPaymentState;

export const SOURCE_FUNDS_CONFIRMING = {
  description: 'The deposit is on the chain and waits for confirmations. Until then the payment is not funded.',
  tags: ['cancellable'],
  meta: { public: 'FUNDS_PENDING', requirements: ['A 3.1', 'D-085', 'D-088'] },
  on: {
    DEPOSIT_REORGED: { target: 'AWAITING_SOURCE_FUNDS' },
    DEPOSIT_CONFIRMED: {
      description: 'The deposit is confirmed. A claim that was completed before locks now.',
      meta: { requirements: ['D-085', 'D-187'] },
      target: 'SOURCE_FUNDS_CONFIRMED',
      actions: ['confirmDeposit', 'fundClaim', 'lockClaim'],
    },
    CANCEL: {
      description: 'The sender cancels. The escrow returns the deposit, and a claim ends too.',
      meta: { requirements: ['A 4.1', 'D-088', 'D-103'] },
      target: 'CANCELED',
      actions: ['cancelClaim', 'releaseReservation', 'stampCanceled'],
    },
  },
} satisfies OfframpPaymentState;

export const SOURCE_FUNDS_CONFIRMED = {
  description: 'The money is set aside. A payment from the balance passes here at once.',
  tags: ['passing'],
  meta: { public: 'FUNDS_CONFIRMED', requirements: ['A 3.1', 'D-398'] },
  on: { FUNDS_CONFIRMED: { target: 'POLICY_CHECK' } },
} satisfies OfframpPaymentState;

export const PENDING_CLAIM = {
  description:
    'Nobody holds the contact yet. The payment waits until somebody proves control of it, is verified and adds a destination.',
  tags: ['cancellable'],
  meta: {
    public: 'ACTION_REQUIRED',
    deadline: { event: 'EXPIRE_CLAIM', at: 'claimExpiresAt' },
    requirements: ['A 3.1', 'A 3.3'],
  },
  on: {
    CLAIM_BOUND: {
      description: 'Somebody has proved control of the contact. Verification or a destination may still be missing.',
      meta: { requirements: ['D-109', 'D-188'] },
      actions: [
        'resolveRecipient',
        'admitRecipient',
        { type: 'bindClaim', params: ({ event }) => ({ tenantId: event.recipientTenantId }) },
        'waitForRecipient',
      ],
    },
    DEPOSIT_CONFIRMED: {
      description: 'The deposit is confirmed before the recipient is known. It funds the claim.',
      meta: { requirements: ['D-085'] },
      guard: 'awaitsDeposit',
      actions: ['confirmDeposit', 'fundClaim'],
    },
    DEPOSIT_RETURNED: {
      description: 'A wrong deposit is returned, and a new deposit is expected under a new deal.',
      meta: { requirements: ['D-084', 'D-087'] },
      guard: 'awaitsDeposit',
      actions: ['renewDeal'],
    },
    CLAIM_LOCKED: [
      {
        description: 'The claim is complete, but nothing was deposited yet.',
        meta: { requirements: ['D-085'] },
        guard: 'awaitsDeposit',
        target: 'AWAITING_SOURCE_FUNDS',
        actions: ['graceClaim', 'stopWaiting'],
      },
      {
        description: 'The claim is complete: the money moves to escrow, and the policy is checked.',
        meta: { requirements: ['D-187'] },
        target: 'POLICY_CHECK',
        actions: ['graceClaim', 'lockFunds', 'lockClaim', 'stopWaiting'],
      },
    ],
    EXPIRE_CLAIM: [
      {
        description: 'Nobody has claimed in time. The money is refunded.',
        meta: { requirements: ['A 3.1', 'D-088'] },
        guard: 'isSetAside',
        target: 'REFUND_PENDING',
        actions: ['expireClaim', 'stopWaiting'],
      },
      {
        description: 'Nobody has claimed in time, and there is no money to give back.',
        meta: { requirements: ['A 3.1'] },
        target: 'CANCELED',
        actions: ['expireClaim', 'cancelClaim', 'stopWaiting', 'stampCanceled'],
      },
    ],
    CANCEL: {
      description: 'The sender cancels before anybody has claimed.',
      meta: { requirements: ['A 3.1', 'D-103'] },
      guard: 'isUnfunded',
      target: 'CANCELED',
      actions: ['cancelClaim', 'stopWaiting', 'releaseReservation', 'stampCanceled'],
    },
  },
} satisfies OfframpPaymentState;
