import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** D-248. */
export type WalletKind = 'STANDARD' | 'ORGANIZATION' | 'SMART_ACCOUNT';

export interface WalletOwner {
  /** Checksummed. */
  readonly address: string;
  readonly role: 'ADMIN_OWNER' | 'FINANCE_OWNER' | 'MERCHANT_OPERATOR' | 'AGENT';
  readonly label: string | null;
}

export interface WalletContext {
  readonly tenantId: string;
  readonly kind: WalletKind;
  /** The member of a SMART_ACCOUNT; null for the other kinds (D-248). */
  readonly memberId: string | null;
  readonly name: string;
  readonly chainId: number;
  /** The Safe's CREATE2 address, salted with the wallet's id: the same before and after deployment (D-258). */
  readonly address: string;
  /** The owners of the Safe, which may lag behind the members of an organization account (D-457). */
  readonly owners: readonly WalletOwner[];
  readonly threshold: number;
  /** Attempts that failed since the deployment was last asked for (D-259). */
  readonly failedAttempts: number;
  /** The number of the attempt that runs or comes next, over all retries: it names the transaction. */
  readonly attempt: number;
  readonly deploymentTxHash: string | null;
  readonly failureReason: string | null;
  readonly deployedAt: Date | null;
}

export type WalletEvent =
  /** Null when somebody else's transaction is on its way, or has landed already. */
  | { readonly type: 'SEND_DEPLOYMENT'; readonly txHash: string | null }
  /** `ownersOutOfDate` is for the event that tells of it (D-457). */
  | { readonly type: 'LAND'; readonly at: Date; readonly ownersOutOfDate: boolean }
  | { readonly type: 'ATTEMPT_FAILED'; readonly reason: string; readonly ownersOutOfDate: boolean }
  /** `holdsMoney`: it is the escrow of somebody's money, which only the deployed Safe gives out again. */
  | { readonly type: 'RETRY'; readonly holdsMoney: boolean }
  | { readonly type: 'OWNERS_READ'; readonly owners: readonly WalletOwner[]; readonly threshold: number };

const maximumAttempts = 3;

/** A multisig on chain: its address is known and safe to fund before it is deployed. */
export const walletMachine = setup({
  types: {
    context: {} as WalletContext,
    events: {} as WalletEvent,
    input: {} as WalletContext,
    meta: {} as Meta,
  },
  actions: {
    recordTransaction: assign((_, params: { txHash: string | null }) => ({ deploymentTxHash: params.txHash })),
    recordDeployment: assign((_, params: { at: Date }) => ({ deployedAt: params.at })),
    countAttempt: assign({
      failedAttempts: ({ context }) => context.failedAttempts + 1,
      attempt: ({ context }) => context.attempt + 1,
    }),
    recordFailure: assign((_, params: { reason: string }) => ({ failureReason: params.reason })),
    startOver: assign({ failedAttempts: 0, deploymentTxHash: null, failureReason: null }),
    recordOwners: assign((_, params: { owners: readonly WalletOwner[]; threshold: number }) => ({
      owners: params.owners,
      threshold: params.threshold,
    })),
    requestDeployment: () => {},
    announceDeployed: (_, _params: { ownersOutOfDate: boolean }) => {},
    announceFailed: (_, _params: { from: 'PENDING_DEPLOYMENT' | 'DEPLOYING'; ownersOutOfDate: boolean }) => {},
    recordChange: () => {},
  },
  guards: {
    hasAttemptsLeft: ({ context }) => context.failedAttempts + 1 < maximumAttempts,
    isDeployedAgain: ({ context }, { holdsMoney }: { holdsMoney: boolean }) =>
      holdsMoney || context.kind !== 'STANDARD',
  },
}).createMachine({
  id: 'wallet',
  description: 'A multisig wallet.',
  meta: {
    domain: 'wallets',
    table: 'wallets',
    idPrefix: 'wal',
    parties: ['tenantId'],
    clock: 'tenantId',
    sentBy: { ATTEMPT_FAILED: ['chain'], LAND: ['chain'], OWNERS_READ: ['chain'] },
    requirements: ['B 2.1', 'B 3', 'D-248', 'D-258', 'D-259'],
  },
  context: ({ input }) => input,
  initial: 'PENDING_DEPLOYMENT',
  states: {
    PENDING_DEPLOYMENT: {
      description: 'The address has been computed and can already receive money.',
      meta: { requirements: ['B 2.1'] },
      entry: 'requestDeployment',
      on: {
        SEND_DEPLOYMENT: {
          description: 'The transaction was sent.',
          meta: { requirements: ['B 3', 'D-259'] },
          target: 'DEPLOYING',
          actions: { type: 'recordTransaction', params: ({ event }) => event },
        },
        ATTEMPT_FAILED: [
          {
            description: 'The transaction could not be sent. There are three attempts.',
            meta: { requirements: ['D-259'] },
            guard: 'hasAttemptsLeft',
            actions: ['countAttempt', 'requestDeployment'],
          },
          {
            description: 'The third attempt has failed before anything was sent.',
            meta: { requirements: ['B 3', 'D-259'] },
            target: 'FAILED',
            actions: [
              'countAttempt',
              { type: 'recordFailure', params: ({ event }) => event },
              {
                type: 'announceFailed',
                params: ({ event }) => ({ from: 'PENDING_DEPLOYMENT', ownersOutOfDate: event.ownersOutOfDate }),
              },
            ],
          },
        ],
      },
    },
    DEPLOYING: {
      description: 'A transaction that deploys the wallet was sent.',
      meta: { requirements: ['B 3'] },
      on: {
        SEND_DEPLOYMENT: {
          description: 'Another attempt was sent.',
          meta: { requirements: ['D-259'] },
          actions: { type: 'recordTransaction', params: ({ event }) => event },
        },
        LAND: {
          description: "The wallet's code is at the address.",
          meta: { requirements: ['B 3', 'D-259'] },
          target: 'DEPLOYED',
          actions: [
            { type: 'recordDeployment', params: ({ event }) => event },
            { type: 'announceDeployed', params: ({ event }) => event },
          ],
        },
        ATTEMPT_FAILED: [
          {
            description: 'The attempt was reverted or lost. There are three attempts.',
            meta: { requirements: ['D-259'] },
            guard: 'hasAttemptsLeft',
            actions: ['countAttempt', 'requestDeployment'],
          },
          {
            description: 'The third attempt has failed.',
            meta: { requirements: ['B 3', 'D-259'] },
            target: 'FAILED',
            actions: [
              'countAttempt',
              { type: 'recordFailure', params: ({ event }) => event },
              {
                type: 'announceFailed',
                params: ({ event }) => ({ from: 'DEPLOYING', ownersOutOfDate: event.ownersOutOfDate }),
              },
            ],
          },
        ],
      },
    },
    DEPLOYED: {
      description: 'The wallet is on the chain: it can sign, pay and hold cards.',
      meta: { requirements: ['B 2.1', 'B 4.2'], stays: 'A wallet on the chain is there for good.' },
      on: {
        OWNERS_READ: {
          description: 'A transaction has changed the owners or the threshold.',
          meta: { requirements: ['D-457'] },
          actions: [{ type: 'recordOwners', params: ({ event }) => event }, 'recordChange'],
        },
      },
    },
    FAILED: {
      description: 'The deployment has failed. An account or an escrow can be deployed again, other wallets cannot.',
      meta: { requirements: ['D-249', 'D-259'] },
      on: {
        RETRY: {
          description:
            '`GET /v1/balance?ensure=true` deploys the account again, and the settlement of an invoice its escrow.',
          meta: { requirements: ['D-249', 'D-295'] },
          guard: { type: 'isDeployedAgain', params: ({ event }) => ({ holdsMoney: event.holdsMoney }) },
          target: 'PENDING_DEPLOYMENT',
          actions: 'startOver',
        },
      },
    },
  },
});
