import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'treasury-sweep'> = {
  recordProposal: () => notImplemented('treasury-sweep recordProposal'),
  recordCompletion: () => notImplemented('treasury-sweep recordCompletion'),
  recordFailure: () => notImplemented('treasury-sweep recordFailure'),
  recordCancellation: () => notImplemented('treasury-sweep recordCancellation'),
};
