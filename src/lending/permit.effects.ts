import { notImplemented } from '../http/ports.ts';
import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'permit'> = {
  record: () => notImplemented('permit record'),
};
