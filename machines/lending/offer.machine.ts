import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import type { PoolFunds } from './financing-pool.machine.ts';
import type { LoanContext } from './loan.machine.ts';

export interface OfferContext {
  readonly lenderTenantId: string;
  readonly borrowerTenantId: string;
  readonly poolId: string;
  readonly purchaseOrderId: string;
  /** The bytes32 of the purchase order (D-470). */
  readonly poId: string;
  readonly permitId: string;
  readonly borrowerAddress: string;
  readonly principal: bigint;
  /** The terms of the pool when the offer was made. */
  readonly rateBps: number;
  readonly tenorSeconds: number;
  readonly graceSeconds: number;
  /** 72 h after it was made (D-373). */
  readonly deadline: Date;
  /** EIP-712 hash of the LendingOffer (D-374). */
  readonly offerDigest: string;
  /** The borrower's signature over it, where one was given. */
  readonly signature: string | null;
  readonly loanId: string | null;
}

/** The loan that an issue opens. */
export interface NewLoan {
  readonly loanId: string;
  /** The context of the new loan. */
  readonly context: LoanContext;
}

export type OfferEvent =
  | { readonly type: 'ACCEPT'; readonly signature: string | null }
  /** `funds`: the pool's, read under its lock. */
  | { readonly type: 'ISSUE'; readonly loan: NewLoan; readonly funds: PoolFunds }
  | { readonly type: 'EXPIRE' };

/** A pool's offer to lend against a purchase order. */
export const offerMachine = setup({
  types: {
    context: {} as OfferContext,
    events: {} as OfferEvent,
    input: {} as OfferContext,
    meta: {} as Meta,
  },
  actions: {
    keepSignature: assign((_, params: { signature: string | null }) => ({ signature: params.signature })),
    referToLoan: assign((_, params: { loan: NewLoan }) => ({ loanId: params.loan.loanId })),
    openLoan: (_, _params: { loan: NewLoan }) => {},
    financePurchaseOrder: () => {},
    lendFromPool: (_, _params: { funds: PoolFunds }) => {},
    record: (_, _params: { action: string }) => {},
  },
}).createMachine({
  id: 'offer',
  description: 'A lending offer.',
  meta: {
    domain: 'lending',
    table: 'lending_offers',
    idPrefix: 'off',
    parties: ['lenderTenantId', 'borrowerTenantId'],
    clock: 'lenderTenantId',
    family: 'offer',
    requirements: ['B 2.10', 'D-373', 'D-374'],
  },
  context: ({ input }) => input,
  initial: 'OFFERED',
  states: {
    OFFERED: {
      description: 'The offer waits for the acceptance of the borrower. A purchase order has at most one open offer.',
      meta: {
        waitsFor: { who: 'borrowerTenantId', events: ['ACCEPT'] },
        deadline: { event: 'EXPIRE', at: 'deadline' },
        requirements: ['D-373'],
      },
      entry: [{ type: 'record', params: { action: 'offered' } }],
      on: {
        ACCEPT: {
          description: 'The borrower accepts the offer, with or without a signature over the digest.',
          meta: { requirements: ['D-374'] },
          target: 'ACCEPTED',
          actions: [
            { type: 'keepSignature', params: ({ event }) => ({ signature: event.signature }) },
            { type: 'record', params: { action: 'accepted' } },
          ],
        },
        EXPIRE: {
          description: 'The deadline has passed.',
          meta: { requirements: ['D-373'] },
          target: 'EXPIRED',
          actions: [{ type: 'record', params: { action: 'expired' } }],
        },
      },
    },
    ACCEPTED: {
      description: "The pool's tenant has to issue the loan, before the same deadline.",
      meta: {
        waitsFor: { who: 'lenderTenantId', events: ['ISSUE'] },
        deadline: { event: 'EXPIRE', at: 'deadline' },
        requirements: ['D-373'],
      },
      on: {
        ISSUE: {
          description: 'The loan begins and the supplier is paid.',
          meta: { requirements: ['D-373', 'D-375'] },
          target: 'ISSUED',
          actions: [
            { type: 'referToLoan', params: ({ event }) => ({ loan: event.loan }) },
            { type: 'openLoan', params: ({ event }) => ({ loan: event.loan }) },
            { type: 'lendFromPool', params: ({ event }) => ({ funds: event.funds }) },
            'financePurchaseOrder',
            { type: 'record', params: { action: 'issued' } },
          ],
        },
        EXPIRE: {
          description: 'The deadline has passed and nothing was issued.',
          meta: { requirements: ['D-373'] },
          target: 'EXPIRED',
          actions: [{ type: 'record', params: { action: 'expired' } }],
        },
      },
    },
    ISSUED: { description: 'A loan was issued from the offer.', meta: { requirements: ['D-373'] }, type: 'final' },
    EXPIRED: {
      description: 'The offer was not accepted or not issued in time.',
      meta: { requirements: ['D-373'] },
      type: 'final',
    },
  },
});
