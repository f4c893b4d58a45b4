import type { RowReads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';

/** Whether the tenant has the invoice that a payment is said to be for; paying does not settle it (D-167). */
export const hasInvoice = async (reads: RowReads, tenantId: string, id: string): Promise<boolean> =>
  (await reads.one(sql('invoices').where({ tenant_id: tenantId, id }).select('id'))) !== undefined;

/** No settlement follows these any more (B 3). */
const ENDS = ['RELEASED', 'REFUNDED', 'CANCELLED'];

/**
 * Whether a wallet holds the escrow of an invoice: what it holds leaves by release and refund alone (D-293, D-295). Once
 * the invoice has ended it is a wallet like any other: what was paid beyond the amount or too late leaves by a payment
 * that two of its owners sign.
 */
export const holdsEscrow = async (reads: RowReads, tenantId: string, walletId: string): Promise<boolean> =>
  (await reads.one(
    sql('invoices').where({ tenant_id: tenantId, hold_wallet_id: walletId }).whereNotIn('status', ENDS).select('id'),
  )) !== undefined;
