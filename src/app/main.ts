import { readFile } from 'node:fs/promises';
import { chainFilters } from '../../generated/wiring/chain-filters.ts';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { workers } from '../../generated/wiring/workers.ts';
import { noteProviderModes } from '../domains/offramp/index.ts';
import { embeddedChain, sharedChain } from '../embedded/chain/index.ts';
import { startEmbeddedPostgres } from '../embedded/postgres/index.ts';
import { assertStoredStates } from '../kernel/audit/index.ts';
import { type Config, config as processConfig } from '../kernel/config/config.ts';
import { assertMigrated, migrate } from '../kernel/db/migrate.ts';
import { listen } from '../kernel/http/listen.ts';
import { createLog } from '../kernel/http/log.ts';
import { type Backend, type BackendOptions, openBackend, type Wiring } from './backend.ts';
import { sandboxKey } from './sandbox-key.ts';
import { seed } from './seed.ts';
import type { Service } from './service.ts';

export type { Service, ServiceOptions } from './service.ts';

/** A running process: where it answers, and how it ends. */
export interface Running {
  readonly url: string;
  /** A sandbox key of the first tenant, to try the API with; undefined where none was asked for. */
  readonly apiKey: string | undefined;
  /** Stops accepting, finishes what runs, and stops what was started. */
  stop(): Promise<void>;
}

const wiring: Wiring = { lifecycles, workers, chainFilters };

/** The engine with this project's lifecycles, for those who need no HTTP: commands of the operator. */
export const openEngine = (options: Omit<BackendOptions, keyof Wiring>): Backend =>
  openBackend({ ...options, ...wiring });

async function open(config: Config, databaseUrl: string, embedsChain = false): Promise<Service> {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  const log = createLog({ level: config.logLevel, service: config.serviceName, environment: config.environment });
  // Routes, validators and handlers are loaded by the processes alone that serve or work.
  const [{ createService }, { routers }, { presenters }] = await Promise.all([
    import('./service.ts'),
    import('../../generated/wiring/routes.ts'),
    import('../../generated/wiring/presenters.ts'),
  ]);
  const embeds = embedsChain && config.rpcUrl === undefined;
  const chain = embeds ? embeddedChain(config, (message) => log.warn(message)) : await sharedChain(config);
  const wired = { ...wiring, routers, presenters };
  const service = createService({ config, databaseUrl, log, version, ...wired, ...(chain && { chain }) });
  // A row in a state that no machine knows could never be taken on: better not to start (design, the engine).
  try {
    await assertStoredStates(service.pool, lifecycles);
    await noteProviderModes(service.engine);
  } catch (error) {
    await service.close();
    throw error;
  }
  return service;
}

function requiredUrl(config: Config): string {
  if (config.databaseUrl === undefined) {
    throw new Error('DATABASE_URL is not set: `serve` and `work` share a database; `start` brings an embedded one');
  }
  return config.databaseUrl;
}

/** The API alone (WORKERS elsewhere); any number of these on one database. */
export async function serve(config: Config = processConfig()): Promise<Running> {
  const databaseUrl = requiredUrl(config);
  await assertMigrated(databaseUrl);
  const service = await open(config, databaseUrl);
  const listening = await listen(service.app, { port: config.port, host: config.host });
  return {
    url: listening.url,
    apiKey: undefined,
    stop: async () => {
      await listening.close();
      await service.close();
    },
  };
}

/** Jobs, timers, relay and sealer alone; any number of these on one database. */
export async function work(config: Config = processConfig()): Promise<Omit<Running, 'url'>> {
  const databaseUrl = requiredUrl(config);
  await assertMigrated(databaseUrl);
  const service = await open(config, databaseUrl);
  service.work.start();
  return { apiKey: undefined, stop: () => service.close() };
}

/** Everything on one machine: the database (embedded unless DATABASE_URL names one), migrations, API and workers. */
export async function startAll(config: Config = processConfig()): Promise<Running> {
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : undefined;
  let opened: Service | undefined;
  try {
    const databaseUrl = embedded?.url ?? requiredUrl(config);
    await migrate(databaseUrl);
    const service = await open(config, databaseUrl, true);
    opened = service;
    if (config.environment === 'sandbox') await seed(service.engine);
    const apiKey = config.environment === 'sandbox' ? await sandboxKey(service.engine, config.dataDir) : undefined;
    const listening = await listen(service.app, { port: config.port, host: config.host });
    if (config.workers !== 'none') service.work.start();
    return {
      url: listening.url,
      apiKey,
      stop: async () => {
        await listening.close();
        await service.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    // The chain is a process of its own: it would outlive a start that failed.
    await opened?.close();
    await embedded?.stop();
    throw error;
  }
}
