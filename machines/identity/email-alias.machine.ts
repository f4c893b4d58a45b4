import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface EmailAliasContext {
  readonly tenantId: string;
  /** The member whose session proved the address. */
  readonly memberId: string;
  /** The address in its canonical form as ciphertext; plain text lives in memory only (D-066). */
  readonly emailCiphertext: string;
  /** Keyed fingerprint by which senders' addresses find it. */
  readonly emailIndex: string;
  readonly verifiedAt: Date;
  readonly revokedAt: Date | null;
}

export type EmailAliasEvent = { readonly type: 'REVOKE'; readonly at: Date };

/** Which tenant is paid at an e-mail address: one for each address (D-503). */
export const emailAliasMachine = setup({
  types: {
    context: {} as EmailAliasContext,
    events: {} as EmailAliasEvent,
    input: {} as EmailAliasContext,
    meta: {} as Meta,
  },
  actions: {
    setRevocation: assign((_, params: { at: Date }) => ({ revokedAt: params.at })),
    recordCreation: () => {},
    claimReserved: () => {},
    recordRevocation: () => {},
  },
}).createMachine({
  id: 'email-alias',
  description: 'An e-mail address of a tenant.',
  meta: {
    domain: 'identity',
    table: 'email_aliases',
    idPrefix: 'eal',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: ['D-503'],
  },
  context: ({ input }) => input,
  initial: 'ACTIVE',
  states: {
    ACTIVE: {
      description: 'Payments to the address reach the tenant.',
      meta: { requirements: ['D-503'] },
      entry: ['recordCreation', 'claimReserved'],
      on: {
        REVOKE: {
          description: 'The tenant removes the address, or the member whose address it is.',
          meta: { requirements: ['D-503'] },
          target: 'REVOKED',
          actions: [{ type: 'setRevocation', params: ({ event }) => ({ at: event.at }) }, 'recordRevocation'],
        },
      },
    },
    REVOKED: {
      description: 'Payments to the address no longer reach the tenant. Another tenant can have it.',
      meta: { requirements: ['D-503'] },
      type: 'final',
    },
  },
});
