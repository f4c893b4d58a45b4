import { type Address, isAddressEqual } from 'viem';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { recordOwners, type SafeOwners } from '../../wallets/index.ts';
import type { MultisigPaymentRecord } from '../multisig-payment.store.ts';

/**
 * Tells whether a payment's call may change the owners of its Safe: it calls the Safe itself, which takes orders from
 * itself alone.
 */
export const mayChangeOwners = (
  { safeTo, safeData }: Pick<MultisigPaymentRecord, 'safeTo' | 'safeData'>,
  safe: Address,
): boolean => safeData !== '0x' && isAddressEqual(safeTo as Address, safe);

/**
 * Records who owns the wallet since a payment was executed, in the transaction that reports it: whoever is told that it is
 * done may rely on it, and an owner who is one no longer signs nothing more (D-175).
 */
export async function followOwners(
  { sourceWalletId }: Pick<MultisigPaymentRecord, 'sourceWalletId'>,
  safe: SafeOwners,
  { reads, aggregate }: Pick<Aggregates, 'aggregate'> & { readonly reads: Reads },
): Promise<void> {
  const wallet = await aggregate('wallet', sourceWalletId);
  if (wallet !== undefined) await recordOwners(wallet, safe, reads);
}
