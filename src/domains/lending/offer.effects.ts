import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'offer'> = {
  openLoan: () => notImplemented('offer openLoan'),
  financePurchaseOrder: () => notImplemented('offer financePurchaseOrder'),
  lendFromPool: () => notImplemented('offer lendFromPool'),
  record: () => notImplemented('offer record'),
};
