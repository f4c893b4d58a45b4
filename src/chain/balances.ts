import type { Address } from 'viem';
import { askChain } from './ask.ts';
import type { Chain } from './chain.ts';
import { erc20Abi } from './contracts/abis.ts';

/** What an address holds: the settlement token in units of 6 decimals, ETH in wei. */
export interface ChainBalances {
  readonly usdc: bigint;
  readonly eth: bigint;
}

const READ_MS = 5000;

/**
 * The balances of several addresses, all asked for at once; nothing is answered where one is missing (D-251).
 * @throws ChainUnavailable when any of them cannot be read within the time, 5 s unless told.
 */
export function readBalances(
  chain: Chain,
  addresses: readonly Address[],
  timeoutMs = READ_MS,
): Promise<readonly ChainBalances[]> {
  const token = chain.contracts.settlementToken;
  return askChain(chain, timeoutMs, ({ client }) =>
    Promise.all(
      addresses.map(async (address) => {
        const [usdc, eth] = await Promise.all([
          client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] }),
          client.getBalance({ address }),
        ]);
        return { usdc, eth };
      }),
    ),
  );
}

/** Whether there is code at an address. @throws ChainUnavailable */
export const hasCode = (chain: Chain, address: Address, timeoutMs = READ_MS): Promise<boolean> =>
  askChain(chain, timeoutMs, async ({ client }) => (await client.getCode({ address })) !== undefined);
