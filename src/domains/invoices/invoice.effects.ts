import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { audit, enqueue, notify, type Write } from '../../platform/lifecycle/writes.ts';
import { presentInvoice } from './invoice.present.ts';
import type { SettlementStatus } from './invoice.store.ts';

type InvoiceView = AggregateView<'invoice'>;

export const effects: EffectsOf<'invoice'> = {
  recordCreation: (invoice) => recorded('created', invoice),
  recordSettlement: (invoice) => recorded('settlement_proposed', invoice),
  recordDroppedSettlement: (invoice) => recorded('settlement_dropped', invoice),
  watchHold: ({ id, context: { tenantId } }) => [enqueue('invoices.poll', { invoiceId: id }, { key: id, tenantId })],
  announceSent: (invoice) => announced('sent', invoice, 'DRAFT'),
  announceFunded: (invoice) => announced('funded', invoice, 'SENT'),
  // The catalogue of events has no other word for it (D-388).
  announceFundsGone: (invoice) => announced('sent', invoice, 'FUNDED'),
  announceDelivered: (invoice, { settlementStatus }) =>
    announced('delivered', invoice, 'FUNDED', settlementStatus as SettlementStatus | null),
  announceReleased: (invoice, { from }) => announced('released', invoice, from, 'COMPLETED'),
  announceRefunded: (invoice, { from }) => announced('refunded', invoice, from, 'COMPLETED'),
  announceExpired: (invoice) => announced('expired', invoice, 'SENT'),
  announceCancelled: (invoice, { from }) => announced('cancelled', invoice, from),
};

type Change = 'sent' | 'funded' | 'delivered' | 'released' | 'refunded' | 'expired' | 'cancelled';

const announced = (
  change: Change,
  invoice: InvoiceView,
  previousStatus: string,
  settlementStatus: SettlementStatus | null = null,
): readonly Write[] => [
  ...recorded(change, invoice),
  notify(`invoice.${change}`, {
    resourceId: invoice.id,
    parties: [invoice.context.tenantId],
    object: presentInvoice(recordOf(invoice), settlementStatus),
    previousStatus,
  }),
];

const recorded = (action: string, { id, context }: InvoiceView): readonly Write[] => {
  const { tenantId, amountBaseUnits, payerAddress, payeeAddress, arbiterAddress } = context;
  const { holdWalletId, settlementKind, settlementPaymentId } = context;
  return [
    audit(`invoice.${action}`, id, tenantId, {
      amountBaseUnits,
      payerAddress,
      payeeAddress,
      arbiterAddress,
      holdWalletId,
      settlementKind,
      settlementPaymentId,
    }),
  ];
};
