import type { Address, PublicClient } from 'viem';
import { ChainUnavailable } from './chain.ts';
import { erc20Abi } from './contracts/abis.ts';
import { within } from './rpc.ts';

/** Of ETH, or of a token by its contract. */
export interface BalanceOf {
  readonly account: Address;
  readonly token: Address | 'eth';
}

const READ_MS = 5000;

/**
 * Balances in base units, in one request for all tokens and one for ETH; null where one cannot be read, never zero
 * (B 2.4, D-251).
 */
export async function readBalances(
  client: PublicClient,
  wanted: readonly BalanceOf[],
  timeoutMs = READ_MS,
): Promise<(bigint | null)[]> {
  const values: (bigint | null)[] = wanted.map(() => null);
  const read = async (index: number, value: Promise<bigint>): Promise<void> => {
    values[index] = await value.catch(() => null);
  };
  const tokens = wanted.flatMap(({ account, token }, index) => (token === 'eth' ? [] : [{ index, account, token }]));
  const fromTokens = async (): Promise<void> => {
    if (tokens.length === 0) return;
    // Without a Multicall3 on the chain its code travels with the call.
    const answers = await client.multicall({
      deployless: true,
      contracts: tokens.map(({ account, token }) => ({
        address: token,
        abi: erc20Abi,
        functionName: 'balanceOf' as const,
        args: [account] as const,
      })),
    });
    for (const [at, { index }] of tokens.entries()) {
      const answer = answers[at];
      values[index] = answer?.status === 'success' ? answer.result : null;
    }
  };
  const eth = wanted.map(({ account, token }, index) =>
    token === 'eth' ? read(index, client.getBalance({ address: account })) : undefined,
  );
  const all = Promise.all([fromTokens().catch(() => undefined), ...eth]);
  // What has come in time counts; the rest stays unread.
  await within(timeoutMs, all, () => new ChainUnavailable('balances were not read in time')).catch(() => undefined);
  return [...values];
}
