import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'order'> = {
  announce: () => [],
  bookCarrier: (_order, { carrier }) => (carrier === '' ? [] : []),
};
