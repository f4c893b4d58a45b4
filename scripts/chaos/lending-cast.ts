import type { Paychart } from '#sdk';
import { credit, type Place, type SignedUp, signUp } from './tenants.ts';

const HOUR_SECONDS = 3600;
const YEAR_SECONDS = 31_536_000;
const SUBSCRIBED_ATOMS = 300_000_000_000n;

/** A lender with three pools, a buyer that borrows of it, and a seller that is paid by it. */
export interface Lending {
  readonly lender: SignedUp;
  readonly borrower: SignedUp;
  readonly supplier: SignedUp;
  /** Lends, for a year each time. */
  readonly lendingPoolId: string;
  /** Lends for a second, and defaults a second later. */
  readonly briefPoolId: string;
  /** Takes deposits, and gives them back. */
  readonly subscribingPoolId: string;
  /** What each pool that lends has at the beginning. */
  readonly subscribedAtoms: bigint;
}

export async function lendingCastOf(place: Place): Promise<Lending> {
  const lender = await signUp(place.url, 'Chaos Lender');
  const borrower = await signUp(place.url, 'Chaos Borrower');
  const supplier = await signUp(place.url, 'Chaos Supplier');
  for (const { tenantId } of [lender, borrower]) await credit(place, tenantId);
  // Its organization account is the address of whoever borrows.
  await borrower.session.getBalance({ ensure: true }).unwrap();
  const lendingPoolId = await subscribed(lender.api, { tenorSeconds: YEAR_SECONDS });
  const briefPoolId = await subscribed(lender.api, { tenorSeconds: 1, graceSeconds: 1 });
  await lender.api.advanceTestClock({ advanceSeconds: HOUR_SECONDS }).unwrap();
  for (const poolId of [lendingPoolId, briefPoolId])
    await borrower.api.issuePermit({ poolId, mode: 'synthetic', riskTier: 1 }).unwrap();
  const subscribing = { name: 'Subscribing', subscriptionSeconds: YEAR_SECONDS };
  const { id: subscribingPoolId } = await lender.api.createFinancingPool(subscribing).unwrap();
  const pools = { lendingPoolId, briefPoolId, subscribingPoolId };
  return { lender, borrower, supplier, ...pools, subscribedAtoms: SUBSCRIBED_ATOMS };
}

async function subscribed(lender: Paychart, terms: { tenorSeconds: number; graceSeconds?: number }): Promise<string> {
  const phases = { subscriptionSeconds: HOUR_SECONDS, originationSeconds: YEAR_SECONDS };
  const { id } = await lender
    .createFinancingPool({ name: 'Lending', exposureBps: 10_000, ...phases, ...terms })
    .unwrap();
  await lender.depositToPool({ id, amountAtoms: SUBSCRIBED_ATOMS.toString() }).unwrap();
  return id;
}
