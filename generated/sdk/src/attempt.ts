// Written by codegen from codegen/emit/sdk/runtime/attempt.ts: edit that file.

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
  if (signal?.aborted) return { failure: networkError('ABORTED', signal.reason) };
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
    if (signal?.aborted) return { failure: networkError('ABORTED', signal.reason) };
    return { failure: networkError(timedOut ? 'TIMEOUT' : 'CONNECTION', cause) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

const messages = {
  TIMEOUT: 'no answer within the time-out',
  CONNECTION: 'the connection failed',
  ABORTED: 'the caller ended the call',
} as const;

function networkError(reason: NetworkError['reason'], cause: unknown): NetworkError {
  return { code: 'NETWORK_ERROR', reason, message: messages[reason], cause };
}
