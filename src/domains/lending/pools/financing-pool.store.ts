import type { Knex } from 'knex';
import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';

export type PoolRecord = RecordOf<'financing-pool'>;

/** The first wall: only the pool's tenant (D-370). */
export const poolsOf = (tenantId: string): Knex.QueryBuilder =>
  sql('financing_pools').select('*').where({ tenant_id: tenantId });

export const findPool = (reads: RowReads, tenantId: string, id: string): Promise<PoolRecord | undefined> =>
  reads.one<PoolRecord>(poolsOf(tenantId).where({ id }));
