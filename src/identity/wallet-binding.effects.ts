import { notImplemented } from '../http/ports.ts';
import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'wallet-binding'> = {
  rotatePredecessor: () => notImplemented('wallet-binding rotatePredecessor'),
  announceActive: () => notImplemented('wallet-binding announceActive'),
  announceRotated: () => notImplemented('wallet-binding announceRotated'),
  announceRevoked: () => notImplemented('wallet-binding announceRevoked'),
};
