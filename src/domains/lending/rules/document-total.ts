/** The parts of an agreed document that its financing depends on. */
interface DocumentFacts {
  readonly currency: string | null;
  readonly totalMinor: string | null;
}

/** Atoms of a cent: atoms have six decimals, minor units of USD two. */
const ATOMS_PER_CENT = 10_000n;
const WHOLE = /^(0|[1-9][0-9]{0,29})$/;

/** The total of an agreed document in atoms; undefined where it is not in USD, which is all that pools lend (D-362, D-371). */
export function totalInAtoms({ currency, totalMinor }: DocumentFacts): bigint | undefined {
  if (currency?.toUpperCase() !== 'USD' || totalMinor === null || !WHOLE.test(totalMinor)) return undefined;
  return BigInt(totalMinor) * ATOMS_PER_CENT;
}
