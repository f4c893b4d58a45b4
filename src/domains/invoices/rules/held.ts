import type { HeldTokens } from '../../../payments/chain/index.ts';

/**
 * Returns the highest balance that an escrow has, or had for good: neither an unconfirmed arrival nor an unconfirmed
 * departure makes it empty.
 */
export const highestBalance = ({ latest, confirmed }: HeldTokens): bigint => (latest > confirmed ? latest : confirmed);

/** Money that has come and is not deep enough yet: it does not fund an invoice, and keeps it from expiring (D-293). */
export const isArriving = ({ latest, confirmed }: HeldTokens, amountBaseUnits: bigint): boolean =>
  confirmed < amountBaseUnits && latest >= amountBaseUnits;

/** Returns the confirmed balance that has not left again: it funds an invoice. */
export const settledOf = ({ latest, confirmed }: HeldTokens): bigint => (latest < confirmed ? latest : confirmed);
