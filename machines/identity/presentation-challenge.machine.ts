import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** In the order in which they are listed (B 4.7, D-332). */
export type PresentationReason =
  | 'CHALLENGE_EXPIRED'
  | 'HOLDER_UNKNOWN'
  | 'HOLDER_MISMATCH'
  | 'SIGNER_NOT_BOUND'
  | 'PRESENTATION_SIGNATURE_INVALID'
  | 'CREDENTIAL_INVALID';

export type CredentialResult = {
  readonly credentialId: string;
  /** Null for a credential that is unknown or unsigned (D-468). */
  readonly credentialHash: string | null;
  readonly verdict: 'VALID' | 'EXPIRED' | 'REVOKED' | 'UNTRUSTED_ISSUER' | 'SIGNATURE_INVALID' | 'NOT_FOUND';
};

/** The result of a presentation. */
export interface PresentationResult {
  readonly holderDid: string;
  readonly signerAddress: string;
  readonly verified: boolean;
  readonly reasonCodes: readonly PresentationReason[];
  readonly credentialResults: readonly CredentialResult[];
}

export interface PresentationChallengeContext {
  readonly tenantId: string;
  /** `0x` and 32 random bytes in hex; unique (D-331). */
  readonly nonce: string;
  readonly audience: string;
  readonly purpose: string;
  /** The only identity that may answer; null for any (D-331). */
  readonly identityId: string | null;
  /** The payment that it was asked for; null for none (D-331). */
  readonly paymentId: string | null;
  readonly expiresAt: Date;
  /** The result, verified or not: all null together until the challenge is consumed. */
  readonly holderDid: string | null;
  readonly signerAddress: string | null;
  readonly verified: boolean | null;
  readonly reasonCodes: readonly PresentationReason[] | null;
  readonly credentialResults: readonly CredentialResult[] | null;
  readonly consumedAt: Date | null;
}

export type PresentationChallengeEvent =
  | { readonly type: 'CONSUME'; readonly result: PresentationResult; readonly at: Date }
  | { readonly type: 'EXPIRE' };

/** A question that can be answered once with credentials; its row keeps the answer, whose id is the presentation's. */
export const presentationChallengeMachine = setup({
  types: {
    context: {} as PresentationChallengeContext,
    events: {} as PresentationChallengeEvent,
    input: {} as PresentationChallengeContext,
    meta: {} as Meta,
  },
  actions: {
    recordResult: assign((_, params: { result: PresentationResult; at: Date }) => ({
      holderDid: params.result.holderDid,
      signerAddress: params.result.signerAddress,
      verified: params.result.verified,
      reasonCodes: params.result.reasonCodes,
      credentialResults: params.result.credentialResults,
      consumedAt: params.at,
    })),
  },
}).createMachine({
  id: 'presentation-challenge',
  description: 'A single-use challenge for credentials.',
  meta: {
    domain: 'identity',
    table: 'presentation_challenges',
    idPrefix: 'prs',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: ['B 2.8', 'B 4.7', 'D-331', 'D-332'],
  },
  context: ({ input }) => input,
  initial: 'ISSUED',
  states: {
    ISSUED: {
      description: 'The challenge can be used for a presentation within 5 minutes.',
      meta: { deadline: { event: 'EXPIRE', at: 'expiresAt' }, requirements: ['D-331'] },
      on: {
        CONSUME: {
          description: 'A verification uses the challenge, even if it fails.',
          meta: { requirements: ['B 3', 'B 4.7'] },
          target: 'CONSUMED',
          actions: { type: 'recordResult', params: ({ event }) => ({ result: event.result, at: event.at }) },
        },
        EXPIRE: { description: 'Nobody answered in time.', meta: { requirements: ['D-331'] }, target: 'EXPIRED' },
      },
    },
    EXPIRED: {
      description: 'The challenge has expired. One late presentation is still answered, and is not verified.',
      meta: { requirements: ['D-332'] },
      on: {
        CONSUME: {
          description: 'A late presentation gets CHALLENGE_EXPIRED and uses the challenge.',
          meta: { requirements: ['D-332'] },
          target: 'CONSUMED',
          actions: { type: 'recordResult', params: ({ event }) => ({ result: event.result, at: event.at }) },
        },
      },
    },
    CONSUMED: {
      description: 'The challenge has been used. Using it again is refused.',
      meta: { requirements: ['B 3'] },
      type: 'final',
    },
  },
});
