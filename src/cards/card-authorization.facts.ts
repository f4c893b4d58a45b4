import { notImplemented } from '../http/ports.ts';
import type { FactsOf } from '../lifecycle/definition.ts';

export const facts: FactsOf<'card-authorization'> = {
  RECEIVED: () => notImplemented('card-authorization RECEIVED'),
};
