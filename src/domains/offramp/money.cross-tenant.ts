// Reads across tenants: transfers and attempts of a payment have no tenant of their own.

import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { ProviderAttempt } from './providers/attempt.cross-tenant.ts';

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

/** A provider's statement about a payment, and what became of it (D-131). */
export interface ProviderAnswer {
  readonly provider: string;
  readonly providerRef: string | null;
  readonly status: string;
  readonly occurredAt: Date;
  readonly receivedAt: Date;
  readonly disposition: string;
  /** For operators only. */
  readonly reason: string | null;
}

/** The newest statements of providers about a payment, oldest first. */
export async function answersOf({ acrossTenants }: Reads, paymentId: string): Promise<readonly ProviderAnswer[]> {
  const answers = await acrossTenants.many<ProviderAnswer>(
    sql('provider_events')
      .select('provider', 'provider_ref', 'status', 'occurred_at', 'received_at', 'disposition', 'reason')
      .where({ payment_id: paymentId })
      .orderBy([
        { column: 'received_at', order: 'desc' },
        { column: 'event_id', order: 'desc' },
      ])
      .limit(MOST_ANSWERS),
  );
  return answers.reverse();
}

const MOST_ANSWERS = 100;
