import type { Knex } from 'knex';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

export const agentsOf = (tenantId: string): Knex.QueryBuilder => sql('agents').where({ tenant_id: tenantId });

export const findAgent = (reads: RowReads, tenantId: string, id: string): Promise<RecordOf<'agent'> | undefined> =>
  reads.one<RecordOf<'agent'>>(agentsOf(tenantId).where({ id }));
