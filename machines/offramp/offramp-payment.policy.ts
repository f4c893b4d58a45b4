import type { OfframpPaymentState } from './offramp-payment.setup.ts';

// Policy: the verdict, and the holds that bring the payment back to it (A 2.3, D-119).

export const POLICY_CHECK = {
  description: 'The policy is checked: at first, and again when a hold may be cleared or quotes have expired.',
  meta: { requirements: ['A 2.3', 'A 3.1', 'D-116'] },
  tags: ['passing'],
  on: {
    POLICY_PASSED: {
      target: 'ROUTE_QUOTED',
      actions: [
        'recordPass',
        'closeReviewCases',
        {
          type: 'storeQuotes',
          params: ({ event: { quotes, exclusions } }) => ({ quotes, exclusions }),
        },
        { type: 'logDecision', params: ({ event }) => ({ decision: event.decision ?? null }) },
      ],
    },
    SELECTION_REQUIRED: {
      description: 'The recipient has no usable destination, and there is no other reason to hold.',
      meta: { requirements: ['D-117'] },
      target: 'PAYOUT_SELECTION_REQUIRED',
      actions: [
        'recordHold',
        'openReviewCases',
        'closeReviewCases',
        'waitForRecipient',
        { type: 'logDecision', params: ({ event }) => ({ decision: event.decision ?? null }) },
      ],
    },
    POLICY_HELD: [
      {
        description: 'The payment is held again. Votes that were given stay.',
        meta: { requirements: ['A 2.8', 'D-213'] },
        guard: 'hasVotes',
        target: 'COMPLIANCE_HOLD.APPROVAL_PENDING',
        actions: [
          'recordHold',
          'rememberApproval',
          'openReviewCases',
          'closeReviewCases',
          'waitForRecipient',
          { type: 'logDecision', params: ({ event }) => ({ decision: event.decision ?? null }) },
        ],
      },
      {
        description: 'The payment needs votes, whatever else holds it.',
        meta: { requirements: ['A 3.4', 'D-163'] },
        guard: 'waitsForApproval',
        target: 'COMPLIANCE_HOLD.APPROVAL_REQUIRED',
        actions: [
          'recordHold',
          'rememberApproval',
          { type: 'openApproval', params: ({ event }) => ({ approval: event.approval }) },
          'openReviewCases',
          'closeReviewCases',
          'waitForRecipient',
          { type: 'logDecision', params: ({ event }) => ({ decision: event.decision ?? null }) },
        ],
      },
      {
        target: 'COMPLIANCE_HOLD.CREDENTIAL_HOLD',
        actions: [
          'recordHold',
          'openReviewCases',
          'closeReviewCases',
          'waitForRecipient',
          { type: 'logDecision', params: ({ event }) => ({ decision: event.decision ?? null }) },
        ],
      },
    ],
    POLICY_REJECTED: [
      {
        description: 'The policy rejects the payment, and its money goes back.',
        meta: { requirements: ['A 3.1'] },
        guard: 'isFunded',
        target: 'REFUND_PENDING',
        actions: [
          'recordFailure',
          { type: 'openReviewCase', params: ({ event }) => ({ reason: event.reason }) },
          { type: 'logDecision', params: ({ event }) => ({ decision: event.decision ?? null }) },
        ],
      },
      {
        description: 'The policy rejects the payment before it is funded.',
        meta: { requirements: ['A 3.1', 'D-088'] },
        target: 'CANCELED',
        actions: [
          'recordFailure',
          { type: 'openReviewCase', params: ({ event }) => ({ reason: event.reason }) },
          'releaseReservation',
          'stampCanceled',
          { type: 'logDecision', params: ({ event }) => ({ decision: event.decision ?? null }) },
        ],
      },
    ],
  },
} satisfies OfframpPaymentState;

export const PAYOUT_SELECTION_REQUIRED = {
  description: 'The recipient has no usable destination, and that is the only reason to hold.',
  tags: ['cancellable', 'held'],
  meta: {
    public: 'ACTION_REQUIRED',
    deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' },
    requirements: ['A 3.1', 'D-117'],
  },
  on: {
    RECHECK: { target: 'POLICY_CHECK', actions: ['clearHold', 'stopWaiting'] },
    CANCEL: {
      guard: 'isUnfunded',
      target: 'CANCELED',
      actions: ['clearHold', 'stopWaiting', 'releaseReservation', 'stampCanceled'],
    },
    GRACE_OVER: { guard: 'isClaimed', target: 'REFUND_PENDING', actions: ['clearHold', 'stopWaiting'] },
  },
} satisfies OfframpPaymentState;

export const COMPLIANCE_HOLD = {
  description: 'The payment is held for the reasons in `holdReasons`. Each of them is cleared separately.',
  tags: ['cancellable', 'held'],
  meta: { deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' }, requirements: ['A 2.3', 'D-119'] },
  initial: 'CREDENTIAL_HOLD',
  states: {
    CREDENTIAL_HOLD: {
      description: 'The payment is held for reasons other than an approval.',
      meta: { public: 'CREDENTIAL_HOLD', requirements: ['A 3.6', 'D-163'] },
    },
    APPROVAL_REQUIRED: {
      description: 'The payment waits for its first vote.',
      meta: { public: 'APPROVAL_REQUIRED', requirements: ['A 3.4', 'A 3.6'] },
      on: { VOTE_RECORDED: { target: 'APPROVAL_PENDING' } },
    },
    APPROVAL_PENDING: {
      description: 'The payment has votes to approve, and needs more.',
      meta: { public: 'APPROVAL_PENDING', requirements: ['A 3.4', 'A 3.6'] },
      on: { VOTES_INVALIDATED: { target: 'APPROVAL_REQUIRED' } },
    },
  },
  on: {
    RECHECK: { target: 'POLICY_CHECK', actions: ['clearHold', 'stopWaiting'] },
    REVIEW_RELEASED: {
      description: 'An operator has cleared the reason for this payment permanently.',
      meta: { requirements: ['D-122'] },
      target: 'POLICY_CHECK',
      actions: ['clearReview', 'clearHold', 'stopWaiting'],
    },
    REVIEW_REJECTED: [
      {
        guard: 'isFunded',
        target: 'REFUND_PENDING',
        actions: ['recordFailure', 'stopWaiting'],
      },
      {
        target: 'CANCELED',
        actions: ['recordFailure', 'stopWaiting', 'releaseReservation', 'stampCanceled'],
      },
    ],
    APPROVAL_REJECTED: [
      {
        description: 'A voter rejects the payment, and its money goes back.',
        meta: { requirements: ['D-215'] },
        guard: 'isFunded',
        target: 'REFUND_PENDING',
        actions: ['recordFailure', 'stopWaiting'],
      },
      {
        description: 'A voter rejects the payment before it is funded.',
        meta: { requirements: ['D-215'] },
        target: 'CANCELED',
        actions: ['recordFailure', 'stopWaiting', 'releaseReservation', 'stampCanceled'],
      },
    ],
    CANCEL: {
      guard: 'isUnfunded',
      target: 'CANCELED',
      actions: ['clearHold', 'stopWaiting', 'releaseReservation', 'stampCanceled'],
    },
    GRACE_OVER: { guard: 'isClaimed', target: 'REFUND_PENDING', actions: ['clearHold', 'stopWaiting'] },
  },
} satisfies OfframpPaymentState;
