import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit, enqueue, notify, openChild, tell, type Write } from '../../platform/lifecycle/writes.ts';
import { authorityRecord, presentAuthority } from './authority.present.ts';
import { recheckSender } from './votes/recheck-sender.ts';

type View = AggregateView<'authority'>;
type Change = 'created' | 'updated' | 'attested' | 'suspended' | 'revoked';

const announced = (change: Change, authority: View, previousStatus: string | null): readonly Write[] => {
  const { tenantId, memberId, version, credentialId, allowedActions } = authority.context;
  return [
    audit(`authority.${change}`, authority.id, tenantId, { memberId, version, credentialId, allowedActions }),
    notify(`authority.${change}`, {
      resourceId: authority.id,
      parties: [tenantId],
      object: presentAuthority(authorityRecord(authority)),
      previousStatus,
    }),
  ];
};

/** Its payments look again: routes may be open to them, or closed (D-230). */
const recheck = (authority: View): Write =>
  recheckSender(authority.context.tenantId, `${authority.id}:${authority.step}`);

export const effects: EffectsOf<'authority'> = {
  issueCredential: (_, { credential: { credentialId, context } }) => [openChild('credential', credentialId, context)],
  // An operator may have changed it before.
  suspendCredential: ({ context: { credentialId } }) =>
    credentialId === null ? [] : [tell('credential', credentialId, 'SUSPEND')],
  reinstateCredential: ({ context: { credentialId } }) =>
    credentialId === null ? [] : [tell('credential', credentialId, 'REINSTATE')],
  revokeCredential: ({ now }, { credentialId, reason }) =>
    credentialId === null ? [] : [tell('credential', credentialId, 'REVOKE', { reason, at: now })],
  // The votes of a member are looked up, which no effect does (D-220).
  recheckVotes: ({ id, step, context: { tenantId, memberId } }) => [
    enqueue('approvals.recheck-votes', { tenantId, memberId }, { key: `${id}:${step}`, tenantId }),
  ],
  announceCreated: (authority) => [...announced('created', authority, null), recheck(authority)],
  announceUpdated: (authority, { from }) => [...announced('updated', authority, from), recheck(authority)],
  announceAttested: (authority) => announced('attested', authority, null),
  announceSuspended: (authority) => [...announced('suspended', authority, 'ACTIVE'), recheck(authority)],
  announceRevoked: (authority, { from }) => [...announced('revoked', authority, from), recheck(authority)],
};
