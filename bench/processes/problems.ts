import { check, untilEverythingEnds } from '../../scripts/chaos/checks.ts';
import type { Promises } from '../../scripts/chaos/ledger-of-promises.ts';
import { openPool } from '../../src/platform/db/connection/pool.ts';

/** Doubled jobs, gaps in feeds, and everything else that is not as it must be when all payments have ended. */
export async function problemsOf(databaseUrl: string, promises: Promises): Promise<readonly string[]> {
  const pool = openPool({ url: databaseUrl, max: 2 });
  try {
    await untilEverythingEnds(pool).catch((error: Error) => promises.problem(error.message));
    await check(pool, promises);
    return promises.problems.splice(0);
  } finally {
    await pool.close();
  }
}
