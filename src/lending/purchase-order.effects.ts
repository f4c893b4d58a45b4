import { notImplemented } from '../http/ports.ts';
import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'purchase-order'> = {
  record: () => notImplemented('purchase-order record'),
};
