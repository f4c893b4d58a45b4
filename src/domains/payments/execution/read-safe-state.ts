import type { Address } from 'viem';
import { ChainUnavailable, readSafeNonces, type SafeNonces } from '../../../payments/chain/index.ts';
import type { Services } from '../../../platform/services.ts';
import { readSafeOwners, type SafeOwners } from '../../wallets/index.ts';

/** The chain's state of a Safe, read before a decision under the lock. */
export interface SafeState extends SafeNonces {
  /** True if everything that the Safe has executed so far can be looked up; asked only if the wanted nonce is gone. */
  readonly isIndexed: boolean;
  /** The present owners. */
  readonly owners: SafeOwners;
}

/** Outside any transaction; undefined where the chain does not say. `nonce` is the one that is about to be used. */
export async function readSafeState(
  { chain, config, indexer }: Pick<Services, 'chain' | 'config' | 'indexer'>,
  safe: Address,
  nonce: bigint,
): Promise<SafeState | undefined> {
  try {
    const [nonces, owners] = await Promise.all([
      readSafeNonces(chain, safe, config.depositConfirmations),
      readSafeOwners({ chain }, safe),
    ]);
    if (owners === undefined) return undefined;
    if (nonces.confirmed <= nonce) return { ...nonces, isIndexed: false, owners };
    const { client } = await chain.ready();
    return { ...nonces, isIndexed: await indexer.reach(await client.getBlockNumber()), owners };
  } catch (error) {
    if (error instanceof ChainUnavailable) return undefined;
    throw error;
  }
}
