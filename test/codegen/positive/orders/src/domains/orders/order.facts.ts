import type { FactsOf } from '../lifecycle/definition.ts';

export const facts: FactsOf<'order'> = {
  RECEIVED: async () => ({ type: 'ADMIT' }),
};
