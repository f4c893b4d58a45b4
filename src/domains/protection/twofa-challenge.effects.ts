import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'twofa-challenge'> = {
  recordOpened: () => notImplemented('twofa-challenge recordOpened'),
  recordAnswer: () => notImplemented('twofa-challenge recordAnswer'),
  recordSatisfied: () => notImplemented('twofa-challenge recordSatisfied'),
  recordRedeemed: () => notImplemented('twofa-challenge recordRedeemed'),
  recordCancelled: () => notImplemented('twofa-challenge recordCancelled'),
  recordExpired: () => notImplemented('twofa-challenge recordExpired'),
};
