import { assertEvent, assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import type { InvoiceContext, InvoiceEvent, SettlementKind } from './invoice.types.ts';

/** A payment request that settles through an escrow multisig of payer, payee and arbiter (B 2.5, B 3). */
export const invoiceMachine = setup({
  types: {
    context: {} as InvoiceContext,
    events: {} as InvoiceEvent,
    input: {} as InvoiceContext,
    meta: {} as Meta,
    tags: {} as 'releasable' | 'refundable',
  },
  guards: {
    isBeforeExpiry: (_, params: { expiresAt: Date; at: Date }) => params.at < params.expiresAt,
    holdsNothing: ({ context }, params: { heldBaseUnits: bigint }) =>
      params.heldBaseUnits === 0n && context.receivedBaseUnits === 0n,
    coversAmount: ({ context }, params: { heldBaseUnits: bigint }) => params.heldBaseUnits >= context.amountBaseUnits,
    hasReceivedOther: ({ context }, params: { heldBaseUnits: bigint }) =>
      params.heldBaseUnits !== context.receivedBaseUnits,
    isPastExpiry: ({ context }, params: { at: Date }) => context.expiresAt !== null && params.at >= context.expiresAt,
    /** Only one settlement can be in flight (B 3). */
    isUnsettled: ({ context }) => context.settlementPaymentId === null,
    canRefund: ({ context }, params: { heldBaseUnits: bigint }) =>
      context.settlementPaymentId === null && params.heldBaseUnits > 0n,
    hasLostFunds: ({ context }, params: { heldBaseUnits: bigint }) =>
      context.settlementPaymentId === null && params.heldBaseUnits < context.amountBaseUnits,
    isReleasing: ({ context }) => context.settlementKind === 'RELEASE',
    isRefunding: ({ context }) => context.settlementKind === 'REFUND',
    isSettling: ({ context }) => context.settlementPaymentId !== null,
  },
  actions: {
    provisionHold: assign(({ event }) => {
      assertEvent(event, 'SEND');
      const { holdWalletId, holdAddress, expiresAt, at } = event;
      return { holdWalletId, holdAddress, expiresAt, sentAt: at };
    }),
    recordReceived: assign((_, params: { heldBaseUnits: bigint }) => ({ receivedBaseUnits: params.heldBaseUnits })),
    stampFunded: assign((_, params: { at: Date }) => ({ fundedAt: params.at })),
    clearFunded: assign({ fundedAt: null }),
    stampExpired: assign((_, params: { at: Date }) => ({ expiredAt: params.at })),
    stampCancelled: assign((_, params: { at: Date }) => ({ cancelledAt: params.at })),
    stampReleased: assign((_, params: { at: Date }) => ({ releasedAt: params.at })),
    stampRefunded: assign((_, params: { at: Date }) => ({ refundedAt: params.at })),
    keepEvidence: assign(({ event }) => {
      assertEvent(event, 'DELIVER');
      return { evidence: event.evidence, deliveredAt: event.at };
    }),
    openSettlement: assign((_, params: { kind: SettlementKind; paymentId: string }) => ({
      settlementKind: params.kind,
      settlementPaymentId: params.paymentId,
    })),
    clearSettlement: assign({ settlementKind: null, settlementPaymentId: null }),

    recordCreation: () => {},
    recordSettlement: () => {},
    recordDroppedSettlement: () => {},
    announceSent: () => {},
    watchHold: () => {},
    announceFunded: () => {},
    announceFundsGone: () => {},
    announceDelivered: (_, _params: { settlementStatus: string | null }) => {},
    announceReleased: (_, _params: { from: 'FUNDED' | 'DELIVERED' }) => {},
    announceRefunded: (_, _params: { from: 'FUNDED' | 'DELIVERED' | 'EXPIRED' }) => {},
    announceExpired: () => {},
    announceCancelled: (_, _params: { from: 'DRAFT' | 'SENT' }) => {},
  },
}).createMachine({
  id: 'invoice',
  description: 'An escrow invoice.',
  meta: {
    domain: 'invoices',
    table: 'invoices',
    idPrefix: 'inv',
    parties: ['tenantId'],
    clock: 'tenantId',
    sentBy: { POLL: ['chain'], ORPHAN_FUNDS: ['chain'], SETTLE: ['chain'] },
    requirements: ['B 2.5', 'B 3', 'D-288', 'D-296', 'D-289', 'D-290', 'D-291', 'D-292', 'D-293', 'D-294', 'D-295'],
  },
  context: ({ input }) => input,
  initial: 'DRAFT',
  states: {
    DRAFT: {
      description: 'The invoice is recorded but not sent. It has no escrow, is not public and does not expire.',
      meta: { waitsFor: { who: 'tenantId', events: ['SEND'] }, requirements: ['B 3', 'D-288'] },
      entry: 'recordCreation',
      on: {
        SEND: {
          description: 'The invoice is sent and its escrow is created. This is refused once `expiresAt` has passed.',
          meta: { requirements: ['B 3', 'D-290'] },
          guard: { type: 'isBeforeExpiry', params: ({ event }) => ({ expiresAt: event.expiresAt, at: event.at }) },
          target: 'SENT',
          actions: ['provisionHold', 'announceSent', 'watchHold'],
        },
        CANCEL: {
          description: 'A draft that was never sent is cancelled, not expired.',
          meta: { requirements: ['B 3'] },
          target: 'CANCELLED',
          actions: [
            { type: 'stampCancelled', params: ({ event }) => ({ at: event.at }) },
            { type: 'announceCancelled', params: { from: 'DRAFT' } },
          ],
        },
      },
    },
    SENT: {
      description: "The payer pays into the escrow. The service watches the escrow's balance.",
      meta: { requirements: ['B 3', 'D-293'] },
      on: {
        POLL: [
          {
            description: 'The escrow holds the invoiced amount. This has precedence over the expiry.',
            meta: { requirements: ['B 3', 'D-293', 'D-294'] },
            guard: { type: 'coversAmount', params: ({ event }) => ({ heldBaseUnits: event.heldBaseUnits }) },
            target: 'FUNDED',
            actions: [
              { type: 'recordReceived', params: ({ event }) => ({ heldBaseUnits: event.heldBaseUnits }) },
              { type: 'stampFunded', params: ({ event }) => ({ at: event.at }) },
              'announceFunded',
            ],
          },
          {
            description: '`expiresAt` has passed, and the escrow holds less than the amount.',
            meta: { requirements: ['B 3', 'D-293'] },
            guard: { type: 'isPastExpiry', params: ({ event }) => ({ at: event.at }) },
            target: 'EXPIRED',
            actions: [
              { type: 'recordReceived', params: ({ event }) => ({ heldBaseUnits: event.heldBaseUnits }) },
              { type: 'stampExpired', params: ({ event }) => ({ at: event.at }) },
              'announceExpired',
            ],
          },
          {
            description: 'A part of the amount has arrived, or has left with a reorganised block.',
            meta: { requirements: ['D-288', 'D-293'] },
            guard: { type: 'hasReceivedOther', params: ({ event }) => ({ heldBaseUnits: event.heldBaseUnits }) },
            actions: { type: 'recordReceived', params: ({ event }) => ({ heldBaseUnits: event.heldBaseUnits }) },
          },
        ],
        CANCEL: {
          description:
            'The invoice is cancelled while the escrow is empty. A partial payment can be refunded after the expiry.',
          meta: { requirements: ['B 3', 'D-291'] },
          guard: { type: 'holdsNothing', params: ({ event }) => ({ heldBaseUnits: event.heldBaseUnits }) },
          target: 'CANCELLED',
          actions: [
            { type: 'stampCancelled', params: ({ event }) => ({ at: event.at }) },
            { type: 'announceCancelled', params: { from: 'SENT' } },
          ],
        },
      },
    },
    FUNDED: {
      description: 'The escrow holds the amount. The invoice no longer expires.',
      meta: { requirements: ['B 3'] },
      tags: ['releasable', 'refundable'],
      on: {
        DELIVER: {
          description: 'The seller has delivered, with evidence or without.',
          meta: { requirements: ['B 3', 'D-292'] },
          target: 'DELIVERED',
          actions: [
            'keepEvidence',
            {
              type: 'announceDelivered',
              params: ({ event }) => ({ settlementStatus: event.settlementStatus }),
            },
          ],
        },
        ORPHAN_FUNDS: {
          description:
            'The chain was reorganised, and the escrow does not hold the amount in the chain as it stands: the payer has not paid yet.',
          meta: { requirements: ['D-293'] },
          guard: { type: 'hasLostFunds', params: ({ event }) => ({ heldBaseUnits: event.heldBaseUnits }) },
          target: 'SENT',
          actions: [
            { type: 'recordReceived', params: ({ event }) => ({ heldBaseUnits: event.heldBaseUnits }) },
            'clearFunded',
            'announceFundsGone',
            'watchHold',
          ],
        },
        RELEASE: {
          description:
            'A payment of the invoiced amount to the payee is proposed. The invoice does not change until it completes.',
          meta: { requirements: ['B 3', 'D-295'] },
          guard: 'isUnsettled',
          actions: [
            { type: 'openSettlement', params: ({ event }) => ({ kind: 'RELEASE', paymentId: event.paymentId }) },
            'recordSettlement',
          ],
        },
        REFUND: {
          description:
            'A payment of the whole balance to the payer is proposed. The invoice does not change until it completes.',
          meta: { requirements: ['B 3', 'D-295'] },
          guard: { type: 'canRefund', params: ({ event }) => ({ heldBaseUnits: event.heldBaseUnits }) },
          actions: [
            { type: 'openSettlement', params: ({ event }) => ({ kind: 'REFUND', paymentId: event.paymentId }) },
            'recordSettlement',
          ],
        },
        SETTLE: [
          {
            description: 'Two of three owners signed the release, and it completed.',
            meta: { requirements: ['B 3'] },
            guard: 'isReleasing',
            target: 'RELEASED',
            actions: [
              { type: 'stampReleased', params: ({ event }) => ({ at: event.at }) },
              { type: 'announceReleased', params: { from: 'FUNDED' } },
            ],
          },
          {
            description: 'Two of three owners signed the refund, and it completed.',
            meta: { requirements: ['B 3'] },
            guard: 'isRefunding',
            target: 'REFUNDED',
            actions: [
              { type: 'stampRefunded', params: ({ event }) => ({ at: event.at }) },
              { type: 'announceRefunded', params: { from: 'FUNDED' } },
            ],
          },
        ],
        DROP_SETTLEMENT: {
          description: 'Its payment was cancelled or failed; another one may follow.',
          meta: { requirements: ['D-296'] },
          guard: 'isSettling',
          actions: ['clearSettlement', 'recordDroppedSettlement'],
        },
      },
    },
    DELIVERED: {
      description: 'The invoice is marked as delivered. The escrow still holds the money.',
      meta: { requirements: ['B 3'] },
      tags: ['releasable', 'refundable'],
      on: {
        RELEASE: {
          description:
            'A payment of the invoiced amount to the payee is proposed. The invoice does not change until it completes.',
          meta: { requirements: ['B 3', 'D-295'] },
          guard: 'isUnsettled',
          actions: [
            { type: 'openSettlement', params: ({ event }) => ({ kind: 'RELEASE', paymentId: event.paymentId }) },
            'recordSettlement',
          ],
        },
        REFUND: {
          description:
            'A payment of the whole balance to the payer is proposed. The invoice does not change until it completes.',
          meta: { requirements: ['B 3', 'D-295'] },
          guard: { type: 'canRefund', params: ({ event }) => ({ heldBaseUnits: event.heldBaseUnits }) },
          actions: [
            { type: 'openSettlement', params: ({ event }) => ({ kind: 'REFUND', paymentId: event.paymentId }) },
            'recordSettlement',
          ],
        },
        SETTLE: [
          {
            description: 'Two of three owners signed the release, and it completed.',
            meta: { requirements: ['B 3'] },
            guard: 'isReleasing',
            target: 'RELEASED',
            actions: [
              { type: 'stampReleased', params: ({ event }) => ({ at: event.at }) },
              { type: 'announceReleased', params: { from: 'DELIVERED' } },
            ],
          },
          {
            description: 'Two of three owners signed the refund, and it completed.',
            meta: { requirements: ['B 3'] },
            guard: 'isRefunding',
            target: 'REFUNDED',
            actions: [
              { type: 'stampRefunded', params: ({ event }) => ({ at: event.at }) },
              { type: 'announceRefunded', params: { from: 'DELIVERED' } },
            ],
          },
        ],
        DROP_SETTLEMENT: {
          description: 'Its payment was cancelled or failed; another one may follow.',
          meta: { requirements: ['D-296'] },
          guard: 'isSettling',
          actions: ['clearSettlement', 'recordDroppedSettlement'],
        },
      },
    },
    EXPIRED: {
      description:
        'The invoice was not funded in time. Its escrow is no longer watched, and money in it can only be refunded.',
      meta: { requirements: ['B 3', 'D-293', 'D-294'] },
      tags: ['refundable'],
      on: {
        REFUND: {
          description: 'A payment of everything that the escrow holds to the payer is proposed.',
          meta: { requirements: ['B 3'] },
          guard: { type: 'canRefund', params: ({ event }) => ({ heldBaseUnits: event.heldBaseUnits }) },
          actions: [
            { type: 'openSettlement', params: ({ event }) => ({ kind: 'REFUND', paymentId: event.paymentId }) },
            'recordSettlement',
          ],
        },
        SETTLE: {
          description: 'Two of three owners signed the refund, and it completed.',
          meta: { requirements: ['B 3'] },
          guard: 'isRefunding',
          target: 'REFUNDED',
          actions: [
            { type: 'stampRefunded', params: ({ event }) => ({ at: event.at }) },
            { type: 'announceRefunded', params: { from: 'EXPIRED' } },
          ],
        },
        DROP_SETTLEMENT: {
          description: 'Its payment was cancelled or failed; another one may follow.',
          meta: { requirements: ['D-296'] },
          guard: 'isSettling',
          actions: ['clearSettlement', 'recordDroppedSettlement'],
        },
      },
    },
    RELEASED: { description: 'The payee has the invoiced amount.', meta: { requirements: ['B 3'] }, type: 'final' },
    REFUNDED: { description: 'The payer has received the refund.', meta: { requirements: ['B 3'] }, type: 'final' },
    CANCELLED: {
      description: 'The invoice was cancelled before any money was paid.',
      meta: { requirements: ['B 3'] },
      type: 'final',
    },
  },
});
