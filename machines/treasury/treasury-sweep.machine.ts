import { assertEvent, assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface TreasurySweepContext {
  readonly tenantId: string;
  readonly accountId: string;
  /** Null when a person or program asked for it (D-286). */
  readonly ruleId: string | null;
  readonly sourceBucketId: string;
  readonly destBucketId: string;
  /** Reserved in the source bucket while the sweep is open (D-462). */
  readonly amountBaseUnits: bigint;
  /** The payment out of the source bucket's multisig: what owners sign (D-287). */
  readonly paymentId: string;
  readonly failureReason: string | null;
  readonly completedAt: Date | null;
}

export type TreasurySweepEvent =
  | { readonly type: 'COMPLETE'; readonly at: Date }
  | { readonly type: 'FAIL'; readonly reason: string }
  | { readonly type: 'CANCEL' };

/** A proposed transfer between two buckets of an account; it follows its payment (B 2.4, D-286). */
export const treasurySweepMachine = setup({
  types: {
    context: {} as TreasurySweepContext,
    events: {} as TreasurySweepEvent,
    input: {} as TreasurySweepContext,
    meta: {} as Meta,
  },
  actions: {
    complete: assign(({ event }) => {
      assertEvent(event, 'COMPLETE');
      return { completedAt: event.at };
    }),
    recordReason: assign(({ event }) => {
      assertEvent(event, 'FAIL');
      return { failureReason: event.reason };
    }),
    recordProposal: () => {},
    recordCompletion: () => {},
    recordFailure: () => {},
    recordCancellation: () => {},
  },
}).createMachine({
  id: 'treasury-sweep',
  description: 'A transfer between buckets, by a rule or by hand.',
  meta: {
    domain: 'treasury',
    table: 'treasury_sweeps',
    idPrefix: 'swp',
    parties: ['tenantId'],
    clock: 'tenantId',
    family: 'treasury.sweep',
    requirements: ['B 2.4', 'D-286', 'D-287'],
  },
  context: ({ input }) => input,
  initial: 'PROPOSED',
  states: {
    PROPOSED: {
      description: 'The payment is proposed. No money moves until the owners sign it.',
      meta: { requirements: ['B 2.4'] },
      entry: 'recordProposal',
      on: {
        COMPLETE: {
          description: 'The payment is COMPLETED: the money has moved.',
          meta: { requirements: ['D-286'] },
          target: 'COMPLETED',
          actions: ['complete', 'recordCompletion'],
        },
        FAIL: {
          description: 'The payment FAILED.',
          meta: { requirements: ['D-286'] },
          target: 'FAILED',
          actions: ['recordReason', 'recordFailure'],
        },
        CANCEL: {
          description: 'The payment was CANCELLED, and the sweep is CANCELED.',
          meta: { requirements: ['D-286', 'D-409'] },
          target: 'CANCELED',
          actions: 'recordCancellation',
        },
      },
    },
    COMPLETED: {
      description: 'The money is in the destination bucket.',
      meta: { requirements: ['D-286'] },
      type: 'final',
    },
    FAILED: {
      description: 'No money has moved. `failureReason` is that of the payment.',
      meta: { requirements: ['D-286'] },
      type: 'final',
    },
    CANCELED: { description: 'No money has moved.', meta: { requirements: ['D-286'] }, type: 'final' },
  },
});
