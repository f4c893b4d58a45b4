import type { OfframpPaymentState } from './offramp-payment.setup.ts';

// Routing: quotes are out, and the recipient chooses one (A 2.2, A 3.1).

export const ROUTE_QUOTED = {
  description: 'A set of quotes was made.',
  meta: { requirements: ['A 3.1', 'D-400'] },
  tags: ['passing', 'quoted'],
  on: { QUOTES_READY: { target: 'AWAITING_RECIPIENT_CONFIRMATION' } },
} satisfies OfframpPaymentState;

export const AWAITING_RECIPIENT_CONFIRMATION = {
  description: 'The recipient selects a route and confirms it.',
  tags: ['cancellable', 'quoted'],
  meta: {
    public: 'AWAITING_CONFIRMATION',
    deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' },
    requirements: ['A 3.1'],
  },
  on: {
    SELECT_ROUTE: {
      description: 'The recipient selects a quote. The last selection counts.',
      meta: { requirements: ['D-099'] },
      actions: ['selectQuote', { type: 'pinRoute', params: ({ event }) => ({ quoteId: event.quoteId }) }],
    },
    CONFIRM: {
      description: 'The recipient confirms, and the money is locked for the selected quote.',
      meta: { requirements: ['A 3.1'] },
      guard: 'hasSelection',
      target: 'FUNDS_LOCKED',
      actions: ['lockFunds', 'scheduleSubmission'],
    },
    REQUOTE: {
      description: 'The quotes have expired, so a new set is quoted.',
      meta: { requirements: ['A 2.2', 'D-098', 'D-446'] },
      target: 'POLICY_CHECK',
      actions: ['clearSelection'],
    },
    RECHECK: {
      description: 'A destination is no longer ACTIVE, or the policy decides otherwise now.',
      meta: { requirements: ['D-090', 'D-476'] },
      target: 'POLICY_CHECK',
      actions: ['clearSelection'],
    },
    CANCEL: {
      guard: 'isUnfunded',
      target: 'CANCELED',
      actions: ['clearSelection', 'releaseReservation', 'stampCanceled'],
    },
    GRACE_OVER: { guard: 'isClaimed', target: 'REFUND_PENDING', actions: ['clearSelection'] },
  },
} satisfies OfframpPaymentState;
