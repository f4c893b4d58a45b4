// Reads across tenants: histories of rows have no tenant, and no tenant reads them.

import { ADMINISTRATORS, BEHIND, type Choice, choiceOf } from '../../payments/tenancy/inviters.cross-tenant.ts';
import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';

/** A member who votes on a payment, by a grant and, where the request has a group, as one of that group. */
export interface VoterQuestion {
  readonly tenantId: string;
  readonly memberId: string;
  /** The grant that gives the weight. */
  readonly authorityId: string;
  readonly isOfGroup: boolean;
  /** The members behind the payment. */
  readonly initiatorIds: readonly string[];
  /** When the payment was created, on the clock of its sender. */
  readonly since: Date;
}

/**
 * Whether an initiator of the payment has given the voter the grant, or changed the voter's groups, since the payment was
 * created (D-522).
 */
export async function initiatorChoice(
  reads: Pick<Reads, 'acrossTenants'>,
  { tenantId, memberId, authorityId, isOfGroup, initiatorIds, since }: VoterQuestion,
): Promise<Choice> {
  const changed = isOfGroup ? [authorityId, memberId] : [authorityId];
  const found = await reads.acrossTenants.one<{ administrators: number }>(
    sql.raw(
      `SELECT ${ADMINISTRATORS} AS administrators FROM (SELECT ?::text AS tenant) q
        JOIN lifecycle_log l ON l.aggregate_id = ANY(?::text[]) AND l.at >= ? AND l.event IN ('CREATE', 'UPDATE', 'REACTIVATE')
        ${BEHIND} WHERE b.member = ANY(?::text[]) LIMIT 1`,
      [tenantId, changed, since, [...initiatorIds]],
    ),
  );
  return choiceOf(found?.administrators);
}
