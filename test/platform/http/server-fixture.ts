import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { type Listening, listen } from '../../../src/platform/http/server/listen.ts';
import { API_KEY, type ServerOptions, testApp } from './app-fixture.ts';

export * from './app-fixture.ts';

export interface TestServer {
  readonly url: string;
  readonly listening: Listening;
  /** Every log line so far. */
  readonly lines: readonly string[];
  /** How many credentials were looked up. */
  readonly lookUps: { count: number };
}

/** A server on a free port, closed when the test ends. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const lines: string[] = [];
  const lookUps = { count: 0 };
  const app = testApp(options, (line) => lines.push(line), lookUps);
  const listening = await listen(app, { port: 0, ...(options.timeouts && { timeouts: options.timeouts }) });
  onTestFinished(() => listening.close(1000));
  return { url: listening.url, listening, lines, lookUps };
}

export interface Envelope {
  readonly statusCode: number;
  readonly message: string;
  readonly code: string;
  readonly requestId: string;
  readonly details?: { readonly errors?: readonly { path: string; message: string; rule: string }[] } & Record<
    string,
    unknown
  >;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Envelope & Record<string, unknown>;
}

/** A request with the test key, unless `headers` has one of its own or says null. */
export async function call(
  server: TestServer,
  method: string,
  path: string,
  options: { headers?: Record<string, string>; body?: unknown; anonymous?: boolean } = {},
): Promise<Reply> {
  const { body } = options;
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(options.anonymous ? {} : { 'X-Service-Api-Key': API_KEY }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: isRaw ? (body as string) : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Reply['body'] };
}

/** Writes bytes to the server and returns everything that it answers until it closes or has been silent. */
export function exchangeBytes(server: TestServer, bytes: string | Uint8Array): Promise<string> {
  const { port, hostname } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
