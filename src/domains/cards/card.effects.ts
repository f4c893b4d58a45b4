import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'card'> = {
  announceIssued: () => notImplemented('card announceIssued'),
  announceFrozen: () => notImplemented('card announceFrozen'),
  announceUnfrozen: () => notImplemented('card announceUnfrozen'),
  recordChange: () => notImplemented('card recordChange'),
};
