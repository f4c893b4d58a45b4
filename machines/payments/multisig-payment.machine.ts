import { assertEvent, assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import type { MultisigPaymentContext, MultisigPaymentEvent } from './multisig-payment.types.ts';

/** A legacy payment out of a multisig wallet, from the proposal to the mined Safe transaction (A 3.6, A 4.2). */
export const multisigPaymentMachine = setup({
  types: {} as {
    context: MultisigPaymentContext;
    input: MultisigPaymentContext;
    events: MultisigPaymentEvent;
    meta: Meta;
    tags: 'passing' | 'signable' | 'cancellable';
  },
  guards: {
    completesThreshold: ({ context }) => context.signers.length + 1 >= context.signaturesRequired,
    isSettlement: ({ context }) => context.origin === 'SETTLEMENT',
  },
  actions: {
    addSigner: assign(({ event, context }) => {
      assertEvent(event, 'SIGN');
      return { signers: [...context.signers, event.signer] };
    }),
    rememberBlock: assign(({ event }) => {
      assertEvent(event, 'WAIT_TURN');
      return { blockedByNonce: event.nonce };
    }),
    clearBlock: assign({ blockedByNonce: null }),
    recordExecution: assign(({ event }) => {
      assertEvent(event, 'EXECUTION_CONFIRMED');
      return { executedTxHash: event.txHash };
    }),
    recordFailure: assign(({ event }) => {
      assertEvent(event, 'FAIL');
      return { failureReason: event.reason };
    }),

    claimNonce: () => {},
    storeSignature: (_, _params: { signer: string; signature: string }) => {},
    recordChange: () => {},
    scheduleExecution: () => {},
    relayTransaction: () => {},
    failRivals: () => {},
    freeNonce: () => {},
    wakeNextInLine: () => {},
    reportOutcome: () => {},
  },
}).createMachine({
  id: 'multisig-payment',
  description:
    'Moves an asset out of a multisig wallet by a Safe transaction that its owners sign; the deprecated shape of payments, and the vehicle of wallet transactions, sweeps, settlements and ramps.',
  meta: {
    domain: 'payments',
    table: 'multisig_payments',
    parties: ['tenantId'],
    clock: 'tenantId',
    family: 'multisig_payment',
    requirements: ['A 3.6', 'D-172'],
  },
  context: ({ input }) => input,
  initial: 'CREATED',
  states: {
    CREATED: {
      description: 'The proposal is recorded and holds a Safe nonce; never at rest.',
      meta: { requirements: ['A 3.6', 'D-172', 'D-455'] },
      tags: ['passing', 'cancellable'],
      entry: ['claimNonce'],
      on: {
        PROPOSED: {
          description: 'The hash to be signed is fixed.',
          meta: { requirements: ['A 3.6'] },
          target: 'AWAITING_SIGNATURE',
        },
        FAIL: {
          description: 'A spend-policy rejection.',
          meta: { requirements: ['A 3.6'] },
          target: 'FAILED',
          actions: ['recordFailure'],
        },
        CANCEL: {
          description: 'Pending, so it can be cancelled.',
          meta: { requirements: ['A 3.6', 'D-178'] },
          target: 'CANCELLED',
        },
      },
    },
    AWAITING_SIGNATURE: {
      description: 'Waits for owners to sign multisigTxHash; a proposal never expires.',
      meta: { requirements: ['A 3.6', 'D-177'] },
      tags: ['signable', 'cancellable'],
      on: {
        SIGN: [
          {
            description: 'The wallet threshold is met.',
            meta: { requirements: ['A 3.6', 'D-175'] },
            guard: 'completesThreshold',
            target: 'READY_TO_EXECUTE',
            actions: [
              'addSigner',
              { type: 'storeSignature', params: ({ event: { signer, signature } }) => ({ signer, signature }) },
            ],
          },
          {
            description: 'The first signature of an invoice settlement.',
            meta: { requirements: ['B 3', 'D-295', 'D-408'] },
            guard: 'isSettlement',
            target: 'SIGNING',
            actions: [
              'addSigner',
              { type: 'storeSignature', params: ({ event: { signer, signature } }) => ({ signer, signature }) },
            ],
          },
          {
            description: 'Below the threshold: collected, the status stays.',
            meta: { requirements: ['D-175'] },
            actions: [
              'addSigner',
              { type: 'storeSignature', params: ({ event: { signer, signature } }) => ({ signer, signature }) },
              'recordChange',
            ],
          },
        ],
        FAIL: {
          description: 'Its nonce was used by something else.',
          meta: { requirements: ['D-177', 'D-455'] },
          target: 'FAILED',
          actions: ['recordFailure'],
        },
        CANCEL: { description: 'Off-chain only.', meta: { requirements: ['D-178'] }, target: 'CANCELLED' },
      },
    },
    SIGNING: {
      description: 'An invoice settlement with some of its signatures; used for nothing else.',
      meta: { requirements: ['B 3', 'D-295', 'D-408'] },
      tags: ['signable', 'cancellable'],
      on: {
        SIGN: [
          {
            description: 'The wallet threshold is met.',
            meta: { requirements: ['B 3', 'D-175'] },
            guard: 'completesThreshold',
            target: 'READY_TO_EXECUTE',
            actions: [
              'addSigner',
              { type: 'storeSignature', params: ({ event: { signer, signature } }) => ({ signer, signature }) },
            ],
          },
          {
            description: 'Below the threshold: collected, the status stays.',
            meta: { requirements: ['D-175'] },
            actions: [
              'addSigner',
              { type: 'storeSignature', params: ({ event: { signer, signature } }) => ({ signer, signature }) },
              'recordChange',
            ],
          },
        ],
        FAIL: {
          description: 'Its nonce was used by something else.',
          meta: { requirements: ['D-177', 'D-455'] },
          target: 'FAILED',
          actions: ['recordFailure'],
        },
        CANCEL: {
          description: 'Off-chain only; the invoice may settle anew.',
          meta: { requirements: ['D-178', 'D-296'] },
          target: 'CANCELLED',
        },
      },
    },
    READY_TO_EXECUTE: {
      description:
        'Signed by enough owners; rests only while the relayer is unavailable, execution is held, or a lower nonce is open.',
      meta: { requirements: ['A 3.6', 'D-176', 'D-455', 'D-461'] },
      tags: ['cancellable'],
      entry: ['scheduleExecution'],
      on: {
        EXECUTE: {
          description: 'Its turn, and the spend policy allows it: by itself, or explicitly.',
          meta: { requirements: ['A 4.2', 'D-176', 'D-179'] },
          target: 'EXECUTING',
          actions: ['clearBlock', 'relayTransaction'],
        },
        WAIT_TURN: {
          description: 'A lower nonce has to be used first; goes on by itself when its turn comes.',
          meta: { requirements: ['D-455'] },
          actions: ['rememberBlock', 'recordChange'],
        },
        FAIL: {
          description: 'The spend policy denies or cannot be asked, or the nonce is gone.',
          meta: { requirements: ['A 3.6', 'D-177', 'D-179'] },
          target: 'FAILED',
          actions: ['clearBlock', 'recordFailure'],
        },
        CANCEL: {
          description: 'Off-chain only.',
          meta: { requirements: ['D-178'] },
          target: 'CANCELLED',
          actions: ['clearBlock'],
        },
      },
    },
    EXECUTING: {
      description: 'With the relayer, which only pays the gas; no longer cancellable.',
      meta: { requirements: ['A 3.6', 'D-175', 'D-176'] },
      on: {
        EXECUTION_CONFIRMED: {
          description: 'The Safe transaction is mined and succeeded.',
          meta: { requirements: ['A 3.6'] },
          target: 'COMPLETED',
          actions: ['recordExecution'],
        },
        FAIL: {
          description: 'It reverted, its nonce was used, or the wallet is short.',
          meta: { requirements: ['A 3.6', 'D-177'] },
          target: 'FAILED',
          actions: ['recordFailure'],
        },
      },
    },
    COMPLETED: {
      description: 'Executed on chain; rivals at the same nonce fail, the next in line goes on.',
      meta: { requirements: ['A 3.6', 'D-177'] },
      type: 'final',
      entry: ['failRivals', 'wakeNextInLine', 'reportOutcome'],
    },
    FAILED: {
      description: 'Ended for failureReason; its nonce is free for the next proposal.',
      meta: { requirements: ['A 3.6', 'D-177', 'D-455'] },
      type: 'final',
      entry: ['freeNonce', 'wakeNextInLine', 'reportOutcome'],
    },
    CANCELLED: {
      description: 'Cancelled before execution; its nonce is free for the next proposal.',
      meta: { requirements: ['A 3.6', 'D-178', 'D-455'] },
      type: 'final',
      entry: ['freeNonce', 'reportOutcome'],
    },
  },
});
