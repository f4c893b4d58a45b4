import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** In the order in which they are decided (B 2.3, D-270, D-302). */
export type DeclineReason =
  | 'CARD_INACTIVE'
  | 'AGENT_SUSPENDED'
  | 'POLICY_UNAVAILABLE'
  | 'POLICY_DENIED'
  | 'MCC_BLOCKED'
  | 'MCC_NOT_ALLOWED'
  | 'PER_TXN_LIMIT'
  | 'DAILY_CAP'
  | 'WEEKLY_CAP'
  | 'MONTHLY_CAP'
  /** The multisig's balance could not be read: nothing is assumed available, and nothing is taken for zero (D-251). */
  | 'INSUFFICIENT_MULTISIG_BALANCE';

/** The result of the policy of the card or of its agent; null if there is none (D-269, D-312). */
export interface CardPolicyDecision {
  readonly decisionLogId: string;
  readonly allow: boolean;
  readonly reason: string | null;
}

/** The card's windows right after a step, as they are shown with it (D-269, D-271). */
export interface CardSpent {
  readonly spentDailyBaseUnits: bigint;
  readonly spentWeeklyBaseUnits: bigint;
  readonly spentMonthlyBaseUnits: bigint;
}

export interface CardAuthorizationContext extends CardSpent {
  readonly cardId: string;
  /** Null for cards without a tenant (D-277). */
  readonly tenantId: string | null;
  /** The source of its money and its limits: the sums of wallet, agent and card run over these (D-273, D-274). */
  readonly walletId: string | null;
  readonly agentId: string | null;
  /** The issuer's own name for it, under which it is decided once; null for the simulation of the sandbox. */
  readonly issuerAuthorizationId: string | null;
  readonly amountBaseUnits: bigint;
  readonly mcc: string | null;
  readonly merchantName: string | null;
  readonly merchantAddress: string | null;
  readonly policyDecision: CardPolicyDecision | null;
  readonly declineReason: DeclineReason | null;
  /** Given back so far, at most the amount (D-272). */
  readonly reversedBaseUnits: bigint;
}

/** The questions that were asked before the decision. */
interface Decided {
  readonly policyDecision: CardPolicyDecision | null;
  /** The decisions of the card's policy and of its agent's, for the decision log (D-308). */
  readonly decisions: readonly Readonly<Record<string, unknown>>[];
  readonly spent: CardSpent;
}

export type CardAuthorizationEvent =
  | ({ readonly type: 'APPROVE' } & Decided)
  | ({ readonly type: 'DECLINE'; readonly reason: DeclineReason } & Decided)
  | { readonly type: 'REVERSE'; readonly amountBaseUnits: bigint; readonly spent: CardSpent };

/** One use of a card: approved or declined at once, and given back in parts or whole (B 2.3). */
export const cardAuthorizationMachine = setup({
  types: {} as {
    context: CardAuthorizationContext;
    input: CardAuthorizationContext;
    events: CardAuthorizationEvent;
    meta: Meta;
    tags: 'passing';
  },
  actions: {
    recordDecision: assign((_, params: { policyDecision: CardPolicyDecision | null; spent: CardSpent }) => ({
      policyDecision: params.policyDecision,
      ...params.spent,
    })),
    recordDecline: assign((_, params: { reason: DeclineReason }) => ({ declineReason: params.reason })),
    giveBack: assign(({ context }, params: { amountBaseUnits: bigint; spent: CardSpent }) => ({
      reversedBaseUnits: context.reversedBaseUnits + params.amountBaseUnits,
      ...params.spent,
    })),
    logDecisions: (_, _params: Pick<Decided, 'decisions'>) => {},
    announceApproved: () => {},
    announceDeclined: () => {},
    announceReversed: () => {},
  },
  guards: {
    isRest: ({ context }, params: { amountBaseUnits: bigint }) =>
      context.reversedBaseUnits + params.amountBaseUnits === context.amountBaseUnits,
    isPart: ({ context }, params: { amountBaseUnits: bigint }) =>
      context.reversedBaseUnits + params.amountBaseUnits < context.amountBaseUnits,
  },
}).createMachine({
  id: 'card-authorization',
  description: 'An authorization of a card.',
  meta: {
    domain: 'cards',
    table: 'card_authorizations',
    idPrefix: 'auz',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: ['B 2.3', 'D-269', 'D-274', 'D-270', 'D-271', 'D-272', 'D-273'],
  },
  context: ({ input }) => input,
  initial: 'RECEIVED',
  states: {
    RECEIVED: {
      description: 'Limits, policy and balance are checked.',
      meta: { requirements: ['D-270', 'D-459'] },
      tags: ['passing'],
      on: {
        APPROVE: {
          description: 'All checks pass. The amount is added to the spending windows.',
          meta: { requirements: ['B 2.3', 'D-271'] },
          target: 'APPROVED',
          actions: [
            { type: 'recordDecision', params: ({ event }) => event },
            { type: 'logDecisions', params: ({ event: { decisions } }) => ({ decisions }) },
            'announceApproved',
          ],
        },
        DECLINE: {
          description: 'A check fails, and the first failure is the reason. The spending windows do not change.',
          meta: { requirements: ['D-270'] },
          target: 'DECLINED',
          actions: [
            { type: 'recordDecision', params: ({ event }) => event },
            { type: 'recordDecline', params: ({ event }) => event },
            { type: 'logDecisions', params: ({ event: { decisions } }) => ({ decisions }) },
            'announceDeclined',
          ],
        },
      },
    },
    APPROVED: {
      description: 'The authorization counts in the spending windows in which it happened.',
      meta: { requirements: ['B 2.3', 'D-271'] },
      on: {
        REVERSE: [
          {
            description: 'The rest of the amount is reversed.',
            meta: { requirements: ['B 2.3', 'D-272'] },
            guard: { type: 'isRest', params: ({ event }) => event },
            target: 'REVERSED',
            actions: [{ type: 'giveBack', params: ({ event }) => event }, 'announceReversed'],
          },
          {
            description: 'A part is given back; the rest still counts.',
            meta: { requirements: ['D-272'] },
            guard: { type: 'isPart', params: ({ event }) => event },
            actions: [{ type: 'giveBack', params: ({ event }) => event }, 'announceReversed'],
          },
        ],
      },
    },
    DECLINED: {
      description: 'The authorization was declined, and no money is reserved.',
      meta: { requirements: ['B 2.3'] },
      type: 'final',
    },
    REVERSED: {
      description: 'The authorization was reversed in full.',
      meta: { requirements: ['B 2.3', 'D-272'] },
      type: 'final',
    },
  },
});
