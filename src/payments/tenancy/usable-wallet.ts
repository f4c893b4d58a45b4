import type { Knex } from 'knex';
import { sql } from '../../platform/db/sql.ts';

/** No settlement of an invoice follows these statuses (B 3). */
export const INVOICE_ENDS = ['RELEASED', 'REFUNDED', 'CANCELLED'];

/**
 * A wallet that requests may use. The Safe of an invoice is none while the invoice has not ended (D-509): what it holds
 * leaves by release and refund alone (D-293, D-295). After that it is a wallet like any other: what was paid beyond the
 * amount or too late leaves by a payment that two of its owners sign.
 */
export const usableWallet = (tenantId: string, id: string): Knex.QueryBuilder =>
  sql('wallets')
    .where({ tenant_id: tenantId, id })
    .whereNotExists(
      sql('invoices')
        .where({ tenant_id: tenantId, hold_wallet_id: id })
        .whereNotIn('status', INVOICE_ENDS)
        .select('id'),
    );
