import type { Knex } from 'knex';
import type { AuthorityContext } from '../../../machines/approvals/authority.machine.ts';
import { oncePerTransaction } from '../../platform/db/once-per-transaction.ts';
import type { Reads, RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { StatusOf } from '../../platform/lifecycle/definition.ts';
import { type GrantHistory, mayInitiateBy } from './rules/authority-gate.ts';

/** A grant as a row, or as an aggregate with its context spread. */
export interface AuthorityRecord extends AuthorityContext {
  readonly id: string;
  readonly status: StatusOf<'authority'>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const authoritiesOf = (tenantId: string, memberId: string): Knex.QueryBuilder =>
  sql('authorities').where({ tenant_id: tenantId, member_id: memberId });

/** The version that a create or an update of the member's grants has: to be asked under the member's lock (D-203). */
export async function nextVersion(reads: RowReads, tenantId: string, memberId: string): Promise<number> {
  const newest = await reads.one<{ version: number }>(
    authoritiesOf(tenantId, memberId).select('version').orderBy('version', 'desc').limit(1),
  );
  return (newest?.version ?? 0) + 1;
}

/** The ACTIVE grants that cover an action, the one that counts first (A 2.7). */
export const activeGrants = (tenantId: string, memberId: string, action: string): Knex.QueryBuilder =>
  authoritiesOf(tenantId, memberId)
    .where({ status: 'ACTIVE' })
    .whereRaw('? = ANY(allowed_actions)', [action])
    .orderBy('version', 'desc');

/** Some version of the grant covered payment.create: its actions say so of rows that are older than the column. */
export const COVERED_PAYMENTS = `(ever_covered_payments OR 'payment.create' = ANY(allowed_actions))`;

/** Whether the member's grants of payment.create are in force, were withdrawn, or never were (D-516). */
export function grantHistory(reads: Reads, tenantId: string, memberId: string): Promise<GrantHistory> {
  return oncePerTransaction(reads, `grant-history:${tenantId}:${memberId}`, async () => {
    const newest = await reads.one<{ inForce: boolean }>(
      authoritiesOf(tenantId, memberId)
        .whereRaw(COVERED_PAYMENTS)
        .select(sql.raw(`status = 'ACTIVE' AND 'payment.create' = ANY(allowed_actions) AS in_force`))
        .orderBy('in_force', 'desc')
        .limit(1),
    );
    if (newest === undefined) return 'never';
    return newest.inForce ? 'inForce' : 'withdrawn';
  });
}

/**
 * Tells whether the caller may initiate payments: by a grant that is in force, or by the role (D-199, D-516). Asked once a
 * transaction, so that handlers ask along with what they look up anyway.
 */
export async function mayInitiate({
  reads,
  tenantId,
  caller: { memberId, role },
}: {
  readonly reads: Reads;
  readonly tenantId: string;
  readonly caller: Pick<Caller, 'memberId' | 'role'>;
}): Promise<boolean> {
  const history = memberId === null ? 'never' : await grantHistory(reads, tenantId, memberId);
  return mayInitiateBy(role, history);
}
