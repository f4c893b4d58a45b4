import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'policy'> = {
  storeVersion: () => notImplemented('policy storeVersion'),
  announceCreated: () => notImplemented('policy announceCreated'),
  announceActivated: () => notImplemented('policy announceActivated'),
  announceDeleted: () => notImplemented('policy announceDeleted'),
};
