import type { Aggregate, Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { nextPhase } from '../rules/pool-phase.ts';

/** Locks a pool of the caller's and brings it into the phase that the clock says: its timer may not have run yet (D-369). */
export async function lockPool(
  { aggregate }: Pick<Aggregates, 'aggregate'>,
  id: string,
): Promise<Aggregate<'financing-pool'> | undefined> {
  const pool = await aggregate('financing-pool', id);
  if (pool === undefined) return undefined;
  for (let next = due(pool); next !== undefined; next = due(pool)) await pool.send(next);
  return pool;
}

const due = (pool: Aggregate<'financing-pool'>) => nextPhase(recordOf(pool), pool.now);
