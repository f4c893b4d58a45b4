import { assign, setup } from 'xstate';
import type { CredentialContext } from '../identity/credential.machine.ts';
import type { Meta } from '../meta.ts';

/** The rules as they were put (A 2.9); amounts stay the strings of the request. */
export type PaymentPolicyRules = {
  readonly maximumFeeMinor?: string;
  readonly maximumAmountUsd?: string;
  readonly allowedRails?: readonly string[];
  readonly allowedAssets?: readonly string[];
  readonly allowedChains?: readonly string[];
  readonly approvals?: readonly { readonly aboveUsd: string; readonly minimumApprovals: number }[];
};

/** One version of an organization's payment policy: rules never change within it. */
export interface PaymentPolicyContext {
  readonly tenantId: string;
  /** The same for all versions: the id of the first one's row. */
  readonly policyId: string;
  readonly version: number;
  readonly rules: PaymentPolicyRules;
  readonly createdByMemberId: string;
  readonly activatedAt: Date;
  /** The PAYMENT_POLICY credential; null until attested. */
  readonly credentialId: string | null;
  readonly supersededAt: Date | null;
}

/** The credential of an attested version, prepared before the step: the multisig was asked first (D-227). */
export interface PolicyCredential {
  readonly credentialId: string;
  /** The context of the new credential. */
  readonly context: CredentialContext;
}

export type PaymentPolicyEvent =
  | { readonly type: 'ATTEST'; readonly credential: PolicyCredential }
  | { readonly type: 'SUPERSEDE'; readonly at: Date };

/** A version of the rules for all payments of an organization (A 2.9, D-224 to D-228). */
export const paymentPolicyMachine = setup({
  types: {
    context: {} as PaymentPolicyContext,
    events: {} as PaymentPolicyEvent,
    input: {} as PaymentPolicyContext,
    meta: {} as Meta,
  },
  actions: {
    setCredential: assign((_, params: { credential: PolicyCredential }) => ({
      credentialId: params.credential.credentialId,
    })),
    setSuperseded: assign((_, params: { at: Date }) => ({ supersededAt: params.at })),
    issueCredential: (_, _params: { credential: PolicyCredential }) => {},
    revokeCredential: () => {},
    announceUpdated: () => {},
    announceAttested: () => {},
  },
  guards: {
    isUnattested: ({ context }) => context.credentialId === null,
  },
}).createMachine({
  id: 'payment-policy',
  description: 'A version of the organization payment policy.',
  meta: {
    domain: 'approvals',
    table: 'payment_policies',
    idPrefix: 'ppo',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: ['A 2.9', 'D-224', 'D-228', 'D-225', 'D-226', 'D-227'],
  },
  context: ({ input }) => input,
  initial: 'ACTIVE',
  states: {
    ACTIVE: {
      description: 'The version is in force. A tenant has one ACTIVE version.',
      meta: { requirements: ['A 2.9', 'D-224'] },
      entry: ['announceUpdated'],
      on: {
        ATTEST: {
          description: 'The multisig wallet has signed this version.',
          meta: { requirements: ['A 4.3', 'D-227'] },
          guard: 'isUnattested',
          actions: [
            { type: 'setCredential', params: ({ event }) => ({ credential: event.credential }) },
            { type: 'issueCredential', params: ({ event }) => ({ credential: event.credential }) },
            'announceAttested',
          ],
        },
        SUPERSEDE: {
          description: 'A new version takes its place; its credential is REVOKED as POLICY_CHANGED.',
          meta: { requirements: ['D-224', 'D-227'] },
          target: 'SUPERSEDED',
          actions: [{ type: 'setSuperseded', params: ({ event }) => ({ at: event.at }) }, 'revokeCredential'],
        },
      },
    },
    SUPERSEDED: {
      description: 'The version is kept in the history.',
      meta: { requirements: ['D-226'] },
      type: 'final',
    },
  },
});
