import type { FactsOf } from '../../platform/lifecycle.ts';

export const facts: FactsOf<'order'> = {
  RECEIVED: async ({ context }) => (context.note === null ? { type: 'ADMIT' } : { type: 'HOLD' }),
};
