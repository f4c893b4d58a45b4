import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'sales-order'> = {
  record: () => notImplemented('sales-order record'),
};
