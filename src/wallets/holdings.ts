import type { Address } from 'viem';
import { askChain, type Chain, ChainUnavailable, readBalances } from '../chain/index.ts';

/** What an address holds on chain: the settlement token in units of 6 decimals, ETH in wei. */
export interface Holdings {
  readonly usdc: bigint;
  readonly eth: bigint;
}

const READ_MS = 5000;

/**
 * What each address holds, asked for at once.
 * @throws ChainUnavailable when any balance cannot be read within 5 s: nothing is assumed (D-251).
 */
export async function readHoldings(chain: Chain, addresses: readonly string[]): Promise<readonly Holdings[]> {
  const token = chain.contracts.settlementToken;
  const wanted = addresses.flatMap((address) => {
    const account = address as Address;
    return [
      { account, token },
      { account, token: 'eth' as const },
    ];
  });
  const values = await askChain(chain, READ_MS, ({ client }) => readBalances(client, wanted, READ_MS));
  return addresses.map((address, index) => {
    const [usdc, eth] = values.slice(2 * index);
    if (usdc == null || eth == null) throw new ChainUnavailable(`the balances of ${address} cannot be read`);
    return { usdc, eth };
  });
}
