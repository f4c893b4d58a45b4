import { notImplemented } from '../http/ports.ts';
import type { FactsOf } from '../lifecycle/definition.ts';

export const facts: FactsOf<'multisig-payment'> = {
  CREATED: () => notImplemented('multisig-payment CREATED'),
};
