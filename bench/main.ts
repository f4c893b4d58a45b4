import { availableParallelism } from 'node:os';
import process from 'node:process';
import { usage } from '../scripts/usage.ts';
import type { Options } from './options.ts';
import { optionsOf } from './options.ts';

const suites: Readonly<Record<string, () => Promise<(options: Options) => Promise<void>>>> = {
  http: async () => (await import('./http/suite.ts')).runHttp,
  payments: async () => (await import('./payments/suite.ts')).runPayments,
  cost: async () => (await import('./cost/suite.ts')).runCost,
  spend: async () => (await import('./spend/suite.ts')).runSpend,
  webhooks: async () => (await import('./webhooks/suite.ts')).runWebhooks,
  chain: async () => (await import('./chain/suite.ts')).runChain,
  transitions: async () => (await import('./transitions/suite.ts')).runTransitions,
  floor: async () => (await import('./floor/suite.ts')).runFloor,
  growth: async () => (await import('./transitions/growth.ts')).runGrowth,
  pooler: async () => (await import('./pooler/suite.ts')).runPooler,
  processes: async () => (await import('./processes/suite.ts')).runProcesses,
  background: async () => (await import('./background/suite.ts')).runBackground,
  retention: async () => (await import('./retention/suite.ts')).runRetention,
  tracing: async () => (await import('./tracing/suite.ts')).runTracing,
  versions: async () => (await import('./versions/suite.ts')).runVersions,
  codegen: async () => (await import('./codegen/suite.ts')).runCodegen,
  against: async () => (await import('./against/suite.ts')).runAgainst,
};
/** Needs another checkout, and is run where it is named. */
const ON_DEMAND = 'against';

usage(`Usage: npm run bench -- [suites] [options]
       npm run bench -- against --checkout <folder> [--only <word>]

Measures all suites, or those that are named: ${Object.keys(suites).join(', ')}. The candidates of a suite run in turns on
one machine: compare their ratios. \`against\` measures transitions and payments beside those of another checkout.

  --rounds 5      how often each candidate is measured, turn by turn
  --seconds 3     how long one measurement under load takes
  --full          growth and payments with a million stored instead of a hundred thousand, background tasks with ten
                  million instead of one, retention with a million instead of a hundred thousand
  --debian        on Debian's PostgreSQL with its own configuration and the users of docs/operate/deploy.md, instead of
                  the embedded one
  --only <word>   of \`against\`: nothing but the figures with this word in their names`);

const options = optionsOf(process.argv.slice(2));
const unknown = options.suites.filter((name) => !(name in suites));
if (unknown.length > 0) throw new Error(`No suite ${unknown.join(', ')}: there are ${Object.keys(suites).join(', ')}`);
if (options.debian) process.env.BENCH_POSTGRES = 'debian';
console.log(
  `node ${process.version}, ${availableParallelism()} cores, ${options.rounds} rounds${options.debian ? ', PostgreSQL of Debian' : ''}`,
);
for (const [name, load] of Object.entries(suites)) {
  if (options.suites.length > 0 ? !options.suites.includes(name) : name === ON_DEMAND) continue;
  console.log(`\n${name}`);
  await (await load())(options);
}
