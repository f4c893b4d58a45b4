const DAY_MS = 86_400_000;
const BPS_DAYS_OF_A_YEAR = 10_000n * 365n;

/** The last UTC midnight that is not after a moment. */
export const midnightOf = (at: Date): Date => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);

export const nextMidnight = (at: Date): Date => new Date(midnightOf(at).getTime() + DAY_MS);

/** Returns the number of UTC midnights from one of them until a moment, including the first. */
export const midnightsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.round((midnightOf(to).getTime() - from.getTime()) / DAY_MS));

/** Returns a day's interest at a yearly rate, rounded down to a base unit, which is the sixth digit (D-282). */
export const yieldOfDay = (balance: bigint, apyBps: number): bigint => (balance * BigInt(apyBps)) / BPS_DAYS_OF_A_YEAR;
