import type { EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordedFor } from './told-parties.ts';

export const effects: EffectsOf<'permit'> = {
  record: ({ id, context }, { action }) => {
    const { poolId, mode, riskTier, maxPrincipal } = context;
    return recordedFor(context, `permit.${action}`, id, { poolId, mode, riskTier, maxPrincipal });
  },
};
