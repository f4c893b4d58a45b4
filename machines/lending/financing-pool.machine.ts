import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface FinancingPoolContext {
  readonly tenantId: string;
  readonly name: string;
  readonly chainId: number;
  /** `simulated`: no contract is deployed, the addresses are deterministic (D-369). */
  readonly provider: string;
  readonly poolAddress: string;
  readonly tokenAddress: string;
  readonly registryAddress: string;
  readonly outcome: 'REPAID' | 'LOSS' | null;
  readonly subscriptionStartsAt: Date;
  readonly subscriptionEndsAt: Date;
  readonly originationEndsAt: Date;
  /** The most that may be deposited; null is no cap. */
  readonly capAtoms: bigint | null;
  /** Of one loan, as a share of the cash (D-373). */
  readonly exposureBps: number;
  /** The share of the cash that is never lent (D-373). */
  readonly reserveBps: number;
  readonly annualRateBps: number;
  readonly tenorSeconds: number;
  readonly graceSeconds: number;
  /** Deposits less withdrawals, never below zero. */
  readonly depositedAtoms: bigint;
  readonly cashAtoms: bigint;
  readonly principalOutstandingAtoms: bigint;
  readonly interestCollectedAtoms: bigint;
  readonly lossAtoms: bigint;
  /** Loans that are ACTIVE or GRACE. */
  readonly openLoans: number;
}

/** What a repayment brings in. */
export interface Collection {
  readonly interest: bigint;
  readonly principal: bigint;
  /** True when the loan was open and is repaid by it. */
  readonly closesLoan: boolean;
  /** True when the loan had defaulted: its principal is taken back from the losses. */
  readonly recovers: boolean;
}

export type FinancingPoolEvent =
  | { readonly type: 'DEPOSIT'; readonly amount: bigint }
  | { readonly type: 'WITHDRAW'; readonly amount: bigint }
  | { readonly type: 'START_ORIGINATION' }
  | { readonly type: 'END_ORIGINATION' }
  | { readonly type: 'LEND'; readonly principal: bigint }
  | { readonly type: 'COLLECT'; readonly collection: Collection }
  | { readonly type: 'WRITE_OFF'; readonly principal: bigint }
  | { readonly type: 'CLOSE' };

/** Money that a tenant lends against purchase orders. The stored status is the pool's phase. */
export const financingPoolMachine = setup({
  types: {} as {
    context: FinancingPoolContext;
    input: FinancingPoolContext;
    events: FinancingPoolEvent;
    meta: Meta;
    tags: 'passing';
  },
  guards: {
    fitsCap: ({ context }, params: { amount: bigint }) =>
      context.capAtoms === null || context.depositedAtoms + params.amount <= context.capAtoms,
    hasCash: ({ context }, params: { amount: bigint }) => params.amount <= context.cashAtoms,
    hasNoOpenLoans: ({ context }) => context.openLoans === 0,
  },
  actions: {
    addDeposit: assign(({ context }, params: { amount: bigint }) => ({
      depositedAtoms: context.depositedAtoms + params.amount,
      cashAtoms: context.cashAtoms + params.amount,
    })),
    takeOut: assign(({ context }, params: { amount: bigint }) => ({
      depositedAtoms: context.depositedAtoms > params.amount ? context.depositedAtoms - params.amount : 0n,
      cashAtoms: context.cashAtoms - params.amount,
    })),
    addLoan: assign(({ context }, params: { principal: bigint }) => ({
      cashAtoms: context.cashAtoms - params.principal,
      principalOutstandingAtoms: context.principalOutstandingAtoms + params.principal,
      openLoans: context.openLoans + 1,
    })),
    addCollection: assign(({ context }, { collection }: { collection: Collection }) => ({
      cashAtoms: context.cashAtoms + collection.interest + collection.principal,
      interestCollectedAtoms: context.interestCollectedAtoms + collection.interest,
      principalOutstandingAtoms: context.principalOutstandingAtoms - (collection.recovers ? 0n : collection.principal),
      lossAtoms: context.lossAtoms - (collection.recovers ? collection.principal : 0n),
      openLoans: context.openLoans - (collection.closesLoan ? 1 : 0),
    })),
    addLoss: assign(({ context }, params: { principal: bigint }) => ({
      principalOutstandingAtoms: context.principalOutstandingAtoms - params.principal,
      lossAtoms: context.lossAtoms + params.principal,
      openLoans: context.openLoans - 1,
    })),
    decideOutcome: assign(({ context }) => ({
      outcome: context.lossAtoms > 0n ? ('LOSS' as const) : ('REPAID' as const),
    })),
    /** From the tenant's INTERNAL_BALANCE. */
    moveDeposit: (_, _params: { amount: bigint }) => {},
    /** To the tenant's INTERNAL_BALANCE. */
    moveWithdrawal: (_, _params: { amount: bigint }) => {},
    record: (_, _params: { action: string }) => {},
  },
}).createMachine({
  id: 'financing-pool',
  description: 'A financing pool and its phases.',
  meta: {
    domain: 'lending',
    table: 'financing_pools',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: ['B 2.10', 'B 4.9', 'D-369', 'D-370'],
  },
  context: ({ input }) => input,
  initial: 'SUBSCRIPTION',
  states: {
    SUBSCRIPTION: {
      description: 'Money comes in.',
      meta: { deadline: { event: 'START_ORIGINATION', at: 'subscriptionEndsAt' }, requirements: ['D-369', 'D-370'] },
      entry: [{ type: 'record', params: { action: 'created' } }],
      on: {
        DEPOSIT: {
          description: "From the tenant's balance, up to the cap.",
          meta: { requirements: ['D-370'] },
          guard: { type: 'fitsCap', params: ({ event }) => ({ amount: event.amount }) },
          actions: [
            { type: 'addDeposit', params: ({ event }) => ({ amount: event.amount }) },
            { type: 'moveDeposit', params: ({ event }) => ({ amount: event.amount }) },
            { type: 'record', params: { action: 'deposited' } },
          ],
        },
        WITHDRAW: {
          description: "Back to the tenant's balance, before anything is lent.",
          meta: { requirements: ['D-370'] },
          guard: { type: 'hasCash', params: ({ event }) => ({ amount: event.amount }) },
          actions: [
            { type: 'takeOut', params: ({ event }) => ({ amount: event.amount }) },
            { type: 'moveWithdrawal', params: ({ event }) => ({ amount: event.amount }) },
            { type: 'record', params: { action: 'withdrawn' } },
          ],
        },
        START_ORIGINATION: {
          description: 'subscriptionSeconds are over.',
          meta: { requirements: ['D-369'] },
          target: 'ORIGINATION',
        },
      },
    },
    ORIGINATION: {
      description: 'Loans are offered and issued.',
      meta: { deadline: { event: 'END_ORIGINATION', at: 'originationEndsAt' }, requirements: ['D-369', 'D-373'] },
      on: {
        LEND: {
          description: 'A loan is issued out of the cash.',
          meta: { requirements: ['D-375'] },
          guard: { type: 'hasCash', params: ({ event }) => ({ amount: event.principal }) },
          actions: [{ type: 'addLoan', params: ({ event }) => ({ principal: event.principal }) }],
        },
        COLLECT: {
          description: 'A loan is repaid, in part or whole.',
          meta: { requirements: ['D-377'] },
          actions: [{ type: 'addCollection', params: ({ event }) => ({ collection: event.collection }) }],
        },
        WRITE_OFF: {
          description: 'A loan defaulted.',
          meta: { requirements: ['D-375'] },
          actions: [{ type: 'addLoss', params: ({ event }) => ({ principal: event.principal }) }],
        },
        END_ORIGINATION: {
          description: 'originationSeconds are over.',
          meta: { requirements: ['D-369'] },
          target: 'SERVICING',
        },
      },
    },
    SERVICING: {
      description: 'Nothing new is lent; the open loans are waited for.',
      meta: { requirements: ['D-369'] },
      // Left by itself as soon as no loan is open; otherwise it rests here.
      tags: ['passing'],
      on: {
        COLLECT: {
          description: 'A loan is repaid, in part or whole.',
          meta: { requirements: ['D-377'] },
          actions: [{ type: 'addCollection', params: ({ event }) => ({ collection: event.collection }) }],
        },
        WRITE_OFF: {
          description: 'A loan defaulted.',
          meta: { requirements: ['D-375'] },
          actions: [{ type: 'addLoss', params: ({ event }) => ({ principal: event.principal }) }],
        },
        CLOSE: {
          description: 'No loan is open: LOSS where principal was lost, else REPAID.',
          meta: { requirements: ['D-369'] },
          guard: 'hasNoOpenLoans',
          target: 'CLOSED',
          actions: ['decideOutcome', { type: 'record', params: { action: 'closed' } }],
        },
      },
    },
    CLOSED: {
      description: 'The tenant takes its money out; what a defaulted loan still pays comes in.',
      meta: { requirements: ['D-370', 'D-375'] },
      on: {
        WITHDRAW: {
          description: "To the tenant's balance, up to the cash.",
          meta: { requirements: ['D-370'] },
          guard: { type: 'hasCash', params: ({ event }) => ({ amount: event.amount }) },
          actions: [
            { type: 'takeOut', params: ({ event }) => ({ amount: event.amount }) },
            { type: 'moveWithdrawal', params: ({ event }) => ({ amount: event.amount }) },
            { type: 'record', params: { action: 'withdrawn' } },
          ],
        },
        COLLECT: {
          description: 'A defaulted loan pays after all; the outcome stays what it was.',
          meta: { requirements: ['D-375'] },
          actions: [{ type: 'addCollection', params: ({ event }) => ({ collection: event.collection }) }],
        },
      },
    },
  },
});
