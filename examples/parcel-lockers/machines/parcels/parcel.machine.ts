import type { Meta } from '@paychart/platform';
import { assign, setup } from 'xstate';

export interface ParcelContext {
  readonly tenantId: string;
  readonly bank: string;
  readonly size: 'S' | 'M' | 'L';
  readonly label: string;
  readonly compartmentId: string | null;
  /** When the reservation lapses. */
  readonly reservedUntil: Date;
  /** Keyed fingerprint of the pickup code; null when there is none. The code itself is stored nowhere. */
  readonly codeHash: string | null;
  /** Wrong codes so far. */
  readonly misses: number;
}

export type ParcelEvent =
  | { readonly type: 'PLACE'; readonly compartmentId: string }
  | { readonly type: 'REJECT' }
  | { readonly type: 'DROP_OFF'; readonly codeHash: string }
  | { readonly type: 'MISS' }
  | { readonly type: 'PICK_UP' }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'LOSE_COMPARTMENT' }
  | { readonly type: 'LAPSE' };

export const parcelMachine = setup({
  types: {
    context: {} as ParcelContext,
    events: {} as ParcelEvent,
    input: {} as ParcelContext,
    tags: {} as 'passing',
    meta: {} as Meta,
  },
  actions: {
    keepCompartment: assign((_, params: { compartmentId: string }) => ({ compartmentId: params.compartmentId })),
    keepCode: assign((_, params: { codeHash: string }) => ({ codeHash: params.codeHash })),
    countMiss: assign({ misses: ({ context }) => context.misses + 1 }),
    dropCode: assign({ codeHash: null }),
    reserveCompartment: () => {},
    occupyCompartment: () => {},
    releaseCompartment: () => {},
  },
}).createMachine({
  id: 'parcel',
  description: 'A parcel, from the reservation of its compartment until it has been picked up.',
  meta: {
    domain: 'parcels',
    table: 'parcels',
    idPrefix: 'prc',
    parties: ['tenantId'],
    clock: 'tenantId',
    family: 'parcel',
  },
  context: ({ input }) => input,
  initial: 'REQUESTED',
  states: {
    REQUESTED: {
      description: 'A free compartment is looked up.',
      tags: ['passing'],
      on: {
        PLACE: {
          description: 'A compartment is free.',
          target: 'RESERVED',
          actions: [
            { type: 'keepCompartment', params: ({ event }) => ({ compartmentId: event.compartmentId }) },
            'reserveCompartment',
          ],
        },
        REJECT: { description: 'No compartment is free.', target: 'REJECTED' },
      },
    },
    RESERVED: {
      description: 'Its compartment waits for the parcel.',
      meta: { deadline: { event: 'LAPSE', at: 'reservedUntil' } },
      on: {
        DROP_OFF: {
          description: 'The courier drops it off.',
          target: 'STORED',
          actions: [{ type: 'keepCode', params: ({ event }) => ({ codeHash: event.codeHash }) }, 'occupyCompartment'],
        },
        CANCEL: { description: 'The carrier cancels it.', target: 'CANCELED', actions: 'releaseCompartment' },
        LOSE_COMPARTMENT: { description: 'Its compartment is taken out of order.', target: 'CANCELED' },
        LAPSE: { description: 'It was not dropped off in time.', target: 'LAPSED', actions: 'releaseCompartment' },
      },
    },
    STORED: {
      description: 'It lies in its compartment.',
      on: {
        MISS: { description: 'A wrong code is counted.', actions: 'countMiss' },
        PICK_UP: {
          description: 'The pickup code opens the compartment.',
          target: 'PICKED_UP',
          actions: ['dropCode', 'releaseCompartment'],
        },
      },
    },
    PICKED_UP: { description: 'It is with its recipient.', type: 'final' },
    CANCELED: { description: 'It was never dropped off.', type: 'final' },
    LAPSED: { description: 'Its reservation ended before it came.', type: 'final' },
    REJECTED: { description: 'The bank had no compartment for it.', type: 'final' },
  },
});
