import type { WalletBinding } from '../../../../generated/contract/schemas.ts';
import type { WalletBindingContext } from '../../../../machines/identity/wallet-binding.machine.ts';
import type { AggregateView, StatusOf } from '../../../platform/lifecycle/definition.ts';

/** A binding as a row, or as an aggregate with its context spread. */
export interface WalletBindingRecord extends WalletBindingContext {
  readonly id: string;
  readonly status: StatusOf<'wallet-binding'>;
}

export const walletBindingRecord = (binding: AggregateView<'wallet-binding'>): WalletBindingRecord => ({
  ...binding.context,
  id: binding.id,
  status: binding.status,
});

const time = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A binding as its tenant reads it, without its challenge, which only those who start one are told (B 2.8). */
export const presentWalletBinding = (binding: WalletBindingRecord): WalletBinding => ({
  id: binding.id,
  identityId: binding.identityId,
  chainFamily: binding.chainFamily,
  chainId: binding.chainId,
  walletAddress: binding.walletAddress,
  walletType: binding.walletType,
  controllerType: binding.controllerType,
  verificationMethod: binding.verificationMethod,
  status: binding.status,
  validFrom: time(binding.validFrom),
  validUntil: time(binding.validUntil),
  verifiedAt: time(binding.verifiedAt),
  challenge: null,
});

/** The same for the member who started it: with the text to sign (B 2.8). */
export const presentStartedBinding = (binding: WalletBindingRecord): WalletBinding => ({
  ...presentWalletBinding(binding),
  challenge: binding.challenge,
});
