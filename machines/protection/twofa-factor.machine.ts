import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export type FactorType = 'EMAIL' | 'SMS' | 'IDP_MFA' | 'TOTP';

/** The number of wrong answers after which a factor that is not verified is removed (D-349, D-443). */
const ATTEMPTS = 5;

export interface TwofaFactorContext {
  readonly tenantId: string;
  readonly memberId: string;
  readonly type: FactorType;
  /** The member's own text. */
  readonly label: string | null;
  /** The masked e-mail, phone or address; null for TOTP (D-350). */
  readonly hint: string | null;
  /** EMAIL and SMS: where codes go, as ciphertext; null for the others and once removed (D-066). */
  readonly targetCiphertext: string | null;
  /** Keyed fingerprint of it, empty where there is none: each target once per member, one TOTP, one IDP_MFA (D-349). */
  readonly targetIndex: string;
  /** TOTP: the shared secret as ciphertext; null for the others and once removed (D-351). */
  readonly secretCiphertext: string | null;
  /** IDP_MFA: the signer as it was at enrollment (D-349, D-352). */
  readonly signerAddress: string | null;
  /** Keyed fingerprint of the newest enrollment code; null when none is open. */
  readonly otpHash: string | null;
  readonly otpExpiresAt: Date | null;
  readonly otpSends: number;
  readonly otpSentAt: Date | null;
  /** Wrong answers over the enrollment (D-349). */
  readonly otpAttempts: number;
  /** When a factor that nobody verified is gone: 24 h (D-349). */
  readonly enrollBy: Date;
  readonly verifiedAt: Date | null;
  /** From when it counts (D-350). */
  readonly usableAt: Date | null;
  readonly lastUsedAt: Date | null;
  /** TOTP: the newest time step that was accepted; none is accepted twice (D-351). */
  readonly lastTotpStep: number | null;
  readonly removedAt: Date | null;
}

export type TwofaFactorEvent =
  | { readonly type: 'RESEND'; readonly otpHash: string; readonly otpExpiresAt: Date; readonly at: Date }
  | { readonly type: 'WRONG_CODE'; readonly at: Date }
  | { readonly type: 'VERIFY'; readonly at: Date; readonly usableAt: Date; readonly totpStep: number | null }
  | { readonly type: 'USE'; readonly at: Date; readonly totpStep: number | null }
  | { readonly type: 'EXPIRE' }
  | { readonly type: 'REMOVE'; readonly at: Date };

export type FactorRemoval = 'BY_MEMBER' | 'TOO_MANY_ATTEMPTS' | 'NOT_VERIFIED';

/** A way for a member to approve: a code to an e-mail or phone, an authenticator, or the identity provider's signer. */
export const twofaFactorMachine = setup({
  types: {
    context: {} as TwofaFactorContext,
    events: {} as TwofaFactorEvent,
    input: {} as TwofaFactorContext,
    meta: {} as Meta,
  },
  actions: {
    openCode: assign(({ context }, params: { otpHash: string; otpExpiresAt: Date; at: Date }) => ({
      otpHash: params.otpHash,
      otpExpiresAt: params.otpExpiresAt,
      otpSends: context.otpSends + 1,
      otpSentAt: params.at,
    })),
    countWrongCode: assign({ otpAttempts: ({ context }) => context.otpAttempts + 1 }),
    verify: assign((_, params: { at: Date; usableAt: Date }) => ({
      verifiedAt: params.at,
      usableAt: params.usableAt,
      otpHash: null,
      otpExpiresAt: null,
    })),
    stampUse: assign((_, params: { at: Date }) => ({ lastUsedAt: params.at })),
    spendTotpStep: assign(({ context }, params: { totpStep: number | null }) => ({
      lastTotpStep: params.totpStep ?? context.lastTotpStep,
    })),
    stampRemoval: assign((_, params: { at: Date }) => ({ removedAt: params.at })),
    stampExpiry: assign({ removedAt: ({ context }) => context.enrollBy }),
    forgetSecrets: assign({ targetCiphertext: null, secretCiphertext: null, otpHash: null, otpExpiresAt: null }),
    recordEnrollment: () => {},
    recordVerification: () => {},
    recordRemoval: (_, _params: { cause: FactorRemoval }) => {},
  },
  guards: {
    isLastAttempt: ({ context }) => context.otpAttempts + 1 >= ATTEMPTS,
  },
}).createMachine({
  id: 'twofa-factor',
  description: 'A two-factor method of a member.',
  meta: {
    domain: 'protection',
    table: 'twofa_factors',
    idPrefix: 'fac',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: [
      'B 2.9',
      'B 3',
      'D-339',
      'D-354',
      'D-340',
      'D-341',
      'D-342',
      'D-343',
      'D-344',
      'D-345',
      'D-346',
      'D-347',
      'D-348',
      'D-349',
      'D-350',
      'D-351',
      'D-352',
      'D-353',
    ],
  },
  context: ({ input }) => input,
  initial: 'PENDING',
  states: {
    PENDING: {
      description: 'The method was added but not verified. It cannot approve requests.',
      meta: {
        waitsFor: { who: 'tenantId', events: ['VERIFY'] },
        deadline: { event: 'EXPIRE', at: 'enrollBy' },
        requirements: ['B 2.9'],
      },
      entry: 'recordEnrollment',
      on: {
        RESEND: {
          description:
            'A new code is sent by e-mail or text message and replaces the previous one. Wrong answers stay counted.',
          meta: { requirements: ['D-348', 'D-349'] },
          actions: { type: 'openCode', params: ({ event }) => event },
        },
        WRONG_CODE: [
          {
            description: 'The fifth wrong answer deletes the factor.',
            meta: { requirements: ['D-349', 'D-443'] },
            guard: 'isLastAttempt',
            target: 'REMOVED',
            actions: [
              'countWrongCode',
              { type: 'stampRemoval', params: ({ event }) => ({ at: event.at }) },
              'forgetSecrets',
              { type: 'recordRemoval', params: { cause: 'TOO_MANY_ATTEMPTS' } },
            ],
          },
          {
            description: 'Wrong codes and signatures are counted.',
            meta: { requirements: ['D-349'] },
            actions: 'countWrongCode',
          },
        ],
        VERIFY: {
          description: 'A valid code or signature.',
          meta: { requirements: ['B 3'] },
          target: 'VERIFIED',
          actions: [
            { type: 'verify', params: ({ event }) => event },
            { type: 'spendTotpStep', params: ({ event }) => ({ totpStep: event.totpStep }) },
            'recordVerification',
          ],
        },
        EXPIRE: {
          description: 'Nobody verified it within 24 hours.',
          meta: { requirements: ['D-349'] },
          target: 'REMOVED',
          actions: ['stampExpiry', 'forgetSecrets', { type: 'recordRemoval', params: { cause: 'NOT_VERIFIED' } }],
        },
        REMOVE: {
          description: 'The member removes the method before it is verified.',
          meta: { requirements: ['D-353'] },
          target: 'REMOVED',
          actions: [
            { type: 'stampRemoval', params: ({ event }) => ({ at: event.at }) },
            'forgetSecrets',
            { type: 'recordRemoval', params: { cause: 'BY_MEMBER' } },
          ],
        },
      },
    },
    VERIFIED: {
      description: 'The method is verified. It can approve from `usableAt` on.',
      meta: { requirements: ['B 2.9', 'D-350'] },
      on: {
        USE: {
          description: 'The factor answered a challenge. Its current code cannot be used again.',
          meta: { requirements: ['D-347', 'D-351'] },
          actions: [
            { type: 'stampUse', params: ({ event }) => ({ at: event.at }) },
            { type: 'spendTotpStep', params: ({ event }) => ({ totpStep: event.totpStep }) },
          ],
        },
        REMOVE: {
          description: 'The member removes the method. Enough others have to remain.',
          meta: { requirements: ['B 4.8', 'D-353'] },
          target: 'REMOVED',
          actions: [
            { type: 'stampRemoval', params: ({ event }) => ({ at: event.at }) },
            'forgetSecrets',
            { type: 'recordRemoval', params: { cause: 'BY_MEMBER' } },
          ],
        },
      },
    },
    // Never read: the face of its last state keeps the enum to what is shown.
    REMOVED: {
      description: 'The method was deleted with its secrets. It can be enrolled again.',
      type: 'final',
      meta: { public: 'VERIFIED', requirements: ['D-353'] },
    },
  },
});
