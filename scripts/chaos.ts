import process from 'node:process';
import { parseArgs } from 'node:util';
import { runChaos } from './chaos/run.ts';

/**
 * `npm run chaos`: kills the real process (kill -9, sometimes its database too) at random points under load, starts it
 * again, and checks at the end that nothing that was acknowledged is lost, done twice or half done.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    clients: { type: 'string', default: '6' },
    json: { type: 'boolean', default: false },
    /** Keeps the data folder, to look into. */
    keep: { type: 'boolean', default: false },
  },
});

const report = await runChaos({
  rounds: Number(values.rounds),
  seed: Number(values.seed),
  clients: Number(values.clients),
  keep: values.keep,
  say: values.json ? () => {} : (line) => console.log(line),
});
if (values.json) console.log(JSON.stringify(report));
process.exitCode = report.problems.length === 0 ? 0 : 1;
