// Reads across tenants: histories, jobs and deadlines have no tenant, and deliveries are found by their events.
// What of them a caller sees is decided by who reads the resource itself.

import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';

/** A step as the history has it. */
export interface LoggedStep {
  readonly step: number;
  readonly event: string;
  readonly fromStatus: string | null;
  readonly fromPublic: string | null;
  readonly toStatus: string;
  readonly toPublic: string;
  readonly actor: string;
  readonly requestId: string | null;
  readonly at: Date;
  /** The tenant of the member or key that caused it; null for everybody else. */
  readonly actorTenantId: string | null;
  /** The id of the member. */
  readonly actorName: string | null;
  /** True if the tenant got an event about it. */
  readonly isTold: boolean;
}

/** The newest steps of a resource, oldest first. */
export async function stepsOf(
  { acrossTenants }: Reads,
  id: string,
  tenantId: string | null,
): Promise<readonly LoggedStep[]> {
  const steps = await acrossTenants.many<LoggedStep>(
    sql.raw(
      `SELECT l.step, l.event, l.from_status, l.from_public, l.to_status, l.to_public, l.actor, l.request_id, l.at,
        COALESCE((SELECT m.tenant_id FROM members m WHERE m.id = substr(l.actor, 8) AND l.actor LIKE 'member:%'),
          (SELECT k.tenant_id FROM api_keys k WHERE k.id = substr(l.actor, 5) AND l.actor LIKE 'key:%')) AS actor_tenant_id,
        (SELECT m.name FROM members m WHERE m.id = substr(l.actor, 8) AND l.actor LIKE 'member:%') AS actor_name,
        l.step = ANY(ARRAY(SELECT e.resource_sequence FROM events e WHERE e.resource_id = ?
          AND e.parties @> ARRAY[?::text])) AS is_told
      FROM lifecycle_log l WHERE l.aggregate_id = ? ORDER BY l.step DESC LIMIT ${MOST_STEPS}`,
      [id, tenantId, id],
    ),
  );
  return steps.reverse();
}

const MOST_STEPS = 200;

export interface WaitingJob {
  readonly topic: string;
  readonly dueAt: Date;
  readonly attempts: number;
}

/** A refused request as the audit log has it. */
export interface LoggedRefusal {
  readonly at: Date;
  readonly actorType: string;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly requestId: string | null;
  readonly operation: string;
  readonly code: string;
}

/** The newest refused requests of a tenant about a resource, oldest first; with null, those of everybody. */
export async function refusalsOf(
  { acrossTenants }: Reads,
  id: string,
  tenantId: string | null,
): Promise<readonly LoggedRefusal[]> {
  const refusals = await acrossTenants.many<LoggedRefusal>(
    sql.raw(
      `SELECT a.at, a.actor_type, a.actor_id, a.request_id, a.data ->> 'operation' AS operation, a.data ->> 'code' AS code,
        (SELECT m.name FROM members m WHERE m.id = a.actor_id AND a.actor_type = 'member') AS actor_name
      FROM audit_log a WHERE a.resource_id = ? AND a.action = 'operation.refused'
        AND (?::text IS NULL OR a.tenant_id = ?)
      ORDER BY a.id DESC LIMIT ${MOST_REFUSALS}`,
      [id, tenantId, tenantId],
    ),
  );
  return refusals.reverse();
}

const MOST_REFUSALS = 50;

/** Background work that has the resource's id as its key. */
export async function jobsOf(
  { acrossTenants }: Reads,
  id: string,
  topics: readonly string[],
): Promise<readonly WaitingJob[]> {
  if (topics.length === 0) return [];
  return acrossTenants.many<WaitingJob>(
    sql.raw('SELECT topic, due_at, attempts FROM outbox_jobs WHERE topic = ANY(?) AND key = ? ORDER BY due_at, topic', [
      [...topics],
      id,
    ]),
  );
}

export interface SetTimer {
  readonly event: string;
  readonly dueAt: Date;
}

export const timersOf = ({ acrossTenants }: Reads, id: string): Promise<readonly SetTimer[]> =>
  acrossTenants.many<SetTimer>(sql('timers').select('event', 'due_at').where({ aggregate_id: id }));

export interface Delivered {
  readonly id: string;
  readonly endpointId: string;
  readonly eventType: string;
  readonly status: string;
  readonly attemptCount: number;
  readonly lastError: string | null;
  readonly nextAttemptAt: Date | null;
}

/** Deliveries of a resource's events to the endpoints of a tenant; with null, of all that are told of it. */
export const deliveriesOf = (
  { acrossTenants }: Reads,
  id: string,
  tenantId: string | null,
): Promise<readonly Delivered[]> =>
  acrossTenants.many<Delivered>(
    sql.raw(
      // One at a time by the index of endpoint and event: no index begins with the event.
      `SELECT d.id, d.endpoint_id, d.event_type, d.status, d.attempt_count, d.last_error, d.next_attempt_at
      FROM events e CROSS JOIN LATERAL unnest(e.parties) AS p(tenant_id)
      JOIN webhook_endpoints w ON w.tenant_id = p.tenant_id
      CROSS JOIN LATERAL (SELECT * FROM webhook_deliveries WHERE endpoint_id = w.id AND event_id = e.id LIMIT 1) d
      WHERE e.resource_id = ? AND (?::text IS NULL OR p.tenant_id = ?)
      ORDER BY d.created_at DESC, d.id DESC LIMIT 50`,
      [id, tenantId, tenantId],
    ),
  );
