const DAY_MS = 86_400_000;

/** The first day of each window that a moment lies in, as days since 1970-01-01 UTC. */
export interface WindowStarts {
  readonly day: number;
  readonly week: number;
  readonly month: number;
}

/** UTC day, ISO week (from Monday) and calendar month (D-271). */
export function windowStarts(at: Date): WindowStarts {
  const day = Math.floor(at.getTime() / DAY_MS);
  // 1970-01-01 was a Thursday, three days after its Monday.
  const sinceMonday = (((day + 3) % 7) + 7) % 7;
  const month = Math.floor(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1) / DAY_MS);
  return { day, week: day - sinceMonday, month };
}

/** The amounts spent in the windows of a moment, less reversals. */
export interface SpentWindows {
  readonly dailyBaseUnits: bigint;
  readonly weeklyBaseUnits: bigint;
  readonly monthlyBaseUnits: bigint;
}

export const NOTHING_SPENT: SpentWindows = { dailyBaseUnits: 0n, weeklyBaseUnits: 0n, monthlyBaseUnits: 0n };

/**
 * The windows of `now` after an amount that counts at `at` has been added, or taken back where it is negative: a window that
 * has ended in between keeps what it had, and the one that followed it never knew of it (D-272).
 */
export function withChange(spent: SpentWindows, change: bigint, at: Date, now: Date): SpentWindows {
  const { day } = windowStarts(at);
  const starts = windowStarts(now);
  const within = (start: number): bigint => (day >= start ? change : 0n);
  return {
    dailyBaseUnits: spent.dailyBaseUnits + within(starts.day),
    weeklyBaseUnits: spent.weeklyBaseUnits + within(starts.week),
    monthlyBaseUnits: spent.monthlyBaseUnits + within(starts.month),
  };
}
