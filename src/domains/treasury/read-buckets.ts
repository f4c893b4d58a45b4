import type { Address } from 'viem';
import { askChain, ChainUnavailable, readBalances, readSafeNonces } from '../../kernel/chain/index.ts';
import type { Services } from '../../kernel/services.ts';
import type { BucketRecord } from './treasury-account.store.ts';

const READ_MS = 5000;

type Asked = Pick<Services, 'chain'>;

/**
 * What buckets hold, outside any transaction and in one request; null for each one that could not be read, never zero
 * (B 2.4).
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
  } catch (error) {
    if (error instanceof ChainUnavailable) return buckets.map(() => null);
    throw error;
  }
}

/** What was seen of a bucket before a decision. */
export interface SeenBucket {
  readonly balance: bigint | null;
  /** Of its Safe's next transaction, when the balance or one before it stood; null where it was not read. */
  readonly nonce: bigint | null;
}

export type SeenBuckets = ReadonlyMap<string, SeenBucket>;

export const UNSEEN: SeenBucket = { balance: null, nonce: null };

/**
 * Buckets before money is to leave them. Nonces are asked first: whatever was executed after that is known by its nonce,
 * so that a balance from before can be told (`staleBuckets`).
 */
export async function lookAtBuckets(services: Asked, buckets: readonly BucketRecord[]): Promise<SeenBuckets> {
  const nonces = await Promise.all(buckets.map((bucket) => nonceOf(services, bucket)));
  const balances = await readBucketBalances(services, buckets);
  return new Map(
    buckets.map(({ id }, index) => [id, { balance: balances[index] ?? null, nonce: nonces[index] ?? null }]),
  );
}

/** A Safe that is not there has made none; its money cannot leave either. */
async function nonceOf({ chain }: Asked, { address, walletStatus }: BucketRecord): Promise<bigint | null> {
  if (walletStatus !== 'DEPLOYED') return 0n;
  try {
    return (await readSafeNonces(chain, address as Address, 1, READ_MS)).latest;
  } catch (error) {
    if (error instanceof ChainUnavailable) return null;
    throw error;
  }
}
