import type { FactsOf } from '../../kernel/lifecycle/definition.ts';

export const facts: FactsOf<'order'> = {
  RECEIVED: async () => ({ type: 'ADMIT' }),
};
