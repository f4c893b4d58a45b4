import { type Address, BaseError, ContractFunctionZeroDataError, type PublicClient } from 'viem';
import { askChain } from './ask.ts';
import type { Chain } from './chain.ts';
import { safeAbi } from './contracts/abis.ts';

/** The number of transactions that a Safe has executed, which is the nonce of its next one. */
export interface SafeNonces {
  readonly latest: bigint;
  /** As of the last block that is deep enough. */
  readonly confirmed: bigint;
}

const READ_MS = 5000;

/** @throws ChainUnavailable when it does not answer within the time, 5 s by default. */
export const readSafeNonces = (
  chain: Chain,
  safe: Address,
  confirmations: number,
  timeoutMs = READ_MS,
): Promise<SafeNonces> =>
  askChain(chain, timeoutMs, async ({ client }) => {
    if (confirmations === 1) {
      const latest = await nonceOf(client, safe);
      return { latest, confirmed: latest };
    }
    const head = await client.getBlockNumber();
    const deep = head - BigInt(confirmations) + 1n;
    const [latest, confirmed] = await Promise.all([
      nonceOf(client, safe),
      deep < 0n ? 0n : nonceOf(client, safe, deep),
    ]);
    return { latest, confirmed };
  });

async function nonceOf(client: PublicClient, address: Address, blockNumber?: bigint): Promise<bigint> {
  const at = blockNumber === undefined ? {} : { blockNumber };
  try {
    return await client.readContract({ address, abi: safeAbi, functionName: 'nonce', ...at });
  } catch (error) {
    // It was not there yet.
    const isNothing =
      error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionZeroDataError);
    if (isNothing) return 0n;
    throw error;
  }
}
