import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** The number of wrong answers after which a challenge is cancelled (D-348, D-443). */
const ATTEMPTS = 5;

/** The newest code that went to one factor; plain data, because a column holds the list. */
export type ChallengeCode = {
  readonly factorId: string;
  /** Keyed fingerprint of the code. */
  readonly otpHash: string;
  /** ISO 8601. */
  readonly expiresAt: string;
};

export interface TwofaChallengeContext {
  readonly tenantId: string;
  /** The owner of the factors: the member that sent the refused request. */
  readonly memberId: string;
  /** The operationId of the refused request. */
  readonly operation: string;
  /** Hex sha256 of `{tenantId, memberId, operation, rawBodySha256}`: what a replay has to equal (D-346). */
  readonly bindingSha256: string;
  /**
   * The amount in the message: 0 for a transaction of a wallet, null for a change of settings (D-341, D-342, D-478).
   */
  readonly amountBaseUnits: bigint | null;
  /** A masked phone or e-mail, a DID or an address (D-345). */
  readonly destinationAddress: string | null;
  readonly destinationLabel: string | null;
  readonly requiredFactors: number;
  /** Each factor counts once (D-347). */
  readonly satisfiedFactorIds: readonly string[];
  readonly codes: readonly ChallengeCode[];
  readonly sends: number;
  readonly lastSentAt: Date | null;
  /** Wrong codes and signatures over the whole challenge (D-348). */
  readonly wrongAnswers: number;
  /** 10 minutes to satisfy, then 10 minutes to redeem (D-347). */
  readonly expiresAt: Date;
  readonly satisfiedAt: Date | null;
  readonly redeemedAt: Date | null;
}

export type TwofaChallengeEvent =
  | { readonly type: 'SEND_CODE'; readonly code: ChallengeCode; readonly at: Date }
  | { readonly type: 'WRONG_ANSWER' }
  | { readonly type: 'ANSWER'; readonly factorId: string; readonly at: Date; readonly redeemBy: Date }
  | { readonly type: 'REDEEM'; readonly at: Date }
  | { readonly type: 'EXPIRE' };

/** The approval of one refused request by its member's factors. */
export const twofaChallengeMachine = setup({
  types: {
    context: {} as TwofaChallengeContext,
    events: {} as TwofaChallengeEvent,
    input: {} as TwofaChallengeContext,
    meta: {} as Meta,
  },
  actions: {
    keepCode: assign(({ context }, params: { code: ChallengeCode; at: Date }) => ({
      codes: [...context.codes.filter((code) => code.factorId !== params.code.factorId), params.code],
      sends: context.sends + 1,
      lastSentAt: params.at,
    })),
    countWrongAnswer: assign({ wrongAnswers: ({ context }) => context.wrongAnswers + 1 }),
    countFactor: assign(({ context }, params: { factorId: string }) => ({
      satisfiedFactorIds: [...context.satisfiedFactorIds, params.factorId],
      codes: context.codes.filter((code) => code.factorId !== params.factorId),
    })),
    satisfy: assign((_, params: { at: Date; redeemBy: Date }) => ({
      satisfiedAt: params.at,
      expiresAt: params.redeemBy,
    })),
    dropCodes: assign({ codes: [] }),
    stampRedemption: assign((_, params: { at: Date }) => ({ redeemedAt: params.at })),
    recordOpened: () => {},
    recordAnswer: (_, _params: { factorId: string }) => {},
    recordSatisfied: () => {},
    recordRedeemed: () => {},
    recordCancelled: () => {},
    recordExpired: () => {},
  },
  guards: {
    isLastAttempt: ({ context }) => context.wrongAnswers + 1 >= ATTEMPTS,
    completes: ({ context }, params: { factorId: string }) =>
      !context.satisfiedFactorIds.includes(params.factorId) &&
      context.satisfiedFactorIds.length + 1 >= context.requiredFactors,
    isNewFactor: ({ context }, params: { factorId: string }) => !context.satisfiedFactorIds.includes(params.factorId),
  },
}).createMachine({
  id: 'twofa-challenge',
  description: 'The two-factor approval of a protected operation.',
  meta: {
    domain: 'protection',
    table: 'twofa_challenges',
    idPrefix: 'tfc',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: ['B 4.8', 'D-341', 'D-348', 'D-342', 'D-343', 'D-344', 'D-345', 'D-346', 'D-347', 'D-505', 'D-506'],
  },
  context: ({ input }) => input,
  initial: 'PENDING',
  states: {
    PENDING: {
      description: 'The challenge waits for factors, for at most 10 minutes.',
      meta: {
        waitsFor: { who: 'tenantId', events: ['ANSWER'] },
        deadline: { event: 'EXPIRE', at: 'expiresAt' },
        requirements: ['D-347'],
      },
      entry: 'recordOpened',
      on: {
        SEND_CODE: {
          description: 'A code goes to an EMAIL or SMS factor; a newer one voids it.',
          meta: { requirements: ['D-348'] },
          actions: { type: 'keepCode', params: ({ event }) => event },
        },
        WRONG_ANSWER: [
          {
            description: 'The fifth wrong answer cancels the challenge.',
            meta: { requirements: ['B 7', 'D-348', 'D-443'] },
            guard: 'isLastAttempt',
            target: 'CANCELLED',
            actions: ['countWrongAnswer', 'dropCodes', 'recordCancelled'],
          },
          {
            description: 'Wrong codes and signatures of any factor are counted.',
            meta: { requirements: ['D-348'] },
            actions: 'countWrongAnswer',
          },
        ],
        ANSWER: [
          {
            description: 'The last required factor has answered. The request has to be sent again within 10 minutes.',
            meta: { requirements: ['B 4.8', 'D-347'] },
            guard: { type: 'completes', params: ({ event }) => ({ factorId: event.factorId }) },
            target: 'SATISFIED',
            actions: [
              { type: 'countFactor', params: ({ event }) => ({ factorId: event.factorId }) },
              { type: 'satisfy', params: ({ event }) => event },
              'dropCodes',
              'recordSatisfied',
            ],
          },
          {
            description: 'A factor has answered, and others are still needed. A factor counts only once.',
            meta: { requirements: ['D-347'] },
            guard: { type: 'isNewFactor', params: ({ event }) => ({ factorId: event.factorId }) },
            actions: [
              { type: 'countFactor', params: ({ event }) => ({ factorId: event.factorId }) },
              { type: 'recordAnswer', params: ({ event }) => ({ factorId: event.factorId }) },
            ],
          },
        ],
        EXPIRE: {
          description: 'The challenge was not satisfied in time.',
          meta: { requirements: ['D-347'] },
          target: 'EXPIRED',
          actions: ['dropCodes', 'recordExpired'],
        },
      },
    },
    SATISFIED: {
      description: 'The same request may be sent again with x-service-2fa-challenge.',
      meta: { deadline: { event: 'EXPIRE', at: 'expiresAt' }, requirements: ['B 4.8'] },
      on: {
        REDEEM: {
          description: 'The approved request is sent again and executed, once.',
          meta: { requirements: ['D-346'] },
          target: 'REDEEMED',
          actions: [{ type: 'stampRedemption', params: ({ event }) => ({ at: event.at }) }, 'recordRedeemed'],
        },
        EXPIRE: {
          description: 'The request was not sent again in time.',
          meta: { requirements: ['D-347'] },
          target: 'EXPIRED',
          actions: 'recordExpired',
        },
      },
    },
    REDEEMED: {
      description: 'The challenge has been used. Using it again is refused with TWOFA_CHALLENGE_NOT_REDEEMABLE.',
      meta: { requirements: ['B 7'] },
      type: 'final',
    },
    CANCELLED: {
      description: 'Too many wrong answers were given. Further answers are refused with TWOFA_TOO_MANY_ATTEMPTS.',
      meta: { requirements: ['B 7'] },
      type: 'final',
    },
    EXPIRED: {
      description:
        'The challenge has expired. Sending a code or answering is refused with TWOFA_CHALLENGE_EXPIRED, using it with TWOFA_CHALLENGE_NOT_REDEEMABLE.',
      meta: { requirements: ['D-346', 'D-347'] },
      type: 'final',
    },
  },
});
