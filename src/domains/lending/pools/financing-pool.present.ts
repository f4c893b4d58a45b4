import type { FinancingPool, PoolPosition } from '../../../../generated/contract/schemas.ts';
import type { PoolFunds } from '../../../../machines/lending/financing-pool.machine.ts';
import { deposited, standingAt, withdrawable } from '../rules/pool-phase.ts';
import type { PoolRecord } from './financing-pool.store.ts';

/** A pool with its money, in the phase that its tenant's clock says (B 2.10, D-369, D-370). */
export function presentPool(pool: PoolRecord, funds: PoolFunds, now: Date): FinancingPool {
  const { status, outcome } = standingAt(pool, now);
  const subscriptionEndsAt = pool.subscriptionEndsAt.toISOString();
  return {
    id: pool.id,
    name: pool.name,
    chainId: pool.chainId,
    provider: 'simulated',
    poolAddress: pool.poolAddress,
    tokenAddress: pool.tokenAddress,
    registryAddress: pool.registryAddress,
    phase: status,
    outcome,
    subscriptionStartsAt: pool.subscriptionStartsAt.toISOString(),
    subscriptionEndsAt,
    originationStartsAt: subscriptionEndsAt,
    originationEndsAt: pool.originationEndsAt.toISOString(),
    capAtoms: pool.capAtoms?.toString() ?? null,
    exposureBps: pool.exposureBps,
    reserveBps: pool.reserveBps,
    annualRateBps: pool.annualRateBps,
    tenorSeconds: pool.tenorSeconds,
    graceSeconds: pool.graceSeconds,
    state: {
      cashAtoms: funds.cashAtoms.toString(),
      principalOutstandingAtoms: funds.principalOutstandingAtoms.toString(),
      interestCollectedAtoms: funds.interestCollectedAtoms.toString(),
      lossAtoms: funds.lossAtoms.toString(),
    },
    createdAt: pool.createdAt.toISOString(),
  };
}

/** The position of the pool's tenant: all of it, for nobody else deposits (D-370). */
export function presentPosition(pool: PoolRecord, funds: PoolFunds, now: Date): PoolPosition {
  const value = funds.cashAtoms + funds.principalOutstandingAtoms;
  const putIn = deposited(funds);
  return {
    poolId: pool.id,
    depositedAtoms: putIn.toString(),
    shareBps: putIn + value > 0n ? 10_000 : 0,
    valueAtoms: value.toString(),
    withdrawableAtoms: withdrawable(standingAt(pool, now).status, funds).toString(),
  };
}
