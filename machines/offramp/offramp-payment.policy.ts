import type { OfframpPaymentState } from './offramp-payment.setup.ts';

// Policy: the verdict, and the holds that bring the payment back to it (A 2.3, D-119).

export const POLICY_CHECK = {
  description: 'The policy composer runs; the hub of cleared holds and expired quotes.',
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
      ],
    },
    SELECTION_REQUIRED: {
      description: 'No usable destination is the only reason.',
      meta: { requirements: ['D-117'] },
      target: 'PAYOUT_SELECTION_REQUIRED',
      actions: ['recordHold', 'openReviewCases', 'closeReviewCases', 'waitForRecipient'],
    },
    POLICY_HELD: [
      {
        description: 'Held again while votes are being collected: they stay given.',
        meta: { requirements: ['A 2.8', 'D-213'] },
        guard: 'hasVotes',
        target: 'COMPLIANCE_HOLD.APPROVAL_PENDING',
        actions: ['recordHold', 'rememberApproval', 'openReviewCases', 'closeReviewCases', 'waitForRecipient'],
      },
      {
        description: 'The approval lane has to complete, whatever else holds.',
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
        ],
      },
      {
        target: 'COMPLIANCE_HOLD.CREDENTIAL_HOLD',
        actions: ['recordHold', 'openReviewCases', 'closeReviewCases', 'waitForRecipient'],
      },
    ],
    POLICY_REJECTED: [
      {
        description: 'Rejected with the money in escrow.',
        meta: { requirements: ['A 3.1'] },
        guard: 'isFunded',
        target: 'REFUND_PENDING',
        actions: ['recordFailure', { type: 'openReviewCase', params: ({ event }) => ({ reason: event.reason }) }],
      },
      {
        description: 'Rejected before funding.',
        meta: { requirements: ['A 3.1', 'D-088'] },
        target: 'CANCELED',
        actions: [
          'recordFailure',
          { type: 'openReviewCase', params: ({ event }) => ({ reason: event.reason }) },
          'releaseReservation',
          'stampCanceled',
        ],
      },
    ],
  },
} satisfies OfframpPaymentState;

export const PAYOUT_SELECTION_REQUIRED = {
  description: 'The recipient is onboarded but has no usable destination.',
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
  description: 'Held for the reasons in `holdReasons`; each clears by its own trigger.',
  tags: ['cancellable', 'held'],
  meta: { deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' }, requirements: ['A 2.3', 'D-119'] },
  initial: 'CREDENTIAL_HOLD',
  states: {
    CREDENTIAL_HOLD: {
      description: 'Any set of reasons without an open approval.',
      meta: { public: 'CREDENTIAL_HOLD', requirements: ['A 3.6', 'D-163'] },
    },
    APPROVAL_REQUIRED: {
      description: 'An approval request is open and has no vote yet.',
      meta: { public: 'APPROVAL_REQUIRED', requirements: ['A 3.4', 'A 3.6'] },
      on: { VOTE_RECORDED: { target: 'APPROVAL_PENDING' } },
    },
    APPROVAL_PENDING: {
      description: 'At least one approving vote.',
      meta: { public: 'APPROVAL_PENDING', requirements: ['A 3.4', 'A 3.6'] },
      on: { VOTES_INVALIDATED: { target: 'APPROVAL_REQUIRED' } },
    },
  },
  on: {
    RECHECK: { target: 'POLICY_CHECK', actions: ['clearHold', 'stopWaiting'] },
    REVIEW_RELEASED: {
      description: 'An operator released the reason for this payment for good.',
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
        description: 'A voter rejected it with the money in escrow.',
        meta: { requirements: ['D-215'] },
        guard: 'isFunded',
        target: 'REFUND_PENDING',
        actions: ['recordFailure', 'stopWaiting'],
      },
      {
        description: 'A voter rejected it before funding.',
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
