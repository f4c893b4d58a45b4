// Reads across tenants: one timer serves the deadlines of all tenants.

import type { Logger } from 'pino';
import { type DueSource, platformDueSources } from '../background/due-watch.ts';
import { WakeSignal } from '../background/wake-signal.ts';
import type { Config } from '../config/config.ts';
import { publicUrls } from '../config/public-urls.ts';
import { createVault, parseEncryptionKeys, type Vault } from '../crypto/index.ts';
import { openPool, type Pool, type PoolOptions } from '../db/connection/pool.ts';
import { type FaultPoint, noFaults } from '../db/faults.ts';
import type { Explainers } from '../explain/explainer.ts';
import { columnsOfFamilies } from '../feed/columns-of-families.ts';
import type { EventPresenters } from '../feed/event-presenter.ts';
import { EventRenderer } from '../feed/event-renderer.ts';
import { EventRelay } from '../feed/relay.ts';
import { remoteSessionTokens, sandboxSessionTokens } from '../http/credentials/session-tokens.ts';
import { databaseIsThere } from '../http/server/log.ts';
import { stepBatcher } from '../lifecycle/batch.ts';
import type { LifecycleRegistry } from '../lifecycle/definition.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { NotedShortages } from '../metrics/shortage.ts';
import type { Brought, Module, OwnService } from '../module.ts';
import { JobRunner } from '../outbox/runner.ts';
import { TimerSweep } from '../outbox/timers.ts';
import type { AnyWorker } from '../outbox/worker.ts';
import type { Services } from '../services.ts';
import { createTestClockControl } from '../test-clock/move-test-clock.ts';
import { untraced } from '../tracing/index.ts';
import { world } from '../world.ts';
import { offerServices } from './offer-services.ts';

/** The parts that generated/wiring found in `src` by their file names. */
export interface Wiring {
  readonly lifecycles: LifecycleRegistry;
  readonly workers: readonly AnyWorker[];
  readonly presenters: EventPresenters;
  readonly explainers: Explainers;
  readonly modules: readonly Module[];
}

export interface BackendOptions extends Wiring, Brought {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Leads to a database in this process in place of the one at `databaseUrl`. */
  readonly databaseStream?: PoolOptions['stream'];
  readonly log: Logger;
  readonly fault?: FaultPoint;
  readonly realTime?: () => Date;
}

/** The engine on its database, with what its effects' jobs and deadlines need: all of the service but HTTP. */
export interface Backend {
  readonly pool: Pool;
  readonly engine: Engine;
  readonly services: Services;
  readonly vault: Vault;
  readonly runner: JobRunner;
  readonly dueSources: readonly DueSource[];
  /** Raised by commits into the table of each due source. */
  readonly wakeSignals: ReadonlyMap<string, WakeSignal>;
  readonly timers: TimerSweep;
  readonly shortages: NotedShortages;
}

/** The services that run on the engine, and are made after it. */
type EngineServices = Pick<Services, 'testClock' | 'jobs' | 'relay'>;

export function openBackend(options: BackendOptions): Backend {
  const { config, log, modules } = options;
  const shortages = new NotedShortages();
  const pool = openPool({
    onFailure: (error) => shortages.note(error),
    url: options.databaseUrl,
    preparedStatements: config.preparedStatements === 'on',
    stream: options.databaseStream,
    onConnected: () => databaseIsThere(log),
    onMoved: (host) => log.warn({ host }, 'another server became the primary'),
  });
  const vault = createVault({ encryption: parseEncryptionKeys(config.dataEncryptionKey), index: config.dataIndexKey });
  const realTime = options.realTime ?? (() => new Date(world.now()));
  const address: Services['address'] = { url: undefined };
  const own: Omit<Pick<Services, OwnService>, keyof EngineServices> = {
    log,
    config,
    vault,
    realTime,
    shortages,
    sessionTokens:
      config.identityProvider.kind === 'sandbox'
        ? sandboxSessionTokens(config.identityProvider)
        : remoteSessionTokens(config.identityProvider),
    address,
    urls: publicUrls(config, address),
    explain: { lifecycles: options.lifecycles, explainers: options.explainers, operations: new Map() },
    eventRenderer: new EventRenderer(options.presenters, config.environment, columnsOfFamilies(options.lifecycles)),
  };
  // What runs on the engine, and what modules offer, is added below.
  const services = own as Services;
  const dueSources = [...platformDueSources, ...modules.flatMap((module) => module.dueSources ?? [])];
  const wakeSignals = new Map(dueSources.map(({ table }) => [table, new WakeSignal()]));
  const engine: Engine = {
    pool,
    lifecycles: options.lifecycles,
    services,
    fault: options.fault ?? noFaults,
    realTime,
    get jobKeeper() {
      return runner.queue;
    },
    // A wake-up belongs to no trace.
    committed: (table) => untraced(() => wakeSignals.get(table)?.raise()),
  };
  const runner = new JobRunner(engine, options.workers, log);
  const by = { actorType: 'system', actorId: 'timers', requestId: null } as const;
  const timers = new TimerSweep(engine, stepBatcher(engine, { role: 'system', tenantId: null, by }), log);
  const onEngine: EngineServices = {
    relay: new EventRelay(engine),
    testClock: createTestClockControl(engine, runner, timers),
    jobs: { runNow: (job) => runner.runNow(job) },
  };
  Object.assign(services, onEngine);
  offerServices(modules, { engine, services, config, pool, log, brought: options });
  listen(modules, services, wakeSignals);
  return { pool, engine, services, vault, runner, timers, dueSources, wakeSignals, shortages };
}

/** What this process commits, its services have at once. */
function listen(modules: readonly Module[], services: Services, signals: Backend['wakeSignals']): void {
  for (const { name, heard = {} } of modules) {
    for (const [table, hear] of Object.entries(heard)) {
      const signal = signals.get(table);
      if (signal === undefined) throw new Error(`The module ${name} listens to ${table}, and nothing tells of it`);
      signal.listen(() => hear(services));
    }
  }
}
