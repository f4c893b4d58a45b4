import { setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** An owner of every bucket's multisig, resolved to an address when the account was created (D-281). */
export interface TreasuryOwner {
  readonly address: string;
  readonly role: 'ADMIN_OWNER' | 'FINANCE_OWNER' | 'MERCHANT_OPERATOR' | 'AGENT';
  readonly label: string | null;
  /** Null for an owner who was named by address or handle. */
  readonly memberId: string | null;
}

/** The row of an account; its buckets are rows of their own, each with a wallet (B 2.4). */
export interface TreasuryAccountContext {
  readonly tenantId: string;
  readonly name: string;
  readonly chainId: number;
  readonly threshold: number;
  readonly owners: readonly TreasuryOwner[];
}

export type TreasuryAccountEvent = { readonly type: 'ACTIVATE' } | { readonly type: 'FAIL' };

/** Buckets, each its own multisig, that rules keep on target shares (B 1, B 2.4). */
export const treasuryAccountMachine = setup({
  types: {
    context: {} as TreasuryAccountContext,
    events: {} as TreasuryAccountEvent,
    input: {} as TreasuryAccountContext,
    meta: {} as Meta,
  },
  actions: {
    recordCreation: () => {},
    recordActivation: () => {},
    recordFailure: () => {},
  },
}).createMachine({
  id: 'treasury-account',
  description: 'A treasury account while its multisigs are deployed.',
  meta: {
    domain: 'treasury',
    table: 'treasury_accounts',
    idPrefix: 'trs',
    parties: ['tenantId'],
    clock: 'tenantId',
    sentBy: { ACTIVATE: ['chain'], FAIL: ['chain'] },
    requirements: ['B 2.4', 'D-278'],
  },
  context: ({ input }) => input,
  initial: 'PROVISIONING',
  states: {
    PROVISIONING: {
      description: 'The addresses of the buckets can be used at once. Their multisig wallets are being deployed.',
      meta: { requirements: ['B 2.4'] },
      entry: 'recordCreation',
      on: {
        ACTIVATE: {
          description: 'The wallet of the last bucket is DEPLOYED.',
          meta: { requirements: ['D-278'] },
          target: 'ACTIVE',
          actions: 'recordActivation',
        },
        FAIL: {
          description: 'The deployment of a wallet has FAILED permanently.',
          meta: { requirements: ['D-259', 'D-278'] },
          target: 'FAILED',
          actions: 'recordFailure',
        },
      },
    },
    ACTIVE: {
      description: 'The wallets of all buckets are deployed, and money can leave them.',
      meta: { requirements: ['D-278', 'D-286'] },
      type: 'final',
    },
    FAILED: {
      description: 'A bucket has no multisig and gets none; the deployed ones can be swept from.',
      meta: { requirements: ['D-259', 'D-278'] },
      type: 'final',
    },
  },
});
