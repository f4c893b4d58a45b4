import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export type CredentialKind =
  | 'PERSON_IDENTITY'
  | 'BUSINESS_IDENTITY'
  | 'DESTINATION_OWNERSHIP'
  | 'AUTHORITY_DELEGATION'
  | 'PAYMENT_POLICY'
  | 'TENANT_MEMBERSHIP';

/** D-327. */
export type RevokedReason =
  | 'OPERATOR'
  | 'SUPERSEDED'
  | 'AUTHORITY_REVOKED'
  | 'AUTHORITY_CHANGED'
  | 'POLICY_CHANGED'
  | 'MEMBER_REMOVED'
  | 'PROVIDER';

/** The document that the issuer signs (D-326): nulls are omitted, dates are ISO strings (D-458, D-467). */
export type CredentialDocument = {
  readonly kind: CredentialKind;
  readonly schemaVersion: string;
  readonly subjectDid: string;
  readonly orgDid: string;
  readonly legalName?: string;
  readonly country?: string;
  readonly claims: { readonly [key: string]: string };
  readonly issuedAt: string;
  readonly expiresAt?: string;
};

/**
 * The statement that an organization signs about a grant or its payment policy (D-222, D-224); null fields are omitted
 * (D-458).
 */
export type OrganizationDocument = {
  readonly kind: 'AUTHORITY_DELEGATION' | 'PAYMENT_POLICY';
  readonly schemaVersion: string;
  readonly subjectDid: string;
  readonly orgDid: string;
  readonly grant?: { readonly [key: string]: unknown };
  readonly policy?: { readonly [key: string]: unknown };
};

export interface CredentialContext {
  readonly tenantId: string;
  readonly kind: CredentialKind;
  readonly subjectType: 'TENANT' | 'TENANT_MEMBER';
  readonly subjectId: string;
  readonly subjectDid: string;
  readonly legalName: string | null;
  readonly issuedAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly revokedReason: RevokedReason | null;
  readonly issuerKind: 'PLATFORM' | 'ORGANIZATION';
  /** The address of the issuer's key or of the organization's multisig (D-326). */
  readonly issuerRef: string;
  readonly schemaVersion: string;
  /** Document, hash, signature and nonce are null together: a legacy credential without artifact (D-327). */
  readonly document: CredentialDocument | OrganizationDocument | null;
  readonly docHash: string | null;
  readonly signature: string | null;
  /** A decimal string of 128 random bits (D-326, D-467). */
  readonly nonce: string | null;
  /** The session that led to it; only such credentials can be refreshed at the provider (D-328). */
  readonly verificationSessionId: string | null;
  readonly statusSource: 'PROVIDER' | 'PLATFORM' | 'ONCHAIN';
  readonly statusRefreshedAt: Date | null;
}

export type CredentialEvent =
  | { readonly type: 'REFRESH'; readonly at: Date }
  | { readonly type: 'SUSPEND' }
  | { readonly type: 'PROVIDER_SUSPEND'; readonly at: Date }
  | { readonly type: 'REINSTATE' }
  | { readonly type: 'REVOKE'; readonly reason: RevokedReason; readonly at: Date }
  | { readonly type: 'EXPIRE' };

/** A statement of an issuer about a tenant or a member, and whether it is still valid. */
export const credentialMachine = setup({
  types: {
    context: {} as CredentialContext,
    events: {} as CredentialEvent,
    input: {} as CredentialContext,
    meta: {} as Meta,
  },
  actions: {
    recordRefresh: assign((_, params: { at: Date }) => ({
      statusRefreshedAt: params.at,
      statusSource: 'PROVIDER' as const,
    })),
    // Who has suspended it stays: what the platform suspends no provider reinstates (D-328).
    recordRefreshTime: assign((_, params: { at: Date }) => ({ statusRefreshedAt: params.at })),
    recordPlatformsWord: assign({ statusSource: 'PLATFORM' as const }),
    recordRevocation: assign((_, params: { reason: RevokedReason; at: Date }) => ({
      revokedAt: params.at,
      revokedReason: params.reason,
      statusRefreshedAt: params.at,
      statusSource: params.reason === 'PROVIDER' ? ('PROVIDER' as const) : ('PLATFORM' as const),
    })),
    announceIssued: () => {},
    announceSuspended: () => {},
    announceRevoked: (_, _params: { from: 'ACTIVE' | 'SUSPENDED' }) => {},
    announceExpired: (_, _params: { from: 'ACTIVE' | 'SUSPENDED' }) => {},
    recordReinstatement: () => {},
    recheckPayments: () => {},
  },
}).createMachine({
  id: 'credential',
  description: 'A signed statement about a tenant or a member.',
  meta: {
    domain: 'identity',
    table: 'credentials',
    idPrefix: 'cred',
    parties: ['tenantId'],
    clock: 'tenantId',
    sentBy: { PROVIDER_SUSPEND: ['provider'] },
    requirements: ['B 2.8', 'D-325'],
  },
  context: ({ input }) => input,
  initial: 'ACTIVE',
  // On the root, so that issuing is announced once and a reinstatement is not.
  entry: ['announceIssued', 'recheckPayments'],
  states: {
    ACTIVE: {
      description: 'The credential is valid.',
      meta: { deadline: { event: 'EXPIRE', at: 'expiresAt' }, requirements: ['D-114'] },
      on: {
        REFRESH: {
          description: 'The provider is asked for the status again.',
          meta: { requirements: ['B 4.7', 'D-328'] },
          actions: { type: 'recordRefresh', params: ({ event }) => ({ at: event.at }) },
        },
        SUSPEND: {
          description: 'An operator suspends it.',
          meta: { requirements: ['D-327'] },
          target: 'SUSPENDED',
          actions: ['recordPlatformsWord', 'announceSuspended', 'recheckPayments'],
        },
        PROVIDER_SUSPEND: {
          description: 'The provider looks at the verification again.',
          meta: { requirements: ['D-328'] },
          target: 'SUSPENDED',
          actions: [
            { type: 'recordRefresh', params: ({ event }) => ({ at: event.at }) },
            'announceSuspended',
            'recheckPayments',
          ],
        },
        REVOKE: {
          description: 'The credential is revoked permanently, and `revokedReason` says why.',
          meta: { requirements: ['B 2.8', 'D-327'] },
          target: 'REVOKED',
          actions: [
            { type: 'recordRevocation', params: ({ event }) => event },
            { type: 'announceRevoked', params: { from: 'ACTIVE' } },
            'recheckPayments',
          ],
        },
        EXPIRE: {
          description: '`expiresAt` has passed.',
          meta: { requirements: ['D-325'] },
          target: 'EXPIRED',
          actions: [{ type: 'announceExpired', params: { from: 'ACTIVE' } }, 'recheckPayments'],
        },
      },
    },
    SUSPENDED: {
      description: 'The credential does not count until it is reinstated.',
      meta: { deadline: { event: 'EXPIRE', at: 'expiresAt' }, requirements: ['D-118'] },
      on: {
        REFRESH: {
          description: 'The provider is asked for the status again.',
          meta: { requirements: ['B 4.7', 'D-328'] },
          actions: { type: 'recordRefreshTime', params: ({ event }) => ({ at: event.at }) },
        },
        REINSTATE: {
          description: 'The suspension ends.',
          meta: { requirements: ['D-327'] },
          target: 'ACTIVE',
          actions: ['recordReinstatement', 'recheckPayments'],
        },
        REVOKE: {
          description: 'The credential is revoked permanently, and `revokedReason` says why.',
          meta: { requirements: ['D-327'] },
          target: 'REVOKED',
          actions: [
            { type: 'recordRevocation', params: ({ event }) => event },
            { type: 'announceRevoked', params: { from: 'SUSPENDED' } },
            'recheckPayments',
          ],
        },
        EXPIRE: {
          description: '`expiresAt` has passed during the suspension.',
          meta: { requirements: ['D-325'] },
          target: 'EXPIRED',
          actions: [{ type: 'announceExpired', params: { from: 'SUSPENDED' } }, 'recheckPayments'],
        },
      },
    },
    REVOKED: {
      description: 'The credential was revoked permanently.',
      meta: { requirements: ['B 2.8'] },
      type: 'final',
    },
    EXPIRED: { description: 'The credential has expired.', meta: { requirements: ['B 2.8', 'D-325'] }, type: 'final' },
  },
});
