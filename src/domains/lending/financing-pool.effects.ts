import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'financing-pool'> = {
  moveDeposit: () => notImplemented('financing-pool moveDeposit'),
  moveWithdrawal: () => notImplemented('financing-pool moveWithdrawal'),
  record: () => notImplemented('financing-pool record'),
};
