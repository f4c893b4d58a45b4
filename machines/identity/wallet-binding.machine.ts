import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export type WalletType = 'EOA' | 'SMART_ACCOUNT' | 'MULTISIG_WALLET';

/** SELF, or ORGANIZATION for the identity of a tenant; nothing sets DELEGATED yet (D-322). */
export type ControllerType = 'SELF' | 'DELEGATED' | 'ORGANIZATION';

export interface WalletBindingContext {
  readonly tenantId: string;
  readonly identityId: string;
  readonly chainFamily: 'EVM';
  readonly chainId: number;
  /** Checksummed (B 2.8). */
  readonly walletAddress: string;
  readonly walletType: WalletType;
  readonly controllerType: ControllerType;
  readonly verificationMethod: 'SIGNATURE_CHALLENGE';
  /** The binding that this one replaces; null when it is no rotation (B 3). */
  readonly predecessorId: string | null;
  /** The whole text to sign (D-324); null once it is used or void. */
  readonly challenge: string | null;
  /** 15 minutes after the start; later there is no challenge any more (D-322). */
  readonly challengeExpiresAt: Date | null;
  readonly verifiedAt: Date | null;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
}

export type WalletBindingEvent =
  | { readonly type: 'VERIFY'; readonly at: Date }
  | { readonly type: 'ROTATE'; readonly at: Date }
  | { readonly type: 'CANCEL_ROTATION'; readonly at: Date }
  | { readonly type: 'REVOKE'; readonly at: Date };

/** A wallet of an identity: proved by a signature, replaced by a rotation, or revoked. */
export const walletBindingMachine = setup({
  types: {
    context: {} as WalletBindingContext,
    events: {} as WalletBindingEvent,
    input: {} as WalletBindingContext,
    meta: {} as Meta,
  },
  actions: {
    activate: assign((_, params: { at: Date }) => ({
      challenge: null,
      challengeExpiresAt: null,
      verifiedAt: params.at,
      validFrom: params.at,
    })),
    end: assign((_, params: { at: Date }) => ({
      challenge: null,
      challengeExpiresAt: null,
      validUntil: params.at,
    })),
    rotatePredecessor: (_, _params: { at: Date }) => {},
    announceActive: () => {},
    announceRotated: () => {},
    announceRevoked: (_, _params: { from: 'PENDING' | 'ACTIVE' }) => {},
  },
  guards: {
    isRotation: ({ context }) => context.predecessorId !== null,
  },
}).createMachine({
  id: 'wallet-binding',
  description: 'The binding of a wallet to an identity.',
  meta: {
    domain: 'identity',
    table: 'wallet_bindings',
    idPrefix: 'bnd',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: ['B 2.8', 'B 3', 'D-322', 'D-324', 'D-477', 'D-323'],
  },
  context: ({ input }) => input,
  initial: 'PENDING',
  states: {
    PENDING: {
      description: 'The challenge waits for the signature of the wallet.',
      meta: { waitsFor: { who: 'tenantId', events: ['VERIFY'] }, requirements: ['B 3'] },
      on: {
        VERIFY: [
          {
            description:
              'The new wallet of a rotation is verified. The previous binding becomes ROTATED in the same transaction.',
            meta: { requirements: ['B 3'] },
            guard: 'isRotation',
            target: 'ACTIVE',
            actions: [
              { type: 'rotatePredecessor', params: ({ event }) => ({ at: event.at }) },
              { type: 'activate', params: ({ event }) => ({ at: event.at }) },
              'announceActive',
            ],
          },
          {
            description: 'The wallet signed the challenge.',
            meta: { requirements: ['B 3'] },
            target: 'ACTIVE',
            actions: [{ type: 'activate', params: ({ event }) => ({ at: event.at }) }, 'announceActive'],
          },
        ],
        CANCEL_ROTATION: {
          description: 'The rotation is cancelled. The previous binding stays ACTIVE.',
          meta: { requirements: ['D-477'] },
          guard: 'isRotation',
          target: 'REVOKED',
          actions: [
            { type: 'end', params: ({ event }) => ({ at: event.at }) },
            { type: 'announceRevoked', params: { from: 'PENDING' } },
          ],
        },
        REVOKE: {
          description: 'The binding is revoked before it is verified.',
          meta: { requirements: ['D-323'] },
          target: 'REVOKED',
          actions: [
            { type: 'end', params: ({ event }) => ({ at: event.at }) },
            { type: 'announceRevoked', params: { from: 'PENDING' } },
          ],
        },
      },
    },
    ACTIVE: {
      description: 'The wallet can sign for the identity. A wallet has at most one ACTIVE binding.',
      meta: { requirements: ['B 2.8'] },
      on: {
        ROTATE: {
          description: 'The new binding of a rotation was verified.',
          meta: { requirements: ['B 3'] },
          target: 'ROTATED',
          actions: [{ type: 'end', params: ({ event }) => ({ at: event.at }) }, 'announceRotated'],
        },
        REVOKE: {
          description: 'The binding was revoked permanently.',
          meta: { requirements: ['D-323'] },
          target: 'REVOKED',
          actions: [
            { type: 'end', params: ({ event }) => ({ at: event.at }) },
            { type: 'announceRevoked', params: { from: 'ACTIVE' } },
          ],
        },
      },
    },
    ROTATED: {
      description: 'Another wallet of the same identity has replaced this one.',
      meta: { requirements: ['B 3'] },
      type: 'final',
    },
    REVOKED: {
      description: 'The binding was revoked, before or after its verification.',
      meta: { requirements: ['D-322', 'D-323'] },
      type: 'final',
    },
  },
});
