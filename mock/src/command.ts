import { readdir, readFile } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { parseSeeds, type SeedStep } from './seeds.ts';
import { type MockFiles, type MockOptions, startMock } from './start-mock.ts';

const SCENARIOS = new URL('../scenarios/', import.meta.url);

const HELP = `Paychart mock: the service itself, on a database and a chain in memory. It keeps what it is told until it ends.

  --port 4010          where it listens; any free port with 0
  --host 127.0.0.1     on which address
  --seeds file.json    what happens before it is ready: a list of steps
  --scenario name      the same, from those that come with it: see --help
  --api-version 2026-11-28  the version of the contract of requests without X-Service-Api-Version
  --latency 300        milliseconds that each answer waits
  --fail-rate 0.1      of all requests, those that are answered 503 TRY_AGAIN
  --log warn           the level of the log
`;

/** A wrong option, or seeds that cannot be planted: the message says what is wanted. */
class UsageError extends Error {}

/** The command line of the mock; `files` are read when they are needed. */
export async function runCommand(files: () => Promise<MockFiles>): Promise<void> {
  try {
    const options = await readOptions();
    if (options === undefined) return;
    const mock = await startMock(await files(), options);
    process.stdout.write(greeting(mock.url, mock.keys));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void mock.stop().then(() => process.exit(0)));
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

const greeting = (url: string, keys: Readonly<Record<string, string>>): string => `Paychart mock on ${url}
${Object.entries(keys)
  .map(([tenant, key]) => `\n  Key of ${tenant}: ${key}`)
  .join('')}

  curl ${url}/v1/me -H 'X-Service-Api-Key: ${keys.Sandbox}'
  curl ${url}/v1/offramp/payments -H 'X-Service-Api-Key: ${keys.Sandbox}' -H 'Prefer: code=503'
`;

/** Undefined: help was asked for, and is printed. @throws UsageError */
async function readOptions(): Promise<MockOptions | undefined> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', short: 'p', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      seeds: { type: 'string' },
      scenario: { type: 'string' },
      'api-version': { type: 'string' },
      latency: { type: 'string', default: '0' },
      'fail-rate': { type: 'string', default: '0' },
      log: { type: 'string', default: 'error' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${HELP}\n  Scenarios: ${(await scenarioNames()).join(', ')}\n`);
    return undefined;
  }
  return {
    port: numberFrom('port', values.port, { most: 65_535, form: 'a port from 0 to 65535' }),
    host: values.host,
    latencyMs: numberFrom('latency', values.latency, { most: 60_000, form: 'milliseconds from 0 to 60000' }),
    failRate: numberFrom('fail-rate', values['fail-rate'], { most: 1, form: 'a number from 0 to 1, such as 0.1' }),
    logLevel: values.log,
    apiVersion: values['api-version'],
    seeds: [...(await scenario(values.scenario)), ...(await seedsOf(values.seeds))],
  };
}

function numberFrom(name: string, text: string, { most, form }: { readonly most: number; readonly form: string }) {
  const number = Number(text);
  if (text.trim() !== '' && number >= 0 && number <= most) return number;
  throw new UsageError(`--${name} has to be ${form}; it is '${text}'.`);
}

async function seedsOf(file: string | undefined): Promise<SeedStep[]> {
  if (file === undefined) return [];
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`--seeds ${file} cannot be read: ${error.message}`);
  });
  return parseSeeds(text);
}

/** Answers the names of the scenarios that come with the mock. */
export const scenarioNames = async (): Promise<string[]> =>
  (await readdir(SCENARIOS)).map((name) => name.replace(/\.json$/, '')).sort();

/** Answers the steps of a scenario that comes with the mock. @throws UsageError where there is none of the name. */
export async function scenario(name: string | undefined): Promise<SeedStep[]> {
  if (name === undefined) return [];
  const names = await scenarioNames();
  if (!names.includes(name)) throw new UsageError(`--scenario has to be one of ${names.join(', ')}; it is '${name}'.`);
  return parseSeeds(await readFile(new URL(`${name}.json`, SCENARIOS), 'utf8'));
}
