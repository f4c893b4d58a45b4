import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'verification-handoff'> = {};
