import type { Address } from 'viem';
import { encodeFunctionData, getAbiItem, toEventSelector } from 'viem/utils';
import { type Chain, type ChainCall, demoUsdAbi, demoUsdDeployment, erc20Abi } from '../../payments/chain/index.ts';
import type { TokenAsset } from './rules/token-amounts.ts';

/** Enough for a Safe to take ETH; an estimate from before its deployment would not be, and the wallet may land first. */
const ETH_GAS = 100_000n;

const TRANSFER = toEventSelector(getAbiItem({ abi: erc20Abi, name: 'Transfer' }));

interface TestMoney {
  readonly address: string;
  readonly asset: TokenAsset;
  readonly amountBaseUnits: bigint;
}

/**
 * The relayer's call that gives an address test money. Demo USD is minted; a token that the sandbox was given is paid out
 * of what the relayer holds of it.
 */
export function testMoney(
  chain: Chain,
  { address, asset, amountBaseUnits: units }: TestMoney,
): Pick<ChainCall, 'to' | 'data' | 'value' | 'gasLimit' | 'expects'> {
  const to = address as Address;
  if (asset === 'eth') return { to, value: units, gasLimit: ETH_GAS };
  const token = chain.contracts.settlementToken;
  const isMinted = token === demoUsdDeployment(chain.relayer.address).address;
  return {
    to: token,
    data: isMinted
      ? encodeFunctionData({ abi: demoUsdAbi, functionName: 'mint', args: [to, units] })
      : encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] }),
    expects: { address: token, topic: TRANSFER },
  };
}
