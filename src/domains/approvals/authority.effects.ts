import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'authority'> = {
  issueCredential: () => notImplemented('authority issueCredential'),
  suspendCredential: () => notImplemented('authority suspendCredential'),
  reinstateCredential: () => notImplemented('authority reinstateCredential'),
  revokeCredential: () => notImplemented('authority revokeCredential'),
  recheckVotes: () => notImplemented('authority recheckVotes'),
  announceCreated: () => notImplemented('authority announceCreated'),
  announceUpdated: () => notImplemented('authority announceUpdated'),
  announceAttested: () => notImplemented('authority announceAttested'),
  announceSuspended: () => notImplemented('authority announceSuspended'),
  announceRevoked: () => notImplemented('authority announceRevoked'),
};
