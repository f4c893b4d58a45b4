import type { OfframpPaymentState } from './offramp-payment.setup.ts';

// Funding: the recipient is found or invited, and the money is set aside (A 3.1, A 2.5, D-085).

export const CREATED = {
  description: 'The request is recorded and an internal balance is reserved.',
  meta: { requirements: ['A 3.1', 'D-087'] },
  tags: ['passing'],
  entry: ['recordPayment', 'reserveFunds'],
  on: { RECORDED: { target: 'RECIPIENT_RESOLUTION' } },
} satisfies OfframpPaymentState;

export const RECIPIENT_RESOLUTION = {
  description: 'The phone or DID is looked up.',
  tags: ['passing'],
  meta: { public: 'IDENTITY_RESOLUTION', requirements: ['A 3.1', 'D-106'] },
  on: {
    RECIPIENT_RESOLVED: [
      {
        description: 'An internal balance is confirmed at once.',
        meta: { requirements: ['A 3.1'] },
        guard: 'isInternallyFunded',
        target: 'SOURCE_FUNDS_CONFIRMED',
        actions: ['resolveRecipient', 'admitRecipient'],
      },
      {
        description: 'An on-chain deposit is awaited.',
        meta: { requirements: ['D-085'] },
        target: 'AWAITING_SOURCE_FUNDS',
        actions: ['resolveRecipient', 'admitRecipient'],
      },
    ],
    RECIPIENT_UNKNOWN: {
      description: 'Nobody holds the contact: the payment parks as a pending claim.',
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
  description: 'Waits for the on-chain deposit of the sender.',
  tags: ['cancellable'],
  meta: { public: 'FUNDS_PENDING', requirements: ['A 3.1', 'D-085'] },
  on: {
    DEPOSIT_SEEN: { target: 'SOURCE_FUNDS_CONFIRMING' },
    DEPOSIT_RETURNED: {
      description:
        'Another deposit than was asked for goes back. The escrow takes one of a deal: a new deal asks again.',
      meta: { requirements: ['D-084', 'D-087'] },
      actions: ['renewDeal'],
    },
    CANCEL: {
      description: 'A claim that was completed before the deposit ends with it.',
      meta: { requirements: ['D-085', 'D-187'] },
      target: 'CANCELED',
      actions: ['cancelClaim', 'releaseReservation', 'stampCanceled'],
    },
  },
} satisfies OfframpPaymentState;

export const SOURCE_FUNDS_CONFIRMING = {
  description: 'The deposit is on chain and waits for confirmations, unfunded until then.',
  tags: ['cancellable'],
  meta: { public: 'FUNDS_PENDING', requirements: ['A 3.1', 'D-085', 'D-088'] },
  on: {
    DEPOSIT_REORGED: { target: 'AWAITING_SOURCE_FUNDS' },
    DEPOSIT_CONFIRMED: {
      description: 'A claim that was completed before the deposit locks now that there is money.',
      meta: { requirements: ['D-085', 'D-187'] },
      target: 'SOURCE_FUNDS_CONFIRMED',
      actions: ['confirmDeposit', 'fundClaim', 'lockClaim'],
    },
    CANCEL: {
      description: 'Not confirmed, so not funded; the escrow returns the deposit, and a claim ends with it.',
      meta: { requirements: ['A 4.1', 'D-088', 'D-103'] },
      target: 'CANCELED',
      actions: ['cancelClaim', 'releaseReservation', 'stampCanceled'],
    },
  },
} satisfies OfframpPaymentState;

export const SOURCE_FUNDS_CONFIRMED = {
  description: 'The money is set aside; immediate for an internal balance.',
  tags: ['passing'],
  meta: { public: 'FUNDS_CONFIRMED', requirements: ['A 3.1', 'D-398'] },
  on: { FUNDS_CONFIRMED: { target: 'POLICY_CHECK' } },
} satisfies OfframpPaymentState;

export const PENDING_CLAIM = {
  description: 'Waits for someone to prove control of the contact, onboard and choose a rail.',
  tags: ['cancellable'],
  meta: {
    public: 'ACTION_REQUIRED',
    deadline: { event: 'EXPIRE_CLAIM', at: 'claimExpiresAt' },
    requirements: ['A 3.1', 'A 3.3'],
  },
  on: {
    CLAIM_BOUND: {
      description: 'Control is proved; onboarding and a destination may still be missing.',
      meta: { requirements: ['D-109', 'D-188'] },
      actions: [
        'resolveRecipient',
        'admitRecipient',
        { type: 'bindClaim', params: ({ event }) => ({ tenantId: event.recipientTenantId }) },
        'waitForRecipient',
      ],
    },
    DEPOSIT_CONFIRMED: {
      description: 'The deposit came before the recipient: the claim is funded, the status stays.',
      meta: { requirements: ['D-085'] },
      guard: 'awaitsDeposit',
      actions: ['confirmDeposit', 'fundClaim'],
    },
    DEPOSIT_RETURNED: {
      description: 'Another deposit than was asked for goes back, and a new deal asks again.',
      meta: { requirements: ['D-084', 'D-087'] },
      guard: 'awaitsDeposit',
      actions: ['renewDeal'],
    },
    CLAIM_LOCKED: [
      {
        description: 'The claim is complete, but nothing was paid in yet.',
        meta: { requirements: ['D-085'] },
        guard: 'awaitsDeposit',
        target: 'AWAITING_SOURCE_FUNDS',
        actions: ['graceClaim', 'stopWaiting'],
      },
      {
        description: 'The recipient is onboarded and has a destination: money to escrow, policy runs in full.',
        meta: { requirements: ['D-187'] },
        target: 'POLICY_CHECK',
        actions: ['graceClaim', 'lockFunds', 'lockClaim', 'stopWaiting'],
      },
    ],
    EXPIRE_CLAIM: [
      {
        description: 'Nobody came and money is set aside: it goes back.',
        meta: { requirements: ['A 3.1', 'D-088'] },
        guard: 'isSetAside',
        target: 'REFUND_PENDING',
        actions: ['expireClaim', 'stopWaiting'],
      },
      {
        description: 'Nobody came and nothing was paid in.',
        meta: { requirements: ['A 3.1'] },
        target: 'CANCELED',
        actions: ['expireClaim', 'cancelClaim', 'stopWaiting', 'stampCanceled'],
      },
    ],
    CANCEL: {
      description: 'The sender takes it back before anybody claimed it.',
      meta: { requirements: ['A 3.1', 'D-103'] },
      guard: 'isUnfunded',
      target: 'CANCELED',
      actions: ['cancelClaim', 'stopWaiting', 'releaseReservation', 'stampCanceled'],
    },
  },
} satisfies OfframpPaymentState;
