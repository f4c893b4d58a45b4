import type { Address } from 'viem';
import { askChain, erc20Abi, readBalances, safeAbi } from '../../payments/chain/index.ts';
import type { Services } from '../../platform/services.ts';
import type { BucketRecord } from './treasury-account.store.ts';

const READ_MS = 5000;

type Asked = Pick<Services, 'chain'>;

/**
 * What buckets hold, outside any transaction and in one request; null for each one that could not be read, never zero
 * (B 2.4). `askChain` throws for a chain that does not answer, and for nothing else.
 */
export async function readBucketBalances(
  { chain }: Asked,
  buckets: readonly Pick<BucketRecord, 'address'>[],
): Promise<readonly (bigint | null)[]> {
  const token = chain.contracts.settlementToken;
  try {
    return await askChain(chain, READ_MS, ({ client }) =>
      readBalances(
        client,
        buckets.map(({ address }) => ({ account: address as Address, token })),
        READ_MS,
      ),
    );
  } catch {
    return buckets.map(() => null);
  }
}

/** The state of a bucket before a decision. */
export interface SeenBucket {
  readonly balance: bigint | null;
  /** The nonce of its Safe's next transaction, in the same block; null if it was not read. */
  readonly nonce: bigint | null;
}

export type SeenBuckets = ReadonlyMap<string, SeenBucket>;

export const UNSEEN: SeenBucket = { balance: null, nonce: null };

/**
 * Buckets before money is to leave them, in one request and so of one block: what was executed after that is known by its
 * nonce, and a balance from before can be told (`areStale`).
 */
export async function lookAtBuckets({ chain }: Asked, buckets: readonly BucketRecord[]): Promise<SeenBuckets> {
  if (buckets.length === 0) return new Map();
  const token = chain.contracts.settlementToken;
  try {
    const answers = await askChain(chain, READ_MS, ({ client }) =>
      client.multicall({
        deployless: true,
        // In one call, however many they are.
        batchSize: 0,
        contracts: buckets.flatMap(({ address }) => [
          { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address as Address] } as const,
          { address: address as Address, abi: safeAbi, functionName: 'nonce' } as const,
        ]),
      }),
    );
    const read = (at: number): bigint | null => {
      const answer = answers[at];
      return answer?.status === 'success' ? (answer.result as bigint) : null;
    };
    return new Map(
      buckets.map(({ id, walletStatus }, index) => {
        // A Safe that is not there has made no transaction; its money cannot leave either.
        const nonce = walletStatus === 'DEPLOYED' ? read(2 * index + 1) : 0n;
        return [id, { balance: read(2 * index), nonce }];
      }),
    );
  } catch {
    return new Map();
  }
}
