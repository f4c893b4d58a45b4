// Reads across tenants: a payer who belongs to no tenant opens an invoice by its id.

import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { PublicInvoiceRecord } from './invoice.present.ts';

/** The fields of the public view and no more (B 2.5); only its tenant sees a draft (D-288). */
export const publicInvoice = ({ acrossTenants }: Pick<Reads, 'acrossTenants'>, id: string) =>
  acrossTenants.one<PublicInvoiceRecord>(
    sql('invoices')
      .where({ id })
      .whereNot({ status: 'DRAFT' })
      .select(
        'amount_base_units',
        'received_base_units',
        'funded_at',
        'status',
        'hold_address',
        'chain_id',
        'payee_name',
        'arbiter_address',
        'expires_at',
      ),
  );
