// Written by codegen from codegen/emit/sdk/runtime/attempt.ts: edit that file.

import { bounded, Cut } from './bounded.ts';
import type { NetworkError } from './result.ts';

export type Attempt = { response: Response; text: string } | { failure: NetworkError };

export interface AttemptSettings {
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

/** Sends once and reads the whole answer. `headers` are made within the time of the attempt: a session may be asked for. */
export async function attempt(
  url: URL,
  init: RequestInit,
  headers: () => Promise<Headers>,
  { fetch, timeoutMs, signal }: AttemptSettings,
): Promise<Attempt> {
  const { host } = url;
  let isPrepared = false;
  const exchange = async (stop: AbortSignal): Promise<Attempt> => {
    const prepared = await headers();
    isPrepared = true;
    // A redirect would carry the key to wherever it points; the service never redirects.
    const response = await fetch(url, { ...init, headers: prepared, redirect: 'manual', signal: stop });
    return { response, text: await response.text() };
  };
  try {
    return await bounded(exchange, timeoutMs, signal);
  } catch (cause) {
    if (!isPrepared && !(cause instanceof Cut)) return { failure: unauthorized(host, cause) };
    return { failure: failureOf(host, cause, timeoutMs, signal) };
  }
}

const failed = (host: string, reason: NetworkError['reason'], message: string): NetworkError => ({
  code: 'NETWORK_ERROR',
  reason,
  message,
  host,
});

/** Maps a failed request, or one whose time was over, to its error. */
export function failureOf(
  host: string,
  cause: unknown,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): NetworkError {
  if (!(cause instanceof Cut)) return unconnected(host, cause);
  return cause.reason === 'ABORTED' ? ended(host, signal?.reason) : unanswered(host, timeoutMs);
}

const ended = (host: string, cause: unknown): NetworkError => ({
  ...failed(host, 'ABORTED', `the caller ended the call to ${host}`),
  cause,
});

const unanswered = (host: string, timeoutMs: number): NetworkError =>
  failed(host, 'TIMEOUT', `no answer from ${host} within ${timeoutMs} ms`);

export const unconnected = (host: string, cause: unknown): NetworkError => ({
  ...failed(host, 'CONNECTION', `the connection to ${host} failed: ${reasonOf(cause)}`),
  cause,
});

export const unauthorized = (host: string, cause: unknown): NetworkError => ({
  ...failed(host, 'SESSION', `nothing was sent to ${host}, for session() failed: ${reasonOf(cause)}`),
  cause,
});

/** Returns the innermost cause of an error of `fetch`, which itself says no more than "fetch failed". */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  // Where a name has several addresses, each attempt has an error of its own, and the sum of them no message.
  const [first] = thrown instanceof AggregateError ? thrown.errors : [];
  const inner: unknown = first ?? thrown.cause;
  return inner === undefined ? thrown.message : reasonOf(inner);
}
