import { notImplemented } from '../../kernel/handler.ts';
import type { EffectsOf } from '../../kernel/lifecycle.ts';

export const effects: EffectsOf<'order'> = {
  announce: (order) => [{ notify: `order.${order.publicStatus}` }],
  bookCarrier: () => notImplemented('order bookCarrier'),
};
