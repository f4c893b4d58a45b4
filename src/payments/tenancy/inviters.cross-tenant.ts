// Reads across tenants: histories of rows have no tenant, and no tenant reads them.

import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { audit, type Write } from '../../platform/lifecycle/writes.ts';

/** The members behind an actor of the history: a session's, or those in whose name and by whom a key acts. */
export const BEHIND = `LEFT JOIN api_keys k ON k.id = substring(l.actor FROM '^key:(.+)$') AND k.tenant_id = q.tenant
  CROSS JOIN LATERAL (VALUES (substring(l.actor FROM '^member:(.+)$')), (k.member_id), (k.issued_by_member_id)) AS b (member)`;

/** The roles of a member by its history, each until the next change. */
const ROLES = `SELECT u.data->>'role' AS role, lead(l.at) OVER (ORDER BY l.step) AS until FROM lifecycle_log l
  JOIN audit_log u ON u.tx = l.tx AND u.resource_id = l.aggregate_id AND u.data->>'role' IS NOT NULL WHERE l.aggregate_id = a.id`;

/**
 * The members who could watch each other: of the tenant that the query calls `q.tenant`. To suspend somebody, or to lower the
 * role, can be taken back, so that whoever is suspended, or was lowered in the last 30 days, counts: otherwise one of two could
 * be alone for as long as it takes to choose a voter (D-516, D-522).
 */
export const ADMINISTRATORS = `(SELECT count(*)::int FROM members a WHERE a.tenant_id = q.tenant
  AND a.status IN ('ACTIVE', 'SUSPENDED') AND (a.role IN ('OWNER', 'ADMIN')
    OR EXISTS (SELECT FROM (${ROLES}) r WHERE r.role IN ('OWNER', 'ADMIN') AND r.until > now() - interval '30 days')))`;

/** Whether the caller has chosen a voter, and whether anybody else could have. */
export type Choice = 'none' | 'watched' | 'alone';

/**
 * Each `OFFSET 0` keeps a look by id from becoming a join with all members.
 *
 * Who stands behind the voter's invitation, and who behind the caller: each of them, whoever invited them, and so on up to an
 * OWNER, who answers for everybody.
 */
const LINES = `WITH RECURSIVE q AS (SELECT ?::text AS tenant, ?::text AS invited, ?::text[] AS callers),
  line (of, member) AS (
    SELECT 'voter', b.member FROM q
      JOIN members m ON m.tenant_id = q.tenant AND m.id = q.invited
      JOIN lifecycle_log l ON l.aggregate_id = m.id AND l.step = 1 ${BEHIND} WHERE b.member IS NOT NULL
    UNION SELECT 'caller', unnest(q.callers) FROM q
    UNION SELECT line.of, up.member FROM line CROSS JOIN q CROSS JOIN LATERAL (
      SELECT b.member FROM members m
        JOIN lifecycle_log l ON l.aggregate_id = m.id AND l.step = 1 ${BEHIND}
        CROSS JOIN LATERAL (SELECT FROM members i WHERE i.tenant_id = q.tenant AND i.id = b.member AND i.role <> 'OWNER'
          OFFSET 0) i
      WHERE m.tenant_id = q.tenant AND m.id = line.member AND m.role <> 'OWNER' OFFSET 0) up
  )`;

/**
 * Whether the caller has invited a member, by itself or by somebody whom it has invited: a second identity of whoever invites
 * is the easiest one to make, and a third one is made by the second (D-522).
 */
export async function inviterChoice(
  { reads, tenantId, caller }: { reads: Reads; tenantId: string; caller: Pick<Caller, 'memberId' | 'keyIssuerId'> },
  memberId: string,
): Promise<Choice> {
  const callers = [caller.memberId, caller.keyIssuerId].filter((id) => id !== null);
  const found = await reads.acrossTenants.one<{ administrators: number }>(
    sql.raw(
      `${LINES} SELECT ${ADMINISTRATORS} AS administrators FROM q WHERE EXISTS (
        SELECT FROM line v JOIN line c ON c.member = v.member WHERE v.of = 'voter' AND c.of = 'caller')`,
      [tenantId, memberId, callers],
    ),
  );
  return choiceOf(found?.administrators);
}

/**
 * Two can see to it that nobody chooses the voter of an own payment. The only OWNER cannot ask anybody else, and the audit
 * trail says when that was so.
 */
export function choiceOf(administrators: number | undefined): Choice {
  if (administrators === undefined) return 'none';
  return administrators >= 2 ? 'watched' : 'alone';
}

/** What the audit trail says of whoever gives a vote to a member of their own choice; undefined where it is refused (D-522). */
export async function judgeVoterChoice(
  request: Parameters<typeof inviterChoice>[0],
  memberId: string,
): Promise<readonly Write[] | undefined> {
  const choice = await inviterChoice(request, memberId);
  if (choice === 'watched') return undefined;
  return choice === 'alone'
    ? [audit('authority.voter_chosen_by_inviter', memberId, request.tenantId, { memberId })]
    : [];
}

/** The same of whoever puts a member that votes into a further group, whose payments it then approves. */
export async function judgeGroupChoice(
  request: Parameters<typeof inviterChoice>[0],
  memberId: string,
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): Promise<readonly Write[] | undefined> {
  if (!after.some((group) => !before.includes(group))) return [];
  const votes = await request.reads.one(
    sql('authorities')
      .where({ tenant_id: request.tenantId, member_id: memberId, status: 'ACTIVE' })
      .whereRaw(`'payment.approve' = ANY(allowed_actions)`)
      .select('id')
      .limit(1),
  );
  return votes === undefined ? [] : judgeVoterChoice(request, memberId);
}
