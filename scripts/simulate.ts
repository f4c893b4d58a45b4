import process from 'node:process';
import { parseArgs } from 'node:util';
import { cachedSnapshot } from '../mock/src/database/cached-snapshot.ts';
import { openServer } from './simulate/database.ts';
import { planOf } from './simulate/moves.ts';
import { run } from './simulate/run.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run simulate -- [options]

Plays a day of payments in one process, with simulated clocks, vendors, receivers and deaths. The same seed plays the
same day, byte for byte.

  --seed       what follows from it is the same each time (1)
  --days       how long the day is (1)
  --payments   payments a day (24)
  --until      leaves out moves after this time, in milliseconds`);

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    days: { type: 'string', default: '1' },
    payments: { type: 'string', default: '24' },
    until: { type: 'string' },
  },
});
const beganAt = process.hrtime.bigint();
const [seed, days, payments] = [Number(values.seed), Number(values.days), Number(values.payments)];
// Loaded before time belongs to the simulation.
await import('../generated/contract/response-validators.js');
const server = await openServer(await cachedSnapshot());
const until = values.until === undefined ? {} : { until: Number(values.until) };
const report = await run({ seed, moves: planOf({ seed, days, payments }), server, ...until });
const ms = Number((process.hrtime.bigint() - beganAt) / 1_000_000n);
process.stdout.write(`${JSON.stringify({ ...report, ms }, null, 2)}\n`);
process.exit(report.problems.length > 0 ? 1 : 0);
