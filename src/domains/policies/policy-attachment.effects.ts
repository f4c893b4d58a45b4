import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'policy-attachment'> = {
  announceAttached: () => notImplemented('policy-attachment announceAttached'),
  announceDetached: () => notImplemented('policy-attachment announceDetached'),
};
