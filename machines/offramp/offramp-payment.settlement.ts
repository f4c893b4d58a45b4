import type { OfframpPaymentState } from './offramp-payment.setup.ts';

// Settlement: the money is locked and paid out by a provider, or goes back (A 3.1, D-094, D-095).

export const FUNDS_LOCKED = {
  description: 'The money is in escrow; the settlement worker re-checks and submits.',
  meta: {
    public: 'ROUTING',
    deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' },
    requirements: ['A 3.1', 'D-096', 'D-097'],
  },
  on: {
    SUBMIT: {
      description: 'The pre-submit re-check passed; recorded before the provider is called.',
      meta: { requirements: ['D-095'] },
      target: 'PROVIDER_SUBMITTED',
      actions: [
        'rememberSubmission',
        {
          type: 'recordAttempt',
          params: ({ event: { quoteId, idempotencyKey } }) => ({ quoteId, idempotencyKey }),
        },
        'consumeLiquidity',
      ],
    },
    RECHECK_FAILED: {
      description: 'Quote, destination or verdict failed: unlocked and requoted, no stale route paid.',
      meta: { requirements: ['A 3.1', 'D-097'] },
      target: 'POLICY_CHECK',
      actions: ['unlockFunds', 'clearSelection'],
    },
    GRACE_OVER: {
      description: 'A claimed payment that was not submitted in time.',
      meta: { requirements: ['D-189'] },
      guard: 'isClaimed',
      target: 'REFUND_PENDING',
      actions: ['clearSelection'],
    },
  },
} satisfies OfframpPaymentState;

export const PROVIDER_SUBMITTED = {
  description: 'Recorded under a deterministic key; the provider is asked by it until it answers.',
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
  description: 'The provider works on it.',
  meta: { requirements: ['A 3.1'] },
  tags: ['withProvider'],
  on: {
    PROVIDER_SUCCEEDED: {
      description: 'Terminal success by webhook or poll, never by the create response.',
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
  description: 'The provider reports unclaimed, held or blocked.',
  meta: { requirements: ['A 3.1', 'D-092'] },
  tags: ['withProvider'],
  on: {
    PROVIDER_PENDING: { target: 'PROVIDER_PROCESSING', actions: ['clearFailure'] },
    PROVIDER_BLOCKED: {
      description: 'Blocked for another reason: only the reason changes.',
      meta: { requirements: ['D-093'] },
      actions: ['recordFailure'],
    },
    PROVIDER_FAILED: { target: 'FAILED', actions: ['recordFailure'] },
  },
} satisfies OfframpPaymentState;

export const DELIVERED = {
  description: 'Terminal and never reverts; a later return is a record of its own.',
  meta: { requirements: ['A 1', 'D-130'] },
  type: 'final',
  entry: ['closeReviewCases'],
} satisfies OfframpPaymentState;

export const FAILED = {
  description: 'The provider failed; never rerouted automatically in v1.',
  meta: { requirements: ['A 3.1'] },
  entry: ['endAttempt', 'returnLiquidity', 'scheduleRefund'],
  on: { REFUND: { target: 'REFUND_PENDING' } },
} satisfies OfframpPaymentState;

export const REFUND_PENDING = {
  description: 'The money goes back: at once for an internal balance, on confirmation for a deposit.',
  meta: { requirements: ['D-094'] },
  tags: ['passing'],
  entry: ['closeApproval', 'returnDeposit'],
  on: {
    REFUND_POSTED: { target: 'REFUNDED', actions: ['refundFunds', 'refundClaim', 'stampRefunded'] },
  },
} satisfies OfframpPaymentState;

export const REFUNDED = {
  description: 'The sender has the money back.',
  meta: { requirements: ['A 3.1'] },
  type: 'final',
  entry: ['closeReviewCases'],
} satisfies OfframpPaymentState;

export const CANCELED = {
  description: 'Ended before it was funded.',
  meta: { requirements: ['A 3.1', 'D-103'] },
  type: 'final',
  entry: ['closeReviewCases', 'closeApproval'],
} satisfies OfframpPaymentState;
