import type { TestClock } from '../../../generated/contract/schemas.ts';
import type { RowReads } from '../db/reads.ts';
import { sql } from '../db/sql.ts';

/**
 * The furthest that a clock can be ahead of real time: 100 years. Times of every column, and of JSON, go further than that,
 * and add up with every period there is.
 */
export const FURTHEST_MS = 100 * 365 * 86_400_000;

/** Returns the offset of a tenant's clock from real time, in milliseconds (D-067). */
export async function clockOffset(reads: RowReads, tenantId: string): Promise<number> {
  const clock = await reads.one<{ offsetMs: bigint }>(sql('tenant_clocks').where({ tenant_id: tenantId }));
  return Number(clock?.offsetMs ?? 0n);
}

export const presentClock = (realNow: Date, offsetMs: number): TestClock => ({
  now: new Date(realNow.getTime() + offsetMs).toISOString(),
  offsetSeconds: Math.floor(offsetMs / 1000),
});
