import type { Knex } from 'knex';
import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Payments to the tenant that have not ended. */
const openPaymentsTo = (tenantId: string): Knex.QueryBuilder =>
  sql('offramp_payments')
    .where({ recipient_tenant_id: tenantId })
    .whereNull('delivered_at')
    .whereNull('refunded_at')
    .whereNull('canceled_at');

const count = async (reads: RowReads, payments: Knex.QueryBuilder): Promise<number> => {
  const row = await reads.one<{ open: number }>(payments.select(sql.raw('count(*)::int AS open')));
  return row?.open ?? 0;
};

/** How many open payments name the phone number: without its alias they wait for somebody who proves it (D-523). */
export const paymentsToPhone = (reads: RowReads, tenantId: string, phoneIndex: string): Promise<number> =>
  count(reads, openPaymentsTo(tenantId).where({ phone_index: phoneIndex }));

/** How many open payments were sent to the e-mail address. A payment keeps no more of it than its masked form. */
export const paymentsToEmail = (reads: RowReads, tenantId: string, emailMasked: string): Promise<number> =>
  count(
    reads,
    openPaymentsTo(tenantId).whereRaw(`intent ->> 'recipientKind' = 'email' AND intent ->> 'recipientMasked' = ?`, [
      emailMasked,
    ]),
  );
