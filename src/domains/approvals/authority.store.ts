import type { Knex } from 'knex';
import type { AuthorityContext } from '../../../machines/approvals/authority.machine.ts';
import type { RowReads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { StatusOf } from '../../kernel/lifecycle/definition.ts';

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

/** Tells whether a member may initiate payments although the role does not allow it (D-199). */
export async function mayCreatePayments(reads: RowReads, tenantId: string, memberId: string): Promise<boolean> {
  const grant = await reads.one(activeGrants(tenantId, memberId, 'payment.create').select('id').limit(1));
  return grant !== undefined;
}
