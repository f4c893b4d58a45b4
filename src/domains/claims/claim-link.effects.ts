import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'claim-link'> = {};
