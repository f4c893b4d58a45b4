import type { RequestListener } from 'node:http';
import type { RouterMiddleware } from '@koa/router';
import Koa, { type DefaultState } from 'koa';
import type { Logger } from 'pino';
import { world } from '../world.ts';
import { coalescing } from './coalescing.ts';
import type { KernelContext } from './context.ts';
import { RateLimiter } from './credentials/rate-limit.ts';
import type { SessionTokens } from './credentials/session-tokens.ts';
import type { RequestGates } from './gates.ts';
import type { ExplainRefusal, Kernel, NoteOlderVersion, RecordRefusal, Throttles } from './kernel.ts';
import { kernelCodes } from './kernel-codes.ts';
import { type OperationRouter, operationOf } from './operation.ts';
import type { Authenticator, Executor } from './ports.ts';
import type { ImpossibleValues } from './request/impossible-values.ts';
import { refuseRepeatedHeaders } from './request/repeated-header.ts';
import { type CrossOriginRules, crossOrigin } from './response/cross-origin.ts';
import type { ErrorRegistry } from './response/envelope.ts';
import type { ResponseChecks, ResponseValidators } from './response/response-check.ts';
import { answerUnrouted } from './response/unrouted.ts';
import { TrieRouter } from './routing/trie-router.ts';
import { createMetrics, type Metrics } from './server/metrics.ts';
import { type MetricsAccess, metricsRoute } from './server/metrics-route.ts';
import { observe } from './server/observe.ts';
import type { SignatureChecks } from './signature-checks.ts';

/** The part of the configuration that the platform reads. */
export interface HttpConfig extends CrossOriginRules {
  readonly baseUrl: string;
  readonly adminApiKey: string | undefined;
  readonly trustedProxyHops: number;
  /** The default of fields that name a chain. */
  readonly chainId?: number;
  readonly rateLimits: RateLimits;
  readonly metrics: MetricsAccess;
  readonly liveFeatures?: ReadonlySet<string>;
}

/** Requests per minute and how many at once; 0 per minute switches a limit off (D-052). */
export interface RateLimits {
  readonly perMinute: number;
  readonly burst: number;
  readonly publicPerMinute: number;
}

/** Koa middleware; `context.exchange` has the request's id, its caller and the code of a refusal. */
export type Middleware = RouterMiddleware<DefaultState, KernelContext>;

export interface AppOptions {
  readonly config: HttpConfig;
  /** The operations, by domain: generated/wiring/routes. */
  readonly routers: Readonly<Record<string, OperationRouter>>;
  /** Stands before the router: it sees every request, operations among them, and what became of it. */
  readonly middleware?: readonly Middleware[];
  /** Loaded when the first response is checked. */
  readonly responseValidators: () => Promise<ResponseValidators>;
  readonly errors: ErrorRegistry;
  readonly executor: Executor;
  readonly authenticator: Authenticator;
  readonly sessionTokens: SessionTokens;
  /** Throttles that operations have besides the buckets (D-195). */
  readonly throttles?: Throttles;
  /** Public operations whose requests are signed: what is signed validly has no limit (D-499). */
  readonly signatureChecks?: SignatureChecks;
  /** Rules of values that no schema can say. */
  readonly impossibleValues?: readonly ImpossibleValues[];
  /** Puts refusals of risky operations and of operators on record (D-431). */
  readonly recordRefusal?: RecordRefusal;
  /** Counts who uses older versions (D-531). */
  readonly noteOlderVersion?: NoteOlderVersion | undefined;
  /** Refusals are answered as they are without it. */
  readonly explainRefusal?: ExplainRefusal;
  /** The judges of gates. Without them an operation that meets one fails. */
  readonly gates?: RequestGates;
  readonly log: Logger;
  /** The package's version. */
  readonly version: string;
  readonly checkResponses: ResponseChecks;
  readonly metrics?: Metrics;
  /** Milliseconds of a monotonic clock, for the rate limits. */
  readonly monotonic?: () => number;
  /** Called with its address as soon as it listens. */
  readonly onListening?: (url: string) => void;
  /** Called when it begins to drain: what would answer for ever has to end. */
  readonly onDraining?: () => void;
}

export interface App {
  /** For `http.createServer`. */
  readonly listener: RequestListener;
  readonly errors: ErrorRegistry;
  readonly log: Logger;
  /** For `X-Service-Version`, also where a request is refused before it becomes one (D-062). */
  readonly version: string;
  /** Every route, operations and others: others are added before the first request. */
  readonly router: TrieRouter;
  /** The listener calls it with the address on which it answers. */
  listensOn(url: string): void;
  /** From now on each response closes its connection. */
  drain(): void;
}

const GONE = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** The HTTP service of a contract. Every request takes one way: Koa, the middleware, the router, the operation. */
export function createApp(options: AppOptions): App {
  const state = { draining: false };
  const kernel = kernelOf(options, state);
  const router = routerOf(options);
  const { metrics } = options.config;
  if (metrics.kind !== 'off') router.get('metrics', '/metrics', metricsRoute(metrics));
  const koa = new Koa<DefaultState, KernelContext>();
  koa.context.kernel = kernel;
  // What is left for Koa is mostly clients that went away while they were answered.
  koa.on('error', (error: NodeJS.ErrnoException) =>
    options.log[GONE.has(error.code ?? '') ? 'debug' : 'error']({ err: error }, 'koa'),
  );
  const ahead = [observe, crossOrigin(options.config), refuseRepeatedHeaders, ...(options.middleware ?? [])];
  for (const middleware of ahead) koa.use(middleware);
  koa.use(router.routes());
  koa.use(answerUnrouted);
  koa.use(router.allowedMethods());
  return {
    listener: koa.callback(),
    errors: options.errors,
    log: options.log,
    version: options.version,
    router,
    listensOn: (url) => options.onListening?.(url),
    drain: () => {
      state.draining = true;
      options.onDraining?.();
    },
  };
}

/** D-425: without an admin key the operators' routes are as if they were not there. */
function routerOf({ config, routers }: AppOptions): TrieRouter {
  const router = new TrieRouter();
  for (const operations of Object.values(routers)) router.use(operations.routes());
  if (config.adminApiKey !== undefined) return router;
  router.stack = router.stack.filter((layer) => !operationOf(layer)?.security.some(({ adminKey }) => adminKey));
  return router;
}

/** An app without judges has no operation that meets a gate. */
const noJudges: RequestGates = {};

function kernelOf(options: AppOptions, state: { readonly draining: boolean }): Kernel {
  const { config, errors } = options;
  const unknown = kernelCodes.filter((code) => errors[code] === undefined);
  if (unknown.length > 0) throw new Error(`The contract lacks the platform's codes ${unknown.join(', ')}`);
  const { perMinute, burst, publicPerMinute } = config.rateLimits;
  let responses: Promise<ResponseValidators> | undefined;
  const monotonic = options.monotonic ?? (() => world.monotonic());
  return {
    environment: config.environment,
    liveFeatures: config.liveFeatures ?? new Set(),
    adminApiKey: config.adminApiKey,
    trustedProxyHops: config.trustedProxyHops,
    chainId: config.chainId,
    authenticator: options.authenticator,
    sessionTokens: options.sessionTokens,
    now: () => world.now(),
    errors,
    version: options.version,
    get baseUrl() {
      return config.baseUrl;
    },
    isDraining: () => state.draining,
    executor: coalescing(options.executor),
    callerLimit: new RateLimiter({ perMinute, burst }, monotonic),
    addressLimit: new RateLimiter({ perMinute: publicPerMinute, burst: Math.min(burst, publicPerMinute) }, monotonic),
    throttles: options.throttles ?? {},
    signatureChecks: options.signatureChecks ?? {},
    impossibleValues: options.impossibleValues ?? [],
    recordRefusal: options.recordRefusal ?? (async () => {}),
    noteOlderVersion: options.noteOlderVersion ?? (() => {}),
    explainRefusal: options.explainRefusal ?? (async (refusal) => refusal),
    gates: options.gates ?? noJudges,
    checkResponses: options.checkResponses,
    responseValidators: () => {
      responses ??= options.responseValidators();
      return responses;
    },
    log: options.log,
    metrics: options.metrics ?? createMetrics(),
  };
}
