import { assertEvent, assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface ApiKeyContext {
  readonly tenantId: string;
  /** The member that the key acts for (D-021). */
  readonly memberId: string;
  /** The issuer: an initiator of all that the key does, like its member (D-510). Null if the operator issued it. */
  readonly issuedByMemberId: string | null;
  /** The agent that holds the key; null for a key that is no agent's (D-022). */
  readonly agentId: string | null;
  readonly name: string;
  /** SHA-256 of the key, which itself is shown once and kept nowhere (D-010). */
  readonly keyHash: string;
  /** First twelve and last four characters, for people. */
  readonly prefix: string;
  readonly last4: string;
  readonly environment: 'sandbox' | 'live';
  readonly scopes: readonly string[];
  /** Addresses and CIDR blocks; empty means unrestricted (D-026). */
  readonly ipAllowlist: readonly string[];
  /** Null where requests are not signed (D-027). */
  readonly signingSecretCiphertext: string | null;
  /** Real time; EXPIRED is computed from it when the key is shown or used, and is no state (D-008). */
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** The version of the contract that its requests have unless they name one (D-531); null: the newest. */
  readonly apiVersion: string | null;
}

export type ApiKeyEvent = { type: 'REVOKE'; at: Date };

/** A tenant's credential (B 5, D-007 to D-010). */
export const apiKeyMachine = setup({
  types: {
    context: {} as ApiKeyContext,
    events: {} as ApiKeyEvent,
    input: {} as ApiKeyContext,
    meta: {} as Meta,
  },
  actions: {
    setRevocation: assign(({ event }) => {
      assertEvent(event, 'REVOKE');
      return { revokedAt: event.at };
    }),
    announceCreation: () => {},
    announceRevocation: () => {},
  },
}).createMachine({
  id: 'api-key',
  meta: { domain: 'accounts', table: 'api_keys', idPrefix: 'key', parties: ['tenantId'], clock: 'tenantId' },
  context: ({ input }) => input,
  initial: 'ACTIVE',
  states: {
    ACTIVE: {
      description: 'The key works until it is revoked or `expiresAt` has passed.',
      meta: { requirements: ['D-010'] },
      entry: 'announceCreation',
      on: {
        REVOKE: {
          description: 'The key is revoked from the next request on.',
          meta: { requirements: ['D-009'] },
          target: 'REVOKED',
          actions: ['setRevocation', 'announceRevocation'],
        },
      },
    },
    REVOKED: { description: 'The key never works again.', meta: { requirements: ['D-009'] }, type: 'final' },
  },
});
