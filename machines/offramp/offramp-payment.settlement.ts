import type { OfframpPaymentState } from './offramp-payment.setup.ts';

// Settlement: the money is locked and paid out by a provider, or goes back (A 3.1, D-094, D-095).

export const FUNDS_LOCKED = {
  description: 'The money is in escrow. The service checks the payment once more and submits it automatically.',
  meta: {
    public: 'ROUTING',
    deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' },
    requirements: ['A 3.1', 'D-096', 'D-097'],
  },
  on: {
    SUBMIT: {
      description: 'The last check has passed. The submission is recorded before the provider is called.',
      meta: { requirements: ['D-095'] },
      target: 'PROVIDER_SUBMITTED',
      actions: [
        'rememberSubmission',
        {
          type: 'recordAttempt',
          params: ({ event: { quoteId, provider, idempotencyKey } }) => ({ quoteId, provider, idempotencyKey }),
        },
        'consumeLiquidity',
      ],
    },
    RECHECK_FAILED: {
      description: 'The last check has failed. The money is unlocked, and the payment is checked and quoted again.',
      meta: { requirements: ['A 3.1', 'D-097'] },
      target: 'POLICY_CHECK',
      actions: ['unlockFunds', 'clearSelection'],
    },
    GRACE_OVER: {
      description: 'A claimed payment was not submitted in time, and its money goes back.',
      meta: { requirements: ['D-189'] },
      guard: 'isClaimed',
      target: 'REFUND_PENDING',
      actions: ['clearSelection'],
    },
  },
} satisfies OfframpPaymentState;

export const PROVIDER_SUBMITTED = {
  description: 'The payment was submitted to the provider, which is asked until it answers.',
  meta: { requirements: ['D-095'] },
  tags: ['withProvider'],
  on: {
    PROVIDER_PENDING: { target: 'PROVIDER_PROCESSING' },
    PROVIDER_BLOCKED: {
      target: 'ACTION_REQUIRED',
      actions: [
        'recordFailure',
        { type: 'scheduleStuckReview', params: ({ event }) => ({ reviewAt: event.reviewAt }) },
      ],
    },
    PROVIDER_FAILED: { target: 'FAILED', actions: ['recordFailure'] },
  },
} satisfies OfframpPaymentState;

export const PROVIDER_PROCESSING = {
  description: 'The provider is processing the payment.',
  meta: { requirements: ['A 3.1'] },
  tags: ['withProvider'],
  on: {
    PROVIDER_SUCCEEDED: {
      description: 'The provider reports success by webhook or poll.',
      meta: { requirements: ['A 1'] },
      target: 'DELIVERED',
      actions: ['settleFunds', 'endAttempt', 'releaseClaim', 'stampDelivered'],
    },
    PROVIDER_BLOCKED: {
      target: 'ACTION_REQUIRED',
      actions: [
        'recordFailure',
        { type: 'scheduleStuckReview', params: ({ event }) => ({ reviewAt: event.reviewAt }) },
      ],
    },
    PROVIDER_FAILED: { target: 'FAILED', actions: ['recordFailure'] },
  },
} satisfies OfframpPaymentState;

export const ACTION_REQUIRED = {
  description: 'The provider needs somebody to act: the payout is unclaimed, held or blocked.',
  meta: { requirements: ['A 3.1', 'D-092'] },
  tags: ['withProvider'],
  on: {
    PROVIDER_PENDING: { target: 'PROVIDER_PROCESSING', actions: ['clearFailure'] },
    PROVIDER_BLOCKED: {
      description: 'The provider names another reason.',
      meta: { requirements: ['D-093'] },
      actions: ['recordFailure'],
    },
    PROVIDER_FAILED: { target: 'FAILED', actions: ['recordFailure'] },
  },
} satisfies OfframpPaymentState;

export const DELIVERED = {
  description: 'The provider has confirmed the delivery. This is final: a later return is recorded apart.',
  meta: { requirements: ['A 1', 'D-130'] },
  type: 'final',
  entry: ['closeReviewCases'],
} satisfies OfframpPaymentState;

export const FAILED = {
  description: 'The provider could not pay. The money is refunded automatically.',
  meta: { requirements: ['A 3.1'] },
  entry: ['endAttempt', 'returnLiquidity', 'scheduleRefund'],
  on: { REFUND: { target: 'REFUND_PENDING' } },
} satisfies OfframpPaymentState;

export const REFUND_PENDING = {
  description: 'The money is going back to the sender.',
  meta: { requirements: ['D-094'] },
  tags: ['passing'],
  entry: ['closeApproval', 'returnDeposit'],
  on: {
    REFUND_POSTED: { target: 'REFUNDED', actions: ['refundFunds', 'refundClaim', 'stampRefunded'] },
  },
} satisfies OfframpPaymentState;

export const REFUNDED = {
  description: 'The sender got the money back.',
  meta: { requirements: ['A 3.1'] },
  type: 'final',
  entry: ['closeReviewCases'],
} satisfies OfframpPaymentState;

export const CANCELED = {
  description: 'The payment ended before it was funded.',
  meta: { requirements: ['A 3.1', 'D-103'] },
  type: 'final',
  entry: ['closeReviewCases', 'closeApproval'],
} satisfies OfframpPaymentState;
