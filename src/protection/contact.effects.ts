import { notImplemented } from '../http/ports.ts';
import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'contact'> = {
  recordSaved: () => notImplemented('contact recordSaved'),
  recordRemoved: () => notImplemented('contact recordRemoved'),
};
