/** Basis points of the whole. */
const WHOLE_BPS = 10_000n;

/** Returns the part of a pool's cash that may be lent: the reserve, rounded up to the atom, stays (D-373). */
export const lendableCash = (cash: bigint, reserveBps: number): bigint =>
  cash - (cash * BigInt(reserveBps) + WHOLE_BPS - 1n) / WHOLE_BPS;

/** Returns the part of a pool's cash that one loan may take, rounded down to the atom (D-373). */
export const exposureLimit = (cash: bigint, exposureBps: number): bigint => (cash * BigInt(exposureBps)) / WHOLE_BPS;
