// For the lane, whose transaction has the system role: workers attempt the deliveries of all tenants.

import type { Knex } from 'knex';
import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import { NUMBERED_EVENT, type NumberedEvent } from '../../../platform/feed/event-renderer.ts';
import { type LaneState, LIMITS } from '../rules/lane-rest.ts';
import type { Reservation } from './slots.ts';

/** Where an endpoint is, and by which secrets it knows what comes from here. */
export interface Receiver {
  readonly url: string;
  readonly secretCiphertext: string;
  readonly previousSecretCiphertext: string | null;
  readonly graceEndsAt: Date | null;
  /** The version of the contract that the events have; null: the newest. */
  readonly apiVersion: string | null;
}

/** An attempt that has begun, with all that it needs: it reads nothing more. */
export interface Claim extends NumberedEvent, Receiver {
  readonly deliveryId: string;
  /** An outcome is recorded under it or not at all. */
  readonly token: string;
  readonly endpointId: string;
  /** The trace of the delivery; null where tracing was off. */
  readonly traceparent: string | null;
}

/** The room of the claiming process. */
export interface ClaimCapacity extends Omit<Reservation, 'release'> {
  readonly leaseMs: number;
}

export interface ClaimScope extends ClaimCapacity {
  readonly endpointIds: readonly string[];
  readonly now: Date;
  /** Deliveries that are not to be begun. */
  readonly except: readonly string[];
  /** Also those that are not due yet: the sandbox's control (D-391). */
  readonly early?: boolean;
}

/**
 * A resource's first attempts leave one after the other, in the order of the feed (D-390). What is pending is asked for by
 * its next attempt: the condition of an index of its own, which no other index can stand in for.
 */
export const MAY_LEAVE = `(d.left_at IS NOT NULL OR NOT EXISTS (SELECT FROM webhook_deliveries b
  WHERE b.endpoint_id = d.endpoint_id AND b.resource_id = d.resource_id AND b.sequence < d.sequence
    AND b.next_attempt_at IS NOT NULL AND b.left_at IS NULL))`;

/**
 * The oldest of what waits for a lane `e`, may leave and has not begun. What may not is passed over here: what it waits
 * for may be due after more of its kind than are looked through.
 */
const waiting = (isDue: string): string => `SELECT d.id, d.endpoint_id, d.tenant_id, d.event_id, d.resource_id,
    d.sequence, d.left_at, d.next_attempt_at, d.traceparent
  FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.status = 'PENDING'${isDue}
    AND d.id <> ALL (e.begun) AND ${MAY_LEAVE}
  ORDER BY d.next_attempt_at, d.sequence`;

/** Retention has not erased the event with the tenant and the number of `entry`: what it has is not sent (D-389). */
export const isKept = (entry: string): string =>
  `NOT EXISTS (SELECT FROM feed_retention r WHERE r.tenant_id = ${entry}.tenant_id COLLATE "default"
    AND r.first_sequence > ${entry}.sequence)`;

/** The attempts in flight at these endpoints, and at others of their tenants; read once for all lanes. */
const BUSY = `busy AS MATERIALIZED (
  SELECT a.tenant_id, a.endpoint_id, count(*)::int AS attempts, array_agg(a.delivery_id) AS begun,
    min(a.lease_until) AS lease_until
  FROM webhook_attempts a WHERE a.tenant_id IN (
    SELECT e.tenant_id FROM webhook_endpoints e WHERE e.id = ANY(:endpointIds)) GROUP BY a.tenant_id, a.endpoint_id)`;

/**
 * Selects whether an attempt has begun by a look-up in the result: as a join it was compared with every other attempt.
 */
const claimText = (isDue: string): string => `WITH ${BUSY},
  lanes AS MATERIALIZED (
    SELECT e.*, e.id = ANY(:proven) AS is_proven, COALESCE(b.begun, '{}') AS begun,
      ${LIMITS.perEndpoint} - COALESCE(b.attempts, 0) AS free,
      ${LIMITS.perTenant} - COALESCE((SELECT sum(attempts) FROM busy b WHERE b.tenant_id = e.tenant_id)::bigint, 0) AS tenant_free
    FROM webhook_endpoints e LEFT JOIN busy b ON b.endpoint_id = e.id
    WHERE e.id = ANY(:endpointIds) AND e.status = 'ENABLED'),
  due AS (
    SELECT w.*, e.url, e.secret_ciphertext, e.previous_secret_ciphertext, e.grace_ends_at, e.api_version,
      e.is_proven, e.tenant_free,
      row_number() OVER (PARTITION BY e.tenant_id ORDER BY w.next_attempt_at, w.sequence) AS place
    FROM lanes e CROSS JOIN LATERAL (
      ${waiting(`${isDue} AND d.id <> ALL(:except)`)} LIMIT greatest(0, e.free)) w),
  shared AS (
    SELECT *, row_number() OVER (PARTITION BY is_proven ORDER BY next_attempt_at, sequence) AS place_in_share
    FROM due WHERE place <= tenant_free),
  chosen AS MATERIALIZED (
    SELECT s.*, gen_random_uuid() AS token FROM shared s
    WHERE (s.is_proven OR s.place_in_share <= :unprovenRoom) AND ${isKept('s')}
    ORDER BY s.next_attempt_at, s.sequence LIMIT :room),
  begun AS (INSERT INTO webhook_attempts (delivery_id, endpoint_id, tenant_id, token, began_at, lease_until)
    SELECT id, endpoint_id, tenant_id, token, :now, clock_timestamp() + :leaseMs * interval '1 millisecond'
    FROM chosen ON CONFLICT DO NOTHING RETURNING delivery_id)
  SELECT f.id AS delivery_id, f.token, f.endpoint_id, f.url, f.secret_ciphertext, f.previous_secret_ciphertext,
    f.grace_ends_at, f.api_version, f.traceparent, ${NUMBERED_EVENT}, f.id IN (SELECT delivery_id FROM begun) AS has_begun
  FROM chosen f JOIN events e ON e.id = f.event_id ORDER BY f.next_attempt_at, f.sequence`;

/** Begins attempts of what is due at these endpoints, as far as the limits let it. */
export async function claimAttempts(reads: RowReads, scope: ClaimScope): Promise<Claim[]> {
  const chosen = await reads.many<Claim & { hasBegun: boolean }>(
    sql.raw(claimText(scope.early ? '' : ' AND d.next_attempt_at <= :now'), {
      ...scope,
      endpointIds: [...scope.endpointIds],
      proven: [...scope.proven],
      except: [...scope.except],
    }),
  );
  return chosen.filter(({ hasBegun }) => hasBegun);
}

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

/** Reads the state of these endpoints' lanes. */
export const laneStates = (reads: RowReads, endpointIds: readonly string[], now: Date): Promise<LaneState[]> =>
  reads.many<LaneState>(
    sql.raw(
      `WITH ${BUSY}, lanes AS MATERIALIZED (
        SELECT e.id, e.status, COALESCE(b.attempts, 0) AS busy, COALESCE(b.begun, '{}') AS begun, b.lease_until
        FROM webhook_endpoints e LEFT JOIN busy b ON b.endpoint_id = e.id WHERE e.id = ANY(:endpointIds))
      SELECT e.id AS endpoint_id, e.status, e.busy, e.lease_until,
        EXISTS (${waiting(' AND d.next_attempt_at <= :now')}) AS is_due,
        (SELECT d.next_attempt_at FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.status = 'PENDING'
          AND d.next_attempt_at > :now ORDER BY d.next_attempt_at, d.sequence LIMIT 1) AS next_at
      FROM lanes e`,
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

/** Returns the endpoints that have failures in a row. */
export async function failing(reads: RowReads, endpointIds: readonly string[]): Promise<Set<string>> {
  const rows = await reads.many<{ id: string }>(
    sql.raw('SELECT id FROM webhook_endpoints WHERE id = ANY(?) AND failure_count > 0', [[...endpointIds]]),
  );
  return new Set(rows.map(({ id }) => id));
}
