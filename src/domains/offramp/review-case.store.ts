import type { Knex } from 'knex';
import type { Reads } from '../../platform/db/reads.ts';
import { literally, sql } from '../../platform/db/sql.ts';

/** Which cases: of one tenant's payments or, for operators, of all; by status and reason (D-426). */
export interface ReviewCaseFilter {
  readonly senderTenantId?: string;
  readonly status?: string | undefined;
  readonly reason?: string | undefined;
}

export function reviewCases({ senderTenantId, status, reason }: ReviewCaseFilter): Knex.QueryBuilder {
  const list = sql('review_cases').select('*');
  if (senderTenantId !== undefined) list.where({ sender_tenant_id: senderTenantId });
  if (status !== undefined) list.where({ status });
  if (reason !== undefined) list.where({ reason });
  return list;
}

/** The OPEN cases of a payment, in id order. */
export const openCases = (reads: Reads, paymentId: string): Promise<{ id: string; reason: string }[]> =>
  reads.many<{ id: string; reason: string }>(
    sql('review_cases')
      .select('id', 'reason')
      .where({ payment_id: paymentId })
      .where(literally('status', 'OPEN'))
      .orderBy('id'),
  );

/**
 * Whether there is an OPEN case for the reason, or one at all where it can happen but once: a deposit that is gone is told
 * again and again.
 */
export async function hasCase(reads: Reads, paymentId: string, reason: string): Promise<boolean> {
  const cases = sql('review_cases').select('id').where({ payment_id: paymentId, reason }).limit(1);
  if (reason !== 'FUNDING_CONTRADICTED') cases.where(literally('status', 'OPEN'));
  return (await reads.one(cases)) !== undefined;
}
