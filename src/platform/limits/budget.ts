/** The most occurrences within a sliding window; 0 is no limit (D-195, D-464). */
export interface Budget {
  readonly limit: number;
  readonly windowMs: number;
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * How long until one more fits the budget, in milliseconds; 0 when it does now. Windows are half-open: what happened
 * exactly one window ago counts no more. What happened after `now` counts: a wait for a lock makes it older.
 */
export function waitFor(times: readonly Date[], now: Date, { limit, windowMs }: Budget): number {
  if (limit === 0) return 0;
  const since = now.getTime() - windowMs;
  const counted = times
    .map((at) => at.getTime())
    .filter((at) => at > since)
    .sort((one, other) => other - one);
  const oldestThatStands = counted[limit - 1];
  return oldestThatStands === undefined ? 0 : oldestThatStands + windowMs - now.getTime();
}

/** The value of `Retry-After`: whole seconds, one at least. */
export const wholeSeconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));
