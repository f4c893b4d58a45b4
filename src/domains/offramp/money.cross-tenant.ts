// Passes the walls of tenants: transfers and attempts of a payment belong to no tenant.

import type { Reads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { ProviderAttempt } from './attempt.cross-tenant.ts';

/** A transfer of the ledger, between the kinds of its accounts. */
export interface Moved {
  readonly at: Date;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

/** The transfers of a payment's money, oldest first. */
export const movesOf = ({ acrossTenants }: Reads, paymentId: string): Promise<readonly Moved[]> =>
  acrossTenants.many<Moved>(
    sql.raw(
      `SELECT t.at, (SELECT d.kind FROM ledger_accounts d WHERE d.id = t.debit_account) AS "from",
        (SELECT c.kind FROM ledger_accounts c WHERE c.id = t.credit_account) AS "to", t.amount
      FROM ledger_transfers t WHERE t.subject = ? ORDER BY t.at, t.id`,
      [paymentId],
    ),
  );

/** The requests to providers for a payment, oldest first. */
export const attemptsOf = ({ acrossTenants }: Reads, paymentId: string): Promise<readonly ProviderAttempt[]> =>
  acrossTenants.many<ProviderAttempt>(
    sql('provider_attempts').select('*').where({ payment_id: paymentId }).orderBy('created_at'),
  );
