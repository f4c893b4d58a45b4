import type { Handler } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockBinding } from '../bindings/find-binding.ts';
import { presentWalletBinding, walletBindingRecord } from '../bindings/wallet-binding.present.ts';

/** Takes a wallet from an identity for good; what it has signed before stays signed (D-323). */
export const revokeWalletBinding: Handler<'revokeWalletBinding'> = async (request) => {
  const found = await lockBinding(request);
  if (found instanceof Refusal) return found;
  const { binding } = found;
  const event = { at: binding.now };
  if (!binding.can('REVOKE', event)) {
    return request.fail('INVALID_TRANSITION', { from: binding.status, event: 'REVOKE' });
  }
  await binding.send('REVOKE', event);
  return presentWalletBinding(walletBindingRecord(binding));
};
