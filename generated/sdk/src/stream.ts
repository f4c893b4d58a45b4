// Written by codegen from codegen/emit/sdk/runtime/stream.ts: edit that file.

import { jitter, pause } from './callbacks.ts';
import { type CallOptions, checkOptions, limitsOf, type PaychartOptions } from './options.ts';
import { retryDelayMs } from './retry.ts';
import { Lost, StreamConnection, type Streaming } from './stream-connection.ts';

/** Where a stream begins, and how long it goes on. */
export interface StreamOptions extends Pick<CallOptions, 'headers' | 'signal' | 'tenantId'> {
  /** The `sequence` of the last event that you have; `'0'` begins with the oldest one. By default, with the next event. */
  after?: string;
  /** Attempts to connect again, in a row, before it throws a PaychartError. By default it goes on trying. */
  maxRetries?: number;
}

/** A connection that lasted for so long was a good one: the next attempt does not wait longer for it. */
const GOOD_AFTER_MS = 5_000;

/**
 * Every event of the tenant's feed as it happens, in order and once each. It connects again by itself, behind the last
 * event, until the signal aborts or the loop is left. Throws a PaychartError for a refusal that would come again.
 */
export async function* streamOf(
  client: PaychartOptions,
  streaming: Streaming,
  { after, maxRetries = Number.POSITIVE_INFINITY, ...options }: StreamOptions,
): AsyncGenerator<unknown, void, undefined> {
  checkOptions(client);
  const limits = limitsOf(client);
  const { signal } = options;
  let last = after;
  let failures = 0;
  while (!signal?.aborted) {
    const openedAt = performance.now();
    let lost = new Lost(undefined);
    try {
      for await (const { id, data } of new StreamConnection(client, streaming, options).blocks(last)) {
        if (performance.now() - openedAt > GOOD_AFTER_MS) failures = 0;
        if (id === undefined || !isNew(id, last)) continue;
        // What has been handed out is not asked for again, whatever becomes of the connection.
        last = id;
        if (data === undefined) continue;
        failures = 0;
        yield JSON.parse(data);
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (!(error instanceof Lost)) throw error;
      lost = error;
    }
    if (failures >= maxRetries) throw lost.error ?? new StreamConnection(client, streaming, options).ended();
    failures += 1;
    const delayMs = retryDelayMs(failures, lost.afterMs, () => jitter(client), limits);
    await pause(client, delayMs, delayMs, signal);
  }
}

/** Whatever a proxy or a service repeats: an event is handed out once. */
const isNew = (id: string, last: string | undefined): boolean => last === undefined || BigInt(id) > BigInt(last);
