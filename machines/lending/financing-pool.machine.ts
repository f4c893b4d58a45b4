import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import { lendableCash } from './financing-pool.limits.ts';

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
  /** The limit of one loan, as a share of the cash (D-373). */
  readonly exposureBps: number;
  /** The share of the cash that is never lent (D-373). */
  readonly reserveBps: number;
  readonly annualRateBps: number;
  readonly tenorSeconds: number;
  readonly graceSeconds: number;
  /** Loans that are ACTIVE or GRACE. */
  readonly openLoans: number;
  /** Loans that are DEFAULTED, so that principal of theirs is lost. */
  readonly defaultedLoans: number;
}

/**
 * What the ledger holds of a pool: each is an account of its own, so that a pool's money is the fold of its transfers. It
 * is read under the pool's lock and stands in the events that are judged by it.
 */
export interface PoolFunds {
  readonly cashAtoms: bigint;
  readonly principalOutstandingAtoms: bigint;
  readonly interestCollectedAtoms: bigint;
  readonly lossAtoms: bigint;
}

/** Which of a pool's loans a repayment ends: one that was open, or one that had defaulted. */
export type ClosedLoan = 'open' | 'defaulted' | null;

export type FinancingPoolEvent =
  | { readonly type: 'DEPOSIT'; readonly amount: bigint; readonly funds: PoolFunds }
  | { readonly type: 'WITHDRAW'; readonly amount: bigint; readonly funds: PoolFunds }
  | { readonly type: 'START_ORIGINATION' }
  | { readonly type: 'END_ORIGINATION' }
  | { readonly type: 'LEND'; readonly principal: bigint; readonly funds: PoolFunds }
  | { readonly type: 'COLLECT'; readonly closes: ClosedLoan }
  | { readonly type: 'WRITE_OFF' }
  | { readonly type: 'CLOSE' };

interface Movement {
  readonly amount: bigint;
  readonly funds: PoolFunds;
}

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
    // Before anything is lent the cash is what was deposited.
    fitsCap: ({ context }, { amount, funds }: Movement) =>
      context.capAtoms === null || funds.cashAtoms + amount <= context.capAtoms,
    hasCash: (_, { amount, funds }: Movement) => amount <= funds.cashAtoms,
    leavesReserve: ({ context }, { principal, funds }: { principal: bigint; funds: PoolFunds }) =>
      principal <= lendableCash(funds.cashAtoms, context.reserveBps),
    hasNoOpenLoans: ({ context }) => context.openLoans === 0,
  },
  actions: {
    addLoan: assign(({ context }) => ({ openLoans: context.openLoans + 1 })),
    closeLoan: assign(({ context }, { closes }: { closes: ClosedLoan }) => ({
      openLoans: context.openLoans - (closes === 'open' ? 1 : 0),
      defaultedLoans: context.defaultedLoans - (closes === 'defaulted' ? 1 : 0),
    })),
    loseLoan: assign(({ context }) => ({
      openLoans: context.openLoans - 1,
      defaultedLoans: context.defaultedLoans + 1,
    })),
    decideOutcome: assign(({ context }) => ({
      outcome: context.defaultedLoans > 0 ? ('LOSS' as const) : ('REPAID' as const),
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
    idPrefix: 'pool',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: ['B 2.10', 'B 4.9', 'D-369', 'D-370'],
  },
  context: ({ input }) => input,
  initial: 'SUBSCRIPTION',
  states: {
    SUBSCRIPTION: {
      description: 'The pool accepts deposits.',
      meta: { deadline: { event: 'START_ORIGINATION', at: 'subscriptionEndsAt' }, requirements: ['D-369', 'D-370'] },
      entry: [{ type: 'record', params: { action: 'created' } }],
      on: {
        DEPOSIT: {
          description: "From the tenant's balance, up to the cap.",
          meta: { requirements: ['D-370'] },
          guard: { type: 'fitsCap', params: ({ event }) => event },
          actions: [
            { type: 'moveDeposit', params: ({ event }) => ({ amount: event.amount }) },
            { type: 'record', params: { action: 'deposited' } },
          ],
        },
        WITHDRAW: {
          description: "Back to the tenant's balance, before anything is lent.",
          meta: { requirements: ['D-370'] },
          guard: { type: 'hasCash', params: ({ event }) => event },
          actions: [
            { type: 'moveWithdrawal', params: ({ event }) => ({ amount: event.amount }) },
            { type: 'record', params: { action: 'withdrawn' } },
          ],
        },
        START_ORIGINATION: {
          description: 'The subscription period has ended.',
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
          description: 'A loan is issued out of the cash, of which the reserve stays.',
          meta: { requirements: ['D-375'] },
          guard: { type: 'leavesReserve', params: ({ event }) => event },
          actions: ['addLoan'],
        },
        COLLECT: {
          description: 'A loan is repaid in part or in full.',
          meta: { requirements: ['D-377'] },
          actions: [{ type: 'closeLoan', params: ({ event }) => ({ closes: event.closes }) }],
        },
        WRITE_OFF: {
          description: 'A loan defaulted.',
          meta: { requirements: ['D-375'] },
          actions: ['loseLoan'],
        },
        END_ORIGINATION: {
          description: 'The origination period has ended.',
          meta: { requirements: ['D-369'] },
          target: 'SERVICING',
        },
      },
    },
    SERVICING: {
      description: 'No new loans are issued. The pool waits for the open loans.',
      meta: { requirements: ['D-369'] },
      // Left by itself as soon as no loan is open; otherwise it rests here.
      tags: ['passing'],
      on: {
        COLLECT: {
          description: 'A loan is repaid in part or in full.',
          meta: { requirements: ['D-377'] },
          actions: [{ type: 'closeLoan', params: ({ event }) => ({ closes: event.closes }) }],
        },
        WRITE_OFF: {
          description: 'A loan defaulted.',
          meta: { requirements: ['D-375'] },
          actions: ['loseLoan'],
        },
        CLOSE: {
          description: 'No loan is open any more. The outcome is LOSS if principal was lost, otherwise REPAID.',
          meta: { requirements: ['D-369'] },
          guard: 'hasNoOpenLoans',
          target: 'CLOSED',
          actions: ['decideOutcome', { type: 'record', params: { action: 'closed' } }],
        },
      },
    },
    CLOSED: {
      description: 'The tenant can withdraw its money. Late repayments of defaulted loans are still received.',
      meta: { requirements: ['D-370', 'D-375'], stays: 'Late repayments of its loans come without an end.' },
      on: {
        WITHDRAW: {
          description: "To the tenant's balance, up to the cash.",
          meta: { requirements: ['D-370'] },
          guard: { type: 'hasCash', params: ({ event }) => event },
          actions: [
            { type: 'moveWithdrawal', params: ({ event }) => ({ amount: event.amount }) },
            { type: 'record', params: { action: 'withdrawn' } },
          ],
        },
        COLLECT: {
          description: 'A defaulted loan pays after all; the outcome stays what it was.',
          meta: { requirements: ['D-375'] },
          actions: [{ type: 'closeLoan', params: ({ event }) => ({ closes: event.closes }) }],
        },
      },
    },
  },
});
