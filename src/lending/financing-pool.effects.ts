import { notImplemented } from '../http/ports.ts';
import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'financing-pool'> = {
  moveDeposit: () => notImplemented('financing-pool moveDeposit'),
  moveWithdrawal: () => notImplemented('financing-pool moveWithdrawal'),
  record: () => notImplemented('financing-pool record'),
};
