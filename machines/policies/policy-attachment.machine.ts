import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface PolicyAttachmentContext {
  readonly tenantId: string;
  readonly policyId: string;
  readonly subjectType: 'wallet' | 'card' | 'agent' | 'treasury_account';
  readonly subjectId: string;
  readonly attachedAt: Date;
  readonly detachedAt: Date | null;
}

export type PolicyAttachmentEvent = { readonly type: 'DETACH'; readonly at: Date };

/** A policy at work on a subject. A subject has one ATTACHED at most (B 2.7, D-309). */
export const policyAttachmentMachine = setup({
  types: {
    context: {} as PolicyAttachmentContext,
    events: {} as PolicyAttachmentEvent,
    input: {} as PolicyAttachmentContext,
    meta: {} as Meta,
  },
  actions: {
    recordDetachment: assign((_, params: { at: Date }) => ({ detachedAt: params.at })),
    announceAttached: () => {},
    announceDetached: () => {},
  },
}).createMachine({
  id: 'policy-attachment',
  description: 'The attachment of a policy to a wallet, card, agent or treasury account.',
  meta: {
    domain: 'policies',
    table: 'policy_attachments',
    idPrefix: 'patt',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: ['B 2.7', 'D-309'],
  },
  context: ({ input }) => input,
  initial: 'ATTACHED',
  states: {
    ATTACHED: {
      description: "The policy's newest version judges what the subject pays.",
      meta: { requirements: ['B 4.6', 'D-312'] },
      entry: 'announceAttached',
      on: {
        DETACH: {
          description: 'The policy is detached. Another policy can be attached.',
          meta: { requirements: ['D-309'] },
          target: 'DETACHED',
          actions: [{ type: 'recordDetachment', params: ({ event }) => ({ at: event.at }) }, 'announceDetached'],
        },
      },
    },
    DETACHED: { description: 'The attachment has ended. The record is kept.', type: 'final' },
  },
});
