import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { chainFilters } from '../../generated/wiring/chain-filters.ts';
import { explainers } from '../../generated/wiring/explainers.ts';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { presenters } from '../../generated/wiring/presenters.ts';
import { workers } from '../../generated/wiring/workers.ts';
import { noteProviderModes } from '../domains/offramp/index.ts';
import { fanOutBatch } from '../domains/webhooks/index.ts';
import { embeddedChain, sharedChain } from '../embedded/chain/index.ts';
import { startEmbeddedPostgres } from '../embedded/postgres/index.ts';
import { continueNumbering } from '../platform/audit/continue-numbering.ts';
import { assertStoredStates } from '../platform/audit/index.ts';
import { type Config, config as processConfig } from '../platform/config/config.ts';
import type { App } from '../platform/http/app.ts';
import { type Listening, listen } from '../platform/http/server/listen.ts';
import { createLog } from '../platform/http/server/log.ts';
import { PortTakenError } from '../platform/http/server/port-taken.ts';
import { probesOf } from '../platform/http/server/probes.ts';
import { assertMigrated, migrate } from '../platform/migrate/migrate.ts';
import { DIFFERING_SETTINGS, type DifferingSetting, settingsRemedy } from '../platform/migrate/session-settings.ts';
import { type Backend, type BackendOptions, openBackend, type Wiring } from './backend.ts';
import { openTracing } from './open-tracing.ts';
import { foundSandbox, sandboxKey } from './sandbox-key.ts';
import { seed } from './seed.ts';
import type { Service } from './service.ts';

export type { Service, ServiceOptions } from './service.ts';

/** A running process: where it answers, and how it ends. */
export interface Running {
  readonly url: string;
  /** Stops accepting, finishes what runs, and stops what was started. */
  stop(): Promise<void>;
}

/** All of it in one process, with a database of its own where none was named. */
export interface Started extends Running {
  /** A sandbox key of the first tenant, to try the API with; undefined in live. */
  readonly apiKey: string | undefined;
  /** Resolves with the reason if the embedded database is gone for good. The process then has to stop. */
  readonly lost: Promise<Error>;
}

const wiring: Wiring = { lifecycles, workers, chainFilters, presenters, explainers };

/** A process without an API; `url` is where it shows its health and its metrics. */
export interface Worker {
  readonly url: string | undefined;
  stop(): Promise<void>;
}

/** The engine with this project's lifecycles, for those who need no HTTP: commands of the operator. */
export const openEngine = (options: Omit<BackendOptions, keyof Wiring>): Backend =>
  openBackend({ ...options, ...wiring });

/** Queues what is numbered, and makes the attempts that are due; answers how many. */
export async function runWebhooks({ engine, runner }: Pick<Backend, 'engine' | 'runner'>): Promise<number> {
  const { webhooks, relay } = engine.services;
  let attempts = 0;
  webhooks.onAttempt = () => {
    attempts += 1;
  };
  await relay.drain();
  for (let done = 1; done > 0; ) {
    done = (await fanOutBatch(engine)) + (await runner.runDue({ topic: 'webhooks.lane' }));
    await webhooks.drain();
  }
  await webhooks.close();
  return attempts;
}

interface OpenOptions extends Pick<BackendOptions, 'webhookNetwork' | 'databaseStream' | 'chain'> {
  readonly embedsChain?: boolean;
}

const logOf = ({ logLevel: level, environment }: Config): Logger => createLog({ level, environment });

async function open(
  config: Config,
  databaseUrl: string,
  log = logOf(config),
  { embedsChain = false, ...options }: OpenOptions = {},
): Promise<Service> {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  // Routes, validators and handlers are loaded by the processes alone that serve or work.
  const [{ createService }, { routers }] = await Promise.all([
    import('./service.ts'),
    import('../../generated/wiring/routes.ts'),
  ]);
  const embeds = embedsChain && config.rpcUrl === undefined;
  const chain = embeds ? embeddedChain(config, (message) => log.warn(message)) : await sharedChain(config);
  const wired = { ...wiring, ...(chain && { chain }), ...options, routers };
  const tracing = config.tracing && (await openTracing(config.tracing, { version, log }));
  const created = createService({ config, databaseUrl, log, version, ...wired });
  const service = {
    ...created,
    close: async () => {
      await created.close();
      await tracing?.close();
    },
  };
  try {
    await warnOfSettings(service.pool, log);
    await continueNumbering(service.pool, log);
    // A row in a state that no machine knows could never be taken on: better not to start (design, the engine).
    await assertStoredStates(service.pool, lifecycles);
    await noteProviderModes(service.engine);
  } catch (error) {
    await service.close();
    throw error;
  }
  return service;
}

/** A database that was restored or copied lacks them until it is migrated. The service works without them, but slowly. */
async function warnOfSettings({ owner }: Service['pool'], log: Logger): Promise<void> {
  const { rows: differing } = await owner.raw<{ rows: DifferingSetting[] }>(DIFFERING_SETTINGS);
  if (differing.length > 0)
    log.warn(
      { settings: differing, todo: settingsRemedy(differing) },
      'connections lack settings that plans depend on',
    );
}

function requiredUrl(config: Config): string {
  if (config.databaseUrl === undefined) {
    throw new Error(
      'DATABASE_URL is not set: `serve` and `work` need a database that they share. `start` includes one',
    );
  }
  return config.databaseUrl;
}

/** The API alone (WORKERS elsewhere); any number of these on one database. */
export async function serve(config: Config = processConfig()): Promise<Running> {
  const databaseUrl = requiredUrl(config);
  await assertMigrated(databaseUrl);
  const service = await open(config, databaseUrl);
  const listening = await listenOrClose(service, 'PORT', service.app, config);
  return {
    url: listening.url,
    stop: async () => {
      await listening.close();
      await service.close();
    },
  };
}

/** Jobs, timers, relay and sealer alone, with their health and metrics; any number of these on one database. */
export async function work(
  config: Config = processConfig(),
  options: Pick<BackendOptions, 'webhookNetwork'> = {},
): Promise<Worker> {
  const databaseUrl = requiredUrl(config);
  await assertMigrated(databaseUrl);
  const service = await open(config, databaseUrl, logOf(config), options);
  const { workPort: port, host } = config;
  const app = probesOf(service.app);
  const listening = port === undefined ? undefined : await listenOrClose(service, 'WORK_PORT', app, { port, host });
  service.work.start();
  return {
    url: listening?.url,
    stop: async () => {
      await listening?.close();
      await service.close();
    },
  };
}

/** Listens for a process that has nothing else to end than the service: left open, it would keep the process running. */
async function listenOrClose(service: Service, ...on: Parameters<typeof listenOn>): Promise<Listening> {
  try {
    return await listenOn(...on);
  } catch (error) {
    await service.close();
    throw error;
  }
}

/** @throws PortTakenError, which names the variable of the port. */
async function listenOn(
  variable: 'PORT' | 'WORK_PORT',
  app: App,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Listening> {
  try {
    return await listen(app, { port, host });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new PortTakenError(variable, host, port) : error;
  }
}

/** The service on a database and a chain within this process; the caller listens, and ends what it brought. */
export async function openInProcess(
  config: Config,
  brought: Required<Pick<BackendOptions, 'databaseStream' | 'chain'>>,
): Promise<{ readonly service: Service; readonly apiKey: string }> {
  const service = await open(config, 'postgresql://in-process', logOf(config), brought);
  await seed(service.engine);
  return { service, apiKey: await foundSandbox(service.engine) };
}

/** Everything on one machine: the database (embedded unless DATABASE_URL names one), migrations, API and workers. */
export async function startAll(config: Config = processConfig()): Promise<Started> {
  const log = logOf(config);
  const lost = Promise.withResolvers<Error>();
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({
          dataDir: config.dataDir,
          log: (message, level) => log[level](message),
          onLost: (error) => {
            log.fatal({ err: error }, 'the database is lost');
            lost.resolve(error);
          },
        })
      : undefined;
  let opened: Service | undefined;
  try {
    const databaseUrl = embedded?.url ?? requiredUrl(config);
    await migrate(databaseUrl);
    const service = await open(config, databaseUrl, log, { embedsChain: true });
    opened = service;
    if (config.environment === 'sandbox') await seed(service.engine);
    const apiKey = config.environment === 'sandbox' ? await sandboxKey(service.engine, config.dataDir) : undefined;
    const listening = await listenOn('PORT', service.app, config);
    if (config.workers !== 'none') service.work.start();
    return {
      url: listening.url,
      apiKey,
      lost: lost.promise,
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
