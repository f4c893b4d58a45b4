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
  { plant: 'submits again under another key', seed: 2, payments: 4 },
  { plant: 'submits under a new key instead of asking what became of it', seed: 2, payments: 4 },
  { plant: 'takes a time-out for a failure', seed: 1, payments: 4 },
  { plant: 'takes a payout that is not found for a failure', seed: 2, payments: 4 },
  { plant: 'ends the job when the vendor does not answer', seed: 1, payments: 4 },
  { plant: 'delivers as soon as the vendor works on the payout', seed: 20, payments: 4 },
  { plant: 'takes a held payout for a failed one', seed: 3, payments: 4 },
  { plant: 'takes an unclaimed payout for one that came back', seed: 3, payments: 4 },
  { plant: 'ignores a return after the delivery', seed: 10, payments: 4 },
  { plant: 'drops a last word that arrives late', seed: 9, payments: 4 },
  { plant: 'takes the webhooks of anybody', seed: 3, payments: 4 },
  { plant: 'answers a webhook before it has looked whether it is new', seed: 2, payments: 4 },
  { plant: 'forgets what the vendor calls the payout', seed: 1, payments: 4 },
  { plant: 'does not release the claim of a delivered payment', seed: 9, payments: 4 },
  { plant: 'does not refund the claim of a refunded payment', seed: 16, payments: 4 },
  { plant: 'does not cancel the claim of a canceled payment', seed: 21, payments: 4 },
  { plant: 'refunds the money and does not post it', seed: 2, payments: 4 },
  { plant: 'does not ask for the refund of a payment that failed', seed: 2, payments: 4 },
  { plant: 'does not ask for the submission of a confirmed payment', seed: 1, payments: 4 },
  { plant: 'records a submission and does not ask the vendor', seed: 1, payments: 4 },
  { plant: 'does not give back the liquidity of a payment that failed', seed: 2, payments: 4 },
  { plant: 'does not take the liquidity of a submitted payment', seed: 1, payments: 4 },
  { plant: 'keeps the reservation of a canceled payment', seed: 1, payments: 4 },
  { plant: 'settles a payment and leaves its money in escrow', seed: 1, payments: 4 },
  { plant: 'tells nobody that a claim was released', seed: 9, payments: 4 },
  { plant: 'cancels a payment that a vendor was asked to pay', seed: 1, payments: 4 },
  { plant: 'forgets the deadlines', seed: 16, payments: 4 },
  { plant: 'ends a deadline and does nothing', seed: 9, payments: 4 },
  { plant: 'has a second process whose clock is three weeks ahead', seed: 3, payments: 4 },
  { plant: 'counts a webhook as delivered that nobody has answered', seed: 1, payments: 4 },
  { plant: 'counts a webhook as delivered that failed at the receiver', seed: 1, payments: 4 },
  { plant: 'gives a webhook up after its first attempt', seed: 1, payments: 4 },
  { plant: 'sends the webhooks of a payment before the one in front has left', seed: 1, payments: 4 },
  { plant: 'passes an event and does not queue its webhook', seed: 1, payments: 4 },
  { plant: 'runs a request again that was committed', seed: 1, payments: 4 },
  { plant: 'shows a payment as it was when it was first asked for', seed: 1, payments: 4 },
];
