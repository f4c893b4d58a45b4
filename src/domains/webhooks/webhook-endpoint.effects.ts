import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'webhook-endpoint'> = {
  recordCreation: () => notImplemented('webhook-endpoint recordCreation'),
  recordChange: () => notImplemented('webhook-endpoint recordChange'),
  recordRotation: () => notImplemented('webhook-endpoint recordRotation'),
  recordDisabling: () => notImplemented('webhook-endpoint recordDisabling'),
  recordEnabling: () => notImplemented('webhook-endpoint recordEnabling'),
  recordDeletion: () => notImplemented('webhook-endpoint recordDeletion'),
  resumeDeliveries: () => notImplemented('webhook-endpoint resumeDeliveries'),
  dropDeliveries: () => notImplemented('webhook-endpoint dropDeliveries'),
  announceTest: () => notImplemented('webhook-endpoint announceTest'),
  ignoreLateOutcome: () => notImplemented('webhook-endpoint ignoreLateOutcome'),
};
