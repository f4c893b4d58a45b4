import type { Logger } from 'pino';
import { continueNumbering } from '../audit/continue-numbering.ts';
import { assertStoredStates } from '../audit/index.ts';
import type { Config } from '../config/config.ts';
import type { TracingSettings } from '../config/tracing.ts';
import type { App } from '../http/app.ts';
import type { OperationRouter } from '../http/operation.ts';
import { type Listening, listen } from '../http/server/listen.ts';
import { createLog } from '../http/server/log.ts';
import { PortTakenError } from '../http/server/port-taken.ts';
import { probesOf } from '../http/server/probes.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { assertMigrated, migrate } from '../migrate/migrate.ts';
import { DIFFERING_SETTINGS, type DifferingSetting, settingsRemedy } from '../migrate/session-settings.ts';
import type { Brought, SandboxTenant } from '../module.ts';
import { type Backend, type BackendOptions, openBackend, type Wiring } from './backend.ts';
import { foundSandbox, sandboxKey, seedSandbox } from './sandbox-key.ts';
import type { Service } from './service.ts';

/** A service's own parts, from which its processes are made. */
export interface ProcessParts {
  readonly wiring: Wiring;
  /** The process's own configuration. */
  readonly config: () => Config;
  /** Routes, validators and handlers are loaded by the processes alone that serve or work. */
  readonly routers: () => Promise<Readonly<Record<string, OperationRouter>>>;
  /** Of the package. */
  readonly version: () => Promise<string>;
  /** A database of the process's own, for a start that names none. */
  readonly startDatabase: (options: OwnDatabaseOptions) => Promise<OwnDatabase>;
  readonly openTracing: (
    settings: TracingSettings,
    options: { readonly version: string; readonly log: Logger },
  ) => Promise<{ close(): Promise<void> }>;
}

export interface OwnDatabaseOptions {
  readonly dataDir: string;
  readonly log: (message: string, level: 'info' | 'warn') => void;
  readonly onLost: (error: Error) => void;
}

export interface OwnDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

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

/** A process without an API; `url` is where it shows its health and its metrics. */
export interface Worker {
  readonly url: string | undefined;
  stop(): Promise<void>;
}

type EngineOptions = Omit<BackendOptions, keyof Wiring>;
type OpenOptions = Brought & Pick<BackendOptions, 'databaseStream'> & { readonly isAlone?: boolean };

/** Every way in which the service runs. */
export class Processes {
  readonly #parts: ProcessParts;

  constructor(parts: ProcessParts) {
    this.#parts = parts;
  }

  /** The engine with the service's lifecycles, for those who need no HTTP: commands of the operator. */
  openEngine(options: EngineOptions): Backend {
    return openBackend({ ...options, ...this.#parts.wiring });
  }

  /** Founds a tenant in a sandbox, and answers its key. */
  foundSandbox(engine: Engine, first?: SandboxTenant): Promise<string> {
    return foundSandbox(this.#parts.wiring.modules, engine, first);
  }

  /** The API alone (WORKERS elsewhere); any number of these on one database. */
  async serve(config: Config = this.#parts.config()): Promise<Running> {
    const databaseUrl = requiredUrl(config);
    await assertMigrated(databaseUrl);
    const service = await this.#open(config, databaseUrl);
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
  async work(config: Config = this.#parts.config(), brought: Brought = {}): Promise<Worker> {
    const databaseUrl = requiredUrl(config);
    await assertMigrated(databaseUrl);
    const service = await this.#open(config, databaseUrl, logOf(config), brought);
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

  /** The service on a database within this process; the caller listens, and ends what it brought. */
  async openInProcess(
    config: Config,
    brought: Brought & Required<Pick<BackendOptions, 'databaseStream'>>,
  ): Promise<{ readonly service: Service; readonly apiKey: string }> {
    const service = await this.#open(config, 'postgresql://in-process', logOf(config), brought);
    await seedSandbox(this.#parts.wiring.modules, service.engine);
    return { service, apiKey: await this.foundSandbox(service.engine) };
  }

  /** Everything on one machine: the database (embedded unless DATABASE_URL names one), migrations, API and workers. */
  async startAll(config: Config = this.#parts.config()): Promise<Started> {
    const log = logOf(config);
    const lost = Promise.withResolvers<Error>();
    const database = config.databaseUrl === undefined ? await this.#ownDatabase(config, log, lost.resolve) : undefined;
    let opened: Service | undefined;
    try {
      const databaseUrl = database?.url ?? requiredUrl(config);
      await migrate(databaseUrl);
      const service = await this.#open(config, databaseUrl, log, { isAlone: true });
      opened = service;
      const apiKey = config.environment === 'sandbox' ? await this.#prepareSandbox(service, config) : undefined;
      const listening = await listenOn('PORT', service.app, config);
      if (config.workers !== 'none') service.work.start();
      return {
        url: listening.url,
        apiKey,
        lost: lost.promise,
        stop: async () => {
          await listening.close();
          await service.close();
          await database?.stop();
        },
      };
    } catch (error) {
      // What a module has brought may be a process of its own: it would outlive a start that failed.
      await opened?.close();
      await database?.stop();
      throw error;
    }
  }

  #ownDatabase({ dataDir }: Config, log: Logger, lose: (error: Error) => void): Promise<OwnDatabase> {
    return this.#parts.startDatabase({
      dataDir,
      log: (message, level) => log[level](message),
      onLost: (error) => {
        log.fatal({ err: error }, 'the database is lost');
        lose(error);
      },
    });
  }

  async #prepareSandbox({ engine }: Service, { dataDir }: Config): Promise<string> {
    const { modules } = this.#parts.wiring;
    await seedSandbox(modules, engine);
    return sandboxKey(modules, engine, dataDir);
  }

  async #open(
    config: Config,
    databaseUrl: string,
    log = logOf(config),
    { isAlone = false, ...brought }: OpenOptions = {},
  ): Promise<Service> {
    const { wiring, openTracing } = this.#parts;
    const [version, { createService }, routers] = await Promise.all([
      this.#parts.version(),
      import('./service.ts'),
      this.#parts.routers(),
    ]);
    const found = await Promise.all(wiring.modules.map((module) => module.bring?.({ config, log, isAlone })));
    const all: Brought = Object.assign({}, ...found, brought);
    const tracing = config.tracing && (await openTracing(config.tracing, { version, log }));
    const created = createService({ config, databaseUrl, log, version, ...wiring, ...all, routers });
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
      await assertStoredStates(service.pool, wiring.lifecycles);
      for (const module of wiring.modules) await module.prepare?.(service.engine);
    } catch (error) {
      await service.close();
      throw error;
    }
    return service;
  }
}

const logOf = ({ logLevel: level, environment }: Config): Logger => createLog({ level, environment });

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
