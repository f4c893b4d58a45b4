import { SERVICE } from '../names.ts';
import type { Environment } from './environment.ts';

export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The traces of the service, as the standard variables of OpenTelemetry set them up. */
export interface TracingSettings {
  readonly exporter:
    | { readonly kind: 'console' }
    | {
        readonly kind: 'otlp';
        readonly url: string;
        readonly headers: Readonly<Record<string, string>>;
        readonly timeoutMs: number;
      };
  /** Attributes of the process, `service.name` among them. */
  readonly resource: Readonly<Record<string, string>>;
  readonly sampler: (typeof SAMPLERS)[number];
  /** The share of the traces that the samplers with a ratio keep. */
  readonly ratio: number;
  readonly queueSize: number;
  readonly delayMs: number;
}

const LOCAL_COLLECTOR = 'http://localhost:4318';
const PROTOCOL = ['http/json'] as const;

/** Undefined where nobody has asked for traces: neither an exporter nor an endpoint is set. */
export function readTracing(env: Environment): { readonly tracing: TracingSettings | undefined } {
  const endpoint = httpUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  const own = httpUrl(env, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT');
  const isAskedFor = endpoint !== undefined || own !== undefined;
  const kind = env.choice('OTEL_TRACES_EXPORTER', ['otlp', 'console', 'none'], isAskedFor ? 'otlp' : 'none');
  const protocol = env.choice('OTEL_EXPORTER_OTLP_PROTOCOL', PROTOCOL, 'http/json');
  env.choice('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', PROTOCOL, protocol);
  const otlp = {
    kind: 'otlp',
    url: own ?? `${endpoint ?? LOCAL_COLLECTOR}/v1/traces`,
    headers: {
      ...pairs(env, 'OTEL_EXPORTER_OTLP_HEADERS'),
      ...pairs(env, 'OTEL_EXPORTER_OTLP_TRACES_HEADERS'),
    },
    timeoutMs: env.integer('OTEL_EXPORTER_OTLP_TIMEOUT', 10_000, { from: 1, to: 600_000 }),
  } as const;
  const settings = {
    resource: { 'service.name': SERVICE, ...pairs(env, 'OTEL_RESOURCE_ATTRIBUTES'), ...serviceName(env) },
    sampler: env.choice('OTEL_TRACES_SAMPLER', SAMPLERS, 'parentbased_always_on'),
    ratio: readRatio(env),
    queueSize: env.integer('OTEL_BSP_MAX_QUEUE_SIZE', 8192, { from: 512, to: 1_000_000 }),
    delayMs: env.integer('OTEL_BSP_SCHEDULE_DELAY', 1000, { from: 1, to: 60_000 }),
  };
  const isDisabled = env.flag('OTEL_SDK_DISABLED', false);
  if (kind === 'none' || isDisabled) return { tracing: undefined };
  return { tracing: { exporter: kind === 'otlp' ? otlp : { kind }, ...settings } };
}

function httpUrl(env: Environment, variable: string): string | undefined {
  const url = env.url(variable);
  if (url !== undefined && URL.canParse(url) && !/^https?:\/\//.test(url))
    env.problems.push(`${variable} must begin with http:// or https://`);
  return url;
}

function serviceName(env: Environment): { readonly 'service.name'?: string } {
  const name = env.optional('OTEL_SERVICE_NAME');
  return name === undefined ? {} : { 'service.name': name };
}

function readRatio(env: Environment): number {
  const text = env.optional('OTEL_TRACES_SAMPLER_ARG');
  const ratio = Number(text ?? 1);
  if (ratio >= 0 && ratio <= 1) return ratio;
  env.problems.push('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1');
  return 1;
}

/** `name=value,name=value`, percent-encoded. The message never repeats a value, which may be a secret. */
function pairs(env: Environment, variable: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const pair of (env.optional(variable) ?? '').split(',')) {
    if (pair.trim() === '') continue;
    const at = pair.indexOf('=');
    const decoded = decode(pair.slice(at + 1).trim());
    if (at < 1 || decoded === undefined) {
      env.problems.push(`${variable} must be pairs such as name=value, joined by commas and percent-encoded`);
      return {};
    }
    found[pair.slice(0, at).trim()] = decoded;
  }
  return found;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
