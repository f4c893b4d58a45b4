import { notImplemented } from '../../kernel/http/ports.ts';
import type { FactsOf } from '../../kernel/lifecycle/definition.ts';

export const facts: FactsOf<'financing-pool'> = {
  SERVICING: () => notImplemented('financing-pool SERVICING'),
};
