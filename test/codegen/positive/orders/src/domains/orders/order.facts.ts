import type { FactsOf } from '../../platform/lifecycle/definition.ts';

export const facts: FactsOf<'order'> = {
  RECEIVED: async () => ({ type: 'ADMIT' }),
};
