// For the fan-out, whose transaction has the system role: it reads the feeds of all tenants.

import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ENTRIES, SEQUENCE } from '../../../platform/feed/feed-segments.ts';
import { IS_FREE } from '../deliveries/unrecorded-batches.cross-tenant.ts';
import type { Switch } from '../rules/event-filter.ts';
import type { DeliverableEvent } from '../webhook-delivery.store.ts';

export interface FeedEvent extends DeliverableEvent {
  readonly tenantId: string;
  /** The transaction that wrote it. */
  readonly tx: string;
  /** The step that told it; null where tracing was off. */
  readonly traceparent: string | null;
  /** The endpoints at which a process of release 0.1 may have attempted it before it died, and since when; null mostly. */
  readonly maybeAttemptedEndpointIds: readonly string[] | null;
  readonly maybeAttemptedSince: Date | null;
}

export interface FeedEndpoint {
  readonly id: string;
  readonly tenantId: string;
  readonly eventTypes: readonly string[];
  /** The version of the contract that its events have; null: the newest. */
  readonly apiVersion?: string | null;
}

/** One event for one endpoint. */
export interface Pair {
  readonly endpointId: string;
  readonly eventId: string;
}

export const pairKey = ({ endpointId, eventId }: Pair): string => `${endpointId} ${eventId}`;

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
 * The first events that follow each mark, in the order of its feed. They are read behind the lock, by the mark as it is
 * then. Where a batch of release 0.1 was not recorded in time, they end with that batch. Each segment that is read has at
 * least one of them.
 */
export const nextEvents = (reads: RowReads, tenantIds: readonly string[], limit: number): Promise<FeedEvent[]> =>
  reads.many<FeedEvent>(
    sql.raw(
      `SELECT f.tenant_id, f.sequence, f.event_id, e.type, e.resource_id, e.tx::text AS tx,
        e.traceparent, b.endpoint_ids AS maybe_attempted_endpoint_ids, b.began_at AS maybe_attempted_since
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

/** The offset of each tenant's clock from real time. */
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
      `SELECT id, tenant_id, event_types, api_version FROM webhook_endpoints
      WHERE tenant_id = ANY(?) AND status <> 'DELETED' ORDER BY id`,
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

/** Returns the events that have a delivery already: a replay has queued it first. */
export async function alreadyQueued(reads: RowReads, pairs: readonly Pair[]): Promise<Set<string>> {
  const rows = await reads.many<Pair>(
    sql.raw(
      // One at a time: joined otherwise, all deliveries of the endpoint may be read, or all that there are.
      `SELECT d.endpoint_id, d.event_id FROM unnest(?::text[], ?::text[]) AS p (endpoint_id, event_id)
      CROSS JOIN LATERAL (SELECT endpoint_id, event_id FROM webhook_deliveries
        WHERE endpoint_id = p.endpoint_id AND event_id = p.event_id LIMIT 1) d`,
      [pairs.map(({ endpointId }) => endpointId), pairs.map(({ eventId }) => eventId)],
    ),
  );
  return new Set(rows.map(pairKey));
}
