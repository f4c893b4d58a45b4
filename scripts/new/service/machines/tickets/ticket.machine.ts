import type { Meta } from '@paychart/platform';
import { assign, setup } from 'xstate';

export interface TicketContext {
  readonly tenantId: string;
  readonly title: string;
  readonly closedAt: Date | null;
}

export type TicketEvent = { readonly type: 'CLOSE'; readonly at: Date };

export const ticketMachine = setup({
  types: {
    context: {} as TicketContext,
    events: {} as TicketEvent,
    input: {} as TicketContext,
    meta: {} as Meta,
  },
  actions: {
    setClosed: assign((_, params: { at: Date }) => ({ closedAt: params.at })),
    recordClosing: () => {},
  },
}).createMachine({
  id: 'ticket',
  description: 'What somebody has asked for.',
  meta: { domain: 'tickets', table: 'tickets', idPrefix: 'tkt', parties: ['tenantId'], clock: 'tenantId' },
  context: ({ input }) => input,
  initial: 'OPEN',
  states: {
    OPEN: {
      description: 'It has to be done.',
      on: {
        CLOSE: {
          description: 'Its tenant closes it.',
          target: 'CLOSED',
          actions: [{ type: 'setClosed', params: ({ event }) => ({ at: event.at }) }, 'recordClosing'],
        },
      },
    },
    CLOSED: { description: 'It is done.', type: 'final' },
  },
});
