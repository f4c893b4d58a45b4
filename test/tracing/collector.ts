import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = string | number | boolean | undefined;

/** A span as the collector has received it. */
export interface Received {
  readonly traceId: string;
  readonly spanId: string;
  /** Undefined for the root of a trace. */
  readonly parentSpanId: string | undefined;
  readonly name: string;
  /** `service.name` of the process that sent it. */
  readonly service: string;
  /** As OTLP numbers them: 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  readonly kind: number;
  readonly attributes: Readonly<Record<string, Value>>;
  readonly links: readonly string[];
  readonly isFailed: boolean;
  readonly durationMs: number;
}

/** A collector of OpenTelemetry's protocol over HTTP. */
export interface Collector {
  readonly url: string;
  readonly spans: Received[];
  readonly resources: Readonly<Record<string, Value>>[];
  readonly headers: NodeJS.Dict<string | string[]>[];
  /** Everything that came, as it came. */
  bytes(): string;
  /** Forgets what came so far. */
  clear(): void;
  close(): Promise<void>;
}

interface OtlpValue {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
  readonly boolValue?: boolean;
}

type OtlpAttributes = readonly { readonly key: string; readonly value: OtlpValue }[];

interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes?: OtlpAttributes;
  readonly links?: readonly { readonly traceId: string }[];
  readonly status?: { readonly code?: number };
}

interface OtlpRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: OtlpAttributes };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

const plainValue = ({ stringValue, intValue, doubleValue, boolValue }: OtlpValue): Value =>
  stringValue ?? doubleValue ?? boolValue ?? (intValue === undefined ? undefined : Number(intValue));

const attributesOf = (attributes: OtlpAttributes = []): Readonly<Record<string, Value>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plainValue(value)]));

const spanOf = (span: OtlpSpan, service: string): Received => ({
  service,
  traceId: span.traceId,
  spanId: span.spanId,
  parentSpanId: span.parentSpanId || undefined,
  name: span.name,
  kind: span.kind,
  attributes: attributesOf(span.attributes),
  links: (span.links ?? []).map(({ traceId }) => traceId),
  isFailed: span.status?.code === 2,
  durationMs: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
});

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const spans: Received[] = [];
  const resources: Readonly<Record<string, Value>>[] = [];
  const headers: NodeJS.Dict<string | string[]>[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    if (request.url !== '/v1/traces') return void response.writeHead(404).end();
    bodies.push(body);
    headers.push(request.headers);
    for (const { resource, scopeSpans } of (JSON.parse(body) as OtlpRequest).resourceSpans) {
      const process = attributesOf(resource.attributes);
      const service = String(process['service.name']);
      resources.push(process);
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => spanOf(span, service))));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    headers,
    bytes: () => bodies.join('\n'),
    clear: () => {
      for (const list of [bodies, spans, resources, headers]) list.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Spans by the trace that they belong to. */
export const byTrace = (spans: readonly Received[]): Map<string, Received[]> =>
  Map.groupBy(spans, ({ traceId }) => traceId);

/** The spans of a trace that hang in the tree of its one root: each has a parent that was received, up to the root. */
export function inOneTree(trace: readonly Received[]): readonly Received[] {
  const byId = new Map(trace.map((span) => [span.spanId, span]));
  const roots = trace.filter(({ parentSpanId }) => parentSpanId === undefined);
  const [root] = roots;
  if (root === undefined || roots.length > 1) return [];
  const hangs = (span: Received, depth = 0): boolean => {
    if (span === root) return true;
    const parent = byId.get(span.parentSpanId ?? '');
    return parent !== undefined && depth < trace.length && hangs(parent, depth + 1);
  };
  return trace.filter((span) => hangs(span));
}
