import type { Address } from 'viem';
import type { Environment } from '../../platform/config/environment.ts';
import { addressOf } from './address.ts';

export interface ChainSettings {
  readonly chainId: number;
  /** Undefined means the embedded chain. */
  readonly rpcUrl: string | undefined;
  readonly settlementTokenAddress: Address | undefined;
  /** Undefined means the sandbox's own escrow. Live then has none, and ONCHAIN_DEPOSIT is off (D-083). */
  readonly offrampEscrowAddress: Address | undefined;
  /** Blocks that make a deposit final, its own included (D-085). */
  readonly depositConfirmations: number;
}

export function readChain(env: Environment, live: boolean): ChainSettings {
  if (live) env.required('SETTLEMENT_TOKEN_ADDRESS', 'live does not deploy a token');
  return {
    chainId: env.integer('CHAIN_ID', 84_532, { from: 1 }),
    rpcUrl: live ? env.required('RPC_URL', 'live cannot use the embedded chain') : env.optional('RPC_URL'),
    settlementTokenAddress: addressOf(env, 'SETTLEMENT_TOKEN_ADDRESS'),
    offrampEscrowAddress: addressOf(env, 'OFFRAMP_ESCROW_ADDRESS'),
    depositConfirmations: env.integer('DEPOSIT_CONFIRMATIONS', env.optional('RPC_URL') === undefined ? 1 : 3, {
      from: 1,
      to: 100,
    }),
  };
}
