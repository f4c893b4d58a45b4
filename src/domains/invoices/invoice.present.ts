import type { Invoice, PublicInvoice } from '../../../generated/contract/schemas.ts';
import { formatUsd } from '../../payments/ledger/money.ts';
import type { InvoiceRecord, SettledInvoice, SettlementStatus } from './invoice.store.ts';

const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** An invoice as its tenant reads it (D-288). */
export function presentInvoice(invoice: InvoiceRecord, settlementStatus: SettlementStatus | null): Invoice {
  const { evidence } = invoice;
  return {
    id: invoice.id,
    status: invoice.status,
    amountUsd: formatUsd(invoice.amountBaseUnits),
    payerAddress: invoice.payerAddress,
    payeeAddress: invoice.payeeAddress,
    payeeName: invoice.payeeName,
    arbiterAddress: invoice.arbiterAddress,
    holdAddress: invoice.holdAddress,
    holdWalletId: invoice.holdWalletId,
    chainId: invoice.chainId,
    expiresAt: timeOf(invoice.expiresAt),
    evidence: evidence && { note: evidence.note, uploadIds: [...evidence.uploadIds], url: evidence.url },
    settlement: presentSettlement(invoice, settlementStatus),
    fundedAt: timeOf(invoice.fundedAt),
    deliveredAt: timeOf(invoice.deliveredAt),
    releasedAt: timeOf(invoice.releasedAt),
    refundedAt: timeOf(invoice.refundedAt),
    cancelledAt: timeOf(invoice.cancelledAt),
    expiredAt: timeOf(invoice.expiredAt),
    sentAt: timeOf(invoice.sentAt),
    createdAt: invoice.createdAt.toISOString(),
  };
}

export const presentSettledInvoice = (invoice: SettledInvoice): Invoice =>
  presentInvoice(invoice, invoice.settlementStatus);

function presentSettlement(
  { settlementKind: kind, settlementPaymentId: paymentId }: InvoiceRecord,
  status: SettlementStatus | null,
): Invoice['settlement'] {
  if (kind === null || paymentId === null) return null;
  if (status === null) throw new Error(`the payment ${paymentId} that settles an invoice is gone`);
  return { kind, paymentId, status };
}

export type PublicInvoiceRecord = Pick<
  InvoiceRecord,
  | 'amountBaseUnits'
  | 'receivedBaseUnits'
  | 'fundedAt'
  | 'status'
  | 'holdAddress'
  | 'chainId'
  | 'payeeName'
  | 'arbiterAddress'
  | 'expiresAt'
>;

/**
 * What a payer needs, for whoever has the id (B 2.5, D-288). The arbiter can release the money together with the payee,
 * so a payer must see who that is before paying.
 */
export const presentPublicInvoice = (invoice: PublicInvoiceRecord, tokenAddress: string): PublicInvoice => ({
  amountUsd: formatUsd(invoice.amountBaseUnits),
  receivedUsd: formatUsd(receivedOf(invoice)),
  status: invoice.status,
  holdAddress: invoice.holdAddress,
  chainId: invoice.chainId,
  tokenAddress,
  payeeName: invoice.payeeName,
  arbiterAddress: invoice.arbiterAddress,
  expiresAt: timeOf(invoice.expiresAt),
});

/** An invoice that was funded before releases recorded what had arrived has its whole amount. */
const receivedOf = ({ receivedBaseUnits, amountBaseUnits, fundedAt }: PublicInvoiceRecord): bigint => {
  const wasFunded = fundedAt !== null;
  return wasFunded && receivedBaseUnits < amountBaseUnits ? amountBaseUnits : receivedBaseUnits;
};
