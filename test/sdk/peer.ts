import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createMethods } from '../../codegen/emit/sdk/runtime/client.ts';
import type { Operation, Params } from '../../codegen/emit/sdk/runtime/operation.ts';
import type { CallOptions, PaychartOptions } from '../../codegen/emit/sdk/runtime/options.ts';
import type { Call } from '../../codegen/emit/sdk/runtime/result.ts';

export interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** One scripted answer. `hang`: none. `stall`: half a body. `reset`: a closed socket. `cut`: closed within the body. */
export type Answer =
  | { status: number; headers?: Record<string, string>; json?: unknown; text?: string }
  | 'hang'
  | 'stall'
  | 'reset'
  | 'cut';

export interface Peer {
  url: string;
  received: Received[];
}

/** A real HTTP server that answers by script, one answer for each request; the last one repeats. */
export async function peer(...script: Answer[]): Promise<Peer> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    play(script[Math.min(received.length, script.length) - 1] ?? { status: 200, json: {} }, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

function play(answer: Answer, response: ServerResponse): void {
  if (answer === 'hang') return;
  if (answer === 'reset') {
    response.destroy();
    return;
  }
  if (answer === 'stall' || answer === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"id":', () => answer === 'cut' && response.destroy());
    return;
  }
  const body = answer.text ?? (answer.json === undefined ? '' : JSON.stringify(answer.json));
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(body);
}

/** An error envelope (B 7). */
export function refusal(statusCode: number, code: string, details?: unknown) {
  const envelope = { statusCode, code, message: `${code}.`, requestId: 'req_01k9zt5r7m8q4x2v6b3n1c0d99' };
  return { status: statusCode, json: details === undefined ? envelope : { ...envelope, details } };
}

const row = { path: '/v1/payments', query: [], body: 'none', replay: 'always', result: 'json' } as const;
const codes = [
  'RATE_LIMITED',
  'TRY_AGAIN',
  'PAYMENT_NOT_FOUND',
  'INVALID_TRANSITION',
  'INTERNAL_ERROR',
  'IDEMPOTENCY_IN_PROGRESS',
];

/** Operations of every kind that the transport tells apart. */
const operations = {
  create: { ...row, method: 'POST', body: 'rest', replay: 'key', codes },
  confirm: { ...row, method: 'POST', path: '/v1/payments/{id}/confirm', replay: 'key', codes },
  read: { ...row, method: 'GET', path: '/v1/payments/{id}', codes },
  replace: { ...row, method: 'PUT', path: '/v1/payments/{id}/memo', body: 'whole', result: 'none', codes },
  open: { ...row, method: 'POST', path: '/v1/claims', body: 'rest', replay: 'refused', codes },
  document: { ...row, method: 'GET', path: '/v1/dids/{id}', accept: 'application/did+json, application/json', codes },
  metrics: { ...row, method: 'GET', path: '/metrics', result: 'text', codes },
  list: { ...row, method: 'GET', query: ['take', 'cursor', 'status'], items: 'payments', codes },
} as const satisfies Record<string, Operation>;

export type Answered = { code: string; message: string; [member: string]: unknown };
type Method = (params?: Params, options?: CallOptions) => Call<unknown, Answered>;
type Listing = Method & { all(params?: Params, options?: CallOptions): AsyncGenerator<unknown> };
export type Methods = { [name in Exclude<keyof typeof operations, 'list'>]: Method } & { list: Listing };

export interface TestClient {
  methods: Methods;
  /** What the client would have waited, in milliseconds. */
  delays: number[];
}

/** A client that notes its waits instead of waiting; its jitter is half of the ceiling unless told. */
export function clientOf(baseUrl: string, options: Partial<PaychartOptions> = {}): TestClient {
  const delays: number[] = [];
  const settings = {
    apiKey: 'svc_test_key',
    baseUrl,
    random: () => 0.5,
    sleep: async (ms: number) => {
      delays.push(ms);
    },
    ...options,
  } as PaychartOptions;
  return { methods: createMethods(operations, settings) as Methods, delays };
}
