import { setup } from 'xstate';

interface ParcelContext {
  tenantId: string;
}

type ParcelEvent = { type: 'SHIP' } | { type: 'CANCEL' };

/** A parcel: it shares statuses and events with orders. */
export const parcelMachine = setup({
  types: {} as { context: ParcelContext; input: ParcelContext; events: ParcelEvent },
}).createMachine({
  id: 'parcel',
  description: 'A parcel.',
  meta: { domain: 'parcels', table: 'parcels', idPrefix: 'par', parties: ['tenantId'], clock: 'tenantId' },
  context: ({ input }) => input,
  initial: 'PACKED',
  states: {
    PACKED: {
      description: 'Waits for its carrier.',
      on: { SHIP: { target: 'SHIPPED' }, CANCEL: { target: 'CANCELED' } },
    },
    SHIPPED: { description: 'It has left.', type: 'final' },
    CANCELED: { description: 'It never leaves.', type: 'final' },
  },
});
