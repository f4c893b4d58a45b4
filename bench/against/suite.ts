import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '../options.ts';
import { printGoals } from '../report/goals.ts';
import { inRounds, printNoise, type Rounds, valuesOf } from '../report/rounds.ts';
import { median, ratio } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { type Asked, type Checkout, openCheckout } from './checkout.ts';

const HERE = fileURLToPath(new URL('../..', import.meta.url));

/** With what each has to reach of the first release's rate. */
const MEASURED: readonly (Omit<Asked, 'seconds'> & { readonly name: string; readonly goal: number })[] = [
  { name: 'transitions, one request each, 8', what: 'request', callers: 8, goal: 1.6 },
  { name: 'transitions, batched, 8', what: 'batched', callers: 8, goal: 2 },
  { name: 'transitions, batched, 64', what: 'batched', callers: 64, goal: 2 },
  { name: 'lives of payments, 8', what: 'lives', callers: 8, goal: 3 },
];

const SIDES = ['the other', 'this one'] as const;
type Side = (typeof SIDES)[number];

/**
 * What this checkout does a second beside another one, such as that of an older release. Both are measured by their own
 * benches, in turns, so that neither has the machine at a better time, and in new processes for each round: of the same
 * code one process may be a fifth quicker than another for as long as it lives.
 */
export async function runAgainst({ rounds, seconds, checkout }: Options): Promise<void> {
  if (checkout === undefined) throw new Error('--checkout names the folder of the other checkout, after npm ci there');
  const roots: Readonly<Record<Side, string>> = { 'the other': resolve(checkout), 'this one': HERE };
  const measured = MEASURED.map(() => new Map<Side, number[]>(SIDES.map((side) => [side, []])));
  await inRounds(rounds, (round) => measureOnce(roots, round, seconds, measured));
  for (const [index, { name, goal }] of MEASURED.entries()) {
    const rates = measured[index] as Rounds;
    const reached = ratio(valuesOf(rates, 'this one'), valuesOf(rates, 'the other'));
    printTable(
      [name, 'of the other', 'a second'],
      SIDES.map((side) => [
        side,
        ratio(valuesOf(rates, side), valuesOf(rates, 'the other')).toFixed(2),
        median(valuesOf(rates, side)).toFixed(1),
      ]),
    );
    printNoise('the other', rates);
    printGoals([{ what: `${name}, of the other`, measured: reached, goal, direction: 'atLeast' }]);
  }
}

/** Each side in turn, which begins in every other round. */
async function measureOnce(
  roots: Readonly<Record<Side, string>>,
  round: number,
  seconds: number,
  measured: readonly Map<Side, number[]>[],
): Promise<void> {
  const opened: (readonly [Side, Checkout])[] = [];
  try {
    for (const side of SIDES) opened.push([side, await openCheckout(roots[side])]);
    if (round % 2 === 1) opened.reverse();
    for (const [index, { what, callers }] of MEASURED.entries()) {
      const asked = { what, callers, seconds: what === 'lives' ? 2 * seconds : seconds };
      for (const [side, one] of opened) measured[index]?.get(side)?.push(await one.rate(asked));
    }
  } finally {
    for (const [, one] of opened) await one.stop();
  }
}
