/** A seed that has found a planted bug, and the payments of its day. */
export interface Proof {
  readonly plant: string;
  readonly seed: number;
  readonly payments: number;
}

/**
 * What `npm run simulate -- --planted` has found, shortened to at most twelve moves, and replayed. Any other planted bug is
 * unproven: no seed is known that finds it. test/simulate/seeds.test.ts plays these seeds.
 */
export const proofs: readonly Proof[] = [{ plant: 'submits again under another key', seed: 2, payments: 2 }];
