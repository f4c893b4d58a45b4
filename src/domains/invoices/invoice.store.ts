import type { Knex } from 'knex';
import type { RowReads } from '../../platform/db/reads.ts';
import { anyOf, sql } from '../../platform/db/sql.ts';
import type { StatusOf } from '../../platform/lifecycle/definition.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

/** The status of the payment that settles an invoice. */
export type SettlementStatus = StatusOf<'multisig-payment'>;

export type InvoiceRecord = RecordOf<'invoice'>;

/** An invoice with the status of the payment that settles it; null where none does. */
export interface SettledInvoice extends InvoiceRecord {
  readonly settlementStatus: SettlementStatus | null;
}

/** The first wall, with what `page` orders by: `INVOICE_ORDER`. */
export const invoicesOf = (tenantId: string): Knex.QueryBuilder =>
  sql('invoices AS i')
    .leftJoin('multisig_payments AS p', 'p.id', 'i.settlement_payment_id')
    .where({ 'i.tenant_id': tenantId })
    .select('i.*', { settlement_status: 'p.status' });

export const INVOICE_ORDER = { createdAt: 'i.created_at', id: 'i.id' } as const;

export const findInvoice = (reads: RowReads, tenantId: string, id: string): Promise<SettledInvoice | undefined> =>
  reads.one<SettledInvoice>(invoicesOf(tenantId).where({ 'i.id': id }));

/** Where the payment stands that settles an invoice; null where none does. */
export async function settlementStatusOf(
  reads: RowReads,
  { tenantId, settlementPaymentId }: Pick<InvoiceRecord, 'tenantId' | 'settlementPaymentId'>,
): Promise<SettlementStatus | null> {
  if (settlementPaymentId === null) return null;
  const payment = await reads.one<{ status: SettlementStatus }>(
    sql('multisig_payments').where({ tenant_id: tenantId, id: settlementPaymentId }).select('status'),
  );
  return payment?.status ?? null;
}

/** The hold of an invoice, as the readers of its balance need it. */
export interface WatchedHold extends Pick<InvoiceRecord, 'id' | 'status' | 'holdAddress'> {
  /** The offset of its tenant's clock. */
  readonly offsetMs: bigint | null;
  /** Null where its tenant scripts nothing of the chain. */
  readonly chainAvailable: boolean | null;
}

/** For workers, who see all tenants. */
export const watchedHolds = (reads: RowReads, ids: readonly string[]): Promise<WatchedHold[]> =>
  reads.many<WatchedHold>(
    sql('invoices AS i')
      .leftJoin('tenant_clocks AS c', 'c.tenant_id', 'i.tenant_id')
      .leftJoin('test_chain AS t', 't.tenant_id', 'i.tenant_id')
      .where(anyOf('i.id', ids))
      .select('i.id', 'i.status', 'i.hold_address', { offset_ms: 'c.offset_ms', chain_available: 't.available' }),
  );

/** Returns the invoices of one tenant that wait for money. */
export const sentInvoices = (reads: RowReads, tenantId: string): Promise<{ id: string }[]> =>
  reads.many(sql('invoices').where({ tenant_id: tenantId, status: 'SENT' }).orderBy('id').select('id'));

/** The invoice of any tenant whose hold has this address; for workers. */
export const invoiceOfHold = (
  reads: RowReads,
  holdAddress: string,
): Promise<Pick<InvoiceRecord, 'id' | 'status' | 'tenantId'> | undefined> =>
  reads.one(sql('invoices').where({ hold_address: holdAddress }).select('id', 'status', 'tenant_id'));
