// Passes the walls of tenants: deadlines of all tenants are due.

import type { Logger } from 'pino';
import { EventStreams, type WebhookNetwork, WebhookSender } from '../domains/webhooks/index.ts';
import { type ChainFilterOf, type ChainSource, Indexer, Relayer } from '../payments/chain/index.ts';
import { createMockProgressStore } from '../payments/providers/mock-progress.store.ts';
import type { PayoutProvider } from '../payments/providers/payout-provider.ts';
import { createProviderRegistry } from '../payments/providers/registry.ts';
import type { DueSource } from '../platform/background/due-watch.ts';
import { WakeSignal } from '../platform/background/wake-signal.ts';
import type { Config } from '../platform/config/config.ts';
import { publicUrls } from '../platform/config/public-urls.ts';
import { createVault, parseEncryptionKeys, type Vault } from '../platform/crypto/index.ts';
import { openPool, type Pool, type PoolOptions } from '../platform/db/connection/pool.ts';
import { type FaultPoint, noFaults } from '../platform/db/faults.ts';
import type { Explainers } from '../platform/explain/explainer.ts';
import type { EventPresenters } from '../platform/feed/event-presenter.ts';
import { EventRenderer } from '../platform/feed/event-renderer.ts';
import { EventRelay } from '../platform/feed/relay.ts';
import { remoteSessionTokens, sandboxSessionTokens } from '../platform/http/credentials/session-tokens.ts';
import { databaseIsThere } from '../platform/http/server/log.ts';
import { stepBatcher } from '../platform/lifecycle/batch.ts';
import type { LifecycleRegistry } from '../platform/lifecycle/definition.ts';
import type { Engine } from '../platform/lifecycle/engine.ts';
import { columnsOfFamilies } from '../platform/lifecycle/projection.ts';
import { NotedShortages } from '../platform/metrics/shortage.ts';
import { JobRunner } from '../platform/outbox/runner.ts';
import { TimerSweep } from '../platform/outbox/timers.ts';
import type { AnyWorker } from '../platform/outbox/worker.ts';
import type { Services } from '../platform/services.ts';
import { createTestClockControl } from '../platform/test-clock/move-test-clock.ts';
import { untraced } from '../platform/tracing/index.ts';
import { world } from '../platform/world.ts';
import { openChain } from './open-chain.ts';

/** The parts that generated/wiring found in `src/domains` by their file names. */
export interface Wiring {
  readonly lifecycles: LifecycleRegistry;
  readonly workers: readonly AnyWorker[];
  readonly chainFilters: readonly ChainFilterOf[];
  readonly presenters: EventPresenters;
  readonly explainers: Explainers;
}

export interface BackendOptions extends Wiring {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Leads to a database in this process in place of the one at `databaseUrl`. */
  readonly databaseStream?: PoolOptions['stream'];
  readonly log: Logger;
  readonly fault?: FaultPoint;
  readonly realTime?: () => Date;
  /** Puts something between the service and each provider: planted bugs. */
  readonly adapter?: (provider: PayoutProvider) => PayoutProvider;
  /** The source of the chain; by default the one of `RPC_URL`. */
  readonly chain?: ChainSource;
  /** The network for webhooks in tests. No configuration changes it (D-381). */
  readonly webhookNetwork?: WebhookNetwork;
}

/** The engine on its database, with what its effects' jobs and deadlines need: all of the service but HTTP. */
export interface Backend {
  readonly pool: Pool;
  readonly engine: Engine;
  readonly services: Services;
  readonly vault: Vault;
  readonly indexer: Indexer;
  readonly relayer: Relayer;
  readonly runner: JobRunner;
  /** Raised by commits into these tables. */
  readonly wakeSignals: Readonly<Record<DueSource, WakeSignal>>;
  readonly timers: TimerSweep;
  readonly shortages: NotedShortages;
}

/** The services that run on the engine. */
type EngineServices = Pick<
  Services,
  'indexer' | 'relayer' | 'testClock' | 'jobs' | 'webhooks' | 'relay' | 'eventStreams'
>;

export function openBackend(options: BackendOptions): Backend {
  const { config, log } = options;
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
  // They run on the engine, and the engine's services offer them: whoever asks before both are there is told.
  let onEngine: EngineServices | undefined;
  const ready = (): EngineServices => {
    if (onEngine === undefined) throw new Error('The engine is not assembled yet');
    return onEngine;
  };
  const services: Services = {
    log,
    config,
    vault,
    providers: createProviderRegistry(
      config.payoutModes,
      createMockProgressStore(pool),
      config.payoutVendors,
      options.adapter,
    ),
    realTime,
    shortages,
    chain: openChain(config, options.chain),
    sessionTokens:
      config.identityProvider.kind === 'sandbox'
        ? sandboxSessionTokens(config.identityProvider)
        : remoteSessionTokens(config.identityProvider),
    address,
    urls: publicUrls(config, address),
    explain: { lifecycles: options.lifecycles, explainers: options.explainers, operations: new Map() },
    eventRenderer: new EventRenderer(options.presenters, config.environment, columnsOfFamilies(options.lifecycles)),
    get relay() {
      return ready().relay;
    },
    get indexer() {
      return ready().indexer;
    },
    get relayer() {
      return ready().relayer;
    },
    get testClock() {
      return ready().testClock;
    },
    get jobs() {
      return ready().jobs;
    },
    get eventStreams() {
      return ready().eventStreams;
    },
    get webhooks() {
      return ready().webhooks;
    },
  };
  const wakeSignals: Record<DueSource, WakeSignal> = {
    outbox_jobs: new WakeSignal(),
    timers: new WakeSignal(),
    events: new WakeSignal(),
    feed_segments: new WakeSignal(),
    chain_transactions: new WakeSignal(),
    histories: new WakeSignal(),
  };
  const engine: Engine = {
    pool,
    lifecycles: options.lifecycles,
    services,
    fault: options.fault ?? noFaults,
    realTime,
    get jobKeeper() {
      return runner.queue;
    },
    // What wakes up is nobody's work in particular.
    committed: (table) =>
      untraced(() => (wakeSignals as Readonly<Record<string, WakeSignal | undefined>>)[table]?.raise()),
  };
  const runner = new JobRunner(engine, options.workers, log);
  const by = { actorType: 'system', actorId: 'timers', requestId: null } as const;
  const timers = new TimerSweep(engine, stepBatcher(engine, { role: 'system', tenantId: null, by }), log);
  const filters = options.chainFilters.map((filterOf) => filterOf(config));
  const indexer = new Indexer(engine, filters, log);
  const relayer = new Relayer(engine, log);
  onEngine = {
    indexer,
    relayer,
    relay: new EventRelay(engine),
    testClock: createTestClockControl(engine, runner, timers),
    jobs: { runNow: (job) => runner.runNow(job) },
    webhooks: new WebhookSender(engine, options.webhookNetwork),
    eventStreams: new EventStreams(engine),
  };
  // What this process commits, its streams have at once.
  wakeSignals.events.listen(() => services.eventStreams.wake());
  return { pool, engine, services, vault, indexer, relayer, runner, timers, wakeSignals, shortages };
}
