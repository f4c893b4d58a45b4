import type { Knex } from 'knex';
import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';

/** The newest number of a tenant's feed, as a mark's row: what comes later is still to be queued. */
export const newestOf = (tenantId: string): Knex.QueryBuilder =>
  sql('feed_segments').where({ tenant_id: tenantId }).max({ sequence: 'last_sequence' });

/** Keeps others from queueing events of the tenant until the transaction ends. */
export const lockMark = (reads: RowReads, tenantId: string): Promise<{ readonly sequence: bigint } | undefined> =>
  reads.one<{ sequence: bigint }>(sql('webhook_marks').where({ tenant_id: tenantId }).select('sequence').forUpdate());
