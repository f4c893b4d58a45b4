import { parseConfig } from '../../src/app/config.ts';
import { type OpenTracing, openTracing } from '../../src/app/open-tracing.ts';
import { startTestService, type TestService, type TestServiceOptions } from '../support/service.ts';
import type { Collector } from './collector.ts';

export interface TracedService extends TestService {
  /** Sends what has ended. */
  flushTracing(): Promise<void>;
  /** The same; no more spans come after it. */
  closeTracing(): Promise<void>;
}

export const tracingVariables = (collector: Collector): Record<string, string> => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_BSP_SCHEDULE_DELAY: '100',
  // Spans beyond the queue are dropped, and a busy machine exports them slower than they end.
  OTEL_BSP_MAX_QUEUE_SIZE: '200000',
  OTEL_EXPORTER_OTLP_TIMEOUT: '60000',
});

/** A whole service whose spans go to the collector: tracing is set up as `main.ts` does it. */
export async function startTracedService(
  collector: Collector,
  options: TestServiceOptions = {},
): Promise<TracedService> {
  const variables = { ...tracingVariables(collector), ...options.variables };
  const service = await startTestService({ ...options, variables });
  const tracing: OpenTracing = await openTracing(tracingOf(variables), {
    version: '0.0.0-test',
    log: service.engine.services.log,
  });
  return { ...service, flushTracing: () => tracing.flush(), closeTracing: () => tracing.close() };
}

function tracingOf(variables: Readonly<Record<string, string>>) {
  const { tracing } = parseConfig(variables);
  if (tracing === undefined) throw new Error('these variables switch no tracing on');
  return tracing;
}
