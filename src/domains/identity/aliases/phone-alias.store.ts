import type { Knex } from 'knex';
import type { PhoneAliasContext } from '../../../../machines/identity/phone-alias.machine.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { StatusOf } from '../../../platform/lifecycle/definition.ts';
import { DAY_MS } from '../../../platform/limits/budget.ts';

/** An alias as a row, or as an aggregate with its context spread. */
export interface PhoneAliasRecord extends PhoneAliasContext {
  readonly id: string;
  readonly status: StatusOf<'phone-alias'>;
  readonly createdAt: Date;
}

export const aliasesOf = (tenantId: string): Knex.QueryBuilder => sql('phone_aliases').where({ tenant_id: tenantId });

export const findAlias = (reads: Reads, tenantId: string, id: string): Promise<PhoneAliasRecord | undefined> =>
  reads.one<PhoneAliasRecord>(aliasesOf(tenantId).where({ id }));

/** The tenant's alias of the number, proved or not; at most one stands (D-108). */
export const standingAlias = (
  reads: Reads,
  tenantId: string,
  phoneIndex: string,
): Promise<{ id: string } | undefined> =>
  reads.one<{ id: string }>(
    aliasesOf(tenantId).select('id').where({ phone_index: phoneIndex }).whereNotIn('status', ['REPLACED', 'REVOKED']),
  );

/** Tells whether the tenant has the number already, proved or not (D-108). */
export async function hasAlias(reads: Reads, tenantId: string, phoneIndex: string): Promise<boolean> {
  return (await standingAlias(reads, tenantId, phoneIndex)) !== undefined;
}

/** When codes went to a number on behalf of a tenant, in the last day. */
export async function codeSends(reads: Reads, tenantId: string, phoneIndex: string, now: Date): Promise<Date[]> {
  const since = new Date(now.getTime() - DAY_MS);
  const rows = await reads.many<{ sentAt: Date }>(
    sql('alias_code_sends')
      .select('sent_at')
      .where({ tenant_id: tenantId, phone_index: phoneIndex })
      .where('sent_at', '>', since),
  );
  return rows.map(({ sentAt }) => sentAt);
}
