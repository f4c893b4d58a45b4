import type { RequestListener } from 'node:http';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { OperationMeta } from '../../../generated/contract/operation-table.ts';
import type { OperationId } from '../../../generated/contract/operations.ts';
import type { MetricsAccess } from '../config/metrics.ts';
import { coalescing } from './coalescing.ts';
import { type AnyHandler, endpointOf } from './endpoint.ts';
import { Exchange } from './exchange.ts';
import type { Handler } from './handler.ts';
import type { Kernel, RecordRefusal, Throttles } from './kernel.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { metricsRoute } from './metrics-route.ts';
import { OperationRouter } from './operation-router.ts';
import type { Authenticator, Executor } from './ports.ts';
import { RateLimiter } from './rate-limit.ts';
import { kernelCodes, refuse } from './refusal.ts';
import { type ErrorRegistry, replyRefusal } from './reply.ts';
import { record, serve } from './request-path.ts';
import type { ResponseChecks } from './response-check.ts';
import type { SessionTokens } from './session-tokens.ts';
import type { SignatureChecks } from './signature-checks.ts';
import type { RequestValidators, Validator } from './validation.ts';

/** The part of the configuration that the kernel reads. */
export interface HttpConfig {
  readonly environment: 'sandbox' | 'live';
  readonly baseUrl: string;
  readonly adminApiKey: string | undefined;
  readonly trustedProxyHops: number;
  readonly rateLimits: RateLimits;
  readonly metrics: MetricsAccess;
}

/** Requests per minute and how many at once; 0 per minute switches a limit off (D-052). */
export interface RateLimits {
  readonly perMinute: number;
  readonly burst: number;
  readonly publicPerMinute: number;
}

export type ResponseValidators = Readonly<Record<string, Readonly<Record<number, Validator>> | undefined>>;

export interface AppOptions {
  readonly config: HttpConfig;
  readonly operations: Readonly<Record<OperationId, OperationMeta>>;
  readonly handlers: { readonly [I in OperationId]: Handler<I> };
  readonly requestValidators: { readonly [I in OperationId]?: RequestValidators };
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
  /** Puts refusals of money operations and of operators on record (D-431). */
  readonly recordRefusal?: RecordRefusal;
  readonly log: Logger;
  /** The package's version. */
  readonly version: string;
  readonly checkResponses: ResponseChecks;
  readonly metrics?: Metrics;
  /** Milliseconds of a monotonic clock, for the rate limits. */
  readonly monotonic?: () => number;
  /** Told where it answers, as soon as it listens. */
  readonly onListening?: (url: string) => void;
}

export interface App {
  /** For `http.createServer`. */
  readonly listener: RequestListener;
  readonly errors: ErrorRegistry;
  readonly log: Logger;
  /** For `X-Service-Version`, also where a request is refused before it becomes one (D-062). */
  readonly version: string;
  /** Routes that are no operations: add them before the first request. */
  readonly router: OperationRouter['byHand'];
  /** Called by whoever listens with it, with the address on which it answers. */
  listensOn(url: string): void;
  /** From now on each response closes its connection. */
  drain(): void;
}

/** The HTTP service of a contract: its operations by the trie, `/metrics` by hand, 404 for everything else. */
export function createApp(options: AppOptions): App {
  const state = { draining: false };
  const kernel = kernelOf(options, state);
  const router = new OperationRouter();
  addOperations(router, kernel, options);
  const { metrics } = options.config;
  if (metrics.kind !== 'off') router.byHand.get('/metrics', metricsRoute(kernel, metrics));
  const koa = new Koa();
  koa.on('error', (error: unknown) => options.log.error({ err: error }, 'koa'));
  koa.use(router.byHand.routes());
  koa.use((context) => {
    context.respond = false;
    const exchange = new Exchange(context.req, context.res);
    replyRefusal(kernel, exchange, refuse('ROUTE_NOT_FOUND'));
    record(kernel, exchange);
  });
  return {
    listener: router.listener(koa.callback()),
    errors: options.errors,
    log: options.log,
    version: options.version,
    router: router.byHand,
    listensOn: (url) => options.onListening?.(url),
    drain: () => {
      state.draining = true;
    },
  };
}

function kernelOf(options: AppOptions, state: { readonly draining: boolean }): Kernel {
  const { config, errors } = options;
  const unknown = kernelCodes.filter((code) => errors[code] === undefined);
  if (unknown.length > 0) throw new Error(`The contract lacks the kernel's codes ${unknown.join(', ')}`);
  const { perMinute, burst, publicPerMinute } = config.rateLimits;
  const monotonic = options.monotonic ?? (() => performance.now());
  return {
    environment: config.environment,
    adminApiKey: config.adminApiKey,
    trustedProxyHops: config.trustedProxyHops,
    authenticator: options.authenticator,
    sessionTokens: options.sessionTokens,
    now: Date.now,
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
    recordRefusal: options.recordRefusal ?? (async () => {}),
    checkResponses: options.checkResponses,
    log: options.log,
    metrics: options.metrics ?? createMetrics(),
  };
}

function addOperations(router: OperationRouter, kernel: Kernel, options: AppOptions): void {
  const handlers = options.handlers as unknown as Readonly<Record<string, AnyHandler | undefined>>;
  const validators: Readonly<Record<string, RequestValidators | undefined>> = options.requestValidators;
  let responses: Promise<ResponseValidators> | undefined;
  for (const meta of Object.values<OperationMeta>(options.operations)) {
    const handler = handlers[meta.id];
    if (handler === undefined) throw new Error(`The operation ${meta.id} has no handler`);
    const responseValidator = async (status: number): Promise<Validator | undefined> => {
      responses ??= options.responseValidators();
      return (await responses)[meta.id]?.[status];
    };
    const endpoint = endpointOf({ meta, handler, validators: validators[meta.id] ?? {}, responseValidator });
    router.operation(meta.method, meta.path, (request, response, path) =>
      serve(kernel, new Exchange(request, response, endpoint, path), endpoint),
    );
  }
}
