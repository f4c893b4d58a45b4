import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface PhoneAliasContext {
  readonly tenantId: string;
  /** The number as ciphertext; plain text lives in memory only (D-066). */
  readonly phoneCiphertext: string;
  /** Keyed fingerprint by which senders' numbers find it (D-106). */
  readonly phoneIndex: string;
  readonly phoneMasked: string;
  /** Keyed fingerprint of the newest code; null when none is open. */
  readonly otpHash: string | null;
  readonly otpExpiresAt: Date | null;
  /** Wrong answers to the newest code (D-443). */
  readonly otpAttempts: number;
  readonly verifiedAt: Date | null;
  readonly reverifyBy: Date | null;
}

export type PhoneAliasEvent =
  | { readonly type: 'RESEND'; readonly otpHash: string; readonly otpExpiresAt: Date }
  | { readonly type: 'WRONG_CODE' }
  | {
      readonly type: 'VERIFY';
      readonly verifiedAt: Date;
      readonly reverifyBy: Date;
      /** Other tenants' aliases of this number, which lose it (D-109). */
      readonly replaces: readonly string[];
    }
  | { readonly type: 'EXPIRE' }
  | { readonly type: 'REPLACE' }
  | { readonly type: 'REVOKE' };

/** A tenant's claim to a phone number: proved by a code, proved again each year, lost to a later proof. */
export const phoneAliasMachine = setup({
  types: {
    context: {} as PhoneAliasContext,
    events: {} as PhoneAliasEvent,
    input: {} as PhoneAliasContext,
    meta: {} as Meta,
  },
  actions: {
    openCode: assign((_, params: { otpHash: string; otpExpiresAt: Date }) => ({
      otpHash: params.otpHash,
      otpExpiresAt: params.otpExpiresAt,
      otpAttempts: 0,
    })),
    countWrongCode: assign({ otpAttempts: ({ context }) => context.otpAttempts + 1 }),
    proveControl: assign((_, params: { verifiedAt: Date; reverifyBy: Date }) => ({
      verifiedAt: params.verifiedAt,
      reverifyBy: params.reverifyBy,
      otpHash: null,
      otpExpiresAt: null,
      otpAttempts: 0,
    })),
    dropCode: assign({ otpHash: null, otpExpiresAt: null, otpAttempts: 0 }),
    replaceOthers: (_, _params: { aliasIds: readonly string[] }) => {},
    bindClaims: () => {},
    announceVerified: (_, _params: { from: 'PENDING' | 'REVERIFICATION_REQUIRED' }) => {},
    announceReverification: () => {},
    announceReplaced: (_, _params: { from: 'ACTIVE' | 'REVERIFICATION_REQUIRED' }) => {},
    recheckPayments: () => {},
  },
}).createMachine({
  id: 'phone-alias',
  description: 'A phone number of a tenant.',
  meta: {
    domain: 'identity',
    table: 'phone_aliases',
    idPrefix: 'pal',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: ['D-107', 'D-110', 'D-108', 'D-109'],
  },
  context: ({ input }) => input,
  initial: 'PENDING',
  states: {
    PENDING: {
      description: 'A code was sent. Payments to the number do not reach the tenant yet.',
      meta: { waitsFor: { who: 'tenantId', events: ['VERIFY'] }, requirements: ['D-107'] },
      on: {
        RESEND: {
          description: 'A new code voids the old one.',
          meta: { requirements: ['D-108'] },
          actions: { type: 'openCode', params: ({ event }) => event },
        },
        WRONG_CODE: {
          description: 'A wrong code is counted. The fifth one voids the code.',
          meta: { requirements: ['D-108', 'D-443'] },
          actions: 'countWrongCode',
        },
        VERIFY: {
          description: 'The code is right. The tenant gets the number, also from another tenant.',
          meta: { requirements: ['D-109'] },
          target: 'ACTIVE',
          actions: [
            { type: 'proveControl', params: ({ event }) => event },
            { type: 'replaceOthers', params: ({ event }) => ({ aliasIds: event.replaces }) },
            'bindClaims',
            { type: 'announceVerified', params: { from: 'PENDING' } },
            'recheckPayments',
          ],
        },
        REVOKE: {
          description: 'The tenant removes the number before it is verified.',
          meta: { requirements: ['D-107'] },
          target: 'REVOKED',
          actions: 'dropCode',
        },
      },
    },
    ACTIVE: {
      description: 'Payments to the number reach the tenant.',
      meta: { deadline: { event: 'EXPIRE', at: 'reverifyBy' }, requirements: ['D-106'] },
      on: {
        EXPIRE: {
          description: '365 days have passed since the last proof.',
          meta: { requirements: ['D-110'] },
          target: 'REVERIFICATION_REQUIRED',
          actions: ['announceReverification', 'recheckPayments'],
        },
        REPLACE: {
          description: 'Another tenant proved control of the number.',
          meta: { requirements: ['D-109'] },
          target: 'REPLACED',
          actions: [{ type: 'announceReplaced', params: { from: 'ACTIVE' } }, 'recheckPayments'],
        },
        REVOKE: {
          description: 'The tenant removes the phone number.',
          meta: { requirements: ['D-107'] },
          target: 'REVOKED',
          actions: 'recheckPayments',
        },
      },
    },
    REVERIFICATION_REQUIRED: {
      description: 'Control has to be proved again. Payments to the number are held until then.',
      meta: { waitsFor: { who: 'tenantId', events: ['VERIFY'] }, requirements: ['A 2.3', 'D-106', 'D-110'] },
      on: {
        RESEND: {
          description: 'A new code voids the old one.',
          meta: { requirements: ['D-110'] },
          actions: { type: 'openCode', params: ({ event }) => event },
        },
        WRONG_CODE: {
          description: 'A wrong code is counted. The fifth one voids the code.',
          meta: { requirements: ['D-108', 'D-443'] },
          actions: 'countWrongCode',
        },
        VERIFY: {
          description: 'Control is proved again, and the hold is cleared.',
          meta: { requirements: ['D-110'] },
          target: 'ACTIVE',
          actions: [
            { type: 'proveControl', params: ({ event }) => event },
            { type: 'replaceOthers', params: ({ event }) => ({ aliasIds: event.replaces }) },
            'bindClaims',
            { type: 'announceVerified', params: { from: 'REVERIFICATION_REQUIRED' } },
            'recheckPayments',
          ],
        },
        REPLACE: {
          description: 'Another tenant proved control of the number.',
          meta: { requirements: ['D-109'] },
          target: 'REPLACED',
          actions: [
            'dropCode',
            { type: 'announceReplaced', params: { from: 'REVERIFICATION_REQUIRED' } },
            'recheckPayments',
          ],
        },
        REVOKE: {
          description: 'The tenant removes the phone number.',
          meta: { requirements: ['D-107'] },
          target: 'REVOKED',
          actions: ['dropCode', 'recheckPayments'],
        },
      },
    },
    REPLACED: {
      description: 'Another tenant has proved control of the number.',
      meta: { requirements: ['D-109'] },
      type: 'final',
    },
    REVOKED: { description: 'The tenant has removed the number.', meta: { requirements: ['D-107'] }, type: 'final' },
  },
});
