import { notImplemented } from '../http/ports.ts';
import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'did-reservation'> = {
  reserveHandle: () => notImplemented('did-reservation reserveHandle'),
  adoptDid: () => notImplemented('did-reservation adoptDid'),
  recheckPayments: () => notImplemented('did-reservation recheckPayments'),
};
