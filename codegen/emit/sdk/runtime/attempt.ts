import type { NetworkError } from './result.ts';

export type Attempt = { response: Response; text: string } | { failure: NetworkError };

export interface AttemptSettings {
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

/**
 * Sends once and reads the whole answer. An own timer, for AbortSignal.any over AbortSignal.timeout can be collected
 * before it fires on Node 20.
 */
export async function attempt(url: URL, init: RequestInit, settings: AttemptSettings): Promise<Attempt> {
  const { signal, timeoutMs } = settings;
  const { host } = url;
  const aborted = (): NetworkError => ({ ...ended(host), cause: signal?.reason });
  if (signal?.aborted) return { failure: aborted() };
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    abort();
  }, timeoutMs);
  signal?.addEventListener('abort', abort);
  try {
    // A redirect would carry the key to wherever it points; the service never redirects.
    const response = await settings.fetch(url, { ...init, redirect: 'manual', signal: controller.signal });
    return { response, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) return { failure: aborted() };
    return { failure: timedOut ? unanswered(host, timeoutMs, cause) : unconnected(host, cause) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

const ended = (host: string): NetworkError => ({
  code: 'NETWORK_ERROR',
  reason: 'ABORTED',
  message: `the caller ended the call to ${host}`,
  host,
});

const unanswered = (host: string, timeoutMs: number, cause: unknown): NetworkError => ({
  code: 'NETWORK_ERROR',
  reason: 'TIMEOUT',
  message: `no answer from ${host} within ${timeoutMs} ms`,
  host,
  cause,
});

const unconnected = (host: string, cause: unknown): NetworkError => ({
  code: 'NETWORK_ERROR',
  reason: 'CONNECTION',
  message: `the connection to ${host} failed: ${reasonOf(cause)}`,
  host,
  cause,
});

/** What is at the bottom of an error of `fetch`, which says no more than "fetch failed" itself. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  // Where a name has several addresses, each attempt has an error of its own, and the sum of them no message.
  const [first] = thrown instanceof AggregateError ? thrown.errors : [];
  const inner: unknown = first ?? thrown.cause;
  return inner === undefined ? thrown.message : reasonOf(inner);
}
