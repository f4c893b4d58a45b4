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
    completesThreshold: ({ context, event }) => {
      assertEvent(event, 'SIGN');
      const { quorum } = event;
      const counted = quorum ? context.signers.filter((signer) => quorum.owners.includes(signer)) : context.signers;
      return counted.length + 1 >= (quorum?.threshold ?? context.signaturesRequired);
    },
    isSettlement: ({ context }) => context.origin === 'SETTLEMENT',
  },
  actions: {
    addSigner: assign(({ event, context }) => {
      assertEvent(event, 'SIGN');
      const signaturesRequired = event.quorum?.threshold ?? context.signaturesRequired;
      return { signers: [...context.signers, event.signer], signaturesRequired };
    }),
    recordThreshold: assign(({ event }) => {
      assertEvent(event, 'QUORUM_CHANGED');
      return { signaturesRequired: event.quorum.threshold };
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
    "A payment from a multisig wallet, by a Safe transaction that the wallet's owners sign. Legacy payments, wallet transactions, treasury sweeps, settlements of invoices and ramps are such payments.",
  meta: {
    domain: 'payments',
    table: 'multisig_payments',
    idPrefix: 'pay',
    parties: ['tenantId'],
    clock: 'tenantId',
    sentBy: { EXECUTION_CONFIRMED: ['chain'], QUORUM_CHANGED: ['chain'], FAIL: ['chain'], EXECUTE: ['service'] },
    family: 'multisig_payment',
    requirements: ['A 3.6', 'D-172'],
  },
  context: ({ input }) => input,
  initial: 'CREATED',
  states: {
    CREATED: {
      description: 'The proposal is recorded and has a Safe nonce.',
      meta: { requirements: ['A 3.6', 'D-172', 'D-455'] },
      tags: ['passing', 'cancellable'],
      entry: ['claimNonce'],
      on: {
        PROPOSED: {
          description: 'The hash that the owners sign is fixed.',
          meta: { requirements: ['A 3.6'] },
          target: 'AWAITING_SIGNATURE',
        },
        FAIL: {
          description: 'The spend policy denies the payment.',
          meta: { requirements: ['A 3.6'] },
          target: 'FAILED',
          actions: ['recordFailure'],
        },
        CANCEL: {
          description: 'The payment is cancelled.',
          meta: { requirements: ['A 3.6', 'D-178'] },
          target: 'CANCELLED',
        },
      },
    },
    AWAITING_SIGNATURE: {
      description: 'The payment waits for owners to sign `multisigTxHash`. It never expires.',
      meta: { requirements: ['A 3.6', 'D-177'] },
      tags: ['signable', 'cancellable'],
      on: {
        SIGN: [
          {
            description: 'Enough owners have signed.',
            meta: { requirements: ['A 3.6', 'D-175'] },
            guard: 'completesThreshold',
            target: 'READY_TO_EXECUTE',
            actions: [
              'addSigner',
              { type: 'storeSignature', params: ({ event: { signer, signature } }) => ({ signer, signature }) },
            ],
          },
          {
            description: 'The settlement of an invoice gets its first signature.',
            meta: { requirements: ['B 3', 'D-295', 'D-408'] },
            guard: 'isSettlement',
            target: 'SIGNING',
            actions: [
              'addSigner',
              { type: 'storeSignature', params: ({ event: { signer, signature } }) => ({ signer, signature }) },
            ],
          },
          {
            description: 'A signature is added, and more are needed.',
            meta: { requirements: ['D-175'] },
            actions: [
              'addSigner',
              { type: 'storeSignature', params: ({ event: { signer, signature } }) => ({ signer, signature }) },
              'recordChange',
            ],
          },
        ],
        FAIL: {
          description: 'Another transaction has used the nonce.',
          meta: { requirements: ['D-177', 'D-455'] },
          target: 'FAILED',
          actions: ['recordFailure'],
        },
        CANCEL: {
          description: 'The payment is cancelled. Nothing happens on the chain.',
          meta: { requirements: ['D-178'] },
          target: 'CANCELLED',
        },
      },
    },
    SIGNING: {
      description: 'The settlement of an invoice has some of its signatures. Other payments never take this status.',
      meta: { requirements: ['B 3', 'D-295', 'D-408'] },
      tags: ['signable', 'cancellable'],
      on: {
        SIGN: [
          {
            description: 'Enough owners have signed.',
            meta: { requirements: ['B 3', 'D-175'] },
            guard: 'completesThreshold',
            target: 'READY_TO_EXECUTE',
            actions: [
              'addSigner',
              { type: 'storeSignature', params: ({ event: { signer, signature } }) => ({ signer, signature }) },
            ],
          },
          {
            description: 'A signature is added, and more are needed.',
            meta: { requirements: ['D-175'] },
            actions: [
              'addSigner',
              { type: 'storeSignature', params: ({ event: { signer, signature } }) => ({ signer, signature }) },
              'recordChange',
            ],
          },
        ],
        FAIL: {
          description: 'Another transaction has used the nonce.',
          meta: { requirements: ['D-177', 'D-455'] },
          target: 'FAILED',
          actions: ['recordFailure'],
        },
        CANCEL: {
          description: 'The payment is cancelled. Nothing happens on the chain, and the invoice can be settled again.',
          meta: { requirements: ['D-178', 'D-296'] },
          target: 'CANCELLED',
        },
      },
    },
    READY_TO_EXECUTE: {
      description:
        'Signed by enough owners. It stays here only while the relayer is unavailable, execution is held, or a lower nonce is open.',
      meta: { requirements: ['A 3.6', 'D-176', 'D-455', 'D-461'] },
      tags: ['cancellable'],
      entry: ['scheduleExecution'],
      on: {
        EXECUTE: {
          description: "It is the payment's turn, and the spend policy allows it.",
          meta: { requirements: ['A 4.2', 'D-176', 'D-179'] },
          target: 'EXECUTING',
          actions: ['clearBlock', 'relayTransaction'],
        },
        WAIT_TURN: {
          description: 'A lower nonce has to be used first. The payment goes on by itself when its turn comes.',
          meta: { requirements: ['D-455'] },
          actions: ['rememberBlock', 'recordChange'],
        },
        QUORUM_CHANGED: [
          {
            description: 'The wallet has other owners or another threshold now. The settlement needs more signatures.',
            meta: { requirements: ['B 3', 'D-175'] },
            guard: 'isSettlement',
            target: 'SIGNING',
            actions: ['clearBlock', 'recordThreshold', 'recordChange'],
          },
          {
            description: 'The wallet has other owners or another threshold now. The payment needs more signatures.',
            meta: { requirements: ['A 3.6', 'D-175'] },
            target: 'AWAITING_SIGNATURE',
            actions: ['clearBlock', 'recordThreshold', 'recordChange'],
          },
        ],
        FAIL: {
          description: 'The spend policy denies it or does not answer, or another transaction has used the nonce.',
          meta: { requirements: ['A 3.6', 'D-177', 'D-179'] },
          target: 'FAILED',
          actions: ['clearBlock', 'recordFailure'],
        },
        CANCEL: {
          description: 'The payment is cancelled. Nothing happens on the chain.',
          meta: { requirements: ['D-178'] },
          target: 'CANCELLED',
          actions: ['clearBlock'],
        },
      },
    },
    EXECUTING: {
      description: 'The transaction was sent to the chain. The payment can no longer be cancelled.',
      meta: { requirements: ['A 3.6', 'D-175', 'D-176'] },
      on: {
        EXECUTION_CONFIRMED: {
          description: 'The transaction has succeeded on the chain.',
          meta: { requirements: ['A 3.6'] },
          target: 'COMPLETED',
          actions: ['recordExecution'],
        },
        FAIL: {
          description: 'The transaction was reverted, its nonce was used, or the wallet lacks the money.',
          meta: { requirements: ['A 3.6', 'D-177'] },
          target: 'FAILED',
          actions: ['recordFailure'],
        },
      },
    },
    COMPLETED: {
      description: 'The transaction was executed on the chain.',
      meta: { requirements: ['A 3.6', 'D-177'] },
      type: 'final',
      entry: ['failRivals', 'wakeNextInLine', 'reportOutcome'],
    },
    FAILED: {
      description: 'The payment has failed, and `failureReason` says why. Its nonce is free again.',
      meta: { requirements: ['A 3.6', 'D-177', 'D-455'] },
      type: 'final',
      entry: ['freeNonce', 'wakeNextInLine', 'reportOutcome'],
    },
    CANCELLED: {
      description: 'The payment was cancelled before it was executed. Its nonce is free again.',
      meta: { requirements: ['A 3.6', 'D-178', 'D-455'] },
      type: 'final',
      entry: ['freeNonce', 'reportOutcome'],
    },
  },
});
