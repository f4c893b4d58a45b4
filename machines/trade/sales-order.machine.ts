import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface LineItem {
  readonly description: string;
  /** Six-decimal integer atoms, above zero (B 2.10, D-362). */
  readonly amountAtoms: string;
}

export interface SalesOrderTerms {
  readonly lineItems: readonly LineItem[];
  readonly dueDays: number;
  readonly deliveryTerms: string | null;
}

/** `contentHash` and `salesOrderHash` are no columns: they follow from these (D-363). */
export interface SalesOrderContext {
  readonly buyerTenantId: string;
  readonly sellerTenantId: string;
  /** `did:subject:` of both, as they were when the order was created: the hashes cover them. */
  readonly buyerDid: string;
  readonly sellerDid: string;
  /** `SO-` and the buyer's sequence (D-360). */
  readonly number: string;
  /** 1 at first, one more with every change of terms (D-362). */
  readonly version: number;
  readonly terms: SalesOrderTerms;
  /** The sum of the line items (D-360). */
  readonly totalAtoms: bigint;
  readonly extractionId: string | null;
  readonly agreementId: string | null;
  /** The seller's last note (D-362). */
  readonly changeNote: string | null;
  /** Recorded acceptance by an authenticated party, no wallet signature (D-363). */
  readonly buyerSigned: boolean;
  readonly sellerSigned: boolean;
  readonly acceptedAt: Date | null;
  /** The purchase order that finances it, once and for all: no second one follows it (D-363). Null while there is none. */
  readonly purchaseOrderId: string | null;
  /** When the loan of its purchase order was repaid, which settles the order (D-471). */
  readonly loanRepaidAt: Date | null;
}

export type SalesOrderEvent =
  | { readonly type: 'UPDATE_TERMS'; readonly terms: SalesOrderTerms }
  | { readonly type: 'SUBMIT' }
  | { readonly type: 'ACCEPT'; readonly note: string | null; readonly at: Date }
  | { readonly type: 'REQUEST_CHANGES'; readonly note: string }
  | { readonly type: 'REJECT'; readonly note: string | null }
  | { readonly type: 'DELIVER' }
  | { readonly type: 'REGISTER_PURCHASE_ORDER'; readonly purchaseOrderId: string }
  | { readonly type: 'RECORD_LOAN_REPAID'; readonly at: Date }
  | { readonly type: 'COMPLETE' }
  | { readonly type: 'CANCEL' };

/** An order of a buyer from a seller, until it is delivered and paid. */
export const salesOrderMachine = setup({
  types: {
    context: {} as SalesOrderContext,
    events: {} as SalesOrderEvent,
    input: {} as SalesOrderContext,
    meta: {} as Meta,
  },
  guards: {
    hasLineItems: ({ context }) => context.terms.lineItems.length > 0,
    isUnfinanced: ({ context }) => context.purchaseOrderId === null,
    isLoanOpen: ({ context }) => context.purchaseOrderId !== null && context.loanRepaidAt === null,
  },
  actions: {
    replaceTerms: assign(({ context }, params: { terms: SalesOrderTerms }) => ({
      terms: params.terms,
      totalAtoms: params.terms.lineItems.reduce((sum, { amountAtoms }) => sum + BigInt(amountAtoms), 0n),
      version: context.version + 1,
      buyerSigned: false,
      sellerSigned: false,
    })),
    signByBuyer: assign({ buyerSigned: true }),
    signBySeller: assign((_, params: { at: Date }) => ({ sellerSigned: true, acceptedAt: params.at })),
    keepNote: assign(({ context }, params: { note: string | null }) => ({
      changeNote: params.note ?? context.changeNote,
    })),
    keepPurchaseOrder: assign((_, params: { purchaseOrderId: string }) => ({
      purchaseOrderId: params.purchaseOrderId,
    })),
    stampLoanRepaid: assign((_, params: { at: Date }) => ({ loanRepaidAt: params.at })),
    record: (_, _params: { action: string }) => {},
  },
}).createMachine({
  id: 'sales-order',
  description: 'A sales order between two tenants.',
  meta: {
    domain: 'trade',
    table: 'sales_orders',
    idPrefix: 'so',
    parties: ['buyerTenantId', 'sellerTenantId'],
    clock: 'buyerTenantId',
    family: 'sales_order',
    requirements: ['B 2.10', 'B 4.9', 'D-360', 'D-365', 'D-361', 'D-362', 'D-363', 'D-364'],
  },
  context: ({ input }) => input,
  initial: 'DRAFT',
  states: {
    DRAFT: {
      description: 'The buyer edits the terms. Both parties can read them.',
      meta: { waitsFor: { who: 'buyerTenantId', events: ['SUBMIT'] }, requirements: ['D-360'] },
      entry: [{ type: 'record', params: { action: 'created' } }],
      on: {
        UPDATE_TERMS: {
          description: 'The buyer changes the terms: the version increases, and both signatures are removed.',
          meta: { requirements: ['D-362'] },
          actions: [
            { type: 'replaceTerms', params: ({ event }) => ({ terms: event.terms }) },
            { type: 'record', params: { action: 'terms_updated' } },
          ],
        },
        SUBMIT: {
          description: 'The buyer signs and submits the order, which needs at least one line item.',
          meta: { requirements: ['D-360', 'D-361'] },
          guard: 'hasLineItems',
          target: 'SUBMITTED',
          actions: ['signByBuyer', { type: 'record', params: { action: 'submitted' } }],
        },
        CANCEL: {
          description: 'The buyer cancels the order.',
          meta: { requirements: ['D-361'] },
          target: 'CANCELED',
          actions: [{ type: 'record', params: { action: 'canceled' } }],
        },
      },
    },
    SUBMITTED: {
      description: 'The order waits for the response of the seller.',
      meta: {
        waitsFor: { who: 'sellerTenantId', events: ['ACCEPT', 'REQUEST_CHANGES', 'REJECT'] },
        requirements: ['D-361'],
      },
      on: {
        ACCEPT: {
          description: 'The seller signs; from now on the order can be financed.',
          meta: { requirements: ['D-361', 'D-363'] },
          target: 'ACCEPTED',
          actions: [
            { type: 'signBySeller', params: ({ event }) => ({ at: event.at }) },
            { type: 'keepNote', params: ({ event }) => ({ note: event.note }) },
            { type: 'record', params: { action: 'accepted' } },
          ],
        },
        REQUEST_CHANGES: {
          description: 'The seller requests changes with a note.',
          meta: { requirements: ['D-361'] },
          target: 'CHANGES_REQUESTED',
          actions: [
            { type: 'keepNote', params: ({ event }) => ({ note: event.note }) },
            { type: 'record', params: { action: 'changes_requested' } },
          ],
        },
        REJECT: {
          description: 'The seller rejects the order.',
          meta: { requirements: ['D-361'] },
          target: 'REJECTED',
          actions: [
            { type: 'keepNote', params: ({ event }) => ({ note: event.note }) },
            { type: 'record', params: { action: 'rejected' } },
          ],
        },
        CANCEL: {
          description: 'The buyer cancels the order before the seller responds.',
          meta: { requirements: ['D-361'] },
          target: 'CANCELED',
          actions: [{ type: 'record', params: { action: 'canceled' } }],
        },
      },
    },
    CHANGES_REQUESTED: {
      description: 'The buyer can change the terms or submit them again.',
      meta: { waitsFor: { who: 'buyerTenantId', events: ['UPDATE_TERMS', 'SUBMIT'] }, requirements: ['D-361'] },
      on: {
        UPDATE_TERMS: {
          description: 'The buyer changes the terms: the version increases, and both signatures are removed.',
          meta: { requirements: ['D-362'] },
          actions: [
            { type: 'replaceTerms', params: ({ event }) => ({ terms: event.terms }) },
            { type: 'record', params: { action: 'terms_updated' } },
          ],
        },
        SUBMIT: {
          description: 'The buyer signs and submits the order again.',
          meta: { requirements: ['D-361'] },
          guard: 'hasLineItems',
          target: 'SUBMITTED',
          actions: ['signByBuyer', { type: 'record', params: { action: 'submitted' } }],
        },
        CANCEL: {
          description: 'The buyer cancels the order.',
          meta: { requirements: ['D-361'] },
          target: 'CANCELED',
          actions: [{ type: 'record', params: { action: 'canceled' } }],
        },
      },
    },
    ACCEPTED: {
      description: 'Both parties have signed. The terms no longer change, and the seller delivers.',
      meta: { waitsFor: { who: 'sellerTenantId', events: ['DELIVER'] }, requirements: ['D-361', 'D-363'] },
      on: {
        DELIVER: {
          description: 'The seller records the delivery, once.',
          meta: { requirements: ['D-361', 'D-364'] },
          target: 'DELIVERED',
          actions: [{ type: 'record', params: { action: 'delivered' } }],
        },
        REGISTER_PURCHASE_ORDER: {
          description: 'A purchase order is registered with a pool, once.',
          meta: { requirements: ['D-363'] },
          guard: 'isUnfinanced',
          actions: [
            { type: 'keepPurchaseOrder', params: ({ event }) => event },
            { type: 'record', params: { action: 'purchase_order_registered' } },
          ],
        },
        RECORD_LOAN_REPAID: {
          description: 'The loan of its purchase order is repaid.',
          meta: { requirements: ['D-471'] },
          guard: 'isLoanOpen',
          actions: [
            { type: 'stampLoanRepaid', params: ({ event }) => ({ at: event.at }) },
            { type: 'record', params: { action: 'loan_repaid' } },
          ],
        },
      },
    },
    DELIVERED: {
      description: 'The order is delivered, but not known to be paid.',
      meta: { waitsFor: { who: 'buyerTenantId', events: ['COMPLETE'] }, requirements: ['D-361'] },
      on: {
        COMPLETE: {
          description: 'A settlement check has found that the invoice was released or the loan repaid.',
          meta: { requirements: ['D-365', 'D-471'] },
          target: 'COMPLETED',
          actions: [{ type: 'record', params: { action: 'completed' } }],
        },
        REGISTER_PURCHASE_ORDER: {
          description: 'A purchase order is registered with a pool, once.',
          meta: { requirements: ['D-363'] },
          guard: 'isUnfinanced',
          actions: [
            { type: 'keepPurchaseOrder', params: ({ event }) => event },
            { type: 'record', params: { action: 'purchase_order_registered' } },
          ],
        },
        RECORD_LOAN_REPAID: {
          description: 'The loan of its purchase order is repaid.',
          meta: { requirements: ['D-471'] },
          guard: 'isLoanOpen',
          actions: [
            { type: 'stampLoanRepaid', params: ({ event }) => ({ at: event.at }) },
            { type: 'record', params: { action: 'loan_repaid' } },
          ],
        },
      },
    },
    COMPLETED: { description: 'The order is delivered and paid.', meta: { requirements: ['D-361'] }, type: 'final' },
    REJECTED: { description: 'The seller has rejected the order.', meta: { requirements: ['D-361'] }, type: 'final' },
    CANCELED: {
      description: 'The buyer has cancelled the order.',
      meta: { requirements: ['D-361', 'D-409'] },
      type: 'final',
    },
  },
});
