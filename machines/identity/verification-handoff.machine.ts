import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface VerificationHandoffContext {
  readonly tenantId: string;
  readonly sessionId: string;
  /** SHA-256 of the token, which itself stands in the URL only (D-317). */
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly consumedAt: Date | null;
}

export type VerificationHandoffEvent =
  | { readonly type: 'CONSUME'; readonly at: Date }
  | { readonly type: 'VOID' }
  | { readonly type: 'EXPIRE' };

/** A link that carries a verification to another device, once. */
export const verificationHandoffMachine = setup({
  types: {
    context: {} as VerificationHandoffContext,
    events: {} as VerificationHandoffEvent,
    input: {} as VerificationHandoffContext,
    meta: {} as Meta,
  },
  actions: {
    recordUse: assign((_, params: { at: Date }) => ({ consumedAt: params.at })),
  },
}).createMachine({
  id: 'verification-handoff',
  description: 'A hand-off link of a verification session.',
  meta: {
    domain: 'identity',
    table: 'verification_handoffs',
    idPrefix: 'hnd',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: ['B 7', 'D-317'],
  },
  context: ({ input }) => input,
  initial: 'OPEN',
  states: {
    OPEN: {
      description: 'The link can be opened once, within 15 minutes. A session has at most one such link.',
      meta: { deadline: { event: 'EXPIRE', at: 'expiresAt' }, requirements: ['D-317'] },
      on: {
        CONSUME: {
          description: 'The link was opened.',
          meta: { requirements: ['D-317'] },
          target: 'CONSUMED',
          actions: { type: 'recordUse', params: ({ event }) => ({ at: event.at }) },
        },
        VOID: {
          description: 'A new link of the session took its place.',
          meta: { requirements: ['D-317'] },
          target: 'VOIDED',
        },
        EXPIRE: {
          description: 'The link was not opened in time.',
          meta: { requirements: ['D-317'] },
          target: 'EXPIRED',
        },
      },
    },
    CONSUMED: { description: 'It has been used.', meta: { requirements: ['B 7'] }, type: 'final' },
    VOIDED: { description: 'Replaced by a newer link.', meta: { requirements: ['D-317'] }, type: 'final' },
    EXPIRED: {
      description: 'The link was not opened within 15 minutes.',
      meta: { requirements: ['B 7', 'D-317'] },
      type: 'final',
    },
  },
});
