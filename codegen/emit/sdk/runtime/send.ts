import { type Attempt, attempt } from './attempt.ts';
import type { Operation, Params } from './operation.ts';
import { baseUrlOf, type CallEvent, type CallOptions, type PaychartOptions } from './options.ts';
import { type PreparedRequest, prepareRequest } from './request.ts';
import { readAnswer } from './response.ts';
import type { Failure, Success } from './result.ts';
import { isTransient, MAX_RETRY_AFTER_MS, retryAfterMs, retryDelayMs, sleep } from './retry.ts';
import { signOnce } from './sign-once.ts';
import { signRequest } from './signature.ts';

/** The untyped core's result; the generated facade gives it its types. */
export type Sent = Success<unknown> | Failure<{ code: string; message: string }>;

export interface Send {
  name: string;
  operation: Operation;
  params: Params;
  options: CallOptions;
  /** Replaces the query: the next page's. */
  search?: string;
}

const DEFAULT_MAX_RETRIES = 2;
const DEFAULT_TIMEOUT_MS = 30_000;

/** Sends a call until it has an answer, or retries are spent. */
export async function send(client: PaychartOptions, call: Send): Promise<Sent> {
  const { name, operation, options } = call;
  const request = prepareRequest(baseUrlOf(client), operation, call.params);
  if (call.search !== undefined) request.url.search = call.search;
  const key = idempotencyKeyOf(call, client.signingSecret !== undefined);
  const maxRetries = options.maxRetries ?? client.maxRetries ?? DEFAULT_MAX_RETRIES;
  const about = { operation: name, method: operation.method, path: operation.path };
  for (let number = 1; ; number += 1) {
    const answer = await observedAttempt(client, call, request, key, { ...about, attempt: number });
    const delayMs = number > maxRetries ? undefined : delayBefore(client, operation, answer, number);
    if (delayMs === undefined) return resultOf(operation, answer, number, key);
    client.onEvent?.({ ...about, attempt: number, type: 'retry', delayMs });
    await (client.sleep ?? sleep)(delayMs, options.signal);
  }
}

/**
 * One key for all attempts; whatever changes something needs one when it is signed. A key in the body is the caller's own
 * form of it: the header stays away.
 */
function idempotencyKeyOf({ operation, params, options }: Send, isSigned: boolean): string | undefined {
  if (options.idempotencyKey !== undefined) return options.idempotencyKey;
  if (operation.replay !== 'key' && !(isSigned && operation.method !== 'GET')) return undefined;
  return typeof params.idempotencyKey === 'string' ? undefined : crypto.randomUUID();
}

async function observedAttempt(
  client: PaychartOptions,
  call: Send,
  request: PreparedRequest,
  key: string | undefined,
  about: Omit<Extract<CallEvent, { type: 'request' }>, 'type'>,
): Promise<Attempt> {
  client.onEvent?.({ ...about, type: 'request' });
  const startedAt = Date.now();
  const headers = await headersOf(client, call, request, key);
  const init = {
    method: call.operation.method,
    headers,
    ...(request.body === undefined ? {} : { body: request.body }),
  };
  const answer = await attempt(request.url, init, {
    // Called on globalThis: browsers refuse a fetch that has lost its window.
    fetch: client.fetch ?? ((url, options) => globalThis.fetch(url, options)),
    timeoutMs: call.options.timeoutMs ?? client.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    signal: call.options.signal,
  });
  const durationMs = Date.now() - startedAt;
  if ('failure' in answer) client.onEvent?.({ ...about, type: 'failure', reason: answer.failure.reason, durationMs });
  else {
    const requestId = answer.response.headers.get('x-request-id') ?? undefined;
    client.onEvent?.({ ...about, type: 'response', status: answer.response.status, durationMs, requestId });
  }
  return answer;
}

/** Made afresh for each attempt: the signature's time and the session's token age. */
async function headersOf(
  client: PaychartOptions,
  call: Send,
  request: PreparedRequest,
  key: string | undefined,
): Promise<Headers> {
  const headers = new Headers({ accept: call.operation.result === 'text' ? '*/*' : 'application/json' });
  const set = (name: string, value: string | undefined) => value !== undefined && headers.set(name, value);
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  set('x-service-api-key', client.apiKey);
  const session = typeof client.session === 'function' ? await client.session() : client.session;
  set('authorization', session === undefined ? undefined : `Bearer ${session}`);
  set('x-service-tenant-id', call.options.tenantId ?? client.tenantId);
  set('idempotency-key', key);
  if (client.signingSecret !== undefined) {
    headers.set('x-service-request-signature', await signatureOf(client.signingSecret, call, request, key));
  }
  for (const [name, value] of Object.entries({ ...client.headers, ...call.options.headers })) headers.set(name, value);
  return headers;
}

function signatureOf(
  secret: string,
  { operation: { method }, params }: Send,
  { url, body = '' }: PreparedRequest,
  key: string | undefined,
): Promise<string> {
  const signed = { secret, method, pathname: url.pathname, body };
  return method === 'GET'
    ? signRequest({ ...signed, timestamp: Math.floor(Date.now() / 1000) })
    : signOnce(signed, JSON.stringify([key ?? params.idempotencyKey, url.search]));
}

/** Milliseconds until the next attempt; undefined where there must be none. */
function delayBefore(
  client: PaychartOptions,
  operation: Operation,
  answer: Attempt,
  number: number,
): number | undefined {
  const outcome = 'failure' in answer ? answer.failure.reason : answer.response.status;
  if (!isTransient(outcome, operation.replay)) return undefined;
  const header = 'failure' in answer ? undefined : answer.response.headers.get('retry-after');
  const afterMs = retryAfterMs(header, Date.now());
  if (afterMs !== undefined && afterMs > MAX_RETRY_AFTER_MS) return undefined;
  return retryDelayMs(number, afterMs, client.random ?? Math.random);
}

function resultOf(operation: Operation, answer: Attempt, attempts: number, key: string | undefined): Sent {
  const exchange = { attempts, ...(key === undefined ? {} : { idempotencyKey: key }) };
  if ('failure' in answer) return { ok: false, data: undefined, error: answer.failure, ...exchange };
  const { response, text } = answer;
  const reading = readAnswer(operation, response, text);
  return reading.ok
    ? { ok: true, data: reading.data, error: undefined, response, ...exchange }
    : { ok: false, data: undefined, error: reading.error, response, ...exchange };
}
