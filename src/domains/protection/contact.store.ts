import type { Knex } from 'knex';
import type { Reads } from '../../platform/db/reads.ts';
import { literally, sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

export type ContactRecord = RecordOf<'contact'>;

/** The tenant's saved payees; removed ones are never read. */
export const contactsOf = (tenantId: string): Knex.QueryBuilder =>
  sql('contacts').where({ tenant_id: tenantId }).where(literally('status', 'SAVED'));

export const findContact = (reads: Reads, tenantId: string, id: string): Promise<ContactRecord | undefined> =>
  reads.one<ContactRecord>(contactsOf(tenantId).where({ id }));

export const contactWithTarget = (
  reads: Reads,
  tenantId: string,
  targetIndex: string,
): Promise<{ readonly id: string } | undefined> =>
  reads.one<{ id: string }>(contactsOf(tenantId).where({ target_index: targetIndex }).select('id'));
