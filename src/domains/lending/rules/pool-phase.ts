import type { FinancingPoolContext, PoolFunds } from '../../../../machines/lending/financing-pool.machine.ts';
import type { StatusOf } from '../../../platform/lifecycle/definition.ts';

type Pool = Pick<
  FinancingPoolContext,
  'subscriptionEndsAt' | 'originationEndsAt' | 'openLoans' | 'defaultedLoans' | 'outcome'
> & { readonly status: StatusOf<'financing-pool'> };

export type PoolStanding = Pick<Pool, 'status' | 'outcome'>;

/** Tells whether the phase in which a pool is stored is over: from the very moment at which the next one begins. */
export const nextPhase = (
  { status, subscriptionEndsAt, originationEndsAt }: Pool,
  now: Date,
): 'START_ORIGINATION' | 'END_ORIGINATION' | undefined => {
  if (status === 'SUBSCRIPTION' && now >= subscriptionEndsAt) return 'START_ORIGINATION';
  if (status === 'ORIGINATION' && now >= originationEndsAt) return 'END_ORIGINATION';
  return undefined;
};

/** The phase that the clock says, whose timer may not have run yet (D-369). */
export function standingAt(pool: Pool, now: Date): PoolStanding {
  const next = nextPhase(pool, now);
  if (next === undefined) return { status: pool.status, outcome: pool.outcome };
  if (next === 'START_ORIGINATION') return standingAt({ ...pool, status: 'ORIGINATION' }, now);
  if (pool.openLoans > 0) return { status: 'SERVICING', outcome: null };
  return { status: 'CLOSED', outcome: pool.defaultedLoans > 0 ? 'LOSS' : 'REPAID' };
}

/** Returns a tenant's deposits less its withdrawals; any withdrawal beyond the deposits was interest (D-370). */
export const deposited = (funds: PoolFunds): bigint => {
  const net = funds.cashAtoms + funds.principalOutstandingAtoms + funds.lossAtoms - funds.interestCollectedAtoms;
  return net > 0n ? net : 0n;
};

/** Returns the amount that can be withdrawn now (D-370). */
export const withdrawable = (status: Pool['status'], { cashAtoms }: PoolFunds): bigint =>
  status === 'SUBSCRIPTION' || status === 'CLOSED' ? cashAtoms : 0n;
