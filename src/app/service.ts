import { errors } from '../../generated/contract/errors.ts';
import * as gates from '../../generated/contract/gates.ts';
import { CONSOLE_PATHS, consoleRoute } from '../console/index.ts';
import { createAuthenticator } from '../domains/accounts/index.ts';
import { servedAt, watchHorizon, watchOperations } from '../domains/admin/index.ts';
import { cardIssuerSignatures, cardThrottles } from '../domains/cards/index.ts';
import { claimThrottles } from '../domains/claims/index.ts';
import { verificationWebhookSignatures } from '../domains/identity/index.ts';
import { providerWebhookSignatures } from '../domains/offramp/index.ts';
import { judgeRights } from '../domains/protection/index.ts';
import { watchWebhooks } from '../domains/webhooks/index.ts';
import { SHARED_PAGES, sharedPage } from '../pages/route.ts';
import { type Indexer, type Relayer, watchChain } from '../payments/chain/index.ts';
import { watchInvariants } from '../platform/audit/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { PublicUrls } from '../platform/config/public-urls.ts';
import { createExecutor } from '../platform/execution/executor.ts';
import { refusalRecorder } from '../platform/execution/refusal-recorder.ts';
import { explainRefusal } from '../platform/explain/refused-here.ts';
import { type App, createApp, type HttpConfig } from '../platform/http/app.ts';
import { type OperationRouter, operationsOf } from '../platform/http/operation.ts';
import { publishedDocument } from '../platform/http/response/published-document.ts';
import type { ResponseChecks } from '../platform/http/response/response-check.ts';
import { storedDocument } from '../platform/http/response/stored-document.ts';
import { createMetrics } from '../platform/http/server/metrics.ts';
import type { EventRelay } from '../platform/outbox/relay.ts';
import { WorkLoop } from '../platform/outbox/work-loop.ts';
import { loadedOnce, REFERENCE_PATHS, referenceRoute, TEXT_INDEX_PATHS, textIndexRoute } from '../reference/route.ts';
import { ASYNCAPI_PATH, asyncapiRoute } from './asyncapi-route.ts';
import { type Backend, type BackendOptions, openBackend } from './backend.ts';
import { backgroundTasks } from './background-tasks.ts';
import { LIFECYCLES_PATHS, lifecyclesRoute } from './lifecycles-route.ts';
import { REQUESTS_PATHS, requestsRoute } from './requests-route.ts';
import { WORKFLOWS_PATHS, workflowsRoute } from './workflows-route.ts';

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
  readonly relayer: Relayer;
  readonly indexer: Indexer;
  /** Jobs, timers, the relay, the sealer and the sweeps, until stopped. */
  readonly work: WorkLoop;
  close(): Promise<void>;
}

export function createService(options: ServiceOptions): Service {
  const { config, log } = options;
  const { pool, engine, services, vault, indexer, relayer, runner, timers, wakeSignals, shortages } =
    openBackend(options);
  const { relay } = services;
  for (const [id, operation] of operationsOf(options.routers)) services.explain.operations.set(id, operation);
  const metrics = createMetrics();
  shortages.showIn(metrics.registry);
  const invariants =
    options.watchesInvariants === false ? undefined : watchInvariants(metrics.registry, options.lifecycles);
  const operators = watchOperations(metrics.registry);
  const horizonWatch = watchHorizon(metrics.registry);
  const chainWatch = watchChain(metrics.registry, engine);
  const webhookWatch = watchWebhooks(metrics.registry, services.webhooks);
  const app = createApp({
    config: httpConfig(config, services.urls),
    routers: options.routers,
    responseValidators: async () =>
      (await import('../../generated/contract/response-validators.js')).responseValidators,
    errors,
    executor: createExecutor({
      engine,
      vault,
      idempotencyTtlHours: config.idempotencyTtlHours,
      idempotencyWaitMs: options.idempotencyWaitMs,
    }),
    authenticator: createAuthenticator(engine, vault),
    sessionTokens: services.sessionTokens,
    throttles: { ...claimThrottles(engine), ...cardThrottles(engine) },
    signatureChecks: {
      ...providerWebhookSignatures(services),
      ...verificationWebhookSignatures(services),
      ...cardIssuerSignatures(services),
    },
    recordRefusal: refusalRecorder(engine),
    explainRefusal,
    gates: { 'two-factor': judgeRights },
    log,
    metrics,
    middleware: [
      publishedDocument('/openapi.json', 'getOpenApiDocument'),
      storedDocument({ operationId: 'getOpenApiDocument', path: '/openapi.json', version: () => services.urls.base }),
    ],
    version: options.version,
    checkResponses: options.checkResponses ?? 'sampled',
    onDraining: () => services.eventStreams.end(),
    onListening: (url) => {
      services.address.url = url;
    },
  });
  const load = loadedOnce(async () => {
    const [{ createReference, readContract }, { namespaces }] = await Promise.all([
      import('../reference/index.ts'),
      import('../../generated/sdk/src/namespaces.gen.ts'),
    ]);
    const contract = await readContract({ errors, namespaces, gates });
    return createReference({ ...contract, document: servedAt(contract.document, services) }, '');
  });
  // Relative, so that it also leads there behind a proxy that serves us below a path of its own.
  app.router.get('root', '/', (context) => context.redirect('docs/'));
  app.router.get('docs', REFERENCE_PATHS, referenceRoute(load));
  app.router.get('llms', TEXT_INDEX_PATHS, textIndexRoute(load));
  app.router.get('lifecycles', LIFECYCLES_PATHS, lifecyclesRoute());
  app.router.get('asyncapi', ASYNCAPI_PATH, asyncapiRoute());
  app.router.get(
    'requests',
    REQUESTS_PATHS,
    requestsRoute(() => services.urls.base),
  );
  app.router.get('workflows', WORKFLOWS_PATHS, workflowsRoute());
  app.router.get('pages', SHARED_PAGES, sharedPage(config));
  if (config.console === 'on') app.router.get('console', CONSOLE_PATHS, consoleRoute(config));
  const watches = { invariants, operators, horizonWatch, chainWatch, webhookWatch };
  const work = new WorkLoop(
    backgroundTasks(engine, { runner, timers, relay, relayer, indexer, wakeSignals, ...watches }),
    log,
  );
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
      await runner.close();
      relayer.close();
      await services.eventStreams.close();
      await services.webhooks.close();
      await services.chain.close();
      await pool.close();
    },
  };
}

/** By the name that the contract has for each, as x-live of a tag. */
const liveFeaturesOf = ({ liveCardsEnabled }: Config): ReadonlySet<string> =>
  new Set(liveCardsEnabled ? ['cards'] : []);

/** The public address is known when the process listens, not before. */
const httpConfig = (config: Config, urls: PublicUrls): HttpConfig => ({
  ...config,
  liveFeatures: liveFeaturesOf(config),
  get baseUrl() {
    return urls.base;
  },
});
