// For the lane, whose transaction has the system role: workers attempt the deliveries of all tenants.

import type { Knex } from 'knex';
import type { RowReads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';
import { type LaneState, LIMITS } from './rules/lane-rest.ts';

/** An attempt that has begun, with all that it needs: it reads nothing more. */
export interface Claim {
  readonly deliveryId: string;
  /** An outcome is recorded under it or not at all. */
  readonly token: string;
  readonly tenantId: string;
  readonly endpointId: string;
  readonly eventId: string;
  readonly url: string;
  readonly secretCiphertext: string;
  readonly previousSecretCiphertext: string | null;
  readonly graceEndsAt: Date | null;
  /** The event's JSON as it was rendered, never parsed (D-490). */
  readonly payload: string;
  readonly sequence: bigint;
}

/** What the process that claims has room for. */
export interface ClaimCapacity {
  readonly leaseMs: number;
  readonly room: number;
  /** Of the room, how much is there for endpoints that are not proven. */
  readonly unprovenRoom: number;
  readonly proven: readonly string[];
}

export interface ClaimScope extends ClaimCapacity {
  readonly endpointIds: readonly string[];
  readonly now: Date;
  /** Deliveries that are not to be begun. */
  readonly except: readonly string[];
  /** Also those that are not due yet: the sandbox's control (D-391). */
  readonly early?: boolean;
}

/** So much of what may leave is looked through; what has begun is among it, and is less than this. */
const WINDOW = 128;

/** A resource's first attempts leave one after the other, in the order of the feed (D-390). */
const MAY_LEAVE = `(d.left_at IS NOT NULL OR NOT EXISTS (SELECT FROM webhook_deliveries b
  WHERE b.endpoint_id = d.endpoint_id AND b.resource_id = d.resource_id AND b.sequence < d.sequence
    AND b.status = 'PENDING' AND b.left_at IS NULL))`;

const NOT_BEGUN = 'NOT EXISTS (SELECT FROM webhook_attempts a WHERE a.delivery_id = w.id)';

/**
 * The oldest of what waits for an endpoint `e` and may leave. What may not is passed over here: what it waits for may be
 * due after more of its kind than are looked through.
 */
const waiting = (isDue: string): string => `(SELECT d.id, d.endpoint_id, d.tenant_id, d.event_id, d.resource_id,
    d.sequence, d.left_at, d.next_attempt_at
  FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.status = 'PENDING'${isDue}
    AND ${MAY_LEAVE}
  ORDER BY d.next_attempt_at, d.sequence LIMIT ${WINDOW}) w`;

/** What is under way is counted once for all lanes; the feed is joined in its own collation, or its index would not serve. */
const claimText = (isDue: string): string => `WITH busy AS MATERIALIZED (
    SELECT a.tenant_id, a.endpoint_id, count(*) AS attempts FROM webhook_attempts a WHERE a.tenant_id IN (
      SELECT e.tenant_id FROM webhook_endpoints e WHERE e.id = ANY(:endpointIds)) GROUP BY a.tenant_id, a.endpoint_id),
  lanes AS MATERIALIZED (
    SELECT e.*, e.id = ANY(:proven) AS is_proven,
      ${LIMITS.perEndpoint} - COALESCE((SELECT attempts FROM busy b WHERE b.endpoint_id = e.id), 0) AS free,
      ${LIMITS.perTenant} - COALESCE((SELECT sum(attempts) FROM busy b WHERE b.tenant_id = e.tenant_id)::bigint, 0) AS tenant_free
    FROM webhook_endpoints e WHERE e.id = ANY(:endpointIds) AND e.status = 'ENABLED'),
  due AS (
    SELECT w.*, e.url, e.secret_ciphertext, e.previous_secret_ciphertext, e.grace_ends_at, e.is_proven, e.tenant_free,
      row_number() OVER (PARTITION BY e.tenant_id ORDER BY w.next_attempt_at, w.sequence) AS place
    FROM lanes e CROSS JOIN LATERAL (
      SELECT w.* FROM ${waiting(isDue)} WHERE ${NOT_BEGUN} AND w.id <> ALL(:except)
      ORDER BY w.next_attempt_at, w.sequence LIMIT greatest(0, e.free)) w),
  shared AS (
    SELECT *, row_number() OVER (PARTITION BY is_proven ORDER BY next_attempt_at, sequence) AS place_in_share
    FROM due WHERE place <= tenant_free),
  chosen AS MATERIALIZED (
    SELECT s.*, f.payload FROM shared s
    JOIN event_feed f ON f.tenant_id = s.tenant_id COLLATE "default" AND f.sequence = s.sequence
    WHERE s.is_proven OR s.place_in_share <= :unprovenRoom ORDER BY s.next_attempt_at, s.sequence LIMIT :room),
  begun AS (INSERT INTO webhook_attempts (delivery_id, endpoint_id, tenant_id, token, began_at, lease_until)
    SELECT id, endpoint_id, tenant_id, gen_random_uuid(), :now, clock_timestamp() + :leaseMs * interval '1 millisecond'
    FROM chosen ON CONFLICT DO NOTHING RETURNING delivery_id, token)
  SELECT c.id AS delivery_id, b.token, c.tenant_id, c.endpoint_id, c.event_id, c.url, c.secret_ciphertext,
    c.previous_secret_ciphertext, c.grace_ends_at, c.payload::text AS payload, c.sequence
  FROM chosen c JOIN begun b ON b.delivery_id = c.id ORDER BY c.next_attempt_at, c.sequence`;

/** Begins attempts of what is due at these endpoints, as far as the limits let it. */
export const claimAttempts = (reads: RowReads, scope: ClaimScope): Promise<Claim[]> =>
  reads.many<Claim>(
    sql.raw(claimText(scope.early ? '' : ' AND d.next_attempt_at <= :now'), {
      ...scope,
      endpointIds: [...scope.endpointIds],
      proven: [...scope.proven],
      except: [...scope.except],
    }),
  );

/** An attempt whose process has died: nobody will say what came of it (D-394). */
export interface Expired {
  readonly deliveryId: string;
  readonly beganAt: Date;
}

/** Ends the leases that are over. */
export const takeExpired = (reads: RowReads, endpointIds: readonly string[]): Promise<Expired[]> =>
  reads.many<Expired>(
    sql.raw(
      `DELETE FROM webhook_attempts WHERE endpoint_id = ANY(?) AND lease_until <= clock_timestamp()
      RETURNING delivery_id, began_at`,
      [[...endpointIds]],
    ),
  );

/** How these endpoints' lanes stand. */
export const laneStates = (reads: RowReads, endpointIds: readonly string[], now: Date): Promise<LaneState[]> =>
  reads.many<LaneState>(
    sql.raw(
      `SELECT e.id AS endpoint_id, e.status, (a.busy)::int AS busy, a.lease_until,
        EXISTS (SELECT FROM ${waiting(' AND d.next_attempt_at <= :now')} WHERE ${NOT_BEGUN}) AS is_due,
        (SELECT d.next_attempt_at FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.status = 'PENDING'
          AND d.next_attempt_at > :now ORDER BY d.next_attempt_at, d.sequence LIMIT 1) AS next_at
      FROM webhook_endpoints e CROSS JOIN LATERAL (SELECT count(*) AS busy, min(lease_until) AS lease_until
        FROM webhook_attempts WHERE endpoint_id = e.id) a
      WHERE e.id = ANY(:endpointIds)`,
      { endpointIds: [...endpointIds], now },
    ),
  );

/** Some of what waits for an endpoint that was deleted. */
export const waitingFor = (endpointIds: readonly string[], limit: number): Knex.QueryBuilder =>
  sql('webhook_deliveries')
    .select('id')
    .whereIn('endpoint_id', [...endpointIds])
    .where({ status: 'PENDING' })
    .limit(limit);

/** The endpoints of a tenant that something waits for. */
export const lanesOf = (tenantId: string): Knex.QueryBuilder =>
  sql({ e: 'webhook_endpoints' })
    .where({ tenant_id: tenantId, status: 'ENABLED' })
    .whereExists(sql({ d: 'webhook_deliveries' }).whereRaw('d.endpoint_id = e.id').where({ 'd.status': 'PENDING' }))
    .select('id');

/** Attempts that are still held by whoever reports them; they end with the transaction. */
export async function endAttempts(
  reads: RowReads,
  attempts: readonly { readonly deliveryId: string; readonly token: string }[],
): Promise<Set<string>> {
  const ended = await reads.many<{ deliveryId: string }>(
    sql.raw(
      `DELETE FROM webhook_attempts WHERE (delivery_id, token) IN (SELECT * FROM unnest(?::text[], ?::text[]))
      RETURNING delivery_id`,
      [attempts.map(({ deliveryId }) => deliveryId), attempts.map(({ token }) => token)],
    ),
  );
  return new Set(ended.map(({ deliveryId }) => deliveryId));
}

/** Those of these endpoints that have failures in a row. */
export async function failing(reads: RowReads, endpointIds: readonly string[]): Promise<Set<string>> {
  const rows = await reads.many<{ id: string }>(
    sql.raw('SELECT id FROM webhook_endpoints WHERE id = ANY(?) AND failure_count > 0', [[...endpointIds]]),
  );
  return new Set(rows.map(({ id }) => id));
}
