import { notImplemented } from '../http/ports.ts';
import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'policy'> = {
  storeVersion: () => notImplemented('policy storeVersion'),
  announceCreated: () => notImplemented('policy announceCreated'),
  announceActivated: () => notImplemented('policy announceActivated'),
  announceDeleted: () => notImplemented('policy announceDeleted'),
};
