import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import type { ClosedLoan } from './financing-pool.machine.ts';
import { interestDueAt, type RepaymentSplit } from './loan.interest.ts';

export interface LoanContext {
  readonly lenderTenantId: string;
  readonly borrowerTenantId: string;
  readonly supplierTenantId: string | null;
  readonly poolId: string;
  readonly offerId: string;
  readonly purchaseOrderId: string;
  /** The bytes32 of the purchase order (D-470). */
  readonly poId: string;
  readonly borrowerAddress: string;
  readonly supplierWallet: string | null;
  readonly principal: bigint;
  readonly principalOutstanding: bigint;
  /** Accrued to `interestAccruedAt` and not yet paid; reads add what has accrued since (D-376). */
  readonly interestDue: bigint;
  readonly interestAccruedAt: Date;
  readonly rateBps: number;
  readonly fundedAt: Date;
  readonly maturityAt: Date;
  readonly graceEndsAt: Date;
}

/** One repayment: the authorization executes at once, its validity is only kept (D-377). */
export interface Repayment extends RepaymentSplit {
  /** `lgr_…`, the ledger entry. */
  readonly txRef: string;
  readonly deadlineSeconds: number;
}

export type LoanEvent =
  | { readonly type: 'REPAY'; readonly repayment: Repayment; readonly at: Date }
  | { readonly type: 'MATURE' }
  | { readonly type: 'DEFAULT' };

interface RepaymentParams {
  readonly repayment: Repayment;
  readonly at: Date;
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Principal that was paid to a supplier, and that the borrower owes with interest. */
export const loanMachine = setup({
  types: {
    context: {} as LoanContext,
    events: {} as LoanEvent,
    input: {} as LoanContext,
    meta: {} as Meta,
  },
  guards: {
    paysEverything: ({ context }, { repayment, at }: RepaymentParams) =>
      repayment.principal === context.principalOutstanding && repayment.interest === interestDueAt(context, at),
  },
  actions: {
    subtract: assign(({ context }, { repayment, at }: RepaymentParams) => ({
      interestDue: interestDueAt(context, at) - repayment.interest,
      // A request that waited for its turn may be older than the repayment before it: time is never accrued twice.
      interestAccruedAt: later(at, context.interestAccruedAt),
      principalOutstanding: context.principalOutstanding - repayment.principal,
    })),
    stopInterest: assign(({ context }) => ({
      interestDue: interestDueAt(context, context.graceEndsAt),
      interestAccruedAt: context.graceEndsAt,
    })),
    /** From the pool's cash to the supplier's INTERNAL_BALANCE; to a supplierWallet it is recorded only (D-375). */
    payOut: () => {},
    /** From the borrower's INTERNAL_BALANCE to the pool's cash; the principal leaves what is outstanding, or the losses. */
    collect: (_, _params: { repayment: Repayment; from: 'principal' | 'loss' }) => {},
    /** The outcome that the pool learns. */
    creditPool: (_, _params: { closes: ClosedLoan }) => {},
    settlePurchaseOrder: () => {},
    writeOff: () => {},
    defaultPurchaseOrder: () => {},
    record: (_, _params: { action: string }) => {},
  },
}).createMachine({
  id: 'loan',
  description: 'A loan.',
  meta: {
    domain: 'lending',
    table: 'loans',
    idPrefix: 'loan',
    parties: ['lenderTenantId', 'borrowerTenantId', 'supplierTenantId'],
    clock: 'lenderTenantId',
    family: 'loan',
    requirements: ['B 2.10', 'D-375', 'D-377', 'D-376'],
  },
  context: ({ input }) => input,
  initial: 'ACTIVE',
  states: {
    ACTIVE: {
      description: 'The supplier has been paid, and the borrower repays until maturityAt.',
      meta: {
        waitsFor: { who: 'borrowerTenantId', events: ['REPAY'] },
        deadline: { event: 'MATURE', at: 'maturityAt' },
        requirements: ['D-375'],
      },
      entry: ['payOut', { type: 'record', params: { action: 'issued' } }],
      on: {
        REPAY: [
          {
            description: 'Principal and interest are repaid in full.',
            meta: { requirements: ['D-375'] },
            guard: { type: 'paysEverything', params: ({ event }) => event },
            target: 'REPAID',
            actions: [
              { type: 'subtract', params: ({ event }) => event },
              { type: 'collect', params: ({ event }) => ({ repayment: event.repayment, from: 'principal' as const }) },
              { type: 'creditPool', params: () => ({ closes: 'open' as const }) },
              'settlePurchaseOrder',
              { type: 'record', params: { action: 'repaid' } },
            ],
          },
          {
            description: 'A part of the loan is repaid, interest first and then principal.',
            meta: { requirements: ['D-377'] },
            actions: [
              { type: 'subtract', params: ({ event }) => event },
              { type: 'collect', params: ({ event }) => ({ repayment: event.repayment, from: 'principal' as const }) },
              { type: 'creditPool', params: () => ({ closes: null }) },
              { type: 'record', params: { action: 'repaid_in_part' } },
            ],
          },
        ],
        MATURE: {
          description: 'The loan is due, and an amount is still owed.',
          meta: { requirements: ['D-375'] },
          target: 'GRACE',
        },
      },
    },
    GRACE: {
      description: 'The loan is due and can be repaid until `graceEndsAt`. Interest still accrues.',
      meta: {
        waitsFor: { who: 'borrowerTenantId', events: ['REPAY'] },
        deadline: { event: 'DEFAULT', at: 'graceEndsAt' },
        requirements: ['D-375', 'D-376'],
      },
      on: {
        REPAY: [
          {
            description: 'Principal and interest are repaid in full.',
            meta: { requirements: ['D-375'] },
            guard: { type: 'paysEverything', params: ({ event }) => event },
            target: 'REPAID',
            actions: [
              { type: 'subtract', params: ({ event }) => event },
              { type: 'collect', params: ({ event }) => ({ repayment: event.repayment, from: 'principal' as const }) },
              { type: 'creditPool', params: () => ({ closes: 'open' as const }) },
              'settlePurchaseOrder',
              { type: 'record', params: { action: 'repaid' } },
            ],
          },
          {
            description: 'A part of the loan is repaid, interest first and then principal.',
            meta: { requirements: ['D-377'] },
            actions: [
              { type: 'subtract', params: ({ event }) => event },
              { type: 'collect', params: ({ event }) => ({ repayment: event.repayment, from: 'principal' as const }) },
              { type: 'creditPool', params: () => ({ closes: null }) },
              { type: 'record', params: { action: 'repaid_in_part' } },
            ],
          },
        ],
        DEFAULT: {
          description: 'The grace period has ended. The pool bears the loss, and no more interest accrues.',
          meta: { requirements: ['D-375', 'D-376'] },
          target: 'DEFAULTED',
          actions: [
            'stopInterest',
            'writeOff',
            'defaultPurchaseOrder',
            { type: 'record', params: { action: 'defaulted' } },
          ],
        },
      },
    },
    DEFAULTED: {
      description: 'The loan was not repaid in time and is still owed.',
      meta: { waitsFor: { who: 'borrowerTenantId', events: ['REPAY'] }, requirements: ['D-375'] },
      on: {
        REPAY: [
          {
            description: 'Principal and interest are repaid in full after the default.',
            meta: { requirements: ['D-375'] },
            guard: { type: 'paysEverything', params: ({ event }) => event },
            target: 'REPAID',
            actions: [
              { type: 'subtract', params: ({ event }) => event },
              { type: 'collect', params: ({ event }) => ({ repayment: event.repayment, from: 'loss' as const }) },
              { type: 'creditPool', params: () => ({ closes: 'defaulted' as const }) },
              'settlePurchaseOrder',
              { type: 'record', params: { action: 'repaid' } },
            ],
          },
          {
            description: 'A part of the loan is repaid, interest first and then principal.',
            meta: { requirements: ['D-377'] },
            actions: [
              { type: 'subtract', params: ({ event }) => event },
              { type: 'collect', params: ({ event }) => ({ repayment: event.repayment, from: 'loss' as const }) },
              { type: 'creditPool', params: () => ({ closes: null }) },
              { type: 'record', params: { action: 'repaid_in_part' } },
            ],
          },
        ],
      },
    },
    REPAID: { description: 'Nothing is owed any more.', meta: { requirements: ['D-375'] }, type: 'final' },
  },
});
