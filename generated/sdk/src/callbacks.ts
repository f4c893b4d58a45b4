// Written by codegen from codegen/emit/sdk/runtime/callbacks.ts: edit that file.

import { bounded, Cut } from './bounded.ts';
import type { CallEvent, PaychartOptions } from './options.ts';
import { sleep } from './retry.ts';

/**
 * Tells the caller's hook. A call that has succeeded stays a success when its log line fails, so what the hook throws is
 * ignored, and so is what it promises: an unhandled rejection would end Node.
 */
export function tell({ onEvent }: PaychartOptions, event: CallEvent): void {
  try {
    const told: unknown = onEvent?.(event);
    Promise.resolve(told).catch(() => undefined);
  } catch {}
}

/** Waits by the caller's `sleep`, for `longestMs` at most; by the SDK's own where that one fails. */
export async function pause(
  client: PaychartOptions,
  ms: number,
  longestMs: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { sleep: own = sleep } = client;
  try {
    await bounded(() => own(ms, signal), longestMs, signal);
  } catch (cause) {
    // That time is up, or that the caller has ended the call, is found by what comes after the pause.
    if (!(cause instanceof Cut)) await sleep(Math.min(ms, longestMs), signal);
  }
}

/** A number from 0 to 1 from the caller's source, or from the platform's where that one fails. */
export function jitter({ random }: PaychartOptions): number {
  try {
    const drawn = random?.();
    if (drawn !== undefined && drawn >= 0 && drawn <= 1) return drawn;
  } catch {}
  return Math.random();
}
