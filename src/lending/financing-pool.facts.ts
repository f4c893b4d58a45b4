import { notImplemented } from '../http/ports.ts';
import type { FactsOf } from '../lifecycle/definition.ts';

export const facts: FactsOf<'financing-pool'> = {
  SERVICING: () => notImplemented('financing-pool SERVICING'),
};
