import { assertEvent, assign, setup } from 'xstate';

interface OrderContext {
  tenantId: string;
  note: string | null;
  expiresAt: Date;
}

type OrderEvent =
  | { type: 'ADMIT' }
  | { type: 'HOLD' }
  | { type: 'SUBMIT' }
  | { type: 'APPROVE' }
  | { type: 'SHIP'; carrier: string }
  | { type: 'CANCEL'; note: string }
  | { type: 'EXPIRE' };

/** An order, from its receipt until it has left. */
export const orderMachine = setup({
  types: {} as { context: OrderContext; input: OrderContext; events: OrderEvent; tags: 'passing' | 'open' },
  guards: {
    hasNote: ({ context }) => context.note !== null,
  },
  actions: {
    keepNote: assign(({ event }) => {
      assertEvent(event, 'CANCEL');
      return { note: event.note };
    }),
    announce: () => {},
    bookCarrier: (_, _params: { carrier: string }) => {},
  },
}).createMachine({
  id: 'order',
  description: 'An order, from its receipt until it has left.',
  meta: { domain: 'orders', table: 'orders', idPrefix: 'o', parties: ['tenantId'], clock: 'tenantId', family: 'order' },
  context: ({ input }) => input,
  initial: 'RECEIVED',
  states: {
    RECEIVED: {
      description: 'Just written down.',
      tags: ['passing'],
      on: { ADMIT: { target: 'PLACED', actions: ['announce'] }, HOLD: { target: 'HELD' } },
    },
    HELD: {
      description: 'Somebody has to look.',
      initial: 'REVIEW_REQUIRED',
      states: {
        REVIEW_REQUIRED: {
          description: 'Nobody looks yet.',
          meta: { public: 'WAITING' },
          on: { SUBMIT: { target: 'REVIEW_PENDING' } },
        },
        REVIEW_PENDING: { description: 'Somebody looks.', meta: { public: 'IN_REVIEW' } },
      },
      on: { APPROVE: { target: 'PLACED', guard: 'hasNote' } },
    },
    PLACED: {
      description: 'Waits for its carrier.',
      tags: ['open'],
      meta: { deadline: { event: 'EXPIRE', at: 'expiresAt' } },
      on: {
        SHIP: {
          target: 'SHIPPED',
          actions: [{ type: 'bookCarrier', params: ({ event }) => ({ carrier: event.carrier }) }],
        },
        CANCEL: { target: 'CANCELED', actions: ['keepNote', 'announce'] },
        EXPIRE: { target: 'CANCELED', actions: ['announce'] },
      },
    },
    SHIPPED: { description: 'It has left.', type: 'final' },
    CANCELED: { description: 'It never leaves.', type: 'final' },
  },
});
