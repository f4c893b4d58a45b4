import { usableAddress } from '../../../payments/chain/checksummed.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isBound } from '../bindings/bound-wallet.cross-tenant.ts';
import { lockBinding } from '../bindings/find-binding.ts';
import { startBinding } from '../bindings/start-binding.ts';

/** Begins to replace a wallet; the one in use stays ACTIVE until the new one has signed (B 3, D-323). */
export const rotateWalletBinding: Handler<'rotateWalletBinding'> = async (request) => {
  const { body, reads, now, fail } = request;
  const walletAddress = usableAddress(body.newWalletAddress);
  if (walletAddress === undefined) return fail('INVALID_WALLET_ADDRESS');
  const found = await lockBinding(request);
  if (found instanceof Refusal) return found;
  const { identity, binding } = found;
  if (!binding.can('ROTATE', { at: now })) return fail('WALLET_BINDING_NOT_ACTIVE');
  if (await isBound(reads, walletAddress)) return fail('WALLET_ALREADY_BOUND');
  const { walletType } = binding.context;
  return startBinding(request, { identity, walletAddress, walletType, predecessorId: binding.id });
};
