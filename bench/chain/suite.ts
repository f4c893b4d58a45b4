import { setTimeout as delay } from 'node:timers/promises';
import type { Options } from '../options.ts';
import { printGoals } from '../report/goals.ts';
import { interleave, printNoise, valuesOf } from '../report/rounds.ts';
import { median, ratio } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { openServer } from '../transitions/database.ts';
import { startBare } from './bare.ts';
import { DEEDS, type Driver } from './driver.ts';
import { startServed } from './service.ts';

const CALLERS = 8;
/** Of a kind in one measurement: enough that what the first one waits for is a small part. */
const COUNT = 160;
/** Before a measurement: what the service has left to do would slow viem, which is to be alone. */
const REST_MS = 3000;
/** An execution waits for the signatures of two owners, each a request that is judged and stored. */
const GOALS = { deployments: 0.8, drips: 0.8, executions: 0.45 } as const;

/** Wallet deployments, drips and 2-of-3 executions a second, each confirmed, beside a chain that viem drives alone. */
export async function runChain({ rounds }: Options): Promise<void> {
  const server = await openServer();
  const database = await server.create('chain');
  const bare = await startBare(CALLERS);
  try {
    const served = await startServed(CALLERS, database);
    try {
      for (const deed of DEEDS) {
        const drivers = [bare, served];
        // Not measured: by then most of the code of either side is compiled. More of them would measure something else: anvil
        // takes longer for a block the more it has stored, and viem has one block for each transaction.
        for (const driver of drivers) await driver.run(deed, COUNT);
        const measure = async (driver: Driver): Promise<number> => {
          await delay(REST_MS);
          return driver.run(deed, COUNT);
        };
        const candidates = drivers.map((driver) => ({ name: driver.name, measure: () => measure(driver) }));
        const measured = await interleave(candidates, rounds);
        const reference = valuesOf(measured, bare.name);
        printTable(
          [deed, `of ${bare.name}`, 'a second'],
          drivers.map(({ name }) => [
            name,
            ratio(valuesOf(measured, name), reference).toFixed(2),
            median(valuesOf(measured, name)).toFixed(1),
          ]),
        );
        printNoise(bare.name, measured);
        const reached = ratio(valuesOf(measured, served.name), reference);
        printGoals([{ what: `${deed} of ${bare.name}`, measured: reached, goal: GOALS[deed], direction: 'atLeast' }]);
      }
    } finally {
      await served.stop();
    }
  } finally {
    await bare.stop();
    await database.close();
    await server.stop();
  }
}
