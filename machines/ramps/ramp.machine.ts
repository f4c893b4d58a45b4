import { assertEvent, assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface RampContext {
  readonly tenantId: string;
  readonly walletId: string;
  readonly direction: 'on' | 'off';
  readonly amountBaseUnits: bigint;
  readonly provider: 'simulated';
  /** The mint of an on-ramp; null for off. */
  readonly txHash: string | null;
  /** The payment of an off-ramp to the liquidation address; null for on. */
  readonly paymentId: string | null;
  /** `SIM-` and 12 uppercase characters, from CONFIRMED on (D-298). */
  readonly fiatRef: string | null;
  readonly failureReason: RampFailureReason | null;
  readonly confirmedAt: Date | null;
}

/** MINT_FAILED for on, the others for off (D-300, D-301). */
export type RampFailureReason = 'MINT_FAILED' | 'PAYMENT_FAILED' | 'PAYMENT_CANCELED';

export type RampEvent =
  | {
      readonly type: 'CONFIRM';
      /** Null for off: the payment has its own. */
      readonly txHash: string | null;
      readonly fiatRef: string;
      readonly at: Date;
    }
  | { readonly type: 'FAIL'; readonly reason: RampFailureReason };

/** Simulated money between a bank and a wallet (B 2.6, D-298). */
export const rampMachine = setup({
  types: {
    context: {} as RampContext,
    events: {} as RampEvent,
    input: {} as RampContext,
    meta: {} as Meta,
  },
  actions: {
    confirm: assign(({ event }) => {
      assertEvent(event, 'CONFIRM');
      return { txHash: event.txHash, fiatRef: event.fiatRef, confirmedAt: event.at };
    }),
    recordReason: assign(({ event }) => {
      assertEvent(event, 'FAIL');
      return { failureReason: event.reason };
    }),
    recordSubmission: () => {},
    scheduleMint: () => {},
    announceConfirmed: () => {},
    announceFailed: () => {},
  },
}).createMachine({
  id: 'ramp',
  description: 'A simulated ramp between fiat and the USDC of a wallet.',
  meta: {
    domain: 'ramps',
    table: 'ramps',
    idPrefix: 'rmp',
    parties: ['tenantId'],
    clock: 'tenantId',
    sentBy: { CONFIRM: ['chain', 'service'], FAIL: ['chain', 'service'] },
    requirements: ['B 2.6', 'B 3', 'D-298', 'D-301', 'D-299', 'D-300'],
  },
  context: ({ input }) => input,
  initial: 'SUBMITTED',
  states: {
    SUBMITTED: {
      description:
        'Off: owners have the payment to sign. On: the mint is on its way; the create waits for it, and a worker finishes what it cannot wait for.',
      meta: { requirements: ['B 4.5', 'D-300'] },
      entry: ['recordSubmission', 'scheduleMint'],
      on: {
        CONFIRM: {
          description: 'For `on` the mint is confirmed. For `off` the payment is COMPLETED.',
          meta: { requirements: ['B 3', 'D-300', 'D-301'] },
          target: 'CONFIRMED',
          actions: ['confirm', 'announceConfirmed'],
        },
        FAIL: {
          description: 'For `on` the mint has failed. For `off` the payment has FAILED or was CANCELLED.',
          meta: { requirements: ['B 3', 'D-300', 'D-301'] },
          target: 'FAILED',
          actions: ['recordReason', 'announceFailed'],
        },
      },
    },
    CONFIRMED: {
      description: 'The money has moved, and `fiatRef` is set.',
      meta: { requirements: ['B 3'] },
      type: 'final',
    },
    FAILED: {
      description: 'No money has moved. The ramp does not count towards the daily limit.',
      meta: { requirements: ['B 3', 'D-299'] },
      type: 'final',
    },
  },
});
