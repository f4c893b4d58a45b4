import { notImplemented } from '../http/ports.ts';
import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'extraction'> = {
  createAgreement: () => notImplemented('extraction createAgreement'),
  record: () => notImplemented('extraction record'),
};
