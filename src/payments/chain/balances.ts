import type { Address, PublicClient } from 'viem';
import { askChain } from './ask.ts';
import type { Chain } from './chain.ts';
import { erc20Abi } from './contracts/abis.ts';
import { within } from './rpc.ts';
import { ChainUnavailable } from './unavailable.ts';

/** An account's balance of ETH, or of a token by its contract. */
export interface BalanceOf {
  readonly account: Address;
  readonly token: Address | 'eth';
}

const READ_MS = 5000;

/**
 * Balances in base units, in one request for all tokens and one for ETH; null where one cannot be read, never zero
 * (B 2.4, D-251). Of the newest block, unless another is named.
 */
export async function readBalances(
  client: PublicClient,
  wanted: readonly BalanceOf[],
  timeoutMs = READ_MS,
  blockNumber?: bigint,
): Promise<(bigint | null)[]> {
  const at = blockNumber === undefined ? {} : { blockNumber };
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
      ...at,
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
    token === 'eth' ? read(index, client.getBalance({ address: account, ...at })) : undefined,
  );
  const all = Promise.all([fromTokens().catch(() => undefined), ...eth]);
  // What has come in time counts; the rest stays unread.
  await within(timeoutMs, all, () => new ChainUnavailable('balances were not read in time')).catch(() => undefined);
  return [...values];
}

/** The balances of an address: the settlement token in units of 6 decimals, ETH in wei. */
export interface ChainBalances {
  readonly usdc: bigint;
  readonly eth: bigint;
}

/**
 * The balances of several addresses, in one request; nothing is answered where one is missing (D-251).
 * @throws ChainUnavailable when any of them cannot be read within the time, 5 s by default.
 */
export function readAccountBalances(
  chain: Chain,
  addresses: readonly Address[],
  timeoutMs = READ_MS,
): Promise<readonly ChainBalances[]> {
  const token = chain.contracts.settlementToken;
  return askChain(chain, timeoutMs, async ({ client }) => {
    const wanted = addresses.flatMap((account) => [
      { account, token },
      { account, token: 'eth' as const },
    ]);
    const values = await readBalances(client, wanted, timeoutMs);
    return addresses.map((_, index) => {
      const [usdc, eth] = [values[2 * index], values[2 * index + 1]];
      if (usdc == null || eth == null) throw new ChainUnavailable('a balance was not read');
      return { usdc, eth };
    });
  });
}

/** The balance of an address in the settlement token. */
export interface HeldTokens {
  readonly latest: bigint;
  /** As of the last block that is deep enough. */
  readonly confirmed: bigint;
}

/**
 * What each of several addresses holds of the settlement token, now and for good; null where it cannot be read, never
 * zero (D-251, D-293).
 */
export async function readHeldTokens(
  chain: Chain,
  accounts: readonly Address[],
  confirmations: number,
  timeoutMs = READ_MS,
): Promise<readonly (HeldTokens | null)[]> {
  const token = chain.contracts.settlementToken;
  const wanted = accounts.map((account) => ({ account, token }));
  try {
    return await askChain(chain, timeoutMs, async ({ client }) => {
      const deep = confirmations === 1 ? undefined : (await client.getBlockNumber()) - BigInt(confirmations) + 1n;
      const latest = await readBalances(client, wanted, timeoutMs);
      const confirmed = deep === undefined ? latest : await heldAt(client, wanted, timeoutMs, deep);
      return accounts.map((_, index) => {
        const [now, then] = [latest[index], confirmed[index]];
        return now == null || then == null ? null : { latest: now, confirmed: then };
      });
    });
  } catch (error) {
    if (error instanceof ChainUnavailable) return accounts.map(() => null);
    throw error;
  }
}

/** A chain that is not so long yet had nothing then. */
const heldAt = (
  client: PublicClient,
  wanted: readonly BalanceOf[],
  timeoutMs: number,
  blockNumber: bigint,
): Promise<(bigint | null)[]> =>
  blockNumber < 0n ? Promise.resolve(wanted.map(() => 0n)) : readBalances(client, wanted, timeoutMs, blockNumber);

/** Tells whether there is code at an address. @throws ChainUnavailable */
export const hasCode = (chain: Chain, address: Address, timeoutMs = READ_MS): Promise<boolean> =>
  askChain(chain, timeoutMs, async ({ client }) => (await client.getCode({ address })) !== undefined);
