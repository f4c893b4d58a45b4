import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'webhook-delivery'> = {
  scheduleAttempt: () => notImplemented('webhook-delivery scheduleAttempt'),
  reportSuccess: () => notImplemented('webhook-delivery reportSuccess'),
  reportFailure: () => notImplemented('webhook-delivery reportFailure'),
  reportGone: () => notImplemented('webhook-delivery reportGone'),
  recordRedelivery: () => notImplemented('webhook-delivery recordRedelivery'),
};
