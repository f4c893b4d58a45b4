const DAY_MS = 86_400_000;

/** The part of a ramp that counts towards the tenant's cap. */
export interface CountedRamp {
  readonly createdAt: Date;
  readonly amountBaseUnits: bigint;
}

/** The window is half-open: what lies exactly 24 hours back no longer counts (D-464). */
export const windowStart = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/**
 * When a ramp would fit under the tenant's cap; undefined where it fits now. `counted` is the window's, oldest first, FAILED
 * ones left out (D-299). An amount that is above the cap by itself never fits: then it is when the window is empty.
 */
export function fitsAgainAt(amount: bigint, counted: readonly CountedRamp[], cap: bigint): Date | undefined {
  let sum = counted.reduce((total, { amountBaseUnits }) => total + amountBaseUnits, amount);
  if (sum <= cap) return undefined;
  for (const { createdAt, amountBaseUnits } of counted) {
    sum -= amountBaseUnits;
    if (sum <= cap) return endOfDayAfter(createdAt);
  }
  const last = counted.at(-1);
  return endOfDayAfter(last?.createdAt ?? new Date(0));
}

const endOfDayAfter = (at: Date): Date => new Date(at.getTime() + DAY_MS);
