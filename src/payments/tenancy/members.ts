import type { Knex } from 'knex';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

export const membersOf = (tenantId: string, status?: string): Knex.QueryBuilder => {
  const list = sql('members').where({ tenant_id: tenantId });
  return status === undefined ? list : list.where({ status });
};

export const memberById = (tenantId: string, id: string): Knex.QueryBuilder => membersOf(tenantId).where({ id });

export const otherActiveOwners = (tenantId: string, memberId: string): Knex.QueryBuilder =>
  membersOf(tenantId).where({ status: 'ACTIVE', role: 'OWNER' }).whereNot({ id: memberId }).select('id').limit(1);

export const memberByEmail = (tenantId: string, emailIndex: string): Knex.QueryBuilder =>
  membersOf(tenantId).where({ email_index: emailIndex }).whereNot({ status: 'REMOVED' }).select('id');

/** One member, for the other domains: behind the tenant's wall. */
export const memberOf = (reads: RowReads, tenantId: string, id: string): Promise<RecordOf<'member'> | undefined> =>
  reads.one(memberById(tenantId, id));

/** A member who can sign for the tenant on chain. */
export interface Signer {
  readonly name: string | null;
  /** Checksummed. */
  readonly signerAddress: string;
}

/** The ACTIVE OWNERs and ADMINs that have a signer, in the order in which they joined; an address is named once (D-248). */
export async function signersOf(reads: RowReads, tenantId: string): Promise<readonly Signer[]> {
  const rows = await reads.many<Signer>(
    membersOf(tenantId, 'ACTIVE')
      .whereIn('role', ['OWNER', 'ADMIN'])
      .whereNotNull('signer_address')
      .orderBy(['created_at', 'id'])
      .select('name', 'signer_address'),
  );
  return rows.filter((row, index) => rows.findIndex((one) => one.signerAddress === row.signerAddress) === index);
}
