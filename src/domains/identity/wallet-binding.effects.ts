import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { type Notify, notify, send } from '../../platform/lifecycle/writes.ts';
import { presentWalletBinding } from './bindings/wallet-binding.present.ts';

type View = AggregateView<'wallet-binding'>;

/** The writes of the engine when a wallet begins or ceases to sign for an identity (B 3, D-388). */
export const effects: EffectsOf<'wallet-binding'> = {
  rotatePredecessor: ({ context: { predecessorId } }, { at }) =>
    predecessorId === null ? [] : [send('wallet-binding', predecessorId, 'ROTATE', { at })],
  announceActive: (binding) => [announce(binding, 'active', 'PENDING')],
  announceRotated: (binding) => [announce(binding, 'rotated', 'ACTIVE')],
  announceRevoked: (binding, { from }) => [announce(binding, 'revoked', from)],
};

const announce = (binding: View, change: 'active' | 'rotated' | 'revoked', previousStatus: string): Notify =>
  notify(`wallet_binding.${change}`, {
    resourceId: binding.id,
    parties: [binding.context.tenantId],
    object: presentWalletBinding({
      ...binding.context,
      id: binding.id,
      status: binding.status,
    }),
    previousStatus,
  });
