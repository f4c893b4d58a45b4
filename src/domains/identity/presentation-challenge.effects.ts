import type { EffectsOf } from '../../platform/lifecycle/definition.ts';

export const effects: EffectsOf<'presentation-challenge'> = {};
