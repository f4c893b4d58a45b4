import type { FactsOf } from '../../platform/lifecycle/definition.ts';

export const facts: FactsOf<'financing-pool'> = {
  // The pool counts its open loans under its lock: nothing else is to be looked up.
  SERVICING: async ({ context }) => (context.openLoans === 0 ? { type: 'CLOSE' } : undefined),
};
