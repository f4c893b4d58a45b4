import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'credential-anchor'> = {
  submitRoot: () => notImplemented('credential-anchor submitRoot'),
};
