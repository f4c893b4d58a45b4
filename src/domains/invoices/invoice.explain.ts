import type { Explainer } from '../../platform/explain/explainer.ts';
import { waitFor } from '../../platform/explain/wait-for.ts';

const SETTLEMENTS: ReadonlySet<string> = new Set(['releaseInvoice', 'refundInvoice']);
const SETTLED_IN: ReadonlySet<string> = new Set(['FUNDED', 'DELIVERED', 'EXPIRED']);

/** A reorganisation can take the money back from a FUNDED invoice, but the invoice waits for its parties (B 3). */
export const explain: Explainer<'invoice'> = {
  // One settlement at a time (D-296).
  refusal: (operation, { status, settlementPaymentId }) =>
    SETTLEMENTS.has(operation) && SETTLED_IN.has(status) && settlementPaymentId !== null
      ? 'SETTLEMENT_IN_FLIGHT'
      : undefined,
  waitingFor({ status, settlementPaymentId, settlementKind }) {
    if (status === 'DRAFT' || status === 'SENT') return undefined;
    if (settlementPaymentId !== null) {
      const what = settlementKind === 'RELEASE' ? 'release' : 'refund';
      return [
        waitFor('signature', `Two owners of the escrow sign the ${what}, payment ${settlementPaymentId}.`, [
          'signPayment',
        ]),
      ];
    }
    if (status === 'FUNDED')
      return [
        waitFor('you', 'The seller delivers. The escrow can be released or refunded before that, too.', [
          'deliverInvoice',
          'releaseInvoice',
          'refundInvoice',
        ]),
      ];
    if (status === 'DELIVERED')
      return [
        waitFor('you', 'The escrow is released to the payee or refunded to the payer.', [
          'releaseInvoice',
          'refundInvoice',
        ]),
      ];
    return [];
  },
};
