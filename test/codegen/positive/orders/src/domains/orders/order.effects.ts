import type { EffectsOf } from '../../platform/lifecycle/definition.ts';

export const effects: EffectsOf<'order'> = {
  announce: () => [],
  bookCarrier: (_order, { carrier }) => (carrier === '' ? [] : []),
};
