import type { Attributes, Context, Link, Span } from '@opentelemetry/api';
import { world } from '../world.ts';
import { KnownScope, type Scope, scopes, type TracingSdk, tracingSdk } from './scope.ts';
import { formatTraceparent, parseTraceparent } from './traceparent.ts';

export interface SpanOptions {
  readonly kind?: 'INTERNAL' | 'SERVER' | 'CLIENT' | 'PRODUCER' | 'CONSUMER';
  /** Never a secret, a body, or anything by which a person is reached. */
  readonly attributes?: Attributes;
  /** The `traceparent` of the trace that the work belongs to. Where another trace is at work, the two are linked. */
  readonly belongsTo?: string | null;
}

/** The context behind a `traceparent` that is stored or was sent; undefined where it is no valid one. */
export function contextOf({ api }: TracingSdk, traceparent: string | null | undefined): Context | undefined {
  const parsed = parseTraceparent(traceparent);
  return parsed && api.trace.setSpanContext(api.ROOT_CONTEXT, { ...parsed, isRemote: true });
}

/** Does work in a span of its own, which ends with it. Without tracing it just does the work. */
export function inSpan<T>(name: string, options: SpanOptions, work: (span?: Span) => T): T {
  const sdk = tracingSdk();
  if (sdk === undefined) return work();
  const { parent, links } = placeOf(sdk, scopes.getStore(), options.belongsTo);
  return inSpanOf(sdk, { name, options, parent, links }, work);
}

interface NewSpan {
  readonly name: string;
  readonly options: SpanOptions;
  readonly parent: Context;
  readonly links: Link[];
}

function inSpanOf<T>(sdk: TracingSdk, { name, options, parent, links }: NewSpan, work: (span: Span) => T): T {
  const { api, tracer } = sdk;
  const kind = api.SpanKind[options.kind ?? 'INTERNAL'];
  const span = tracer.startSpan(name, { kind, links, ...attributesOf(options) }, parent);
  const scope = new KnownScope(sdk, api.trace.setSpan(parent, span), span);
  try {
    const result = scopes.run(scope, () => work(span));
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result.then(
      (value: unknown) => {
        span.end();
        return value;
      },
      (error: unknown) => {
        fail(sdk, span, error);
        span.end();
        throw error;
      },
    ) as T;
  } catch (error) {
    fail(sdk, span, error);
    span.end();
    throw error;
  }
}

const attributesOf = ({ attributes }: SpanOptions): { attributes?: Attributes } => (attributes ? { attributes } : {});

/** Marks a span as failed. The message of an error may name a person, so that only its kind is told. */
export function fail({ api }: TracingSdk, span: Span, error: unknown): void {
  span.setStatus({ code: api.SpanStatusCode.ERROR });
  span.setAttribute('error.type', errorType(error));
}

/** The work that goes on has failed, although it throws nothing. */
export function markFailed(error: unknown): void {
  const sdk = tracingSdk();
  const scope = sdk && scopes.getStore();
  // The span of quiet work begins with it.
  scope?.parent();
  if (sdk !== undefined && scope?.span !== undefined) fail(sdk, scope.span, error);
}

/** The code of an error of the system or of PostgreSQL, else the name of its class. A text is a type already. */
export function errorType(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!(error instanceof Error)) return '_OTHER';
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? code : error.name;
}

/** Under the work that goes on, unless it belongs to another trace: then there, with a link to the work that goes on. */
function placeOf(
  sdk: TracingSdk,
  scope: Scope | undefined,
  belongsTo: string | null | undefined,
): { readonly parent: Context; readonly links: Link[] } {
  const { trace, ROOT_CONTEXT } = sdk.api;
  const own = contextOf(sdk, belongsTo);
  if (own === undefined) return { parent: scope?.parent() ?? ROOT_CONTEXT, links: [] };
  const going = scope && trace.getSpanContext(scope.parent());
  if (scope === undefined || going === undefined) return { parent: own, links: [] };
  if (going.traceId === trace.getSpanContext(own)?.traceId) return { parent: scope.parent(), links: [] };
  return { parent: own, links: [{ context: going }] };
}

/** Ends a span that was begun by `beginLeaf`. */
export type EndLeaf = (ended: { readonly error?: unknown; readonly attributes?: Attributes }) => void;

/**
 * Begins a span in which no other begins, such as that of a message to the database. Undefined without tracing, and where
 * no span goes on: what the service does all the time, such as looking for jobs, has none.
 */
export function beginLeaf(name: string, options: () => SpanOptions): EndLeaf | undefined {
  const sdk = tracingSdk();
  const scope = sdk && scopes.getStore();
  if (sdk === undefined || scope === undefined) return undefined;
  const { kind = 'INTERNAL', attributes } = options();
  const { startTime, now } = stopwatch();
  return ({ error, attributes: more }) => {
    const endTime = now();
    scope.withParent((parent) => {
      const given = { kind: sdk.api.SpanKind[kind], startTime, attributes: { ...attributes, ...more } };
      const span = sdk.tracer.startSpan(name, given, parent);
      if (error !== undefined) fail(sdk, span, error);
      span.end(endTime);
    });
  };
}

/** When something began, in milliseconds since 1970, and a clock that goes on from there whatever is done to the system's. */
export function stopwatch(): { readonly startTime: number; readonly now: () => number } {
  const startTime = world.now();
  const from = world.monotonic();
  return { startTime, now: () => startTime + world.monotonic() - from };
}

/** The `traceparent` of the current work, to be stored for work that continues it; null without tracing or outside of any span. */
export function currentTraceparent(): string | null {
  const sdk = tracingSdk();
  const scope = sdk && scopes.getStore();
  const context = scope && sdk?.api.trace.getSpanContext(scope.parent());
  return context ? formatTraceparent(context) : null;
}

/** Does work that belongs to a stored `traceparent`: its spans hang there. Without a valid one they begin a trace. */
export function withRemoteParent<T>(traceparent: string | null | undefined, work: () => T): T {
  const sdk = tracingSdk();
  if (sdk === undefined) return work();
  const parent = contextOf(sdk, traceparent);
  return scopes.run(parent && new KnownScope(sdk, parent), work);
}

/** Work has come upon something with a trace of its own: see `Scope`. */
export function meetTrace(traceparent: string | null | undefined): void {
  const sdk = tracingSdk();
  const scope = sdk && scopes.getStore();
  const context = scope && contextOf(sdk as TracingSdk, traceparent);
  if (context) scope.meet(context);
}

/** Does work for several that have traces: in a span in the trace of the first one, which is linked to the others. */
export function inSpanOfTraces<T>(
  name: string,
  traceparents: readonly (string | null)[],
  options: SpanOptions,
  work: () => T,
): T {
  if (tracingSdk() === undefined) return work();
  const [first, ...others] = traceparents.filter((one) => one !== null);
  return withRemoteParent(first, () =>
    inSpan(name, options, () => {
      for (const other of others) meetTrace(other);
      return work();
    }),
  );
}

/** The ids for the lines of the log that are written meanwhile. */
export function idsForLog(): { readonly trace_id: string; readonly span_id: string } | undefined {
  const span = tracingSdk() && scopes.getStore()?.span?.spanContext();
  return span && { trace_id: span.traceId, span_id: span.spanId };
}

/** Does work outside of whatever span goes on, such as what outlives it. */
export const untraced = <T>(work: () => T): T => (tracingSdk() === undefined ? work() : scopes.run(undefined, work));
