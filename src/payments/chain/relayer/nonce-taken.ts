import type { Hex, PublicClient } from 'viem';
import { isAddressEqual } from 'viem/utils';
import type { InFlight } from './transaction.cross-tenant.ts';

/** The transaction that something else has sent with the same key, at the nonce of one of ours. */
export interface NonceTaken {
  readonly hash: Hex;
  readonly blockNumber: bigint;
  readonly blockHash: Hex;
}

/**
 * What has used the nonce of a transaction that has no receipt; as long as its block stands, no form of ours can be mined.
 * The count of nonces is not believed alone: a node can have counted our own transaction and not know its receipt yet.
 * Undefined: nothing has, or the node does not say.
 */
export async function nonceTaken(
  client: PublicClient,
  { sender, nonce, forms }: InFlight,
): Promise<NonceTaken | undefined> {
  const isUsed = async (blockNumber: bigint) =>
    BigInt(await client.getTransactionCount({ address: sender, blockNumber })) > nonce;
  const head = await client.getBlockNumber();
  if (!(await isUsed(head))) return undefined;
  const blockNumber = await firstOf(head, isUsed);
  const { hash: blockHash, transactions } = await client.getBlock({ blockNumber, includeTransactions: true });
  const taker = transactions.find((one) => BigInt(one.nonce) === nonce && isAddressEqual(one.from, sender));
  if (taker === undefined || forms.some(({ hash }) => hash === taker.hash)) return undefined;
  return { hash: taker.hash, blockNumber, blockHash };
}

/** The first block that holds, where `head` and all after the first do: looked for near the head, where it mostly is. */
async function firstOf(head: bigint, holds: (block: bigint) => Promise<boolean>): Promise<bigint> {
  let [before, first] = [head - 1n, head];
  for (let step = 2n; before >= 0n && (await holds(before)); step *= 2n) {
    first = before;
    before = head - step;
  }
  if (before < 0n) before = -1n;
  while (first - before > 1n) {
    const middle = (first + before) / 2n;
    if (await holds(middle)) first = middle;
    else before = middle;
  }
  return first;
}
