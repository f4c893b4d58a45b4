import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'invoice'> = {
  recordCreation: () => notImplemented('invoice recordCreation'),
  recordSettlement: () => notImplemented('invoice recordSettlement'),
  recordDroppedSettlement: () => notImplemented('invoice recordDroppedSettlement'),
  announceSent: () => notImplemented('invoice announceSent'),
  announceFunded: () => notImplemented('invoice announceFunded'),
  announceDelivered: () => notImplemented('invoice announceDelivered'),
  announceReleased: () => notImplemented('invoice announceReleased'),
  announceRefunded: () => notImplemented('invoice announceRefunded'),
  announceExpired: () => notImplemented('invoice announceExpired'),
  announceCancelled: () => notImplemented('invoice announceCancelled'),
};
