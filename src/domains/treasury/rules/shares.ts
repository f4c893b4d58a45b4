const WHOLE_BPS = 10_000n;

/** The balance of each bucket, and its share of the whole. */
export interface Shares {
  readonly totalBaseUnits: bigint | null;
  /** For each bucket; all of them are null while one is unreadable, or there is nothing to share (D-280). */
  readonly shareBps: readonly (number | null)[];
}

/** Shares of the total, rounded down. A balance that could not be read is null, never zero (B 2.4, D-280). */
export function sharesOf(balances: readonly (bigint | null)[]): Shares {
  const read = balances.filter((balance) => balance !== null);
  if (read.length < balances.length) return { totalBaseUnits: null, shareBps: balances.map(() => null) };
  const total = read.reduce((sum, balance) => sum + balance, 0n);
  const shareBps = read.map((balance) => (total === 0n ? null : Number((balance * WHOLE_BPS) / total)));
  return { totalBaseUnits: total, shareBps };
}
