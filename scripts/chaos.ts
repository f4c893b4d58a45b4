import process from 'node:process';
import { parseArgs } from 'node:util';
import { runChaos } from './chaos/run.ts';
import { runVendorProgram } from './chaos/vendor-program.ts';

/**
 * `npm run chaos`: kills the real process (kill -9, sometimes its database too) at random points under load, starts it
 * again, and checks at the end that nothing that was acknowledged is lost, done twice or half done.
 *
 * `npm run chaos -- --vendor --payments 10000`: lets the vendors misbehave instead (lost, late, repeated and reordered
 * answers and webhooks), and checks at the end that what they paid is what was delivered, each once.
 */
const { values } = parseArgs({
  options: {
    vendor: { type: 'boolean', default: false },
    payments: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    clients: { type: 'string' },
    json: { type: 'boolean', default: false },
    /** Keeps the data folder, to look into. */
    keep: { type: 'boolean', default: false },
  },
});

const shared = {
  seed: Number(values.seed),
  keep: values.keep,
  say: values.json ? () => {} : (line: string) => console.log(line),
};
const report = values.vendor
  ? await runVendorProgram({ ...shared, payments: Number(values.payments), clients: Number(values.clients ?? 16) })
  : await runChaos({ ...shared, rounds: Number(values.rounds), clients: Number(values.clients ?? 6) });
if (values.json) console.log(JSON.stringify(report));
process.exitCode = report.problems.length === 0 ? 0 : 1;
