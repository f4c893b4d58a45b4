import type { Knex } from 'knex';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

declare module '../../platform/db/ids.ts' {
  interface IdPrefixes {
    flg: 'extraction_flags';
  }
}

export const extractionsOf = (tenantId: string): Knex.QueryBuilder => sql('extractions').where({ tenant_id: tenantId });

export const findExtraction = (
  reads: RowReads,
  tenantId: string,
  id: string,
): Promise<RecordOf<'extraction'> | undefined> =>
  reads.one<RecordOf<'extraction'>>(extractionsOf(tenantId).where({ id }));
