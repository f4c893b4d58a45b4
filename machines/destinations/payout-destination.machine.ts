import { assign, setup } from 'xstate';
import type { CredentialContext } from '../identity/credential.machine.ts';
import type { Meta } from '../meta.ts';

/** The stored type; requests may also say ONCHAIN_WALLET for STABLECOIN_ADDRESS (D-232). */
export type DestinationType =
  | 'STABLECOIN_ADDRESS'
  | 'PAYMENT_APP_A'
  | 'PAYMENT_APP_B'
  | 'US_BANK_ACH'
  | 'SEPA'
  | 'SERVICE_BALANCE';

/** D-233. */
export type OwnershipStatus = 'DECLARED' | 'SIGNATURE_VERIFIED' | 'PROVIDER_VERIFIED' | 'INTERNAL' | 'FAILED';

export interface PayoutDestinationContext {
  readonly tenantId: string;
  readonly type: DestinationType;
  readonly asset: string | null;
  readonly network: string | null;
  readonly country: string | null;
  readonly currency: string | null;
  /** The adapter that pays there; null for rails without one (D-245). */
  readonly provider: string | null;
  /** The identifier verbatim, as ciphertext; null for SERVICE_BALANCE (D-066). */
  readonly identifierCiphertext: string | null;
  /** Keyed fingerprint of the normalised identifier; empty for SERVICE_BALANCE, of which a tenant has one (D-243). */
  readonly identifierIndex: string;
  readonly maskedLabel: string;
  /** The owner's own text. */
  readonly label: string | null;
  readonly ownershipStatus: OwnershipStatus;
  readonly verificationCredentialId: string | null;
  /** 0..1000, lower first (D-244). */
  readonly priority: number;
  readonly allowAutomaticFallback: boolean;
  readonly isDefault: boolean;
  readonly consentedAt: Date;
  readonly verifiedAt: Date | null;
  readonly revokedAt: Date | null;
  /** When its owner last activated it, patched it while ACTIVE, or made it default: clears a hold (D-441). */
  readonly chosenAt: Date | null;
}

export interface DestinationPatch {
  readonly label?: string | null;
  readonly priority?: number;
  readonly allowAutomaticFallback?: boolean;
}

/** A used ownership signature: its credential and the nonce that never counts again (D-235, D-448). */
export interface OwnershipProof {
  readonly credentialId: string;
  /** The context of the DESTINATION_OWNERSHIP credential. */
  readonly context: CredentialContext;
  readonly nonce: string;
}

export type PayoutDestinationEvent =
  | { readonly type: 'UPDATE'; readonly patch: DestinationPatch; readonly at: Date }
  | {
      readonly type: 'VERIFY';
      readonly ownershipStatus: Exclude<OwnershipStatus, 'FAILED'>;
      readonly proof: OwnershipProof | null;
      /** True when the tenant has no default yet (D-244). */
      readonly makeDefault: boolean;
      readonly at: Date;
    }
  | { readonly type: 'VERIFY_FAILED' }
  | { readonly type: 'REVOKE'; readonly at: Date }
  | {
      readonly type: 'MAKE_DEFAULT';
      /** Null when it inherits from a revoked default: nobody chose it (D-244, D-441). */
      readonly chosenAt: Date | null;
    }
  | { readonly type: 'UNSET_DEFAULT' };

/** Where a tenant wants to be paid. */
export const payoutDestinationMachine = setup({
  types: {
    context: {} as PayoutDestinationContext,
    events: {} as PayoutDestinationEvent,
    input: {} as PayoutDestinationContext,
    meta: {} as Meta,
  },
  actions: {
    applyPatch: assign((_, params: { patch: DestinationPatch }) => params.patch),
    choose: assign((_, params: { at: Date }) => ({ chosenAt: params.at })),
    recordOwnership: assign(
      ({ context }, params: { ownershipStatus: OwnershipStatus; proof: OwnershipProof | null }) => ({
        ownershipStatus: params.ownershipStatus,
        verificationCredentialId: params.proof?.credentialId ?? context.verificationCredentialId,
      }),
    ),
    activate: assign((_, params: { at: Date; makeDefault: boolean }) => ({
      verifiedAt: params.at,
      chosenAt: params.at,
      isDefault: params.makeDefault,
    })),
    recordFailure: assign({ ownershipStatus: 'FAILED' }),
    recordRevocation: assign((_, params: { at: Date }) => ({ revokedAt: params.at, isDefault: false })),
    becomeDefault: assign(({ context }, params: { chosenAt: Date | null }) => ({
      isDefault: true,
      chosenAt: params.chosenAt ?? context.chosenAt,
    })),
    stepDown: assign({ isDefault: false }),
    issueOwnership: (_, _params: { proof: OwnershipProof | null }) => {},
    announceCreated: () => {},
    announceVerified: () => {},
    announceRevoked: (_, _params: { from: 'PENDING_VERIFICATION' | 'ACTIVE' }) => {},
    recordChange: () => {},
    recheckPayments: () => {},
  },
  guards: {
    /** No provider verifies ACH and SEPA in v1 (D-234). */
    canBeVerified: ({ context }) => context.type !== 'US_BANK_ACH' && context.type !== 'SEPA',
    isProof: (_, params: { proof: OwnershipProof | null }) => params.proof !== null,
  },
}).createMachine({
  id: 'payout-destination',
  description: 'A place where a tenant can be paid.',
  meta: {
    domain: 'destinations',
    table: 'payout_destinations',
    idPrefix: 'dst',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: [
      'A 2.4',
      'A 3.5',
      'D-231',
      'D-246',
      'D-232',
      'D-233',
      'D-234',
      'D-235',
      'D-236',
      'D-237',
      'D-238',
      'D-239',
      'D-240',
      'D-241',
      'D-242',
      'D-243',
      'D-244',
      'D-245',
    ],
  },
  context: ({ input }) => input,
  initial: 'PENDING_VERIFICATION',
  states: {
    PENDING_VERIFICATION: {
      description: 'The destination is not verified yet, and nothing is paid to it. Bank accounts stay here.',
      meta: { requirements: ['A 2.4', 'D-234'] },
      entry: ['announceCreated', 'recheckPayments'],
      on: {
        UPDATE: {
          description: 'Label, priority or the consent to fallback change. The address or account never does.',
          meta: { requirements: ['A 2.4'] },
          actions: [
            { type: 'applyPatch', params: ({ event }) => ({ patch: event.patch }) },
            'recordChange',
            'recheckPayments',
          ],
        },
        VERIFY: {
          description:
            'The provider or a signature confirms the destination. A service balance is confirmed at creation.',
          meta: { requirements: ['A 3.5', 'D-234'] },
          guard: 'canBeVerified',
          target: 'ACTIVE',
          actions: [
            { type: 'recordOwnership', params: ({ event }) => event },
            { type: 'activate', params: ({ event }) => event },
            { type: 'issueOwnership', params: ({ event }) => ({ proof: event.proof }) },
            'announceVerified',
            'recheckPayments',
          ],
        },
        VERIFY_FAILED: {
          description: 'The provider does not confirm the destination.',
          meta: { requirements: ['D-237'] },
          guard: 'canBeVerified',
          actions: ['recordFailure', 'recordChange'],
        },
        REVOKE: {
          description: 'The owner or the provider revokes the destination.',
          meta: { requirements: ['D-234'] },
          target: 'REVOKED',
          actions: [
            { type: 'recordRevocation', params: ({ event }) => ({ at: event.at }) },
            { type: 'announceRevoked', params: { from: 'PENDING_VERIFICATION' } },
            'recheckPayments',
          ],
        },
      },
    },
    ACTIVE: {
      description: 'Payments can be routed to the destination.',
      meta: { requirements: ['A 2.4'] },
      on: {
        UPDATE: {
          description:
            "Label, priority or the consent to fallback change. For a held payment this counts as the recipient's choice.",
          meta: { requirements: ['A 2.4', 'D-441'] },
          actions: [
            { type: 'applyPatch', params: ({ event }) => ({ patch: event.patch }) },
            { type: 'choose', params: ({ event }) => ({ at: event.at }) },
            'recordChange',
            'recheckPayments',
          ],
        },
        VERIFY: {
          description: 'A signature proves an address that was only declared.',
          meta: { requirements: ['D-234', 'D-235'] },
          guard: { type: 'isProof', params: ({ event }) => ({ proof: event.proof }) },
          actions: [
            { type: 'recordOwnership', params: ({ event }) => event },
            { type: 'issueOwnership', params: ({ event }) => ({ proof: event.proof }) },
            'recordChange',
          ],
        },
        MAKE_DEFAULT: {
          description: 'The destination becomes the default: by choice, or because the default was revoked.',
          meta: { requirements: ['D-244'] },
          actions: [
            { type: 'becomeDefault', params: ({ event }) => ({ chosenAt: event.chosenAt }) },
            'recordChange',
            'recheckPayments',
          ],
        },
        UNSET_DEFAULT: {
          description: 'Another destination becomes the default.',
          meta: { requirements: ['D-244'] },
          actions: ['stepDown', 'recordChange'],
        },
        REVOKE: {
          description: 'The owner or the provider revokes the destination.',
          meta: { requirements: ['D-234'] },
          target: 'REVOKED',
          actions: [
            { type: 'recordRevocation', params: ({ event }) => ({ at: event.at }) },
            { type: 'announceRevoked', params: { from: 'ACTIVE' } },
            'recheckPayments',
          ],
        },
      },
    },
    REVOKED: {
      description: 'The destination is revoked permanently.',
      meta: { requirements: ['A 2.4'] },
      type: 'final',
    },
  },
});
