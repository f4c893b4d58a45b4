import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'extraction'> = {
  createAgreement: () => notImplemented('extraction createAgreement'),
  record: () => notImplemented('extraction record'),
};
