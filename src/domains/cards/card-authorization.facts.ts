import { notImplemented } from '../../kernel/http/ports.ts';
import type { FactsOf } from '../../kernel/lifecycle/definition.ts';

export const facts: FactsOf<'card-authorization'> = {
  RECEIVED: () => notImplemented('card-authorization RECEIVED'),
};
