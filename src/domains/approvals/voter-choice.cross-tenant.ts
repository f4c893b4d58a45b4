// Passes the walls of tenants: the history of rows, which no tenant reads.

import type { Reads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';
import { type Caller, isBehind } from '../../kernel/http/caller.ts';
import { isWatched } from './rules/voter-choice.ts';

/** The members behind an actor of the history: a session's, or those in whose name and by whom a key acts. */
const BEHIND = `LEFT JOIN api_keys k ON 'key:' || k.id = l.actor AND k.tenant_id = q.tenant
  CROSS JOIN LATERAL (VALUES (substring(l.actor FROM '^member:(.+)$')), (k.member_id), (k.issued_by_member_id)) AS b (member)`;

const ADMINISTRATORS = `(SELECT count(*)::int FROM members a WHERE a.tenant_id = q.tenant AND a.status = 'ACTIVE'
  AND a.role IN ('OWNER', 'ADMIN'))`;

/** Whether the caller has chosen a voter, and whether anybody else could have. */
export type Choice = 'none' | 'watched' | 'alone';

/** Whether the caller has invited a member: a second identity of whoever invites is the easiest one to make (D-522). */
export async function inviterChoice(
  { reads, tenantId, caller }: { reads: Reads; tenantId: string; caller: Pick<Caller, 'memberId' | 'keyIssuerId'> },
  memberId: string,
): Promise<Choice> {
  const rows = await reads.acrossTenants.many<{ member: string | null; administrators: number }>(
    sql.raw(
      `SELECT b.member, ${ADMINISTRATORS} AS administrators FROM (SELECT ?::text AS tenant, ?::text AS invited) q
        JOIN members m ON m.tenant_id = q.tenant AND m.id = q.invited
        JOIN lifecycle_log l ON l.aggregate_id = m.id AND l.step = 1 ${BEHIND} WHERE b.member IS NOT NULL`,
      [tenantId, memberId],
    ),
  );
  const inviter = rows.find(({ member }) => member !== null && isBehind(caller, member));
  return choiceOf(inviter?.administrators);
}

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

function choiceOf(administrators: number | undefined): Choice {
  if (administrators === undefined) return 'none';
  return isWatched(administrators) ? 'watched' : 'alone';
}
