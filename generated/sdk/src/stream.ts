// Written by codegen from codegen/emit/sdk/runtime/stream.ts: edit that file.

import { jitter, pause } from './callbacks.ts';
import { type CallOptions, checkOptions, limitsOf, type PaychartOptions } from './options.ts';
import { retryDelayMs } from './retry.ts';
import type { StreamBlock } from './stream-blocks.ts';
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
  if (after !== undefined && !isSequence(after))
    throw new TypeError(`after must be the sequence of an event: ${after}`);
  const limits = limitsOf(client);
  const { signal } = options;
  let last = after;
  let failures = 0;
  while (!signal?.aborted) {
    const openedAt = performance.now();
    const connection = new StreamConnection(client, streaming, options);
    let lost = new Lost(undefined);
    try {
      for await (const block of connection.blocks(last)) {
        if (performance.now() - openedAt > GOOD_AFTER_MS) failures = 0;
        const { id } = block;
        if (id === undefined) continue;
        if (!isSequence(id)) throw connection.broken(block);
        if (!isNew(id, last)) continue;
        // An event that cannot be read is asked for again: the position moves behind what was read.
        const event = readEvent(block, connection);
        // What has been handed out is not asked for again, whatever becomes of the connection.
        last = id;
        if (event === undefined) continue;
        failures = 0;
        yield event.value;
      }
      if (performance.now() - openedAt > GOOD_AFTER_MS) failures = 0;
    } catch (error) {
      if (signal?.aborted) return;
      if (!(error instanceof Lost)) throw error;
      lost = error;
    }
    if (failures >= maxRetries) throw lost.error ?? connection.ended();
    failures += 1;
    const delayMs = retryDelayMs(failures, lost.afterMs, () => jitter(client), limits);
    await pause(client, delayMs, delayMs, signal);
  }
}

/** Ids of the service are sequences. Another one is of a proxy, or cut. */
const isSequence = (id: string): boolean => /^[0-9]{1,20}$/.test(id);

/** The event of a block; undefined where it has none. Throws `Lost` where it is no JSON. */
function readEvent(block: StreamBlock, connection: StreamConnection): { value: unknown } | undefined {
  if (block.data === undefined) return undefined;
  try {
    return { value: JSON.parse(block.data) as unknown };
  } catch {
    throw connection.broken(block);
  }
}

/** Whatever a proxy or a service repeats: an event is handed out once. */
const isNew = (id: string, last: string | undefined): boolean => last === undefined || BigInt(id) > BigInt(last);
