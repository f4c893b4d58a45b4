import { setTimeout as delay } from 'node:timers/promises';
import type { Paychart } from '../../generated/sdk/src/index.ts';
import type { Database } from '../transitions/database.ts';
import { delivered, type Latencies, live } from './life.ts';

export interface Cast {
  readonly sender: Paychart;
  readonly recipient: Paychart;
}

/** Lives a second, each delivered, with so many callers that each begin the next one when one is confirmed. */
export async function livesPerSecond(
  { sender, recipient }: Cast,
  database: Database,
  callers: number,
  seconds: number,
): Promise<number> {
  const started = performance.now();
  const ids: string[] = [];
  const caller = async (): Promise<void> => {
    while (performance.now() - started < seconds * 1000) ids.push((await live(sender, recipient)).id);
  };
  await Promise.all(Array.from({ length: callers }, caller));
  await delivered(database, ids);
  return ids.length / ((performance.now() - started) / 1000);
}

/** Latencies of lives that begin at their time, however the ones before them fare: what a queue costs is seen. */
export async function latenciesAt(
  { sender, recipient }: Cast,
  database: Database,
  rate: number,
  seconds: number,
): Promise<readonly Latencies[]> {
  const started = performance.now();
  const lives = await Promise.all(
    Array.from({ length: Math.max(1, Math.round(rate * seconds)) }, async (_, number) => {
      await delay(Math.max(0, (number * 1000) / rate - (performance.now() - started)));
      return live(sender, recipient);
    }),
  );
  await delivered(
    database,
    lives.map(({ id }) => id),
  );
  return lives.map(({ latencies }) => latencies);
}
