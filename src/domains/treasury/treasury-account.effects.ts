import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'treasury-account'> = {
  recordCreation: () => notImplemented('treasury-account recordCreation'),
  recordActivation: () => notImplemented('treasury-account recordActivation'),
  recordFailure: () => notImplemented('treasury-account recordFailure'),
};
