import { errors } from '../../../generated/contract/errors.ts';
import { WorkLoop } from '../background/work-loop.ts';
import type { Config } from '../config/config.ts';
import type { PublicUrls } from '../config/public-urls.ts';
import { createExecutor } from '../execution/executor.ts';
import { refusalRecorder } from '../execution/refusal-recorder.ts';
import { explainRefusal } from '../explain/refused-here.ts';
import type { EventRelay } from '../feed/relay.ts';
import { type App, createApp, type HttpConfig, type Middleware } from '../http/app.ts';
import { type OperationRouter, operationsOf } from '../http/operation.ts';
import type { Authenticator } from '../http/ports.ts';
import { publishedDocument } from '../http/response/published-document.ts';
import type { ResponseChecks } from '../http/response/response-check.ts';
import { storedDocument } from '../http/response/stored-document.ts';
import { createMetrics } from '../http/server/metrics.ts';
import type { Module } from '../module.ts';
import { type Backend, type BackendOptions, openBackend } from './backend.ts';
import { backgroundTasks } from './background-tasks.ts';

export interface ServiceOptions extends BackendOptions {
  /** The operations, by domain. */
  readonly routers: Readonly<Record<string, OperationRouter>>;
  readonly version: string;
  /** `always` in tests; sampled in service (design, the request path). */
  readonly checkResponses?: ResponseChecks;
  /** Checks the invariants now and then; true by default. */
  readonly watchesInvariants?: boolean;
  /** The time for which duplicates wait for the first request with their idempotency key; 10 s by default (D-056). */
  readonly idempotencyWaitMs?: number;
}

/** The service, assembled: an app to listen with, and the work that goes on beside it. */
export interface Service extends Pick<Backend, 'engine' | 'runner' | 'timers' | 'pool'> {
  readonly app: App;
  readonly relay: EventRelay;
  /** Jobs, timers, the relay, the sealer and the tasks of modules, until stopped. */
  readonly work: WorkLoop;
  close(): Promise<void>;
}

export function createService(options: ServiceOptions): Service {
  const { config, log, modules } = options;
  const backend = openBackend(options);
  const { pool, engine, services, runner, timers } = backend;
  for (const [id, operation] of operationsOf(options.routers)) services.explain.operations.set(id, operation);
  const metrics = createMetrics();
  backend.shortages.showIn(metrics.registry);
  const app = appOf(options, backend, metrics);
  for (const module of modules) {
    for (const { name, path, answer } of module.routes?.({ services, config }) ?? [])
      app.router.get(name, path, answer);
  }
  const judged = options.watchesInvariants === false ? undefined : options.lifecycles;
  const work = new WorkLoop(backgroundTasks(backend, modules, metrics.registry, judged), log);
  return {
    app,
    engine,
    runner,
    timers,
    relay: services.relay,
    pool,
    work,
    close: async () => {
      await work.stop();
      await runner.close();
      for (const module of modules.toReversed()) await module.close?.(services);
      await pool.close();
    },
  };
}

function appOf(options: ServiceOptions, backend: Backend, metrics: ReturnType<typeof createMetrics>): App {
  const { config, log, modules } = options;
  const { engine, services, vault } = backend;
  return createApp({
    config: httpConfig(options, services.urls),
    routers: options.routers,
    responseValidators: async () =>
      (await import('../../../generated/contract/response-validators.js')).responseValidators,
    errors,
    executor: createExecutor({
      engine,
      vault,
      idempotencyTtlHours: config.idempotencyTtlHours,
      idempotencyWaitMs: options.idempotencyWaitMs,
    }),
    authenticator: authenticatorOf(modules, backend),
    sessionTokens: services.sessionTokens,
    throttles: Object.assign({}, ...modules.map((module) => module.throttles?.(engine))),
    signatureChecks: Object.assign({}, ...modules.map((module) => module.signatureChecks?.(services))),
    impossibleValues: modules.flatMap((module) => module.impossibleValues ?? []),
    recordRefusal: refusalRecorder(engine),
    noteOlderVersion: modules.find((module) => module.noteOlderVersion)?.noteOlderVersion?.(services),
    explainRefusal,
    gates: Object.assign({}, ...modules.map((module) => module.gates)),
    log,
    metrics,
    middleware: services.explain.operations.has(DOCUMENT) ? documentMiddleware(services) : [],
    version: options.version,
    checkResponses: options.checkResponses ?? 'sampled',
    onDraining: () => {
      for (const module of modules) module.drain?.(services);
    },
    onListening: (url) => {
      services.address.url = url;
    },
  });
}

/** The operation that answers the contract. */
const DOCUMENT = 'getOpenApiDocument';

const documentMiddleware = ({ urls }: Backend['services']): readonly Middleware[] => [
  publishedDocument('/openapi.json', DOCUMENT, 'openapi'),
  publishedDocument('/lifecycles.json', 'lifecycles', 'model'),
  publishedDocument('/asyncapi.json', 'asyncapi', 'asyncapi'),
  storedDocument({ operationId: DOCUMENT, path: '/openapi.json', version: () => urls.base }),
];

function authenticatorOf(modules: readonly Module[], { engine, vault }: Backend): Authenticator {
  const [first, second] = modules.filter((module) => module.authenticator !== undefined);
  if (first?.authenticator === undefined) throw new Error('No module has an authenticator');
  if (second) throw new Error(`The modules ${first.name} and ${second.name} both have an authenticator`);
  return first.authenticator(engine, vault);
}

/** The public address is known when the process listens, not before. */
const httpConfig = ({ config, modules }: ServiceOptions, urls: PublicUrls): HttpConfig => ({
  ...config,
  liveFeatures: liveFeaturesOf(config, modules),
  get baseUrl() {
    return urls.base;
  },
});

const liveFeaturesOf = (config: Config, modules: readonly Module[]): ReadonlySet<string> =>
  new Set(modules.flatMap((module) => module.liveFeatures?.(config) ?? []));
