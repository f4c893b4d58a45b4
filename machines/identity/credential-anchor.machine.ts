import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** A leaf of the Merkle tree (D-330). */
export type AnchoredClaim = {
  readonly key: string;
  readonly value: unknown;
  /** `0x` and 32 random bytes in hex, for this claim alone. */
  readonly salt: string;
};

/** Beside the credential, not part of the signed document (D-467). */
export interface CredentialAnchorContext {
  readonly tenantId: string;
  readonly credentialId: string;
  /** Sorted by key. */
  readonly claims: readonly AnchoredClaim[];
  readonly root: string;
  /** The relayer's transaction; null until it is mined. */
  readonly txHash: string | null;
  readonly anchoredAt: Date | null;
}

export type CredentialAnchorEvent =
  | { readonly type: 'CONFIRM'; readonly txHash: string; readonly at: Date }
  | { readonly type: 'FAIL' };

/** The Merkle root of a credential's claims on its way to the chain; selective disclosure needs it there. */
export const credentialAnchorMachine = setup({
  types: {
    context: {} as CredentialAnchorContext,
    events: {} as CredentialAnchorEvent,
    input: {} as CredentialAnchorContext,
    meta: {} as Meta,
  },
  actions: {
    recordTransaction: assign((_, params: { txHash: string; at: Date }) => ({
      txHash: params.txHash,
      anchoredAt: params.at,
    })),
    submitRoot: () => {},
  },
}).createMachine({
  id: 'credential-anchor',
  description: 'The on-chain anchor of a credential.',
  meta: {
    domain: 'identity',
    table: 'credential_anchors',
    idPrefix: 'anc',
    parties: ['tenantId'],
    clock: 'tenantId',
    sentBy: { CONFIRM: ['chain'], FAIL: ['chain'] },
    requirements: ['B 2.8', 'D-329', 'D-330'],
  },
  context: ({ input }) => input,
  initial: 'SUBMITTED',
  states: {
    SUBMITTED: {
      description:
        'The relayer sends the Merkle root to the chain. A credential has at most one pending or ANCHORED anchor.',
      meta: { requirements: ['D-264', 'D-330'] },
      entry: 'submitRoot',
      on: {
        CONFIRM: {
          description: 'The transaction is confirmed on the chain.',
          meta: { requirements: ['D-330'] },
          target: 'ANCHORED',
          actions: { type: 'recordTransaction', params: ({ event }) => ({ txHash: event.txHash, at: event.at }) },
        },
        FAIL: { description: 'The chain rejected the transaction permanently.', target: 'FAILED' },
      },
    },
    ANCHORED: { description: 'Claims can be disclosed one by one.', meta: { requirements: ['D-329'] }, type: 'final' },
    FAILED: { description: 'The anchor has failed. The credential can be anchored again.', type: 'final' },
  },
});
