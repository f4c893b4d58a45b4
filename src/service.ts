import type { IncomingMessage } from 'node:http';
import { errors } from '../generated/contract/errors.ts';
import { operations } from '../generated/contract/operation-table.ts';
import type { OperationId } from '../generated/contract/operations.ts';
import { requestValidators } from '../generated/contract/validators.js';
import { createAuthenticator } from './accounts/index.ts';
import { type InvariantWatch, sealBatch, watchInvariants } from './audit/index.ts';
import { type Backend, type BackendOptions, openBackend } from './backend.ts';
import { type ChainWatch, type Indexer, type Relayer, watchChain } from './chain/index.ts';
import { claimThrottles } from './claims/index.ts';
import { forgetThrottles } from './db/throttle.ts';
import { type App, createApp } from './http/app.ts';
import { requestIdOf } from './http/exchange.ts';
import type { Handler } from './http/handler.ts';
import { createMetrics } from './http/metrics.ts';
import type { ResponseChecks } from './http/response-check.ts';
import type { Engine } from './lifecycle/engine.ts';
import { createExecutor } from './lifecycle/executor.ts';
import { HoldSweep } from './offramp/index.ts';
import { type OperationsWatch, retainBatch, watchOperations } from './operations/index.ts';
import { JobLane } from './outbox/job-lane.ts';
import { type EventPresenter, EventRelay } from './outbox/relay.ts';
import { type Chore, WorkLoop } from './outbox/work-loop.ts';
import { presentMultisigPaymentEvent, presentPaymentEvent } from './payments/index.ts';
import { REFERENCE_PATHS, referenceRoute } from './reference/route.ts';

export interface ServiceOptions extends BackendOptions {
  readonly handlers: { readonly [I in OperationId]: Handler<I> };
  readonly version: string;
  /** `always` in tests; sampled in service (design, the request path). */
  readonly checkResponses?: ResponseChecks;
  /** How long duplicates wait for the first request with their idempotency key; 10 s unless told (D-056). */
  readonly idempotencyWaitMs?: number;
}

/** The service, assembled: an app to listen with, and the work that goes on beside it. */
export interface Service extends Pick<Backend, 'engine' | 'runner' | 'timers' | 'pool'> {
  readonly app: App;
  readonly relay: EventRelay;
  readonly relayer: Relayer;
  readonly indexer: Indexer;
  /** Jobs, timers, the relay, the sealer and the sweeps, until stopped. */
  readonly work: WorkLoop;
  close(): Promise<void>;
}

/** Calls of other systems at once, in one process. */
const NETWORK_JOBS = 64;
const HOLD_SWEEP_MS = 60_000;
const SEAL_MS = 1000;
const CLEAN_UP_MS = 3_600_000;
const RETENTION_MS = 86_400_000;
const INVARIANTS_MS = 600_000;
const WATCH_MS = 60_000;
const CHAIN_WATCH_MS = 15_000;

/** Events whose object is stored as its one party reads it. */
const asStored: EventPresenter = (object) => object;

const presenters: Readonly<Record<string, EventPresenter>> = {
  payment: presentPaymentEvent,
  multisig_payment: presentMultisigPaymentEvent,
  claim: asStored,
  'review-case': asStored,
  member: asStored,
  'api-key': asStored,
  'phone-alias': asStored,
  'verification-session': asStored,
  credential: asStored,
  'wallet-binding': asStored,
  'payout-destination': asStored,
  wallet: asStored,
  drip: asStored,
};

export function createService(options: ServiceOptions): Service {
  const { config, log } = options;
  const { pool, engine, services, vault, indexer, relayer, runner, timers } = openBackend(options);
  const relay = new EventRelay(engine, presenters);
  const metrics = createMetrics();
  const invariants = watchInvariants(metrics.registry, options.lifecycles);
  const operators = watchOperations(metrics.registry);
  const chainWatch = watchChain(metrics.registry, engine);
  const app = createApp({
    config,
    operations,
    handlers: options.handlers,
    requestValidators,
    responseValidators: async () => (await import('../generated/contract/response-validators.js')).responseValidators,
    errors,
    executor: createExecutor({
      engine,
      vault,
      idempotencyTtlHours: config.idempotencyTtlHours,
      idempotencyWaitMs: options.idempotencyWaitMs,
    }),
    authenticator: createAuthenticator(engine, vault),
    sessionTokens: services.sessionTokens,
    throttles: claimThrottles(engine),
    log,
    metrics,
    version: options.version,
    checkResponses: options.checkResponses ?? 'sampled',
    onListening: (url) => {
      services.address.url = url;
    },
  });
  const headers = (request: IncomingMessage) => ({
    'X-Request-Id': requestIdOf(request),
    'X-Service-Version': options.version,
  });
  const load = async () => {
    const { createReference, readContract } = await import('./reference/index.ts');
    return createReference(await readContract(errors), '');
  };
  app.router.get(REFERENCE_PATHS, referenceRoute({ load, headers }));
  const watches = { invariants, operators, chainWatch };
  const work = new WorkLoop(chores(engine, { runner, timers, relay, relayer, indexer, ...watches }), log);
  return {
    app,
    engine,
    runner,
    timers,
    relay,
    relayer,
    indexer,
    pool,
    work,
    close: async () => {
      await work.stop();
      relayer.close();
      await services.chain.close();
      await pool.close();
    },
  };
}

interface Parts extends Pick<Service, 'runner' | 'timers' | 'relay' | 'relayer' | 'indexer'> {
  readonly invariants: InvariantWatch;
  readonly operators: OperationsWatch;
  readonly chainWatch: ChainWatch;
}

function chores(engine: Engine, parts: Parts): Chore[] {
  const { runner, timers, relay, relayer, indexer, invariants, operators, chainWatch } = parts;
  const idleMs = engine.services.config.settlementIntervalMs;
  const sweep = new HoldSweep(engine);
  const network = runner.networkTopics;
  const lane = new JobLane(runner, { topics: { among: network, are: true } }, NETWORK_JOBS);
  // A sweep has its own pace, however much it found.
  const paced = (run: () => Promise<unknown>) => async () => {
    await run();
    return 0;
  };
  return [
    { name: 'jobs', idleMs, run: () => runner.runDue({ topics: { among: network, are: false } }) },
    { name: 'network-jobs', idleMs, run: () => lane.run(), drain: () => lane.drain() },
    { name: 'timers', idleMs, run: () => timers.fireDue() },
    { name: 'relay', idleMs, run: () => relay.relayBatch() },
    { name: 'chain-relayer', idleMs, run: () => relayer.run() },
    { name: 'chain-indexer', idleMs, run: () => indexer.run() },
    { name: 'sealer', idleMs: SEAL_MS, run: () => sealBatch(engine.pool) },
    { name: 'hold-sweep', idleMs: HOLD_SWEEP_MS, run: paced(() => sweep.run()) },
    { name: 'invariants', idleMs: INVARIANTS_MS, run: paced(() => invariants.check(engine.pool)) },
    { name: 'chain-watch', idleMs: CHAIN_WATCH_MS, run: paced(() => chainWatch.check()) },
    { name: 'watch', idleMs: WATCH_MS, run: paced(() => operators.check(engine)) },
    // Batch after batch while there is something to erase, then a day's rest.
    {
      name: 'retention',
      idleMs: RETENTION_MS,
      run: async () => (await retainBatch(engine)).reduce((sum, { rows }) => sum + rows, 0),
    },
    {
      name: 'throttle-retention',
      idleMs: CLEAN_UP_MS,
      run: paced(() => forgetThrottles(engine.pool, engine.realTime())),
    },
  ];
}
