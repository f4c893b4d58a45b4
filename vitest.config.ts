import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { debianVersion } from './scripts/production/debian-server.ts';

/**
 * A server's clock may show any time zone, and days and months of the service are UTC's. This one is 12:45 or 13:45 hours
 * ahead, and changes its clocks: a local month is another one than UTC's for half a day.
 */
process.env.TZ = process.env.TEST_TZ ?? 'Pacific/Chatham';

/** Safe's own kit keeps for the whole process what it has asked the first chain: its files have each a process of their own. */
const JUDGED = [
  'test/payments/chain/contracts.test.ts',
  'test/domains/payments/judged-by-kit.test.ts',
  'test/domains/wallets/wallets.test.ts',
  'test/domains/wallets/is-valid-signature.test.ts',
];
// Fixtures of the generator are inputs, some of them broken on purpose.
const FIXTURES = ['**/node_modules/**', 'test/codegen/positive/**', 'test/codegen/negative/**', 'test/review/shop/**'];

/** Versions that never were: each file has modules of its own, because it replaces those of the versions there are. */
const INVENTED = 'test/versions/invented/*.test.ts';

/** What takes minutes runs in `npm run test:long` alone. */
const LONG = 'test/**/*.long.test.ts';

/** `npm run test:long` also repeats in full what `npm test` runs a few rounds of. */
const repeated = () =>
  globSync('test/**/*.test.ts').filter((file) => /from '.*\/(rounds|half-steps)\.ts'/.test(readFileSync(file, 'utf8')));

/**
 * Runs once more in `npm run test:long`, on Debian's PostgreSQL by docs/operate/deploy.md: its configuration, and a user of
 * the service who is no superuser.
 */
const ON_PRODUCTION = [
  ...[
    'applied-twice',
    'foreign-ids',
    'gates',
    'large-tenant.long',
    'list-filters',
    'long-lists',
    'paging',
    'second-wall',
    'store-walls',
    'two-readers',
    'whole-tables',
  ].map((name) => `test/contract/${name}.test.ts`),
  ...['offramp-payment', 'small-machines'].map((name) => `test/model/${name}.test.ts`),
];

/** What a client of an earlier version does, by the SDK and the examples that were published with it. */
const CLIENTS = ['test/domains/*/example*.test.ts', 'test/versions/clients/*.long.test.ts'];
const BATCH = 'test/domains/offramp/pay-a-batch.test.ts';

/** Walks by the lifecycles of one version; those of today are walked by test/model. */
const WALKS = 'test/versions/clients/walker.long.test.ts';

/** Versions whose clients are kept, with the test files for them. */
const keptClients = (): { readonly version: string; readonly include: string[] }[] =>
  globSync('spec/versions/*/published/clients/examples.tar.gz').map((archive) => {
    const examples = execFileSync('tar', ['tzf', archive], { encoding: 'utf8' });
    const include = examples.includes('pay-a-batch.ts') ? [...CLIENTS, BATCH] : CLIENTS;
    return { version: archive.split('/').at(-4) ?? '', include };
  });

/** Where Debian's PostgreSQL is missing they are left out, unless `PRODUCTION_TESTS=required`: then the setup fails. */
function isProductionTested(): boolean {
  if (debianVersion !== undefined || process.env.PRODUCTION_TESTS === 'required') return true;
  console.warn('No PostgreSQL of Debian here (apt-get install postgresql): the tests on it are skipped.');
  return false;
}

const both = {
  environment: 'node',
  globalSetup: ['test/support/global-setup.ts'],
  // Notes the order of locks; the end of the run judges it.
  setupFiles: ['test/support/record-locks.ts'],
  // CommonJS is imported as Node does it, where `default` is all of `module.exports`: ajv's own validators rely on it.
  deps: { interopDefault: false },
  pool: 'forks' as const,
  // A walk takes seconds on a machine of its own, and a minute on one that others keep busy. A limit ends what hangs; it
  // is no measurement.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig(({ mode }) => {
  const isLong = mode === 'long';
  const shared = {
    ...both,
    name: isLong ? 'long' : 'shared',
    include: isLong ? [LONG, ...repeated()] : ['test/**/*.test.ts'],
    exclude: [...FIXTURES, ...JUDGED, INVENTED, WALKS, ...(isLong ? [] : [LONG])],
    // For test/support/rounds.ts.
    ...(isLong && { env: { LONG_TESTS: '1' } }),
    // A worker keeps its modules from file to file: loading the contract for each of 150 files was a third of the
    // time. A file leaves nothing behind: its database, its servers and its processes are its own, and end with it.
    isolate: false,
  };
  const invented = { ...both, name: 'invented', include: [INVENTED] };
  const judged = { ...both, name: 'judged', include: JUDGED };
  const production = {
    ...both,
    name: 'production',
    include: ON_PRODUCTION,
    exclude: FIXTURES,
    env: { LIST_ROWS: '100000' },
    globalSetup: ['test/support/production-setup.ts'],
    isolate: false,
  };
  // What earlier releases published runs against today's service, once for each of their versions.
  const clients = keptClients().map(({ version, include }) => ({
    ...both,
    name: `clients-${version}`,
    include,
    exclude: FIXTURES,
    env: { CLIENT_VERSION: version },
    isolate: false,
  }));
  const long = isLong && isProductionTested() ? [{ test: shared }, { test: production }] : [{ test: shared }];
  const ofClients = clients.map((test) => ({ test }));
  return {
    test: {
      maxWorkers: 2,
      projects: isLong ? [...long, ...ofClients] : [{ test: shared }, { test: judged }, { test: invented }],
    },
  };
});
