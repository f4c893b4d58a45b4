import type { Address } from 'viem';
import { askChain, ChainUnavailable, safeAbi } from '../../payments/chain/index.ts';
import { signersOf } from '../../payments/tenancy/members.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import type { Services } from '../../platform/services.ts';

/** The owners of a Safe, and its threshold. */
export interface SafeOwners {
  readonly owners: readonly Address[];
  readonly threshold: number;
}

const READ_MS = 5000;

/** As of the newest block, outside any transaction; undefined where the chain does not say. */
export async function readSafeOwners(
  { chain }: Pick<Services, 'chain'>,
  address: Address,
): Promise<SafeOwners | undefined> {
  try {
    return await askChain(chain, READ_MS, async ({ client }) => {
      const safe = { address, abi: safeAbi } as const;
      const [owners, threshold] = await Promise.all([
        client.readContract({ ...safe, functionName: 'getOwners' }),
        client.readContract({ ...safe, functionName: 'getThreshold' }),
      ]);
      return { owners, threshold: Number(threshold) };
    });
  } catch (error) {
    if (error instanceof ChainUnavailable) return undefined;
    throw error;
  }
}

/**
 * Brings a wallet up to what its Safe says (D-457). Owners keep their role and label; a new one has the account's role, and
 * the name of the member whose signer it is.
 */
export async function recordOwners(
  wallet: Aggregate<'wallet'>,
  { owners: addresses, threshold }: SafeOwners,
  reads: RowReads,
): Promise<void> {
  const { tenantId, kind, owners: before, threshold: thresholdBefore } = wallet.context;
  const isSame =
    thresholdBefore === threshold &&
    addresses.length === before.length &&
    addresses.every((address, index) => before[index]?.address === address);
  if (isSame || wallet.status !== 'DEPLOYED') return;
  const signers = kind === 'ORGANIZATION' ? await signersOf(reads, tenantId) : [];
  const owners = addresses.map((address) => {
    const label = signers.find(({ signerAddress }) => signerAddress === address)?.name ?? null;
    return before.find((owner) => owner.address === address) ?? { address, role: 'ADMIN_OWNER' as const, label };
  });
  await wallet.send('OWNERS_READ', { owners, threshold });
}
