import type { Address } from 'viem';
import { askChain, erc20Abi } from '../../payments/chain/index.ts';
import { oncePerTransaction } from '../../platform/db/once-per-transaction.ts';
import type { Reads } from '../../platform/db/reads.ts';
import type { Services } from '../../platform/services.ts';

/**
 * What the chain lets the cards of a multisig draw: its USDC, and in live no more than it allows the spender (D-274). Null
 * where that cannot be read in time, never zero (D-251). Asked outside any transaction.
 */
export async function readDrawable(
  { chain, config }: Pick<Services, 'chain' | 'config'>,
  multisig: Address,
): Promise<bigint | null> {
  const { environment, cardSpenderAddress, cardBalanceTimeoutMs: timeoutMs } = config;
  const spender = environment === 'live' ? cardSpenderAddress : null;
  if (spender === undefined) return null;
  const token = { address: chain.contracts.settlementToken, abi: erc20Abi };
  try {
    return await askChain(chain, timeoutMs, async ({ client }) => {
      const [balance, allowance] = await Promise.all([
        client.readContract({ ...token, functionName: 'balanceOf', args: [multisig] }),
        spender === null
          ? null
          : client.readContract({ ...token, functionName: 'allowance', args: [multisig, spender] }),
      ]);
      return allowance === null || balance < allowance ? balance : allowance;
    });
  } catch {
    // For a chain that does not answer, and for nothing else.
    return null;
  }
}

const keyOf = (authorizationId: string): string => `drawable:${authorizationId}`;

/** Hands what was read before the transaction to the facts of the authorization that it was read for. */
export const rememberDrawable = (reads: Reads, authorizationId: string, drawable: bigint | null) =>
  oncePerTransaction(reads, keyOf(authorizationId), async () => drawable);

/** Null where nobody has read anything. */
export const drawableOf = (reads: Reads, authorizationId: string): Promise<bigint | null> =>
  oncePerTransaction(reads, keyOf(authorizationId), async () => null);
