import type { Sampler, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TracingSettings } from '../platform/config/tracing.ts';
import { cutText } from '../platform/cut-text.ts';
import { SERVICE } from '../platform/names.ts';
import { useTracing } from '../platform/tracing/index.ts';
import { world } from '../platform/world.ts';

/** The traces of this process. */
export interface OpenTracing {
  /** Sends what has ended and is not sent yet. */
  flush(): Promise<void>;
  /** Sends what has ended and is not sent yet, and switches tracing off. */
  close(): Promise<void>;
}

/** A problem with the traces is told once in so long. */
const SILENCE_MS = 60_000;

/** Switches tracing on for this process. OpenTelemetry's SDK is loaded here and nowhere else: without tracing, never. */
export async function openTracing(
  { exporter, resource, queueSize, delayMs, ...sampling }: TracingSettings,
  { version, log }: { readonly version: string; readonly log: Logger },
): Promise<OpenTracing> {
  const [api, sdk, { defaultResource, resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
  ]);
  tellFailures(api, log);
  const provider = new sdk.TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.version': version, ...resource })),
    sampler: samplerOf(sdk, sampling),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: await exporterOf(sdk, exporter),
        maxQueueSize: queueSize,
        scheduledDelayMillis: delayMs,
      }),
    ],
  });
  useTracing({ api, tracer: provider.getTracer(SERVICE, version) });
  return {
    flush: () => provider.forceFlush(),
    close: async () => {
      useTracing(undefined);
      // With the collector away the last spans are lost. The service ends as usual.
      await provider.shutdown().catch((error: unknown) => api.diag.warn(String(error)));
    },
  };
}

type Sdk = typeof import('@opentelemetry/sdk-trace');

async function exporterOf(sdk: Sdk, settings: TracingSettings['exporter']): Promise<SpanExporter> {
  if (settings.kind === 'console') return new sdk.ConsoleSpanExporter();
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { url, headers, timeoutMs } = settings;
  return new OTLPTraceExporter({ url, headers, timeoutMillis: timeoutMs });
}

function samplerOf(sdk: Sdk, { sampler, ratio }: Pick<TracingSettings, 'sampler' | 'ratio'>): Sampler {
  const isParentBased = sampler.startsWith('parentbased_');
  const root = rootSampler(sdk, sampler.replace('parentbased_', ''), ratio);
  return isParentBased ? new sdk.ParentBasedSampler({ root }) : root;
}

function rootSampler(sdk: Sdk, name: string, ratio: number): Sampler {
  if (name === 'traceidratio') return new sdk.TraceIdRatioBasedSampler(ratio);
  return name === 'always_off' ? new sdk.AlwaysOffSampler() : new sdk.AlwaysOnSampler();
}

/** A collector that is away is no failure of the service. */
function tellFailures({ diag, DiagLogLevel }: typeof import('@opentelemetry/api'), log: Logger): void {
  let silentUntil = 0;
  const tell = (message: string): void => {
    if (world.monotonic() < silentUntil) return;
    silentUntil = world.monotonic() + SILENCE_MS;
    log.warn({ reason: cutText(message, 500) }, 'a problem with the traces');
  };
  const ignore = (): void => {};
  diag.setLogger(
    { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
