import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'payment-policy'> = {
  issueCredential: () => notImplemented('payment-policy issueCredential'),
  revokeCredential: () => notImplemented('payment-policy revokeCredential'),
  announceUpdated: () => notImplemented('payment-policy announceUpdated'),
  announceAttested: () => notImplemented('payment-policy announceAttested'),
};
