import { assertEvent, assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface DripContext {
  readonly tenantId: string;
  /** The wallet that is funded; of an account drip, the account's wallet (D-254). */
  readonly walletId: string;
  /** Where it goes, checksummed: the daily window of an address counts by it (D-256). */
  readonly address: string;
  readonly chainId: number;
  readonly asset: 'usdc' | 'eth';
  /** In the token's own units: 6 decimals for usdc, 18 for eth. */
  readonly amountBaseUnits: bigint;
  /** True for a usdc drip of POST /v1/faucet/drips, which also credits the internal balance (D-252). */
  readonly creditsBalance: boolean;
  readonly txHash: string | null;
  readonly failureReason: string | null;
  readonly confirmedAt: Date | null;
}

export type DripEvent =
  | { readonly type: 'CONFIRM'; readonly txHash: string; readonly at: Date }
  | { readonly type: 'FAIL'; readonly reason: string };

/** Test money on its way from the faucet to a wallet (B 2.2). */
export const dripMachine = setup({
  types: {
    context: {} as DripContext,
    events: {} as DripEvent,
    input: {} as DripContext,
    meta: {} as Meta,
  },
  actions: {
    recordTransfer: assign(({ event }) => {
      assertEvent(event, 'CONFIRM');
      return { txHash: event.txHash, confirmedAt: event.at };
    }),
    recordFailure: assign(({ event }) => {
      assertEvent(event, 'FAIL');
      return { failureReason: event.reason };
    }),
    requestTransfer: () => {},
    creditBalance: () => {},
    announceConfirmed: () => {},
    announceFailed: () => {},
  },
  guards: {
    creditsBalance: ({ context }) => context.creditsBalance,
  },
}).createMachine({
  id: 'drip',
  description: 'Test money from the faucet.',
  meta: {
    domain: 'wallets',
    table: 'drips',
    idPrefix: 'drip',
    parties: ['tenantId'],
    clock: 'tenantId',
    sentBy: { CONFIRM: ['chain'], FAIL: ['chain'] },
    requirements: ['B 2.2', 'B 3', 'D-252', 'D-257', 'D-253', 'D-254', 'D-255', 'D-256'],
  },
  context: ({ input }) => input,
  initial: 'SUBMITTED',
  states: {
    SUBMITTED: {
      description: 'The money is on its way and cannot be spent yet.',
      meta: { requirements: ['B 4.1', 'D-257'] },
      entry: 'requestTransfer',
      on: {
        CONFIRM: [
          {
            description: 'The chain has confirmed. The internal balance is credited with the same amount.',
            meta: { requirements: ['D-252', 'D-257'] },
            guard: 'creditsBalance',
            target: 'CONFIRMED',
            actions: ['recordTransfer', 'creditBalance', 'announceConfirmed'],
          },
          {
            description: 'The chain has confirmed.',
            meta: { requirements: ['B 3', 'D-252'] },
            target: 'CONFIRMED',
            actions: ['recordTransfer', 'announceConfirmed'],
          },
        ],
        FAIL: {
          description: 'The transfer has failed. It does not count towards the daily limits.',
          meta: { requirements: ['B 3', 'D-256', 'D-257'] },
          target: 'FAILED',
          actions: ['recordFailure', 'announceFailed'],
        },
      },
    },
    CONFIRMED: { description: 'The money has arrived.', meta: { requirements: ['B 3'] }, type: 'final' },
    FAILED: {
      description: 'The transfer has failed. Request another drip.',
      meta: { requirements: ['B 3'] },
      type: 'final',
    },
  },
});
