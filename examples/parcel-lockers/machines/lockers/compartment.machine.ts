import type { Meta } from '@paychart/platform';
import { assign, setup } from 'xstate';

export interface CompartmentContext {
  readonly tenantId: string;
  readonly bank: string;
  readonly number: number;
  readonly size: 'S' | 'M' | 'L';
  /** The parcel that has it. */
  readonly parcelId: string | null;
}

export type CompartmentEvent =
  | { readonly type: 'RESERVE'; readonly parcelId: string }
  | { readonly type: 'OCCUPY' }
  | { readonly type: 'RELEASE' }
  | { readonly type: 'DISABLE' };

export const compartmentMachine = setup({
  types: {
    context: {} as CompartmentContext,
    events: {} as CompartmentEvent,
    input: {} as CompartmentContext,
    meta: {} as Meta,
  },
  actions: {
    keepParcel: assign((_, params: { parcelId: string }) => ({ parcelId: params.parcelId })),
    forgetParcel: assign({ parcelId: null }),
    tellParcel: (_, _params: { parcelId: string | null }) => {},
  },
}).createMachine({
  id: 'compartment',
  description: 'A compartment of a locker bank. It takes one parcel at a time.',
  meta: { domain: 'lockers', table: 'compartments', idPrefix: 'cmp', parties: ['tenantId'], clock: 'tenantId' },
  context: ({ input }) => input,
  initial: 'FREE',
  states: {
    FREE: {
      description: 'It can be reserved.',
      on: {
        RESERVE: {
          description: 'A parcel reserves it.',
          target: 'RESERVED',
          actions: { type: 'keepParcel', params: ({ event }) => ({ parcelId: event.parcelId }) },
        },
        DISABLE: { description: 'The carrier takes it out of order.', target: 'OUT_OF_ORDER' },
      },
    },
    RESERVED: {
      description: 'It waits for its parcel.',
      on: {
        OCCUPY: { description: 'The parcel is dropped off.', target: 'OCCUPIED' },
        RELEASE: { description: 'The reservation ends.', target: 'FREE', actions: 'forgetParcel' },
        DISABLE: {
          description: 'The carrier takes it out of order, and the reservation is canceled.',
          target: 'OUT_OF_ORDER',
          actions: [{ type: 'tellParcel', params: ({ context }) => ({ parcelId: context.parcelId }) }, 'forgetParcel'],
        },
      },
    },
    OCCUPIED: {
      description: 'A parcel lies in it.',
      on: { RELEASE: { description: 'The parcel is picked up.', target: 'FREE', actions: 'forgetParcel' } },
    },
    OUT_OF_ORDER: { description: 'It takes no parcel any more.', type: 'final' },
  },
});
