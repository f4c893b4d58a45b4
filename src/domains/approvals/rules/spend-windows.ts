const HOUR_MS = 3_600_000;

/** Rolling: a payment that was created at the cutoff itself no longer counts (D-207, D-464). */
export const dailyCutoff = (now: Date): Date => new Date(now.getTime() - 24 * HOUR_MS);
export const monthlyCutoff = (now: Date): Date => new Date(now.getTime() - 30 * 24 * HOUR_MS);

/** The amount that a member has spent within a window, including this payment. */
export interface Spent {
  readonly dailyBaseUnits: bigint;
  readonly monthlyBaseUnits: bigint;
}
