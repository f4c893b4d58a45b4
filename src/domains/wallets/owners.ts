import { signersOf } from '../../payments/tenancy/members.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import type { WalletRecord } from './wallet.store.ts';

/**
 * Whether the tenant's OWNER and ADMIN signers are no longer the owners of its organization account (D-457). Other kinds
 * of wallets depend on no role.
 */
export async function areOwnersOutOfDate(
  reads: RowReads,
  { kind, tenantId, owners }: Pick<WalletRecord, 'kind' | 'tenantId' | 'owners'>,
): Promise<boolean> {
  if (kind !== 'ORGANIZATION') return false;
  const signers = new Set((await signersOf(reads, tenantId)).map(({ signerAddress }) => signerAddress));
  return owners.length !== signers.size || owners.some(({ address }) => !signers.has(address));
}
