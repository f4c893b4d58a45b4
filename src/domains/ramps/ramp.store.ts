import type { Knex } from 'knex';
import { lockByName } from '../../platform/db/named-lock.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';
import { type CountedRamp, windowStart } from './rules/caps.ts';

export type RampRecord = RecordOf<'ramp'>;

export const rampsOf = (tenantId: string): Knex.QueryBuilder => sql('ramps').where({ tenant_id: tenantId });

export const findRamp = (reads: RowReads, tenantId: string, id: string): Promise<RampRecord | undefined> =>
  reads.one<RampRecord>(rampsOf(tenantId).where({ id }));

/**
 * What counts towards the tenant's cap, oldest first. Takes the tenant's lock first, until the transaction ends: of ramps
 * that are asked for at once each counts those before it (D-299).
 */
export async function lockCountedRamps(reads: RowReads, tenantId: string, now: Date): Promise<CountedRamp[]> {
  const [, counted] = await Promise.all([
    lockByName(reads, 'ramps', tenantId),
    reads.many<CountedRamp>(
      rampsOf(tenantId)
        .where('created_at', '>', windowStart(now))
        .whereNot({ status: 'FAILED' })
        .orderBy(['created_at', 'id'])
        .select('created_at', 'amount_base_units'),
    ),
  ]);
  return counted;
}
