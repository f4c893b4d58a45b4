// For the fan-out, whose transaction has the system role: it queues the events of all tenants.

import type { RowReads } from '../../../platform/db/reads.ts';
import { lookedUp } from '../../../platform/db/rows/row-estimate.ts';
import { sql } from '../../../platform/db/sql.ts';
import { world } from '../../../platform/world.ts';
import { ATTEMPT_LEASE_MS } from '../rules/lane-rest.ts';

/**
 * Release 0.1 sends an event before it stores the delivery. A row of `webhook_batches` names the events and endpoints of
 * such a batch until it is recorded. Processes of 0.1 may still run beside this one, and may die with a batch that is not
 * recorded. This file and the table go in the release after this one.
 */

/** True if nobody has a batch of the mark `m`, or a process that has not recorded it in time. */
export const IS_FREE = '(b.tenant_id IS NULL OR b.lease_until <= clock_timestamp())';

/** Forgets batches that were not recorded, once the mark has reached their end. */
export const forgetBatches = (reads: RowReads, ends: ReadonlyMap<string, bigint>): Promise<unknown[]> =>
  reads.many(
    sql.raw(
      `DELETE FROM webhook_batches b USING unnest(?::text[], ?::bigint[]) AS e (tenant_id, sequence)
      WHERE ${lookedUp('b.tenant_id', 'e.tenant_id')} AND b.to_sequence <= e.sequence`,
      [[...ends.keys()], [...ends.values()].map(String)],
    ),
  );

/** A delivery that is going to be stored, of an event that a process may have attempted. */
interface MaybeAttempted {
  readonly id: string;
  readonly endpointId: string;
  readonly event: {
    readonly tenantId: string;
    readonly maybeAttemptedEndpointIds: readonly string[] | null;
    readonly maybeAttemptedSince: Date | null;
  };
}

/**
 * Deliveries that a process may have attempted before it died are under way until the lease of an attempt is over: their
 * lanes then put LEASE_EXPIRED on record (D-394).
 */
export async function adoptAttempts(reads: RowReads, planned: readonly MaybeAttempted[]): Promise<void> {
  const attempted = planned.filter(
    ({ endpointId, event }) => event.maybeAttemptedEndpointIds?.includes(endpointId) === true,
  );
  if (attempted.length === 0) return;
  await reads.many(
    sql.raw(
      `INSERT INTO webhook_attempts (delivery_id, endpoint_id, tenant_id, began_at, token, lease_until)
      SELECT *, ?, clock_timestamp() + ? * interval '1 millisecond'
      FROM unnest(?::text[], ?::text[], ?::text[], ?::timestamptz[])`,
      [
        ...[world.randomUUID(), ATTEMPT_LEASE_MS],
        attempted.map(({ id }) => id),
        attempted.map(({ endpointId }) => endpointId),
        attempted.map(({ event }) => event.tenantId),
        attempted.map(({ event }) => event.maybeAttemptedSince?.toISOString() ?? ''),
      ],
    ),
  );
}
