import type { Options } from '../options.ts';
import { printGoals } from '../report/goals.ts';
import { interleave, printNoise, valuesOf } from '../report/rounds.ts';
import { median, ratio } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { openServer } from '../transitions/database.ts';
import { bareDeliveries } from './bare.ts';
import { startReceiver } from './receiver.ts';
import { startServed } from './served.ts';

const COUNT = 4000;
const WARM_UP = 1000;
const GOAL = 0.5;
const BARE = 'undici alone';
const SERVED = 'webhooks';

/** Deliveries a second, each queued, signed, sent and on record, beside the same requests by undici alone. */
export async function runWebhooks({ rounds }: Options): Promise<void> {
  const server = await openServer();
  const database = await server.create('webhooks');
  const receiver = await startReceiver();
  const served = await startServed(database.url, receiver.port);
  try {
    await bareDeliveries(receiver.port, WARM_UP);
    await served.run(WARM_UP);
    const measured = await interleave(
      [
        { name: BARE, measure: () => bareDeliveries(receiver.port, COUNT) },
        { name: SERVED, measure: () => served.run(COUNT) },
      ],
      rounds,
    );
    const reference = valuesOf(measured, BARE);
    printTable(
      ['deliveries', `of ${BARE}`, 'a second'],
      [BARE, SERVED].map((name) => [
        name,
        ratio(valuesOf(measured, name), reference).toFixed(2),
        median(valuesOf(measured, name)).toFixed(0),
      ]),
    );
    const { queueing = 0, claiming = 0, all = 0 } = served.parts;
    const share = (seconds: number): string => `${Math.round((100 * seconds) / all)} %`;
    const posting = COUNT / median(reference);
    console.log(
      `  where the time goes: queueing ${share(queueing)}, waiting for claims ${share(claiming)}; requests alone would take ${share(posting)}`,
    );
    printNoise(BARE, measured);
    const reached = ratio(valuesOf(measured, SERVED), reference);
    printGoals([{ what: 'deliveries of undici alone', measured: reached, goal: GOAL, direction: 'atLeast' }]);
  } finally {
    await served.stop();
    await receiver.stop();
    await database.close();
    await server.stop();
  }
}
