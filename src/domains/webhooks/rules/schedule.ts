const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The waits before each attempt of a series, after the one before (D-391). */
const WAITS_MS = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

const JITTER = 0.2;

/** The failures of a whole series in a row that disable an endpoint stand in its machine (D-395). */
export const ATTEMPTS_IN_SERIES = WAITS_MS.length;

/**
 * When the next attempt follows, after so many of its series, the newest of which ended at that time; null when the series
 * is over. `random` is in [0, 1): receivers that fail together are not asked again together.
 */
export function nextAttempt(made: number, endedAt: Date, random: number): Date | null {
  const waitMs = WAITS_MS[made];
  if (waitMs === undefined) return null;
  return new Date(endedAt.getTime() + Math.round(waitMs * (1 + JITTER * (2 * random - 1))));
}
