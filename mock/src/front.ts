import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '../../src/platform/http/app.ts';
import { requestIdOf } from '../../src/platform/http/exchange.ts';
import { EXPOSED_HEADERS } from '../../src/platform/http/response/cross-origin.ts';
import { type OlderVersion, olderVersion } from '../../src/platform/versions/index.ts';
import { type Json, operationAt } from '../shared/document.ts';
import { answerControl, CONTROLS, type Controls } from './controls.ts';
import { type Preferred, preferredOf } from './preferred.ts';

/** Says of an answer what the mock cannot know. */
export const MOCK_HEADER = 'Paychart-Mock';

/** Their answers depend on a chain, which is simulated here. */
const ON_CHAIN = new Set(['Wallets', 'Treasury', 'Invoices', 'Ramps']);

/** The service's app behind what the mock adds to it: delays, failures, and answers that the request itself prefers. */
export function withFront(app: App, document: Json, controls: Controls, apiVersion?: string): App {
  const { faults } = controls;
  const listener: RequestListener = async (incoming, outgoing) => {
    if (incoming.url?.startsWith(CONTROLS)) return answerControl(incoming, outgoing, controls);
    const version = versionOf(incoming, apiVersion);
    const operation = operationAt(document, incoming.method ?? 'GET', incoming.url ?? '/')?.operation;
    const apiKey = keyOf(incoming);
    const ms = faults.waitOf({ operation: operation?.operationId, apiKey });
    if (ms > 0) await wait(ms);
    if (operation?.tags?.some((tag: string) => ON_CHAIN.has(tag))) outgoing.setHeader(MOCK_HEADER, 'simulated-chain');
    const failure = operation && incoming.method !== 'OPTIONS' ? faults.failureOf(operation, apiKey) : undefined;
    const prefer = failure ?? String(incoming.headers.prefer ?? '');
    const preferred = operation && preferredOf(document, operation, { prefer, requestId: requestIdOf(incoming) });
    if (preferred === undefined) return app.listener(incoming, outgoing);
    answer(incoming, outgoing, version === undefined ? preferred : inVersion(preferred, version, operation));
  };
  return Object.create(app, { listener: { value: listener } }) as App;
}

const VERSION_HEADER = 'x-service-api-version';

/** The version of a request without the header is that with which the mock was started; undefined of the newest. */
const versionOf = ({ headers }: IncomingMessage, apiVersion: string | undefined): OlderVersion | undefined => {
  if (headers[VERSION_HEADER] === undefined && apiVersion !== undefined) headers[VERSION_HEADER] = apiVersion;
  const named = headers[VERSION_HEADER];
  return typeof named === 'string' ? olderVersion(named) : undefined;
};

/** An example of today as a client of the version reads it. */
const inVersion = (preferred: Preferred, version: OlderVersion, { operationId }: Json): Preferred => {
  const headers = { ...preferred.headers, 'X-Service-Api-Version': version.date };
  if (!preferred.isExample || !preferred.type?.includes('json')) return { ...preferred, headers };
  const { status, body } = version.answer(operationId, {
    status: preferred.status,
    body: JSON.stringify(preferred.body),
  });
  const read: unknown = JSON.parse(body);
  return { ...preferred, status, headers, body: isRefusal(read) ? refusedIn(version, operationId, read) : read };
};

interface RefusalBody {
  readonly code: string;
}

const isRefusal = (body: unknown): body is RefusalBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'statusCode' in body && typeof body.code === 'string';

const refusedIn = (version: OlderVersion, operation: string, body: RefusalBody): RefusalBody => ({
  ...body,
  code: version.code(operation, body.code),
});

const keyOf = ({ headers }: IncomingMessage): string | undefined => {
  const key = headers['x-service-api-key'];
  return typeof key === 'string' ? key : undefined;
};

function answer(
  { headers }: IncomingMessage,
  outgoing: ServerResponse,
  { status, type, body, isExample, headers: documented }: Preferred,
): void {
  for (const [name, value] of Object.entries(documented)) outgoing.setHeader(name, value);
  // A browser reads no answer to a page of another origin without it.
  if (headers.origin !== undefined) {
    outgoing.setHeader('Access-Control-Allow-Origin', '*');
    outgoing.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS.join(','));
  }
  if (isExample) outgoing.setHeader(MOCK_HEADER, 'documented-example');
  if (type !== undefined) outgoing.setHeader('Content-Type', type);
  const text = type?.includes('json') ? JSON.stringify(body) : (body as string | undefined);
  outgoing.writeHead(status).end(text);
}
