import { register } from 'node:module';
import process from 'node:process';
import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { KoaInstrumentation } from '@opentelemetry/instrumentation-koa';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

/** Loaded with `--import`, as OpenTelemetry is in a service: hooks first, then whatever is to be traced. */
register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
trace.setGlobalTracerProvider(provider);
for (const instrumentation of [new HttpInstrumentation(), new KoaInstrumentation()]) {
  instrumentation.setTracerProvider(provider);
  instrumentation.enable();
}

process.on('message', () => {
  const spans = exporter.getFinishedSpans().map(({ name, attributes, status, events }) => ({
    name,
    attributes,
    status: status.code,
    exceptions: events.map((event) => event.attributes?.['exception.message']),
  }));
  exporter.reset();
  process.send?.({ spans });
});
