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
export const proofs: readonly Proof[] = [
  { plant: 'submits again under another key', seed: 2, payments: 2 },
  { plant: 'submits under a new key instead of asking what became of it', seed: 2, payments: 2 },
  { plant: 'takes a time-out for a failure', seed: 2, payments: 2 },
  { plant: 'takes a payout that is not found for a failure', seed: 2, payments: 2 },
  { plant: 'takes an unclaimed payout for one that came back', seed: 3, payments: 2 },
  { plant: 'takes the webhooks of anybody', seed: 3, payments: 2 },
];
