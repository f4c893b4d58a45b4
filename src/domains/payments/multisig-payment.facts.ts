import type { FactsOf } from '../../platform/lifecycle/definition.ts';

export const facts: FactsOf<'multisig-payment'> = {
  // What could refuse it has been asked before it was opened: a refused proposal is not recorded (D-172, D-179).
  CREATED: async () => ({ type: 'PROPOSED' }),
};
