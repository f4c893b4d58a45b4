import { setTimeout as delay } from 'node:timers/promises';
import { inRounds, type Rounds, valuesOf } from '../report/rounds.ts';
import { median } from '../report/statistics.ts';

/** Of the rate that the callers reach: where latencies are read. */
const LOAD = 0.8;
const TURNS_OF_A_ROUND = 3;
const TURN_SECONDS = 4;

/** What was found under one load. */
export interface Found<C, T> {
  /** A second, for a heading. */
  readonly load: string;
  readonly of: ReadonlyMap<C, readonly T[]>;
}

/**
 * Under one load, so that what differs is the candidates, and not how quick the machine was while a rate was measured: four
 * fifths of the lowest of their rates. In short turns, and all of a candidate together: of a few hundred calls the slowest
 * hundredth is two or three, which is chance.
 */
export async function underOneLoad<C extends { readonly name: string }, T>(
  candidates: readonly C[],
  measured: Rounds,
  rounds: number,
  run: (candidate: C, rate: number, seconds: number) => Promise<readonly T[]>,
): Promise<Found<C, T>> {
  const rate = LOAD * Math.min(...candidates.map(({ name }) => median(valuesOf(measured, name))));
  const of = new Map(candidates.map((candidate) => [candidate, [] as T[]]));
  await inRounds(rounds * TURNS_OF_A_ROUND, async () => {
    for (const [candidate, found] of of) found.push(...(await run(candidate, rate, TURN_SECONDS)));
  });
  return { load: `${rate.toFixed(0)} a second (${LOAD * 100} %)`, of };
}

/** Calls that begin at their time, however the ones before them fare: what a queue costs is seen. */
export function paced<T>(rate: number, seconds: number, call: () => Promise<T>): Promise<T[]> {
  const started = performance.now();
  return Promise.all(
    Array.from({ length: Math.max(1, Math.round(rate * seconds)) }, async (_, number) => {
      await delay(Math.max(0, (number * 1000) / rate - (performance.now() - started)));
      return call();
    }),
  );
}
