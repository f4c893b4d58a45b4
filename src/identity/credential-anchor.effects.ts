import { notImplemented } from '../http/ports.ts';
import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'credential-anchor'> = {
  submitRoot: () => notImplemented('credential-anchor submitRoot'),
};
