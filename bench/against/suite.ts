import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '../options.ts';
import { printGoals } from '../report/goals.ts';
import { interleave, printNoise, valuesOf } from '../report/rounds.ts';
import { median, ratio } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { type Asked, openCheckout } from './checkout.ts';

const HERE = fileURLToPath(new URL('../..', import.meta.url));

/** With what each has to reach of the first release's rate. */
const MEASURED: readonly (Omit<Asked, 'seconds'> & { readonly name: string; readonly goal: number })[] = [
  { name: 'transitions, one request each, 8', what: 'request', callers: 8, goal: 1.6 },
  { name: 'transitions, batched, 8', what: 'batched', callers: 8, goal: 2 },
  { name: 'transitions, batched, 64', what: 'batched', callers: 64, goal: 2 },
  { name: 'lives of payments, 8', what: 'lives', callers: 8, goal: 3 },
];

/**
 * What this checkout does a second beside another one, such as that of an older release. Both are measured by their own
 * benches, in turns, so that neither has the machine at a better time.
 */
export async function runAgainst({ rounds, seconds, checkout }: Options): Promise<void> {
  if (checkout === undefined) throw new Error('--checkout names the folder of the other checkout, after npm ci there');
  const other = await openCheckout(resolve(checkout));
  const own = await openCheckout(HERE);
  try {
    for (const { name, what, callers, goal } of MEASURED) {
      const asked = { what, callers, seconds: what === 'lives' ? 2 * seconds : seconds };
      const measured = await interleave(
        [
          { name: 'the other', measure: () => other.rate(asked) },
          { name: 'this one', measure: () => own.rate(asked) },
        ],
        rounds,
      );
      const reached = ratio(valuesOf(measured, 'this one'), valuesOf(measured, 'the other'));
      printTable(
        [name, 'of the other', 'a second'],
        ['the other', 'this one'].map((one) => [
          one,
          ratio(valuesOf(measured, one), valuesOf(measured, 'the other')).toFixed(2),
          median(valuesOf(measured, one)).toFixed(1),
        ]),
      );
      printNoise('the other', measured);
      printGoals([{ what: `${name}, of the other`, measured: reached, goal, direction: 'atLeast' }]);
    }
  } finally {
    await own.stop();
    await other.stop();
  }
}
