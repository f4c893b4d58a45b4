import { type Attempt, attempt } from './attempt.ts';
import { jitter, pause, tell } from './callbacks.ts';
import { warnOfDeprecation } from './deprecation.ts';
import { subtle, uuid } from './encoding.ts';
import { fixedHeaders, headersOf } from './headers.ts';
import type { Operation, Params } from './operation.ts';
import {
  baseUrlOf,
  type CallEvent,
  type CallOptions,
  checkOptions,
  type Limits,
  limitsOf,
  type PaychartOptions,
} from './options.ts';
import { type PreparedRequest, prepareRequest } from './request.ts';
import { isInProgress, readAnswer } from './response.ts';
import type { Failure, Success } from './result.ts';
import { isTransient, MAX_RETRY_AFTER_MS, retryAfterMs, retryDelayMs } from './retry.ts';

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

/** The state that the attempts of a call share. */
interface Plan {
  request: PreparedRequest;
  key: string | undefined;
  limits: Limits;
  /** `performance.now()` at the end of the call's time: it does not jump when the clock is set. */
  endsAt: number;
  about: Omit<Extract<CallEvent, { type: 'request' }>, 'type' | 'attempt'>;
}

/**
 * Sends a call until it has an answer, or its retries or its time are spent. Rejects with a TypeError for what cannot be
 * sent, before anything is.
 */
export async function send(client: PaychartOptions, call: Send): Promise<Sent> {
  const { operation, options } = call;
  const plan = planOf(client, call);
  const { about, endsAt, key, limits } = plan;
  let retries = 0;
  for (let number = 1; ; number += 1) {
    const answer = await observedAttempt(client, call, plan, number);
    const isRunning = 'text' in answer && answer.response.status === 409 && isInProgress(answer.text);
    const mayRepeat = isRunning ? limits.maxRetries > 0 : retries < limits.maxRetries;
    const delayMs = mayRepeat ? delayBefore(client, call, plan, answer, number, isRunning) : undefined;
    if (delayMs === undefined || performance.now() + delayMs >= endsAt) return resultOf(operation, answer, number, key);
    if (!isRunning) retries += 1;
    tell(client, { ...about, attempt: number, type: 'retry', delayMs });
    await pause(client, delayMs, endsAt - performance.now(), options.signal);
  }
}

function planOf(client: PaychartOptions, call: Send): Plan {
  const { name, operation, options } = call;
  checkOptions(client);
  warnOfDeprecation(client, name, operation);
  const request = prepareRequest(baseUrlOf(client), operation, call.params);
  if (call.search !== undefined) request.url.search = call.search;
  if (client.signingSecret !== undefined) subtle();
  const key = idempotencyKeyOf(call, client.signingSecret !== undefined);
  const limits = limitsOf(client, options);
  const about = { operation: name, method: operation.method, path: operation.path };
  const plan = { request, key, limits, endsAt: performance.now() + limits.deadlineMs, about };
  fixedHeaders(client, call, plan);
  return plan;
}

/**
 * One key for all attempts; whatever changes something needs one when it is signed. A key in the body is the caller's own
 * form of it: the header stays away.
 */
function idempotencyKeyOf({ operation, params, options }: Send, isSigned: boolean): string | undefined {
  if (options.idempotencyKey !== undefined) return options.idempotencyKey;
  if (operation.replay !== 'key' && !(isSigned && operation.method !== 'GET')) return undefined;
  return typeof params.idempotencyKey === 'string' ? undefined : uuid();
}

async function observedAttempt(client: PaychartOptions, call: Send, plan: Plan, number: number): Promise<Attempt> {
  const { request, limits, endsAt } = plan;
  const about = { ...plan.about, attempt: number };
  tell(client, { ...about, type: 'request' });
  const startedAt = performance.now();
  const init = { method: call.operation.method, ...(request.body === undefined ? {} : { body: request.body }) };
  const answer = await attempt(request.url, init, () => headersOf(client, call, plan), {
    // Called on globalThis: browsers refuse a fetch that has lost its window.
    fetch: client.fetch ?? ((url, options) => globalThis.fetch(url, options)),
    timeoutMs: Math.max(0, Math.min(limits.timeoutMs, endsAt - startedAt)),
    signal: call.options.signal,
  });
  const durationMs = Math.round(performance.now() - startedAt);
  if ('failure' in answer) tell(client, { ...about, type: 'failure', reason: answer.failure.reason, durationMs });
  else {
    const requestId = answer.response.headers.get('x-request-id') ?? undefined;
    tell(client, { ...about, type: 'response', status: answer.response.status, durationMs, requestId });
  }
  return answer;
}

/** Milliseconds until the next attempt; undefined where there must be none. */
function delayBefore(
  client: PaychartOptions,
  { operation }: Send,
  { limits }: Plan,
  answer: Attempt,
  number: number,
  isRunning: boolean,
): number | undefined {
  const outcome = 'failure' in answer ? answer.failure.reason : answer.response.status;
  if (!isRunning && !isTransient(outcome, operation.replay)) return undefined;
  const header = 'failure' in answer ? undefined : answer.response.headers.get('retry-after');
  const afterMs = retryAfterMs(header, Date.now());
  if (afterMs !== undefined && afterMs > MAX_RETRY_AFTER_MS) return undefined;
  return retryDelayMs(number, afterMs, () => jitter(client), limits);
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
