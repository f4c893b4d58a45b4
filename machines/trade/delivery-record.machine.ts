import { assign, setup } from 'xstate';
import type { InvoiceContext } from '../invoices/invoice.types.ts';
import type { Meta } from '../meta.ts';

export interface DeliveryRecordContext {
  readonly orderId: string;
  readonly buyerTenantId: string;
  readonly sellerTenantId: string;
  readonly note: string;
  /** Evidence of the seller: its uploads. */
  readonly uploadIds: readonly string[];
  /** The `evidenceHash`: `0x` sha256 of the canonical JSON of the uploads' sorted hashes (D-364). */
  readonly evidenceDigest: string;
  readonly deliveredAt: Date;
  readonly acceptedAt: Date | null;
  readonly invoiceId: string | null;
}

/** The DRAFT invoice that an acceptance creates (D-364). */
export interface DeliveryInvoice {
  readonly invoiceId: string;
  /** The context of the new invoice. */
  readonly context: InvoiceContext;
  /** The offset of the seller's clock, which rules the invoice; the delivery has the buyer's (D-469). */
  readonly clockOffsetMs: number;
}

export type DeliveryRecordEvent = {
  readonly type: 'ACCEPT';
  /** Null when one of the tenants has no organization account. */
  readonly invoice: DeliveryInvoice | null;
  readonly at: Date;
};

/** The seller's delivery of an order, and whether the buyer accepted it. */
export const deliveryRecordMachine = setup({
  types: {
    context: {} as DeliveryRecordContext,
    events: {} as DeliveryRecordEvent,
    input: {} as DeliveryRecordContext,
    meta: {} as Meta,
  },
  actions: {
    recordAcceptance: assign((_, params: { at: Date; invoice: DeliveryInvoice | null }) => ({
      acceptedAt: params.at,
      invoiceId: params.invoice?.invoiceId ?? null,
    })),
    draftInvoice: (_, _params: { invoice: DeliveryInvoice | null }) => {},
    record: (_, _params: { action: string }) => {},
  },
}).createMachine({
  id: 'delivery-record',
  description: 'The delivery of a sales order.',
  meta: {
    domain: 'trade',
    table: 'delivery_records',
    idPrefix: 'dlr',
    parties: ['buyerTenantId', 'sellerTenantId'],
    clock: 'buyerTenantId',
    family: 'delivery',
    requirements: ['B 2.10', 'D-364'],
  },
  context: ({ input }) => input,
  initial: 'RECORDED',
  states: {
    RECORDED: {
      description: 'The seller has delivered.',
      meta: { waitsFor: { who: 'buyerTenantId', events: ['ACCEPT'] }, requirements: ['D-364'] },
      entry: [{ type: 'record', params: { action: 'recorded' } }],
      on: {
        ACCEPT: {
          description:
            'The buyer accepts the delivery. If both parties have organization accounts, a DRAFT invoice is created.',
          meta: { requirements: ['D-364'] },
          target: 'ACCEPTED',
          actions: [
            { type: 'recordAcceptance', params: ({ event }) => event },
            { type: 'draftInvoice', params: ({ event }) => ({ invoice: event.invoice }) },
            { type: 'record', params: { action: 'accepted' } },
          ],
        },
      },
    },
    ACCEPTED: { description: 'The buyer has accepted the delivery.', meta: { requirements: ['D-364'] }, type: 'final' },
  },
});
