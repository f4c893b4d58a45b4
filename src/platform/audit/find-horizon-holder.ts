import type { Pool } from '../db/connection/pool.ts';
import { HORIZON_HOLDER, type HorizonHolder, horizonHolder } from '../metrics/horizon.ts';

/** The oldest transaction that writes in the database, which the feed and the sealer wait for; undefined where none does. */
export async function findHorizonHolder({ owner }: Pool): Promise<HorizonHolder | undefined> {
  const { rows } = await owner.raw<{ rows: Record<string, unknown>[] }>(HORIZON_HOLDER);
  return horizonHolder(rows[0]);
}
