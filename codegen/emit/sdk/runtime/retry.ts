import { startTimer } from './bounded.ts';
import type { Operation } from './operation.ts';
import type { Limits } from './options.ts';
import type { NetworkError } from './result.ts';

/** A server that asks for a longer wait than this gets no retry: the caller decides. */
export const MAX_RETRY_AFTER_MS = 60_000;

/** The status of an answer, or why none came. */
export type Outcome = number | NetworkError['reason'];

/** Retried are 429, 502, 503, 504 and network errors, no other 4xx; and never twice what might then happen twice. */
export function isTransient(outcome: Outcome, replay: Operation['replay']): boolean {
  // A session that cannot be had is the caller's to mend.
  if (outcome === 'ABORTED' || outcome === 'SESSION') return false;
  if (outcome === 429 || outcome === 503) return true;
  if (typeof outcome === 'number' && outcome !== 502 && outcome !== 504) return false;
  return replay !== 'refused';
}

/** Milliseconds from a Retry-After of seconds or of an HTTP date; undefined where it is absent or neither. */
export function retryAfterMs(header: string | null | undefined, now: number): number | undefined {
  if (header === null || header === undefined) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = header.endsWith('GMT') ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/**
 * Full jitter: anywhere between nothing and a ceiling that doubles with each attempt. What the server asked for comes
 * before it, never instead of it: callers that were refused together must not return together.
 */
export function retryDelayMs(
  attempt: number,
  afterMs: number | undefined,
  random: () => number,
  { retryBaseMs, retryMaxMs }: Pick<Limits, 'retryBaseMs' | 'retryMaxMs'>,
): number {
  const ceiling = Math.min(retryMaxMs, retryBaseMs * 2 ** (attempt - 1));
  return (afterMs ?? 0) + random() * ceiling;
}

/** Waits, or stops waiting when the signal aborts. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = startTimer(done, ms);
    signal?.addEventListener('abort', done);
    if (signal?.aborted) done();
  });
}
