import type { Knex } from 'knex';
import type { RowReads } from '../../platform/db/reads.ts';
import { anyOf, sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

export const sweepsOf = (tenantId: string): Knex.QueryBuilder => sql('treasury_sweeps').where({ tenant_id: tenantId });

export const findSweep = (
  reads: RowReads,
  tenantId: string,
  id: string,
): Promise<RecordOf<'treasury-sweep'> | undefined> =>
  reads.one<RecordOf<'treasury-sweep'>>(sweepsOf(tenantId).where({ id }));

/** A sweep whose payment has not ended. */
export interface OpenSweep {
  readonly accountId: string;
  readonly sourceBucketId: string;
  readonly destBucketId: string;
  readonly amountBaseUnits: bigint;
}

/** They reserve their amount in the source, and keep rules off both buckets (D-284, D-462). */
export const openSweeps = (reads: RowReads, accountIds: readonly string[]): Promise<OpenSweep[]> =>
  reads.many<OpenSweep>(
    sql('treasury_sweeps')
      .where(anyOf('account_id', accountIds))
      .where({ status: 'PROPOSED' })
      .select('account_id', 'source_bucket_id', 'dest_bucket_id', 'amount_base_units'),
  );

export const reservedIn = (bucketId: string, sweeps: readonly OpenSweep[]): bigint =>
  sweeps.reduce((sum, one) => (one.sourceBucketId === bucketId ? sum + one.amountBaseUnits : sum), 0n);
