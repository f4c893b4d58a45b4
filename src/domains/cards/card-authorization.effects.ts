import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'card-authorization'> = {
  announceApproved: () => notImplemented('card-authorization announceApproved'),
  announceDeclined: () => notImplemented('card-authorization announceDeclined'),
  announceReversed: () => notImplemented('card-authorization announceReversed'),
};
