import { notImplemented } from '../../platform/handler.ts';
import type { EffectsOf } from '../../platform/lifecycle.ts';

export const effects: EffectsOf<'order'> = {
  announce: (order) => [{ notify: `order.${order.publicStatus}` }],
  bookCarrier: () => notImplemented('order bookCarrier'),
};
