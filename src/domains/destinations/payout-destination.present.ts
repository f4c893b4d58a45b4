import type { PayoutDestination } from '../../../generated/contract/schemas.ts';
import type { Vault } from '../../platform/crypto/index.ts';
import type { PayoutDestinationRecord } from './payout-destination.store.ts';

/** A destination as its tenant reads it: the address in full on chain, a mask for every other identifier (D-242). */
export const presentDestination = (destination: PayoutDestinationRecord, vault: Vault): PayoutDestination => ({
  ...announceDestination(destination),
  address:
    destination.type === 'STABLECOIN_ADDRESS' && destination.identifierCiphertext !== null
      ? vault.decrypt(destination.identifierCiphertext)
      : null,
});

/** The destination as events show it: the same without any identifier (D-066). */
export const announceDestination = (destination: PayoutDestinationRecord): PayoutDestination => ({
  id: destination.id,
  type: destination.type,
  asset: destination.asset,
  network: destination.network,
  address: null,
  provider: destination.provider,
  country: destination.country,
  currency: destination.currency,
  maskedLabel: destination.maskedLabel,
  label: destination.label,
  status: destination.status,
  ownershipStatus: destination.ownershipStatus,
  verificationCredentialId: destination.verificationCredentialId,
  priority: destination.priority,
  allowAutomaticFallback: destination.allowAutomaticFallback,
  isDefault: destination.isDefault,
  consentedAt: destination.consentedAt.toISOString(),
  verifiedAt: destination.verifiedAt?.toISOString() ?? null,
  revokedAt: destination.revokedAt?.toISOString() ?? null,
  createdAt: destination.createdAt.toISOString(),
});
