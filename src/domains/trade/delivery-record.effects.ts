import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'delivery-record'> = {
  draftInvoice: () => notImplemented('delivery-record draftInvoice'),
  record: () => notImplemented('delivery-record record'),
};
