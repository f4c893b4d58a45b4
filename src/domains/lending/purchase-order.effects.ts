import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'purchase-order'> = {
  record: () => notImplemented('purchase-order record'),
};
