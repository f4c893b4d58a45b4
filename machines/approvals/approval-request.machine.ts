import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface ApprovalRequestContext {
  /** The sender of the payment. */
  readonly tenantId: string;
  readonly paymentId: string;
  /** Never votes on it (A 4.3). */
  readonly initiatorMemberId: string;
  /** Fixed when the request opens (D-211). */
  readonly requiredWeight: number;
  /** The initiator's approver group; null lets any voter in (D-212). */
  readonly approvalGroup: string | null;
  /** The sum of APPROVE weights that are not invalidated (D-220). */
  readonly receivedWeight: number;
  /** Oldest first (D-219). */
  readonly votes: readonly RecordedVote[];
  /** Set when it was closed without a vote (D-214). */
  readonly closedReason: 'PAYMENT_CANCELED' | null;
}

/** A vote as its request shows it; times are ISO texts. */
export type RecordedVote = {
  readonly memberId: string;
  readonly decision: 'APPROVE' | 'REJECT';
  readonly weight: number;
  /** When it stopped to count (D-220). */
  readonly invalidatedAt: string | null;
  readonly at: string;
};

/** A vote as it is kept for good: later edits of the voter's grant never rewrite it (A 2.8). */
export interface Vote {
  readonly memberId: string;
  readonly decision: 'APPROVE' | 'REJECT';
  /** The voter's approvalWeight at signing. */
  readonly weight: number;
  /** `0x` hex over the vote text; null when the session alone is the vote (D-217). */
  readonly signature: string | null;
  readonly at: Date;
}

export type ApprovalRequestEvent =
  | { readonly type: 'APPROVE'; readonly vote: Vote }
  | { readonly type: 'REJECT'; readonly vote: Vote }
  | {
      readonly type: 'INVALIDATE';
      readonly memberId: string;
      readonly weight: number;
      /** APPROVE votes that still count after it (D-463). */
      readonly votesLeft: number;
      readonly at: Date;
    }
  | { readonly type: 'CLOSE' };

/** The votes that a held payment needs (A 2.8, A 3.4). */
export const approvalRequestMachine = setup({
  types: {
    context: {} as ApprovalRequestContext,
    events: {} as ApprovalRequestEvent,
    input: {} as ApprovalRequestContext,
    meta: {} as Meta,
  },
  actions: {
    addWeight: assign(({ context }, params: { weight: number }) => ({
      receivedWeight: context.receivedWeight + params.weight,
    })),
    takeWeight: assign(({ context }, params: { weight: number }) => ({
      receivedWeight: context.receivedWeight - params.weight,
    })),
    addVote: assign(({ context }, { vote }: { vote: Vote }) => ({
      votes: [
        ...context.votes,
        {
          memberId: vote.memberId,
          decision: vote.decision,
          weight: vote.weight,
          invalidatedAt: null,
          at: vote.at.toISOString(),
        },
      ],
    })),
    lapseVote: assign(({ context }, params: { memberId: string; at: Date }) => ({
      votes: context.votes.map((vote) =>
        vote.memberId === params.memberId ? { ...vote, invalidatedAt: params.at.toISOString() } : vote,
      ),
    })),
    setClosed: assign({ closedReason: 'PAYMENT_CANCELED' }),
    storeVote: (_, _params: { vote: Vote }) => {},
    voidVote: (_, _params: { memberId: string; at: Date }) => {},
    // To the payment, in the same transaction (D-215, D-450).
    tellVoted: () => {},
    tellApproved: () => {},
    tellRejected: () => {},
    tellNoVotesLeft: () => {},
    ignoreClose: () => {},
    announceRequested: () => {},
    announceVoted: () => {},
    announceApproved: () => {},
    announceRejected: () => {},
  },
  guards: {
    reachesRequired: ({ context }, params: { weight: number }) =>
      context.receivedWeight + params.weight >= context.requiredWeight,
    leavesNoVote: (_, params: { votesLeft: number }) => params.votesLeft === 0,
  },
}).createMachine({
  id: 'approval-request',
  description: 'An approval request of a payment; at most one is open per payment.',
  meta: {
    domain: 'approvals',
    table: 'approval_requests',
    idPrefix: 'apr',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: [
      'A 2.8',
      'A 3.4',
      'D-211',
      'D-220',
      'D-212',
      'D-213',
      'D-214',
      'D-215',
      'D-216',
      'D-217',
      'D-218',
      'D-219',
    ],
  },
  context: ({ input }) => input,
  initial: 'PENDING',
  states: {
    PENDING: {
      description: 'The request accepts votes.',
      meta: { waitsFor: { who: 'approval', events: ['APPROVE', 'REJECT'] }, requirements: ['A 4.3'] },
      entry: ['announceRequested'],
      on: {
        APPROVE: [
          {
            description: 'The votes reach the required weight, and the policy of the payment is checked again.',
            meta: { requirements: ['A 3.4', 'D-450'] },
            guard: { type: 'reachesRequired', params: ({ event }) => ({ weight: event.vote.weight }) },
            target: 'APPROVED',
            actions: [
              { type: 'addWeight', params: ({ event }) => ({ weight: event.vote.weight }) },
              { type: 'addVote', params: ({ event }) => ({ vote: event.vote }) },
              { type: 'storeVote', params: ({ event }) => ({ vote: event.vote }) },
              'announceVoted',
              'tellVoted',
              'announceApproved',
              'tellApproved',
            ],
          },
          {
            description: 'More weight is needed; the first vote makes the payment APPROVAL_PENDING.',
            meta: { requirements: ['A 3.4'] },
            actions: [
              { type: 'addWeight', params: ({ event }) => ({ weight: event.vote.weight }) },
              { type: 'addVote', params: ({ event }) => ({ vote: event.vote }) },
              { type: 'storeVote', params: ({ event }) => ({ vote: event.vote }) },
              'announceVoted',
              'tellVoted',
            ],
          },
        ],
        REJECT: {
          description: 'A rejection decides at once, and the payment ends in the same transaction.',
          meta: { requirements: ['A 3.4', 'D-215'] },
          target: 'REJECTED',
          actions: [
            { type: 'addVote', params: ({ event }) => ({ vote: event.vote }) },
            { type: 'storeVote', params: ({ event }) => ({ vote: event.vote }) },
            'announceVoted',
            'announceRejected',
            'tellRejected',
          ],
        },
        INVALIDATE: [
          {
            description: 'The last vote that counted was invalidated. The payment is APPROVAL_REQUIRED again.',
            meta: { requirements: ['D-220', 'D-463'] },
            guard: { type: 'leavesNoVote', params: ({ event }) => ({ votesLeft: event.votesLeft }) },
            actions: [
              { type: 'takeWeight', params: ({ event }) => ({ weight: event.weight }) },
              { type: 'lapseVote', params: ({ event }) => ({ memberId: event.memberId, at: event.at }) },
              { type: 'voidVote', params: ({ event }) => ({ memberId: event.memberId, at: event.at }) },
              'tellNoVotesLeft',
            ],
          },
          {
            description: 'The voter was suspended or removed, or lost the last grant to approve.',
            meta: { requirements: ['D-220'] },
            actions: [
              { type: 'takeWeight', params: ({ event }) => ({ weight: event.weight }) },
              { type: 'lapseVote', params: ({ event }) => ({ memberId: event.memberId, at: event.at }) },
              { type: 'voidVote', params: ({ event }) => ({ memberId: event.memberId, at: event.at }) },
            ],
          },
        ],
        CLOSE: {
          description: 'The payment was cancelled: rejected without a vote.',
          meta: { requirements: ['D-214'] },
          target: 'REJECTED',
          actions: ['setClosed', 'announceRejected'],
        },
      },
    },
    // The payment closes its request whenever it ends, decided or not: a decided one never changes (D-220).
    APPROVED: {
      description: 'Both approval gates are satisfied for this payment and amount.',
      meta: { requirements: ['D-198'], stays: 'The payment that asked for it goes on and closes it.' },
      on: { CLOSE: { description: 'The payment ended after it was approved.', actions: 'ignoreClose' } },
    },
    REJECTED: {
      description: 'The request was rejected by a vote, or closed with its payment.',
      meta: { requirements: ['D-213', 'D-214'], stays: 'The payment that asked for it ends and closes it.' },
      on: { CLOSE: { description: 'The payment ended because of it.', actions: 'ignoreClose' } },
    },
  },
});
