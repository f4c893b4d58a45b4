import type { Knex } from 'knex';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

export const tenantById = (id: string): Knex.QueryBuilder => sql('tenants').where({ id });

/** A tenant, for the other domains: the caller's own, because the wall shows no other. */
export const tenantOf = (reads: RowReads, id: string): Promise<RecordOf<'tenant'> | undefined> =>
  reads.one(tenantById(id));
