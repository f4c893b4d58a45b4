// For the fan-out, whose transaction has the system role: it reads the feeds of all tenants.

import type { RowReads } from '../../kernel/db/reads.ts';
import { lookedUp } from '../../kernel/db/row-estimate.ts';
import { sql } from '../../kernel/db/sql.ts';
import { NUMBERED_EVENT, type NumberedEvent } from '../../kernel/outbox/event-renderer.ts';
import { ENTRIES, SEQUENCE } from '../../kernel/outbox/feed-segments.ts';
import { isKept, type Receiver } from './claim.cross-tenant.ts';
import type { Switch } from './rules/event-filter.ts';
import type { DeliverableEvent } from './webhook-delivery.store.ts';

export interface FeedEvent extends DeliverableEvent {
  readonly tenantId: string;
  /** The transaction that wrote it. */
  readonly tx: string;
  /** The endpoints where a process that died may have attempted it, and since when; null where none has. */
  readonly maybeAttemptedAt: readonly string[] | null;
  readonly maybeAttemptedSince: Date | null;
}

export interface FeedEndpoint extends Receiver {
  readonly id: string;
  readonly tenantId: string;
  readonly eventTypes: readonly string[];
  readonly status: 'ENABLED' | 'DISABLED';
}

/** One event for one endpoint. */
export interface Pair {
  readonly endpointId: string;
  readonly eventId: string;
}

export const pairKey = ({ endpointId, eventId }: Pair): string => `${endpointId} ${eventId}`;

/** Whether a batch is held by nobody, or by a process that did not record it in time. */
const IS_FREE = '(b.tenant_id IS NULL OR b.lease_until <= clock_timestamp())';

/** Tenants whose feed has gone on; of two processes that look, each locks others. */
export async function lockMarks(reads: RowReads, tenantId: string | undefined, limit: number): Promise<string[]> {
  const rows = await reads.many<{ tenantId: string }>(
    sql.raw(
      `SELECT m.tenant_id FROM webhook_marks m JOIN feed_counters c ON c.tenant_id = m.tenant_id
      LEFT JOIN webhook_batches b ON b.tenant_id = m.tenant_id
      WHERE c.last_sequence > m.sequence AND (?::text IS NULL OR m.tenant_id = ?) AND ${IS_FREE}
      ORDER BY m.tenant_id LIMIT ? FOR UPDATE OF m SKIP LOCKED`,
      [tenantId ?? null, tenantId ?? null, limit],
    ),
  );
  return rows.map((row) => row.tenantId);
}

/**
 * The first of what follows each mark, in the order of its feed. Read after the lock: the mark and the batch are as they
 * stand now. Of a batch that was not recorded in time, nothing behind its end. Each segment that is read has at least one
 * of them.
 */
export const nextEvents = (reads: RowReads, tenantIds: readonly string[], limit: number): Promise<FeedEvent[]> =>
  reads.many<FeedEvent>(
    sql.raw(
      `SELECT f.tenant_id, f.sequence, f.event_id, e.type, e.resource_id, e.tx::text AS tx,
        b.endpoint_ids AS maybe_attempted_at, b.began_at AS maybe_attempted_since
      FROM webhook_marks m LEFT JOIN webhook_batches b ON b.tenant_id = m.tenant_id
      CROSS JOIN LATERAL (
        SELECT s.tenant_id, s.last_sequence, ${SEQUENCE} AS sequence, u.event_id
        FROM (SELECT * FROM feed_segments WHERE tenant_id = m.tenant_id AND last_sequence > m.sequence
          ORDER BY last_sequence LIMIT :limit) s CROSS JOIN LATERAL ${ENTRIES}
        WHERE ${SEQUENCE} > m.sequence AND (b.to_sequence IS NULL OR ${SEQUENCE} <= b.to_sequence)
        ORDER BY s.last_sequence, sequence LIMIT :limit) f
      JOIN events e ON e.id = f.event_id
      WHERE m.tenant_id = ANY(:tenantIds) AND ${IS_FREE} ORDER BY f.tenant_id, f.sequence`,
      { limit, tenantIds: [...tenantIds] },
    ),
  );

/** How far each tenant's clock is ahead of real time. */
export async function clocksOf(reads: RowReads, tenantIds: readonly string[]): Promise<Map<string, number>> {
  const clocks = await reads.many<{ tenantId: string; offsetMs: bigint }>(
    sql('tenant_clocks')
      .select('tenant_id', 'offset_ms')
      .whereIn('tenant_id', [...tenantIds]),
  );
  const offsets = new Map(clocks.map(({ tenantId, offsetMs }) => [tenantId, Number(offsetMs)]));
  return new Map(tenantIds.map((tenantId) => [tenantId, offsets.get(tenantId) ?? 0]));
}

export const endpointsOf = (reads: RowReads, tenantIds: readonly string[]): Promise<FeedEndpoint[]> =>
  reads.many<FeedEndpoint>(
    sql.raw(
      `SELECT id, tenant_id, event_types, status, url, secret_ciphertext, previous_secret_ciphertext, grace_ends_at
      FROM webhook_endpoints WHERE tenant_id = ANY(?) AND status <> 'DELETED' ORDER BY id`,
      [[...tenantIds]],
    ),
  );

/** By endpoint of these tenants, when it was switched on and off. */
export async function switchesOf(reads: RowReads, tenantIds: readonly string[]): Promise<Map<string, Switch[]>> {
  const rows = await reads.many<{ endpointId: string; enabled: boolean; tx: string }>(
    sql.raw(
      `SELECT s.endpoint_id, s.enabled, s.tx::text AS tx
      FROM webhook_endpoints e JOIN webhook_switches s ON s.endpoint_id = e.id
      WHERE e.tenant_id = ANY(?) AND e.status <> 'DELETED' ORDER BY s.tx`,
      [[...tenantIds]],
    ),
  );
  return Map.groupBy(
    rows.map((row) => ({ ...row, tx: BigInt(row.tx) })),
    (row) => row.endpointId,
  );
}

/** Of these, what has a delivery already: a replay was quicker to queue it. */
export async function alreadyQueued(reads: RowReads, pairs: readonly Pair[]): Promise<Set<string>> {
  const rows = await reads.many<Pair>(
    sql.raw(
      `SELECT d.endpoint_id, d.event_id FROM unnest(?::text[], ?::text[]) AS p (endpoint_id, event_id)
      JOIN webhook_deliveries d ON ${lookedUp('d.endpoint_id', 'p.endpoint_id')} AND ${lookedUp('d.event_id', 'p.event_id')}`,
      [pairs.map(({ endpointId }) => endpointId), pairs.map(({ eventId }) => eventId)],
    ),
  );
  return new Set(rows.map(pairKey));
}

/** What is under way and what waits where events could be attempted at once. */
export interface Backlog {
  readonly endpointId: string;
  /** Something is due at the endpoint, or has not been attempted yet: later events of its resource stay behind it. */
  readonly isWaitedFor: boolean;
  /** Attempts under way of its tenant. */
  readonly tenantAttempts: number;
}

export const backlogOf = (reads: RowReads, endpointIds: readonly string[], now: Date): Promise<Backlog[]> =>
  reads.many<Backlog>(
    sql.raw(
      `SELECT e.id AS endpoint_id,
        EXISTS (SELECT FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.status = 'PENDING'
          AND d.next_attempt_at <= :now)
        OR EXISTS (SELECT FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.next_attempt_at IS NOT NULL
          AND d.left_at IS NULL) AS is_waited_for,
        (SELECT count(*)::int FROM webhook_attempts a WHERE a.tenant_id = e.tenant_id) AS tenant_attempts
      FROM webhook_endpoints e WHERE e.id = ANY(:endpointIds)`,
      { now, endpointIds: [...endpointIds] },
    ),
  );

/** Entries of feeds with their events as they are stored, by tenant and number. */
export async function numberedEvents(
  reads: RowReads,
  entries: readonly Pick<FeedEvent, 'tenantId' | 'sequence' | 'eventId'>[],
): Promise<Map<string, NumberedEvent>> {
  const rows = await reads.many<NumberedEvent>(
    sql.raw(
      `SELECT ${NUMBERED_EVENT} FROM unnest(?::text[], ?::bigint[], ?::text[]) AS f (tenant_id, sequence, event_id)
      JOIN events e ON ${lookedUp('e.id', 'f.event_id')} WHERE ${isKept('f')}`,
      [
        entries.map(({ tenantId }) => tenantId),
        entries.map(({ sequence }) => String(sequence)),
        entries.map(({ eventId }) => eventId),
      ],
    ),
  );
  return new Map(rows.map((row) => [entryKey(row), row]));
}

export const entryKey = ({ tenantId, sequence }: Pick<FeedEvent, 'tenantId' | 'sequence'>): string =>
  `${tenantId} ${sequence}`;

/** A tenant's part of a batch. */
export interface HeldBatch {
  readonly tenantId: string;
  readonly toSequence: bigint;
  /** Where attempts are made. */
  readonly endpointIds: readonly string[];
}

/** Keeps the tenants' feeds from everybody else until the batch is recorded, or its lease ends. */
export async function holdBatch(
  reads: RowReads,
  held: readonly HeldBatch[],
  { token, beganAt, leaseMs }: { readonly token: string; readonly beganAt: Date; readonly leaseMs: number },
): Promise<void> {
  if (held.length === 0) return;
  await reads.many(
    sql.raw(
      `INSERT INTO webhook_batches (tenant_id, token, to_sequence, endpoint_ids, began_at, lease_until)
      SELECT tenant_id, ?, to_sequence, string_to_array(endpoint_ids, ' '), ?,
        clock_timestamp() + ? * interval '1 millisecond'
      FROM unnest(?::text[], ?::bigint[], ?::text[]) AS h (tenant_id, to_sequence, endpoint_ids)`,
      [
        ...[token, beganAt, leaseMs],
        held.map(({ tenantId }) => tenantId),
        held.map(({ toSequence }) => String(toSequence)),
        held.map(({ endpointIds }) => endpointIds.join(' ')),
      ],
    ),
  );
}

/** Ends the batch of these tenants, whose marks are locked again; answers those that were still held under the token. */
export async function endBatch(reads: RowReads, tenantIds: readonly string[], token: string): Promise<Set<string>> {
  const rows = await reads.many<{ tenantId: string }>(
    sql.raw(
      `WITH marks AS MATERIALIZED (SELECT tenant_id FROM webhook_marks WHERE tenant_id = ANY(?)
        ORDER BY tenant_id FOR UPDATE)
      DELETE FROM webhook_batches b USING marks m WHERE ${lookedUp('b.tenant_id', 'm.tenant_id')} AND b.token = ?
      RETURNING b.tenant_id`,
      [[...tenantIds], token],
    ),
  );
  return new Set(rows.map(({ tenantId }) => tenantId));
}

/** Forgets batches that were not recorded, once the mark has reached their end. */
export const forgetBatches = (reads: RowReads, ends: ReadonlyMap<string, bigint>): Promise<unknown[]> =>
  reads.many(
    sql.raw(
      `DELETE FROM webhook_batches b USING unnest(?::text[], ?::bigint[]) AS e (tenant_id, sequence)
      WHERE ${lookedUp('b.tenant_id', 'e.tenant_id')} AND b.to_sequence <= e.sequence`,
      [[...ends.keys()], [...ends.values()].map(String)],
    ),
  );

/** An attempt that began before its delivery was stored. */
export interface BegunAttempt {
  readonly deliveryId: string;
  readonly endpointId: string;
  readonly tenantId: string;
  readonly token: string;
  readonly beganAt: Date;
}

/** From now on these attempts are under way like any other (D-394). */
export async function adoptAttempts(
  reads: RowReads,
  attempts: readonly BegunAttempt[],
  leaseMs: number,
): Promise<void> {
  if (attempts.length === 0) return;
  await reads.many(
    sql.raw(
      `INSERT INTO webhook_attempts (delivery_id, endpoint_id, tenant_id, token, began_at, lease_until)
      SELECT *, clock_timestamp() + ? * interval '1 millisecond'
      FROM unnest(?::text[], ?::text[], ?::text[], ?::text[], ?::timestamptz[])`,
      [
        leaseMs,
        attempts.map(({ deliveryId }) => deliveryId),
        attempts.map(({ endpointId }) => endpointId),
        attempts.map(({ tenantId }) => tenantId),
        attempts.map(({ token }) => token),
        attempts.map(({ beganAt }) => beganAt.toISOString()),
      ],
    ),
  );
}
