import type { Knex } from 'knex';
import type { RowReads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { RecordOf } from '../../kernel/lifecycle/record.ts';

declare module '../../kernel/db/ids.ts' {
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
