import type { Address } from 'viem';
import { askChain } from './ask.ts';
import type { Chain } from './chain.ts';

/** Gas of deploying a wallet, the dearest call that the relayer makes for somebody. */
export const DEPLOYMENT_GAS = 400_000n;

/** Tells whether the relayer can pay. Balance and price in wei. */
export interface RelayerGas {
  readonly address: Address;
  readonly balance: bigint;
  readonly gasPrice: bigint;
}

/** @throws ChainUnavailable */
export const readRelayerGas = (chain: Chain, timeoutMs: number): Promise<RelayerGas> =>
  askChain(chain, timeoutMs, async ({ client }) => {
    const { address } = chain.relayer;
    const [balance, gasPrice] = await Promise.all([client.getBalance({ address }), client.getGasPrice()]);
    return { address, balance, gasPrice };
  });

/** Returns the number of wallets that the balance could deploy now. */
export const deploymentsLeft = ({ balance, gasPrice }: RelayerGas): bigint =>
  balance / (DEPLOYMENT_GAS * (gasPrice > 0n ? gasPrice : 1n));

export const isOutOfGas = (gas: RelayerGas): boolean => deploymentsLeft(gas) === 0n;
