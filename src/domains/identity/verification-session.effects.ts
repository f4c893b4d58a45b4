import type { EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit, notify, openChild, send } from '../../platform/lifecycle/writes.ts';
import { announceVerificationSession, verificationSessionRecord } from './verification/verification-session.present.ts';

/** The writes of the engine when a verification changes (D-314, D-318, D-388). */
export const effects: EffectsOf<'verification-session'> = {
  recordCreation: ({ id, context }) => [
    audit('verification_session.created', id, context.tenantId, { kind: context.kind, subjectId: context.subjectId }),
  ],

  issueCredential: (session, { issuance }) => {
    // The guard of VERIFIED asks for it: a verified session without a credential cannot come to be.
    if (issuance === null) return [];
    const { credentialId, context, supersedes } = issuance;
    return [
      ...supersedes.map((id) => send('credential', id, 'REVOKE', { reason: 'SUPERSEDED', at: session.now })),
      openChild('credential', credentialId, context),
    ];
  },

  announceEnd: (session) => {
    const { id, status, context } = session;
    if (status === 'CREATED') throw new Error(`${id} has not ended`);
    const change = status.toLowerCase() as Lowercase<typeof status>;
    return [
      notify(`verification_session.${change}`, {
        resourceId: id,
        parties: [context.tenantId],
        object: announceVerificationSession(verificationSessionRecord(session)),
        previousStatus: 'CREATED',
      }),
    ];
  },
};
