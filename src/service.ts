import type { IncomingMessage } from 'node:http';
import { errors } from '../generated/contract/errors.ts';
import { operations } from '../generated/contract/operation-table.ts';
import type { OperationId } from '../generated/contract/operations.ts';
import { requestValidators } from '../generated/contract/validators.js';
import { createAuthenticator } from './accounts/index.ts';
import { type InvariantWatch, sealBatch, watchInvariants } from './audit/index.ts';
import { type Backend, type BackendOptions, openBackend } from './backend.ts';
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
import { type EventPresenter, EventRelay } from './outbox/relay.ts';
import type { JobRunner } from './outbox/runner.ts';
import type { TimerSweep } from './outbox/timers.ts';
import { type Chore, WorkLoop } from './outbox/work-loop.ts';
import { presentPaymentEvent } from './payments/index.ts';
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
  /** Jobs, timers, the relay, the sealer and the sweeps, until stopped. */
  readonly work: WorkLoop;
  close(): Promise<void>;
}

const HOLD_SWEEP_MS = 60_000;
const SEAL_MS = 1000;
const CLEAN_UP_MS = 3_600_000;
const INVARIANTS_MS = 600_000;

/** Events whose object is stored as its one party reads it. */
const asStored: EventPresenter = (object) => object;

const presenters: Readonly<Record<string, EventPresenter>> = {
  payment: presentPaymentEvent,
  claim: asStored,
  'review-case': asStored,
  member: asStored,
  'api-key': asStored,
  'phone-alias': asStored,
  'verification-session': asStored,
  credential: asStored,
  'payout-destination': asStored,
};

export function createService(options: ServiceOptions): Service {
  const { config, log } = options;
  const { pool, engine, services, vault, runner, timers } = openBackend(options);
  const relay = new EventRelay(engine, presenters);
  const metrics = createMetrics();
  const invariants = watchInvariants(metrics.registry, options.lifecycles);
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
  const work = new WorkLoop(chores(engine, { runner, timers, relay, invariants }), log);
  return {
    app,
    engine,
    runner,
    timers,
    relay,
    pool,
    work,
    close: async () => {
      await work.stop();
      await pool.close();
    },
  };
}

function chores(
  engine: Engine,
  parts: { runner: JobRunner; timers: TimerSweep; relay: EventRelay; invariants: InvariantWatch },
): Chore[] {
  const { runner, timers, relay, invariants } = parts;
  const idleMs = engine.services.config.settlementIntervalMs;
  const sweep = new HoldSweep(engine);
  // A sweep and a clean-up have their own pace, however much they found.
  const paced = (run: () => Promise<unknown>) => async () => {
    await run();
    return 0;
  };
  return [
    { name: 'jobs', idleMs, run: () => runner.runDue() },
    { name: 'timers', idleMs, run: () => timers.fireDue() },
    { name: 'relay', idleMs, run: () => relay.relayBatch() },
    { name: 'sealer', idleMs: SEAL_MS, run: () => sealBatch(engine.pool) },
    { name: 'hold-sweep', idleMs: HOLD_SWEEP_MS, run: paced(() => sweep.run()) },
    { name: 'invariants', idleMs: INVARIANTS_MS, run: paced(() => invariants.check(engine.pool)) },
    {
      name: 'throttle-retention',
      idleMs: CLEAN_UP_MS,
      run: paced(() => forgetThrottles(engine.pool, engine.realTime())),
    },
    { name: 'idempotency-retention', idleMs: CLEAN_UP_MS, run: paced(() => forgetKeys(engine)) },
  ];
}

/** Idempotency keys past their week; the real clock (D-054, D-067). */
async function forgetKeys({ pool, realTime }: Engine): Promise<void> {
  await pool.owner.transaction(async (transaction) => {
    await transaction.raw('SET LOCAL ROLE paychart_system');
    await transaction('idempotency_keys').where('expires_at', '<', realTime()).delete();
  });
}
