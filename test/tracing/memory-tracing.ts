import * as api from '@opentelemetry/api';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { useTracing } from '../../src/platform/tracing/index.ts';

/** Tracing whose spans stay in this process. */
export interface MemoryTracing {
  /** The spans that have ended, oldest first. */
  spans(): readonly ReadableSpan[];
  reset(): void;
  stop(): void;
}

export function startMemoryTracing(): MemoryTracing {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  useTracing({ api, tracer: provider.getTracer('test') });
  return {
    spans: () => exporter.getFinishedSpans(),
    reset: () => exporter.reset(),
    stop: () => useTracing(undefined),
  };
}
