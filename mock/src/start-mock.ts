import { readFile } from 'node:fs/promises';
import { parseConfig, startDefaults } from '../../src/app/config.ts';
import { openInProcess } from '../../src/app/main.ts';
import { listen } from '../../src/platform/http/server/listen.ts';
import { knownVersions, newestVersion } from '../../src/platform/versions/index.ts';
import type { Json } from '../shared/document.ts';
import type { Faults } from '../shared/vocabulary.ts';
import { simulatedChain } from './chain/chain-source.ts';
import { type MockControls, mockAt } from './client.ts';
import { openDatabase, type PgliteFiles } from './database/in-process-database.ts';
import { FaultBook } from './faults.ts';
import { withFront } from './front.ts';
import { frontDocument } from './front-document.ts';
import { plant, type Seeded, type SeedStep } from './seeds.ts';
import { startedSmall } from './small-memory.ts';
import { Worlds } from './worlds.ts';

/** What the mock is made of, and is not code. */
export interface MockFiles {
  /** The data directory of a migrated database, as a gzipped tar. */
  readonly snapshot: Uint8Array<ArrayBuffer>;
  readonly pglite?: PgliteFiles;
  /** What the front needs of the contract, where it is made already. */
  readonly contract?: Json;
}

export interface MockOptions extends Partial<Faults> {
  /** Any free port, unless told. */
  readonly port?: number;
  /** Loopback, unless told. */
  readonly host?: string;
  readonly logLevel?: string;
  /** The version of the contract of requests that name none; the newest, unless told. */
  readonly apiVersion?: string | undefined;
  /** What happens before it is ready. */
  readonly seeds?: readonly SeedStep[];
}

/** A mock that runs. */
export interface Mock extends Seeded, MockControls {
  readonly url: string;
  /** A key of the tenant "Sandbox", which has 1,000.00 USD. */
  readonly apiKey: string;
  stop(): Promise<void>;
}

/** A suite of tests asks faster than anybody may ask a service. */
const MANY_REQUESTS = { RATE_LIMIT_PER_MINUTE: '100000', RATE_LIMIT_PUBLIC_PER_MINUTE: '100000' };

/** Nobody waits for a provider that is simulated. */
const QUICK = { PROVIDER_POLL_INTERVAL_MS: '50' };

const CONTRACT = new URL('../../generated/openapi.json', import.meta.url);

/** Starts the service on a database and a chain in this process: it keeps what it is told until it ends. */
export const startMock = (files: MockFiles, options: MockOptions = {}): Promise<Mock> =>
  startedSmall(() => start(files, options));

async function start(files: MockFiles, options: MockOptions): Promise<Mock> {
  const { port = 0, host = '127.0.0.1', logLevel = 'error', latencyMs = 0, failRate = 0, seeds = [] } = options;
  const version = knownVersion(options.apiVersion);
  const config = parseConfig({ ...startDefaults, ...MANY_REQUESTS, ...QUICK, LOG_LEVEL: logLevel });
  const ends: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const [database, document] = await Promise.all([
      openDatabase(files.snapshot, files.pglite),
      files.contract ?? readContract(),
    ]);
    ends.push(database.close);
    const { service, apiKey } = await openInProcess(config, {
      databaseStream: database.stream,
      chain: simulatedChain(config.chainId),
    });
    ends.push(service.close);
    const faults = new FaultBook(document);
    const controls = { faults, worlds: new Worlds(service.engine) };
    const listening = await listen(withFront(service.app, document, controls, version), { port, host });
    ends.push(listening.close);
    service.work.start();
    const seeded = await plant(listening.url, apiKey, seeds);
    // Seeds are planted without delays and failures.
    faults.always({ latencyMs, failRate });
    return { url: listening.url, apiKey, ...seeded, ...mockAt(listening.url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The newest one needs no header. @throws where there is no such version */
const knownVersion = (version: string | undefined): string | undefined => {
  if (version === undefined || knownVersions.includes(version)) return version === newestVersion ? undefined : version;
  throw new Error(`There is no version ${version} of the contract. There are: ${knownVersions.join(', ')}.`);
};

const readContract = async (): Promise<Json> => frontDocument(JSON.parse(await readFile(CONTRACT, 'utf8')));
