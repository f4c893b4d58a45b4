import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Json, operationAt } from '../../scripts/mock/document.ts';
import type { App } from '../../src/kernel/http/app.ts';
import { requestIdOf } from '../../src/kernel/http/exchange.ts';
import { EXPOSED_HEADERS } from '../../src/kernel/http/response/cross-origin.ts';
import { type Preferred, preferredOf } from './preferred.ts';

export interface Faults {
  /** Milliseconds that each answer waits. */
  readonly latencyMs: number;
  /** Of all requests, from 0 to 1, that are answered 503 TRY_AGAIN. */
  readonly failRate: number;
}

/** Says of an answer what the mock cannot know. */
export const MOCK_HEADER = 'Paychart-Mock';

/** Their answers depend on a chain, which is simulated here. */
const ON_CHAIN = new Set(['Wallets', 'Treasury', 'Invoices', 'Ramps']);

/** The service's app behind what the mock adds to it: delays, failures, and answers that the request itself prefers. */
export function withFront(app: App, document: Json, faults: Faults): App {
  const listener: RequestListener = async (incoming, outgoing) => {
    const { latencyMs, failRate } = faults;
    if (latencyMs > 0) await wait(latencyMs);
    const operation = operationAt(document, incoming.method ?? 'GET', incoming.url ?? '/')?.operation;
    if (operation?.tags?.some((tag: string) => ON_CHAIN.has(tag))) outgoing.setHeader(MOCK_HEADER, 'simulated-chain');
    const isFailing = incoming.method !== 'OPTIONS' && failRate > 0 && Math.random() < failRate;
    const prefer = isFailing ? 'code=503, example=TRY_AGAIN' : String(incoming.headers.prefer ?? '');
    const preferred = operation && preferredOf(document, operation, { prefer, requestId: requestIdOf(incoming) });
    if (preferred === undefined) return app.listener(incoming, outgoing);
    answer(incoming, outgoing, preferred);
  };
  return Object.create(app, { listener: { value: listener } }) as App;
}

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
