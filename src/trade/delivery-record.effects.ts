import { notImplemented } from '../http/ports.ts';
import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'delivery-record'> = {
  draftInvoice: () => notImplemented('delivery-record draftInvoice'),
  record: () => notImplemented('delivery-record record'),
};
