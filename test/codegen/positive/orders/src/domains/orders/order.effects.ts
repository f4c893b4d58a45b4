import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'order'> = {
  announce: () => [],
  bookCarrier: (_order, { carrier }) => (carrier === '' ? [] : []),
};
