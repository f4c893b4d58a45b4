import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span, Tracer } from '@opentelemetry/api';

/** The interface of OpenTelemetry and a tracer of its SDK: `openTracing` of src/app brings them where tracing is on. */
export interface TracingSdk {
  readonly api: typeof import('@opentelemetry/api');
  readonly tracer: Tracer;
}

let current: TracingSdk | undefined;

/** Switches tracing on for this process; undefined switches it off. */
export function useTracing(sdk: TracingSdk | undefined): void {
  current = sdk;
}

/** Undefined if tracing is off. A call that would begin a span then does nothing. */
export const tracingSdk = (): TracingSdk | undefined => current;

/** The part of the program that spans begin in. */
export interface Scope {
  /** The parent of the spans that begin here. A request that has no trace yet begins its own. */
  parent(): Context;
  /** The span of this part; undefined without one, such as behind the `traceparent` of another process. */
  readonly span: Span | undefined;
  /** Calls back with the parent as soon as it is known. */
  withParent(use: (parent: Context) => void): void;
  /** Work on something that has a trace: a request without a trace joins it, any other span is linked to it. */
  meet(trace: Context): void;
}

export const scopes = new AsyncLocalStorage<Scope | undefined>();

/** A part whose parent is known from the start. */
export class KnownScope implements Scope {
  readonly span: Span | undefined;
  readonly #sdk: TracingSdk;
  readonly #parent: Context;
  /** The ids of traces that its span is linked to. */
  readonly #linked = new Set<string>();

  constructor(sdk: TracingSdk, parent: Context, span?: Span) {
    this.#sdk = sdk;
    this.#parent = parent;
    this.span = span;
  }

  parent(): Context {
    return this.#parent;
  }

  withParent(use: (parent: Context) => void): void {
    use(this.#parent);
  }

  meet(trace: Context): void {
    const met = this.#sdk.api.trace.getSpanContext(trace);
    if (met === undefined || met.traceId === this.span?.spanContext().traceId || this.#linked.has(met.traceId)) return;
    this.#linked.add(met.traceId);
    this.span?.addLink({ context: met });
  }
}
