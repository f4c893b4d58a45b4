import { assertEvent, assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface ReviewCaseContext {
  paymentId: string;
  senderTenantId: string;
  reason: string;
  decision: 'RELEASE' | 'REJECT' | null;
  note: string | null;
  resolvedBy: string | null;
  resolvedAt: Date | null;
}

export type ReviewCaseEvent =
  | { type: 'RESOLVE'; decision: 'RELEASE' | 'REJECT'; note: string; by: string; at: Date }
  | { type: 'CLOSE' };

/** Something about a payment that a person has to look at (D-122, D-426). */
export const reviewCaseMachine = setup({
  types: {} as {
    context: ReviewCaseContext;
    input: ReviewCaseContext;
    events: ReviewCaseEvent;
    meta: Meta;
    tags: 'passing';
  },
  actions: {
    decide: assign(({ event }) => {
      assertEvent(event, 'RESOLVE');
      return { decision: event.decision, note: event.note, resolvedBy: event.by, resolvedAt: event.at };
    }),
    announceOpened: () => {},
    announceResolved: () => {},
  },
}).createMachine({
  id: 'review-case',
  description: 'An operator decides about a payment that is held, stuck or returned.',
  meta: {
    domain: 'offramp',
    table: 'review_cases',
    idPrefix: 'rvw',
    parties: ['senderTenantId'],
    clock: 'senderTenantId',
    requirements: ['A 2.3', 'D-122', 'D-130'],
  },
  context: ({ input }) => input,
  initial: 'OPEN',
  states: {
    OPEN: {
      description: 'The case waits for an operator.',
      meta: { waitsFor: { who: 'operator', events: ['RESOLVE'] }, requirements: ['D-122'] },
      entry: ['announceOpened'],
      on: {
        RESOLVE: {
          description: 'The operator releases or rejects the payment.',
          meta: { requirements: ['D-122'] },
          target: 'RESOLVED',
          actions: ['decide', 'announceResolved'],
        },
        CLOSE: {
          description: 'The payment ended in another way.',
          meta: { requirements: ['D-426'] },
          target: 'CLOSED',
        },
      },
    },
    RESOLVED: { description: 'An operator has decided.', meta: { requirements: ['D-426'] }, type: 'final' },
    CLOSED: {
      description: 'The payment ended in another way, so there is nothing to decide.',
      meta: { requirements: ['D-426'] },
      type: 'final',
    },
  },
});
