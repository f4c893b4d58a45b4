import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'loan'> = {
  payOut: () => notImplemented('loan payOut'),
  collect: () => notImplemented('loan collect'),
  creditPool: () => notImplemented('loan creditPool'),
  settlePurchaseOrder: () => notImplemented('loan settlePurchaseOrder'),
  writeOff: () => notImplemented('loan writeOff'),
  defaultPurchaseOrder: () => notImplemented('loan defaultPurchaseOrder'),
  record: () => notImplemented('loan record'),
};
