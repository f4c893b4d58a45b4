import type { Hex } from 'viem';
import { getAddress, keccak256, slice, stringToHex } from 'viem/utils';
import type { CreateFinancingPoolRequest } from '../../../../generated/contract/schemas.ts';
import type { FinancingPoolContext } from '../../../../machines/lending/financing-pool.machine.ts';
import type { Services } from '../../../platform/services.ts';

/** A pool runs nowhere: its addresses follow from names, and no contract stands at them (D-369). */
const namedAddress = (name: string): Hex => getAddress(slice(keccak256(stringToHex(name)), 12));

const after = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/** The pool that a request asks for, from now on; the contract names what is usual (B 8, D-369). */
export function newPool(
  id: string,
  order: CreateFinancingPoolRequest,
  {
    tenantId,
    now,
    services,
  }: { readonly tenantId: string; readonly now: Date; readonly services: Pick<Services, 'chain'> },
): FinancingPoolContext {
  const { chainId, contracts } = services.chain;
  const subscriptionEndsAt = after(now, order.subscriptionSeconds ?? 604_800);
  return {
    tenantId,
    name: order.name,
    chainId,
    provider: 'simulated',
    poolAddress: namedAddress(`pool:${chainId}:${id}`),
    tokenAddress: contracts.settlementToken,
    registryAddress: namedAddress(`pool-registry:${chainId}`),
    outcome: null,
    subscriptionStartsAt: now,
    subscriptionEndsAt,
    originationEndsAt: after(subscriptionEndsAt, order.originationSeconds ?? 2_592_000),
    capAtoms: order.capAtoms === undefined ? null : BigInt(order.capAtoms),
    exposureBps: order.exposureBps ?? 2000,
    reserveBps: order.reserveBps ?? 500,
    annualRateBps: order.annualRateBps ?? 1200,
    tenorSeconds: order.tenorSeconds ?? 2_592_000,
    graceSeconds: order.graceSeconds ?? 604_800,
    openLoans: 0,
    defaultedLoans: 0,
  };
}
