import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '../options.ts';
import { printGoals } from '../report/goals.ts';
import { inRounds, printNoise, type Rounds, valuesOf } from '../report/rounds.ts';
import { median, ratio } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { type Asked, type Checkout, openCheckout } from './checkout.ts';

const HERE = fileURLToPath(new URL('../..', import.meta.url));

interface Figure {
  readonly name: string;
  /** Which one of those that are measured together. */
  readonly of: string;
  /** Its part of the other checkout's figure: the limits of release 0.2 beside 0.1 (docs/performance.md). */
  readonly goal: number;
  readonly direction: 'atLeast' | 'atMost';
}

const rate = (name: string, goal: number): Figure[] => [{ name, of: 'rate', goal, direction: 'atLeast' }];
const milliseconds = (of: string): Figure => ({ name: `${of} alone, ms`, of, goal: 1.2, direction: 'atMost' });

/** What is measured together, and what each figure has to reach. */
const MEASURED: readonly (Omit<Asked, 'seconds'> & { readonly figures: readonly Figure[] })[] = [
  { what: 'request', callers: 8, figures: rate('transitions, one request each, 8', 0.85) },
  { what: 'batched', callers: 8, figures: rate('transitions, batched, 8', 0.75) },
  { what: 'batched', callers: 64, figures: rate('transitions, batched, 64', 0.75) },
  {
    what: 'lives',
    callers: 8,
    figures: [...rate('lives of payments, 8', 0.85), ...['create', 'select', 'confirm'].map(milliseconds)],
  },
];

const SIDES = ['the other', 'this one'] as const;
type Side = (typeof SIDES)[number];

/**
 * What this checkout does a second beside another one, such as that of an older release. Both are measured by their own
 * benches, in turns, so that neither has the machine at a better time, and in new processes for each round: of the same
 * code one process may be a fifth quicker than another for as long as it lives.
 */
export async function runAgainst({ rounds, seconds, checkout, only }: Options): Promise<void> {
  if (checkout === undefined) throw new Error('--checkout names the folder of the other checkout, after npm ci there');
  const roots: Readonly<Record<Side, string>> = { 'the other': resolve(checkout), 'this one': HERE };
  const asked = MEASURED.filter(({ figures }) => figures.some(({ name }) => name.includes(only)));
  const figures = asked.flatMap((one) => one.figures);
  if (figures.length === 0) throw new Error(`--only: nothing of it has "${only}" in its name`);
  const measured = new Map(figures.map(({ name }) => [name, valuesOfSides()]));
  await inRounds(rounds, (round) => measureOnce(roots, round, seconds, asked, measured));
  for (const { name, goal, direction } of figures) {
    const values = measured.get(name) as Rounds;
    const reached = ratio(valuesOf(values, 'this one'), valuesOf(values, 'the other'));
    printTable(
      [name, 'of the other', direction === 'atLeast' ? 'a second' : 'ms'],
      SIDES.map((side) => [
        side,
        ratio(valuesOf(values, side), valuesOf(values, 'the other')).toFixed(2),
        median(valuesOf(values, side)).toFixed(1),
      ]),
    );
    printNoise('the other', values);
    printGoals([{ what: `${name}, of the other`, measured: reached, goal, direction }]);
  }
}

const valuesOfSides = (): Map<Side, number[]> => new Map(SIDES.map((side) => [side, []]));

/** Each side in turn, which begins in every other round. */
async function measureOnce(
  roots: Readonly<Record<Side, string>>,
  round: number,
  seconds: number,
  asked: typeof MEASURED,
  measured: ReadonlyMap<string, Map<Side, number[]>>,
): Promise<void> {
  const opened: (readonly [Side, Checkout])[] = [];
  try {
    for (const side of SIDES) opened.push([side, await openCheckout(roots[side])]);
    if (round % 2 === 1) opened.reverse();
    for (const { what, callers, figures } of asked) {
      for (const [side, one] of opened) {
        const found = await one.measure({ what, callers, seconds: what === 'lives' ? 2 * seconds : seconds });
        for (const { name, of } of figures)
          measured
            .get(name)
            ?.get(side)
            ?.push(found[of] ?? Number.NaN);
      }
    }
  } finally {
    for (const [, one] of opened) await one.stop();
  }
}
