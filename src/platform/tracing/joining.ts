import type { Attributes, Context, Span } from '@opentelemetry/api';
import { type Scope, scopes, type TracingSdk, tracingSdk } from './scope.ts';
import { contextOf, stopwatch } from './span.ts';

/** Work that may join a trace. */
export interface Joining {
  readonly kind: 'SERVER' | 'CONSUMER';
  /** The valid `traceparent` of the request for the work, if there is one. */
  readonly traceparent: string | null | undefined;
  /** True for work that often finds nothing to do, such as a poll: without a step or a failure it has no span. */
  readonly isQuiet?: boolean;
  /** Called when it has ended: only then is the route of a request known, and its status. */
  describe(): Described;
}

/** Work as its span shows it. */
export interface Described {
  readonly name: string;
  readonly attributes: Attributes;
  /** True where the service failed. */
  readonly isFailure?: boolean;
}

/**
 * Does work in a span that may join a trace later. Whoever asked for the work and has a valid `traceparent` has it in its
 * own trace. Any other work on something with a trace, such as an order, joins that trace as soon as its row is read;
 * otherwise it begins a trace.
 */
export function inJoiningSpan(joining: Joining, work: () => Promise<void>): Promise<void> {
  const sdk = tracingSdk();
  if (sdk === undefined) return work();
  const scope = new JoiningScope(sdk, joining);
  return scopes.run(scope, () => work().finally(() => scope.end()));
}

/** Its span begins when its trace is known, with the time at which the work began. */
class JoiningScope implements Scope {
  readonly #sdk: TracingSdk;
  readonly #joining: Joining;
  readonly #time = stopwatch();
  /** Spans that have ended before their trace was known. */
  readonly #waiting: ((parent: Context) => void)[] = [];
  #begun: { readonly span: Span; readonly parent: Context } | undefined;
  readonly #linked = new Set<string>();
  /** The trace of the request for the work, or the trace that the work has joined. */
  #above: Context | undefined;

  constructor(sdk: TracingSdk, joining: Joining) {
    this.#sdk = sdk;
    this.#joining = joining;
    this.#above = contextOf(sdk, joining.traceparent);
    if (this.#above !== undefined && !joining.isQuiet) this.#begin(this.#above);
  }

  get span(): Span | undefined {
    return this.#begun?.span;
  }

  parent(): Context {
    return (this.#begun ?? this.#begin(this.#above ?? this.#sdk.api.ROOT_CONTEXT)).parent;
  }

  withParent(use: (parent: Context) => void): void {
    if (this.#begun === undefined) this.#waiting.push(use);
    else use(this.#begun.parent);
  }

  meet(trace: Context): void {
    const met = this.#sdk.api.trace.getSpanContext(trace);
    if (met === undefined) return;
    if (this.#begun === undefined) {
      // Quiet work begins with its first step.
      this.#above ??= trace;
      if (!this.#joining.isQuiet) this.#begin(this.#above);
      return;
    }
    const { span } = this.#begun;
    if (span.spanContext().traceId === met.traceId || this.#linked.has(met.traceId)) return;
    this.#linked.add(met.traceId);
    span.addLink({ context: met });
  }

  end(): void {
    if (this.#begun === undefined && this.#joining.isQuiet) return;
    this.parent();
    const span = this.#begun?.span;
    // One that is not recorded needs no description.
    if (span === undefined || !span.isRecording()) return;
    const { name, attributes, isFailure } = this.#joining.describe();
    span.updateName(name);
    span.setAttributes(attributes);
    if (isFailure) span.setStatus({ code: this.#sdk.api.SpanStatusCode.ERROR });
    span.end(this.#time.now());
  }

  #begin(above: Context): { readonly span: Span; readonly parent: Context } {
    const { api, tracer } = this.#sdk;
    const { kind } = this.#joining;
    const given = { kind: api.SpanKind[kind], startTime: this.#time.startTime };
    const span = tracer.startSpan(kind, given, above);
    this.#begun = { span, parent: api.trace.setSpan(above, span) };
    for (const use of this.#waiting.splice(0)) use(this.#begun.parent);
    return this.#begun;
  }
}
