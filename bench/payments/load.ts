import { setTimeout as delay } from 'node:timers/promises';
import type { Paychart } from '../../generated/sdk/src/index.ts';
import type { Database } from '../transitions/database.ts';
import { paced } from './latencies.ts';
import { delivered, type Latencies, live } from './life.ts';

export interface Cast {
  readonly sender: Paychart;
  readonly recipient: Paychart;
}

/** Until as many are delivered as are begun. */
const WARM_UP_MS = 3000;

/**
 * Payments delivered a second while so many callers each begin the next one when one is confirmed; counted once the
 * first ones are through, and until the callers stop.
 */
export const livesPerSecond = (
  { sender, recipient }: Cast,
  database: Database,
  callers: number,
  seconds: number,
): Promise<number> =>
  deliveredPerSecond(async () => (await live(sender, recipient)).id, { database, callers, seconds });

interface Callers {
  readonly database: Database;
  readonly callers: number;
  readonly seconds: number;
}

/** The same for any callers: `begin` makes a payment, has it confirmed, and answers its id. */
export async function deliveredPerSecond(
  begin: () => Promise<string>,
  { database, callers, seconds }: Callers,
): Promise<number> {
  const ids: string[] = [];
  const until = performance.now() + WARM_UP_MS + seconds * 1000;
  const caller = async (): Promise<void> => {
    while (performance.now() < until) ids.push(await begin());
  };
  const calling = Promise.all(Array.from({ length: callers }, caller));
  // A caller that fails while others are waited for ends the measurement, and not the process.
  calling.catch(() => undefined);
  await delay(WARM_UP_MS);
  const [from, started] = [await countDelivered(database), performance.now()];
  await calling;
  const rate = ((await countDelivered(database)) - from) / ((performance.now() - started) / 1000);
  await delivered(database, ids);
  return rate;
}

/** Payments that have ever been delivered. */
export async function countDelivered(database: Database): Promise<number> {
  const [row] = await database.query(
    `SELECT count(*)::int AS delivered FROM provider_attempts WHERE last_status = 'SUCCEEDED'`,
  );
  return Number(row?.delivered);
}

/** Latencies of lives that begin at their time; it ends when they are delivered. */
export async function latenciesAt(
  { sender, recipient }: Cast,
  database: Database,
  rate: number,
  seconds: number,
): Promise<readonly Latencies[]> {
  const lives = await paced(rate, seconds, () => live(sender, recipient));
  await delivered(
    database,
    lives.map(({ id }) => id),
  );
  return lives.map(({ latencies }) => latencies);
}
