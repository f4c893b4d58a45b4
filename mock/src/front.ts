import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { exampleNames, type Json, operationAt, resolve } from '../../scripts/mock/document.ts';
import { unknownName } from '../../scripts/mock/refusal.ts';
import type { App } from '../../src/kernel/http/app.ts';

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
    const preferred = operation && preferredOf(document, operation, prefer);
    if (preferred === undefined) return app.listener(incoming, outgoing);
    answer(incoming, outgoing, preferred);
  };
  return Object.create(app, { listener: { value: listener } }) as App;
}

interface Answer {
  readonly status: number;
  readonly type: string | undefined;
  readonly body: unknown;
  /** Undefined where the mock refuses the preference itself. */
  readonly isExample?: boolean;
}

/** The documented answer of the code, or of the first success, and of the example where one is named. */
function preferredOf(document: Json, operation: Json, prefer: string): Answer | undefined {
  const code = /\bcode="?(\d{3})/.exec(prefer)?.[1];
  const example = /\bexample="?([^\s,;"]+)/.exec(prefer)?.[1];
  if (code === undefined && example === undefined) return undefined;
  const success = Object.keys(operation.responses).find((one) => one.startsWith('2')) ?? '200';
  const status = code ?? success;
  const response = resolve(document, operation.responses[status]);
  if (response === undefined) return unknownCode(operation, status);
  const [type, media] = Object.entries<Json>(response.content ?? {})[0] ?? [];
  const names = exampleNames(document, operation, status);
  const name = example ?? names[0];
  if (example !== undefined && !names.includes(example)) return unknownExample(operation, { status, example, names });
  const body = name === undefined ? undefined : resolve(document, media.examples[name]).value;
  return { status: Number(status), type, body, isExample: true };
}

function unknownCode({ operationId, responses }: Json, code: string): Answer {
  const detail = `${operationId} answers no ${code}. It answers: ${Object.keys(responses).join(', ')}.`;
  return problem('Unknown code', detail, Object.keys(responses));
}

function unknownExample(
  { operationId }: Json,
  { status, example, names }: { readonly status: string; readonly example: string; readonly names: readonly string[] },
): Answer {
  const has = names.length === 0 ? 'It has none.' : `It has: ${names.join(', ')}.`;
  return problem('Unknown example', `The ${status} of ${operationId} has no example named ${example}. ${has}`, names);
}

const problem = (title: string, detail: string, known: readonly string[]): Answer => ({
  status: 400,
  type: 'application/json',
  body: unknownName(title, detail, known),
});

function answer(
  { headers }: IncomingMessage,
  outgoing: ServerResponse,
  { status, type, body, isExample }: Answer,
): void {
  // A browser reads no answer to a page of another origin without it.
  if (headers.origin !== undefined) outgoing.setHeader('Access-Control-Allow-Origin', '*');
  if (isExample) outgoing.setHeader(MOCK_HEADER, 'documented-example');
  if (type !== undefined) outgoing.setHeader('Content-Type', type);
  const text = type?.includes('json') ? JSON.stringify(body) : (body as string | undefined);
  outgoing.writeHead(status).end(text);
}
