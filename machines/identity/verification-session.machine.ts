import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import type { CredentialContext } from './credential.machine.ts';

export type RequirementType =
  | 'identity_document'
  | 'liveness'
  | 'business_registry'
  | 'authorized_representative_kyc'
  | 'beneficial_ownership';

export type Requirement = {
  readonly type: RequirementType;
  readonly status: 'PENDING' | 'SATISFIED' | 'FAILED';
  readonly subjectRef: string;
};

/** The provider's side of a session: what its widget is opened with. */
export type VerificationClient = {
  readonly provider: string;
  readonly sessionRef: string;
  /** Ciphertext, but for the mock's, which opens nothing. */
  readonly token: string;
  readonly templateId: string;
  readonly environmentId: string;
};

export interface VerificationSessionContext {
  readonly tenantId: string;
  readonly kind: 'KYC' | 'KYB';
  readonly subjectType: 'TENANT' | 'TENANT_MEMBER';
  readonly subjectId: string;
  readonly legalName: string;
  readonly country: string | null;
  readonly requirements: readonly Requirement[];
  /** Null until the provider has begun it, for good when its mode is off: there is nothing to advance (D-315). */
  readonly client: VerificationClient | null;
  readonly credentialId: string | null;
  readonly expiresAt: Date;
  readonly completedAt: Date | null;
}

/** The credential of a VERIFIED session; prepared before the step, because a signature takes a promise. */
export interface Issuance {
  readonly credentialId: string;
  /** The context of the new credential. */
  readonly context: CredentialContext;
  /** The subject's standing credentials of the same kind (D-318). */
  readonly supersedes: readonly string[];
}

export type SessionOutcome = 'REJECTED' | 'EXPIRED' | 'CANCELED' | 'ERROR';

export type VerificationSessionEvent =
  | { readonly type: 'START'; readonly client: VerificationClient }
  | {
      readonly type: 'ADVANCE';
      readonly at: Date;
      /** Null while requirements remain; the credential of the step that satisfies the last. */
      readonly issuance: Issuance | null;
    }
  | { readonly type: 'END'; readonly outcome: SessionOutcome; readonly at: Date }
  | { readonly type: 'EXPIRE' };

const pending = (requirements: readonly Requirement[]): number =>
  requirements.filter((requirement) => requirement.status === 'PENDING').length;

/** The business (KYB) or member (KYC) verification at the identity provider. */
export const verificationSessionMachine = setup({
  types: {
    context: {} as VerificationSessionContext,
    events: {} as VerificationSessionEvent,
    input: {} as VerificationSessionContext,
    meta: {} as Meta,
  },
  actions: {
    recordClient: assign((_, params: { client: VerificationClient }) => ({ client: params.client })),
    satisfyNext: assign({
      requirements: ({ context }) => {
        const next = context.requirements.findIndex((requirement) => requirement.status === 'PENDING');
        return context.requirements.map((requirement, index) =>
          index === next ? { ...requirement, status: 'SATISFIED' as const } : requirement,
        );
      },
    }),
    complete: assign((_, params: { at: Date }) => ({ completedAt: params.at })),
    completeAtDeadline: assign({ completedAt: ({ context }) => context.expiresAt }),
    referToCredential: assign((_, params: { issuance: Issuance | null }) => ({
      credentialId: params.issuance?.credentialId ?? null,
    })),
    issueCredential: (_, _params: { issuance: Issuance | null }) => {},
    recordCreation: () => {},
    announceEnd: () => {},
  },
  guards: {
    /** The last requirement is met and its credential is at hand: a step that lacks it is refused, not half done. */
    isLastRequirement: ({ context }, params: { issuance: Issuance | null }) =>
      pending(context.requirements) === 1 && params.issuance !== null,
    isNotStarted: ({ context }) => context.client === null,
    hasMoreRequirements: ({ context }) => pending(context.requirements) > 1,
    endsAs: (_, params: { outcome: SessionOutcome; wanted: SessionOutcome }) => params.outcome === params.wanted,
  },
}).createMachine({
  id: 'verification-session',
  description: 'A verification of a member or a business.',
  meta: {
    domain: 'identity',
    table: 'verification_sessions',
    idPrefix: 'vs',
    parties: ['tenantId'],
    clock: 'tenantId',
    sentBy: { ADVANCE: ['provider'], END: ['provider'] },
    requirements: ['B 2.8', 'B 3', 'D-313', 'D-318', 'D-314', 'D-315', 'D-316', 'D-317'],
  },
  context: ({ input }) => input,
  initial: 'CREATED',
  states: {
    CREATED: {
      description: 'The verification is under way.',
      meta: { deadline: { event: 'EXPIRE', at: 'expiresAt' }, requirements: ['D-314', 'D-316'] },
      entry: 'recordCreation',
      on: {
        START: {
          description: 'The provider has started the session.',
          meta: { requirements: ['D-313', 'D-315'] },
          guard: 'isNotStarted',
          actions: { type: 'recordClient', params: ({ event }) => ({ client: event.client }) },
        },
        ADVANCE: [
          {
            description: 'The last requirement is met, and the credential is issued.',
            meta: { requirements: ['B 3', 'D-314'] },
            guard: { type: 'isLastRequirement', params: ({ event }) => ({ issuance: event.issuance }) },
            target: 'VERIFIED',
            actions: [
              'satisfyNext',
              { type: 'complete', params: ({ event }) => ({ at: event.at }) },
              { type: 'referToCredential', params: ({ event }) => ({ issuance: event.issuance }) },
              { type: 'issueCredential', params: ({ event }) => ({ issuance: event.issuance }) },
              'announceEnd',
            ],
          },
          {
            description: 'The next requirement is met.',
            meta: { requirements: ['D-314'] },
            guard: 'hasMoreRequirements',
            actions: 'satisfyNext',
          },
        ],
        END: [
          {
            description: 'The provider rejects the subject.',
            meta: { requirements: ['D-315'] },
            guard: { type: 'endsAs', params: ({ event }) => ({ outcome: event.outcome, wanted: 'REJECTED' }) },
            target: 'REJECTED',
            actions: [{ type: 'complete', params: ({ event }) => ({ at: event.at }) }, 'announceEnd'],
          },
          {
            description: "The provider's session has expired.",
            meta: { requirements: ['D-315'] },
            guard: { type: 'endsAs', params: ({ event }) => ({ outcome: event.outcome, wanted: 'EXPIRED' }) },
            target: 'EXPIRED',
            actions: [{ type: 'complete', params: ({ event }) => ({ at: event.at }) }, 'announceEnd'],
          },
          {
            description: 'The subject cancels.',
            meta: { requirements: ['D-315'] },
            guard: { type: 'endsAs', params: ({ event }) => ({ outcome: event.outcome, wanted: 'CANCELED' }) },
            target: 'CANCELED',
            actions: [{ type: 'complete', params: ({ event }) => ({ at: event.at }) }, 'announceEnd'],
          },
          {
            description: 'The provider failed.',
            meta: { requirements: ['D-315'] },
            guard: { type: 'endsAs', params: ({ event }) => ({ outcome: event.outcome, wanted: 'ERROR' }) },
            target: 'ERROR',
            actions: [{ type: 'complete', params: ({ event }) => ({ at: event.at }) }, 'announceEnd'],
          },
        ],
        EXPIRE: {
          description: 'Nobody has finished the verification within 7 days.',
          meta: { requirements: ['D-316'] },
          target: 'EXPIRED',
          actions: ['completeAtDeadline', 'announceEnd'],
        },
      },
    },
    VERIFIED: {
      description: 'All requirements are met, and the credential was issued.',
      meta: { requirements: ['B 3'] },
      type: 'final',
    },
    REJECTED: {
      description: 'The provider has rejected the subject.',
      meta: { requirements: ['B 2.8'] },
      type: 'final',
    },
    EXPIRED: {
      description: 'The verification was not finished in time.',
      meta: { requirements: ['D-316'] },
      type: 'final',
    },
    CANCELED: { description: 'The subject has cancelled.', meta: { requirements: ['B 2.8'] }, type: 'final' },
    ERROR: { description: 'The provider failed.', meta: { requirements: ['B 2.8'] }, type: 'final' },
  },
});
