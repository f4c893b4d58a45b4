import { assign, setup } from 'xstate';
import type { CredentialContext } from '../identity/credential.machine.ts';
import type { Meta } from '../meta.ts';

/** D-200. Only the first two are gates; the others are recorded in the credential. */
export type AuthorityAction =
  | 'payment.create'
  | 'payment.approve'
  | 'payment.cancel'
  | 'destination.manage'
  | 'policy.manage';

/** The actions that a grant allows, and their limits (A 2.7). Amounts are base units (10^-6); null limits nothing. */
export interface AuthorityTerms {
  /** Sorted, never empty. */
  readonly allowedActions: readonly AuthorityAction[];
  readonly perTxLimitBaseUnits: bigint | null;
  /** Rolling, of the last 24 hours (D-207). */
  readonly dailyLimitBaseUnits: bigint | null;
  /** Rolling, of the last 30 times 24 hours (D-207). */
  readonly monthlyLimitBaseUnits: bigint | null;
  /** Empty lists restrict nothing; the others are exclusive (A 2.7). */
  readonly allowedCurrencies: readonly string[];
  readonly allowedAssets: readonly string[];
  readonly allowedChains: readonly string[];
  readonly allowedDestinationIds: readonly string[];
  /** 1..100, captured in each vote when it is given (A 2.8). */
  readonly approvalWeight: number;
  readonly requiresCountersignature: boolean;
  readonly countersignAboveBaseUnits: bigint | null;
}

export interface AuthorityContext extends AuthorityTerms {
  readonly tenantId: string;
  readonly memberId: string;
  /** Counts per member, over creates and updates (D-203). */
  readonly version: number;
  /** When this version was written: `issuedAt` of the attestation; changes of status do not touch it (D-222). */
  readonly versionedAt: Date;
  /** The AUTHORITY_DELEGATION credential; null until this version is attested. */
  readonly credentialId: string | null;
  readonly suspendedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** The credential of an attested version, prepared before the step: the multisig was asked first (D-221). */
export interface AuthorityCredential {
  readonly credentialId: string;
  /** The context of the new credential. */
  readonly context: CredentialContext;
}

export type AuthorityEvent =
  | { readonly type: 'UPDATE'; readonly terms: AuthorityTerms; readonly version: number; readonly at: Date }
  | { readonly type: 'ATTEST'; readonly credential: AuthorityCredential }
  | { readonly type: 'SUSPEND'; readonly at: Date }
  | { readonly type: 'REACTIVATE' }
  | { readonly type: 'REVOKE'; readonly at: Date };

/** The actions that a member may take in the organization's name (A 2.7, A 3.5). */
export const authorityMachine = setup({
  types: {
    context: {} as AuthorityContext,
    events: {} as AuthorityEvent,
    input: {} as AuthorityContext,
    meta: {} as Meta,
  },
  actions: {
    setTerms: assign((_, params: { terms: AuthorityTerms; version: number; at: Date }) => ({
      ...params.terms,
      version: params.version,
      versionedAt: params.at,
    })),
    setCredential: assign((_, params: { credential: AuthorityCredential }) => ({
      credentialId: params.credential.credentialId,
    })),
    dropCredential: assign({ credentialId: null }),
    setSuspension: assign((_, params: { at: Date }) => ({ suspendedAt: params.at })),
    clearSuspension: assign({ suspendedAt: null }),
    setRevocation: assign((_, params: { at: Date }) => ({ revokedAt: params.at })),
    issueCredential: (_, _params: { credential: AuthorityCredential }) => {},
    suspendCredential: () => {},
    reinstateCredential: () => {},
    // With the id: an update drops it from the row in the same step.
    revokeCredential: (
      _,
      _params: { credentialId: string | null; reason: 'AUTHORITY_CHANGED' | 'AUTHORITY_REVOKED' },
    ) => {},
    recheckVotes: () => {},
    announceCreated: () => {},
    announceUpdated: (_, _params: { from: 'SUSPENDED' | null }) => {},
    announceAttested: () => {},
    announceSuspended: () => {},
    announceRevoked: (_, _params: { from: 'ACTIVE' | 'SUSPENDED' }) => {},
  },
  guards: {
    isUnattested: ({ context }) => context.credentialId === null,
  },
}).createMachine({
  id: 'authority',
  description: 'An authority grant.',
  meta: {
    domain: 'approvals',
    table: 'authorities',
    idPrefix: 'gra',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: ['A 2.7', 'A 3.5', 'D-200', 'D-206', 'D-201', 'D-202', 'D-203', 'D-204', 'D-205'],
  },
  context: ({ input }) => input,
  initial: 'ACTIVE',
  // On the root, so that creating is announced once and a reactivation is not.
  entry: ['announceCreated'],
  states: {
    ACTIVE: {
      description: 'The grant counts. If several grants cover an action, the most recent one applies.',
      meta: { requirements: ['A 2.7'] },
      on: {
        UPDATE: {
          description:
            'The terms of the grant change, which creates a new version. An attestation of the old version is revoked.',
          meta: { requirements: ['D-203'] },
          actions: [
            {
              type: 'revokeCredential',
              params: ({ context }) => ({ credentialId: context.credentialId, reason: 'AUTHORITY_CHANGED' as const }),
            },
            'dropCredential',
            { type: 'setTerms', params: ({ event }) => event },
            { type: 'announceUpdated', params: { from: null } },
            'recheckVotes',
          ],
        },
        ATTEST: {
          description:
            'The multisig wallet has signed this version. The credential is issued and the grant is updated in one transaction.',
          meta: { requirements: ['A 4.3', 'D-221'] },
          guard: 'isUnattested',
          actions: [
            { type: 'setCredential', params: ({ event }) => ({ credential: event.credential }) },
            { type: 'issueCredential', params: ({ event }) => ({ credential: event.credential }) },
            'announceAttested',
          ],
        },
        SUSPEND: {
          description: 'A manager suspends the grant. The credential is suspended too.',
          meta: { requirements: ['D-205'] },
          target: 'SUSPENDED',
          actions: [
            { type: 'setSuspension', params: ({ event }) => ({ at: event.at }) },
            'suspendCredential',
            'announceSuspended',
            'recheckVotes',
          ],
        },
        REVOKE: {
          description:
            'The grant is revoked, or its member is removed. Its credential is revoked in the same transaction.',
          meta: { requirements: ['A 3.5', 'D-017', 'D-204'] },
          target: 'REVOKED',
          actions: [
            { type: 'setRevocation', params: ({ event }) => ({ at: event.at }) },
            {
              type: 'revokeCredential',
              params: ({ context }) => ({ credentialId: context.credentialId, reason: 'AUTHORITY_REVOKED' as const }),
            },
            { type: 'announceRevoked', params: { from: 'ACTIVE' } },
            'recheckVotes',
          ],
        },
      },
    },
    SUSPENDED: {
      description: 'The grant does not count until it is reactivated, and cannot be attested.',
      meta: { requirements: ['A 3.5', 'D-205'] },
      on: {
        UPDATE: {
          description: 'The terms change, and the grant stays suspended.',
          meta: { requirements: ['D-203'] },
          actions: [
            {
              type: 'revokeCredential',
              params: ({ context }) => ({ credentialId: context.credentialId, reason: 'AUTHORITY_CHANGED' as const }),
            },
            'dropCredential',
            { type: 'setTerms', params: ({ event }) => event },
            { type: 'announceUpdated', params: { from: null } },
          ],
        },
        REACTIVATE: {
          description: 'A manager reactivates the grant.',
          meta: { requirements: ['D-205'] },
          target: 'ACTIVE',
          actions: [
            'clearSuspension',
            'reinstateCredential',
            { type: 'announceUpdated', params: { from: 'SUSPENDED' } },
          ],
        },
        REVOKE: {
          description:
            'The grant is revoked, or its member is removed. Its credential is revoked in the same transaction.',
          meta: { requirements: ['A 3.5', 'D-204'] },
          target: 'REVOKED',
          actions: [
            { type: 'setRevocation', params: ({ event }) => ({ at: event.at }) },
            {
              type: 'revokeCredential',
              params: ({ context }) => ({ credentialId: context.credentialId, reason: 'AUTHORITY_REVOKED' as const }),
            },
            { type: 'announceRevoked', params: { from: 'SUSPENDED' } },
          ],
        },
      },
    },
    REVOKED: { description: 'The agreement never changes.', meta: { requirements: ['A 2.7'] }, type: 'final' },
  },
});
