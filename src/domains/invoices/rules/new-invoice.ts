import type { InvoiceContext } from '../../../../machines/invoices/invoice.types.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Parties } from './parties.ts';

/** The parties of an invoice, its amount, and its end. */
export interface InvoiceOrder extends Parties {
  readonly tenantId: string;
  readonly amountBaseUnits: bigint;
  readonly payeeName: string;
  readonly chainId: number;
  readonly expiresAt: Date | null;
}

/** A draft: it has no escrow yet (D-288). */
export const newInvoice = ({
  tenantId,
  amountBaseUnits,
  payerAddress,
  payeeAddress,
  arbiterAddress,
  payeeName,
  chainId,
  expiresAt,
}: InvoiceOrder): { readonly id: string; readonly context: InvoiceContext } => ({
  id: newId('inv'),
  context: {
    tenantId,
    amountBaseUnits,
    payerAddress,
    payeeAddress,
    arbiterAddress,
    payeeName,
    chainId,
    expiresAt,
    holdWalletId: null,
    holdAddress: null,
    receivedBaseUnits: 0n,
    evidence: null,
    settlementKind: null,
    settlementPaymentId: null,
    sentAt: null,
    fundedAt: null,
    deliveredAt: null,
    releasedAt: null,
    refundedAt: null,
    cancelledAt: null,
    expiredAt: null,
  },
});
