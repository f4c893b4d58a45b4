// Reads across tenants: histories, jobs and deadlines have no tenant, and deliveries are found by their events.
// What of them a caller sees is decided by who reads the resource itself.

import type { Reads } from '../db/reads.ts';
import { sql } from '../db/sql.ts';

/** Where a service keeps its members as SQL over the text of an id. A service without members has none. */
export interface MemberColumns {
  readonly tenantOf: (id: string) => string;
  readonly nameOf: (id: string) => string;
}

const NOBODY: MemberColumns = { tenantOf: () => 'NULL::text', nameOf: () => 'NULL::text' };

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
  members: MemberColumns = NOBODY,
): Promise<readonly LoggedStep[]> {
  const steps = await acrossTenants.many<LoggedStep>(
    sql.raw(
      `SELECT l.step, l.event, l.from_status, l.from_public, l.to_status, l.to_public, l.actor, l.request_id, l.at,
        COALESCE(CASE WHEN l.actor LIKE 'member:%' THEN ${members.tenantOf('substr(l.actor, 8)')} END,
          (SELECT k.tenant_id FROM api_keys k WHERE k.id = substr(l.actor, 5) AND l.actor LIKE 'key:%')) AS actor_tenant_id,
        CASE WHEN l.actor LIKE 'member:%' THEN ${members.nameOf('substr(l.actor, 8)')} END AS actor_name,
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
  members: MemberColumns = NOBODY,
): Promise<readonly LoggedRefusal[]> {
  const refusals = await acrossTenants.many<LoggedRefusal>(
    sql.raw(
      `SELECT a.at, a.actor_type, a.actor_id, a.request_id, a.data ->> 'operation' AS operation, a.data ->> 'code' AS code,
        CASE WHEN a.actor_type = 'member' THEN ${members.nameOf('a.actor_id')} END AS actor_name
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
