import { notImplemented } from '../http/ports.ts';
import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'treasury-sweep'> = {
  recordProposal: () => notImplemented('treasury-sweep recordProposal'),
  recordCompletion: () => notImplemented('treasury-sweep recordCompletion'),
  recordFailure: () => notImplemented('treasury-sweep recordFailure'),
  recordCancellation: () => notImplemented('treasury-sweep recordCancellation'),
};
