import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'twofa-factor'> = {
  recordEnrollment: () => notImplemented('twofa-factor recordEnrollment'),
  recordVerification: () => notImplemented('twofa-factor recordVerification'),
  recordRemoval: () => notImplemented('twofa-factor recordRemoval'),
};
