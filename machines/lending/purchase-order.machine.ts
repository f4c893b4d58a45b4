import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface PurchaseOrderContext {
  /** The tenant that registered it, and owes the loan (D-378). */
  readonly borrowerTenantId: string;
  /** Null for a supplier without a tenant: then the borrower's tenant accepts (D-371). */
  readonly supplierTenantId: string | null;
  /** The pool's tenant. */
  readonly lenderTenantId: string;
  readonly poolId: string;
  /** Exactly one of both. */
  readonly tradeOrderId: string | null;
  readonly extractionId: string | null;
  /** The upload behind the extraction, or behind the sales order; null where there is none (D-527). */
  readonly documentId: string | null;
  /** `0x` keccak256 of the id: its name in typed data, offers and loans (D-371, D-470). */
  readonly poId: string;
  /** The borrower's organization account. */
  readonly borrowerAddress: string;
  readonly supplierWallet: string | null;
  readonly faceAmount: bigint;
  /** The least that the supplier takes; null until it accepts. */
  readonly minPrincipal: bigint | null;
}

export type PurchaseOrderEvent =
  | { readonly type: 'ACCEPT'; readonly minPrincipal: bigint }
  | { readonly type: 'FINANCE' }
  | { readonly type: 'REPAY' }
  | { readonly type: 'DEFAULT' };

/** An order that a pool may finance. From FINANCED on it moves with its loan. */
export const purchaseOrderMachine = setup({
  types: {
    context: {} as PurchaseOrderContext,
    events: {} as PurchaseOrderEvent,
    input: {} as PurchaseOrderContext,
    meta: {} as Meta,
  },
  actions: {
    setMinimum: assign((_, params: { minPrincipal: bigint }) => ({ minPrincipal: params.minPrincipal })),
    /** The loan of a sales order's purchase order is repaid: that settles the order (D-471). */
    settleOrder: () => {},
    record: (_, _params: { action: string }) => {},
  },
}).createMachine({
  id: 'purchase-order',
  description: 'A purchase order that is registered with a pool.',
  meta: {
    domain: 'lending',
    table: 'purchase_orders',
    idPrefix: 'po',
    parties: ['borrowerTenantId', 'supplierTenantId', 'lenderTenantId'],
    // An order follows its buyer's clock (D-469).
    clock: 'borrowerTenantId',
    family: 'purchase_order',
    requirements: ['B 2.10', 'D-371'],
  },
  context: ({ input }) => input,
  initial: 'REGISTERED',
  states: {
    REGISTERED: {
      description: 'The purchase order waits for the acceptance of the supplier.',
      meta: { waitsFor: { who: 'supplierTenantId', events: ['ACCEPT'] }, requirements: ['D-371'] },
      entry: [{ type: 'record', params: { action: 'registered' } }],
      on: {
        ACCEPT: {
          description: 'The supplier agrees to be paid at least minPrincipal.',
          meta: { requirements: ['D-371'] },
          target: 'ACCEPTED',
          actions: [
            { type: 'setMinimum', params: ({ event }) => ({ minPrincipal: event.minPrincipal }) },
            { type: 'record', params: { action: 'accepted' } },
          ],
        },
      },
    },
    ACCEPTED: {
      description: 'The pool can make an offer for the purchase order.',
      meta: { requirements: ['D-373'] },
      on: {
        FINANCE: {
          description: 'A loan was issued from an offer.',
          meta: { requirements: ['D-373', 'D-375'] },
          target: 'FINANCED',
        },
      },
    },
    FINANCED: {
      description: 'The loan of the purchase order is open.',
      meta: { requirements: ['D-371'] },
      on: {
        REPAY: {
          description: 'The loan of the purchase order is repaid.',
          meta: { requirements: ['D-375', 'D-471'] },
          target: 'REPAID',
          actions: ['settleOrder'],
        },
        DEFAULT: {
          description: 'The loan of the purchase order defaulted.',
          meta: { requirements: ['D-375'] },
          target: 'DEFAULTED',
        },
      },
    },
    DEFAULTED: {
      description: 'The loan of the purchase order was not repaid in time.',
      meta: { requirements: ['D-371'] },
      on: {
        REPAY: {
          description: 'A defaulted loan may still be repaid.',
          meta: { requirements: ['D-375', 'D-471'] },
          target: 'REPAID',
          actions: ['settleOrder'],
        },
      },
    },
    REPAID: {
      description: 'The loan of the purchase order is repaid.',
      meta: { requirements: ['D-371'] },
      type: 'final',
    },
  },
});
