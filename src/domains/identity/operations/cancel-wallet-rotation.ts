import type { Handler } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockBinding } from '../bindings/find-binding.ts';
import { presentWalletBinding, walletBindingRecord } from '../bindings/wallet-binding.present.ts';

/** Gives a rotation up before its wallet has signed; the wallet in use stays (D-477). */
export const cancelWalletRotation: Handler<'cancelWalletRotation'> = async (request) => {
  const found = await lockBinding(request);
  if (found instanceof Refusal) return found;
  const { binding } = found;
  const event = { at: binding.now };
  if (!binding.can('CANCEL_ROTATION', event)) return request.fail('WALLET_BINDING_NOT_ROTATING');
  await binding.send('CANCEL_ROTATION', event);
  return presentWalletBinding(walletBindingRecord(binding));
};
