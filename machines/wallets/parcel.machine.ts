import { assertEvent, assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface ParcelContext {
  readonly tenantId: string;
  /** What is in it, as its sender says. */
  readonly label: string;
  readonly deliveredAt: Date | null;
}

export type ParcelEvent = { readonly type: 'DELIVER'; readonly at: Date };

/** A parcel on its way: the smallest lifecycle that has a table, operations, an event and a worker. */
export const parcelMachine = setup({
  types: { context: {} as ParcelContext, events: {} as ParcelEvent, input: {} as ParcelContext, meta: {} as Meta },
  actions: {
    recordDelivery: assign(({ event }) => {
      assertEvent(event, 'DELIVER');
      return { deliveredAt: event.at };
    }),
    requestDelivery: () => {},
    announceDelivered: () => {},
  },
}).createMachine({
  id: 'parcel',
  description: 'A parcel on its way.',
  meta: { domain: 'wallets', table: 'parcels', parties: ['tenantId'], clock: 'tenantId' },
  context: ({ input }) => input,
  initial: 'SENT',
  states: {
    SENT: {
      description: 'The parcel is on its way.',
      entry: 'requestDelivery',
      on: {
        DELIVER: {
          description: 'The parcel has arrived.',
          target: 'DELIVERED',
          actions: ['recordDelivery', 'announceDelivered'],
        },
      },
    },
    DELIVERED: { description: 'The parcel has arrived.', type: 'final' },
  },
});
