import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** A claim link with its codes and its ticket; tokens and codes are stored as hashes only (A 2.5, D-190). */
export interface ClaimLinkContext {
  readonly claimId: string;
  readonly senderTenantId: string;
  /** sha256 of the 32 random bytes in the link (A 2.5). */
  readonly tokenHash: string;
  readonly channel: 'sms' | 'email';
  /** Asked for by the sender, three times a day at most; the link that comes with the claim is not (D-190). */
  readonly resent: boolean;
  /** 72 hours after it was issued, or the claim's own end if that is sooner (D-190). */
  readonly expiresAt: Date;
  /** Keyed fingerprint of the newest code; null when none is open. */
  readonly otpHash: string | null;
  readonly otpExpiresAt: Date | null;
  /** When a code was last sent: the next one has to wait 60 s (D-192). */
  readonly otpSentAt: Date | null;
  /** Wrong answers to the newest code (D-443). */
  readonly otpAttempts: number;
  readonly consumedAt: Date | null;
  readonly ticketHash: string | null;
  /** 60 minutes after it was handed out (D-193). */
  readonly ticketExpiresAt: Date | null;
}

export type ClaimLinkEvent =
  | { readonly type: 'SEND_OTP'; readonly otpHash: string; readonly otpExpiresAt: Date; readonly at: Date }
  | { readonly type: 'WRONG_OTP' }
  | { readonly type: 'CONSUME'; readonly ticketHash: string; readonly ticketExpiresAt: Date; readonly at: Date }
  | { readonly type: 'REDEEM' }
  | { readonly type: 'VOID' }
  | { readonly type: 'EXPIRE' };

/** The one-time link of a claim (A 2.5, A 3.3). It releases nothing by itself. */
export const claimLinkMachine = setup({
  types: {
    context: {} as ClaimLinkContext,
    events: {} as ClaimLinkEvent,
    input: {} as ClaimLinkContext,
    meta: {} as Meta,
  },
  actions: {
    openOtp: assign((_, params: { otpHash: string; otpExpiresAt: Date; at: Date }) => ({
      otpHash: params.otpHash,
      otpExpiresAt: params.otpExpiresAt,
      otpSentAt: params.at,
      otpAttempts: 0,
    })),
    countWrongOtp: assign({ otpAttempts: ({ context }) => context.otpAttempts + 1 }),
    handOutTicket: assign((_, params: { ticketHash: string; ticketExpiresAt: Date; at: Date }) => ({
      ticketHash: params.ticketHash,
      ticketExpiresAt: params.ticketExpiresAt,
      consumedAt: params.at,
    })),
    dropOtp: assign({ otpHash: null, otpExpiresAt: null, otpAttempts: 0 }),
  },
}).createMachine({
  id: 'claim-link',
  description: 'A claim link. It works once and expires; only its hash is stored.',
  meta: {
    domain: 'claims',
    table: 'claim_links',
    idPrefix: 'lnk',
    parties: ['senderTenantId'],
    clock: 'senderTenantId',
    requirements: ['A 2.5', 'D-190', 'D-194', 'D-191', 'D-192', 'D-193'],
  },
  context: ({ input }) => input,
  initial: 'ISSUED',
  states: {
    ISSUED: {
      description:
        'The link was sent to the contact of the claim. Opening it changes nothing. It stops working when the claim is no longer OPEN.',
      meta: { deadline: { event: 'EXPIRE', at: 'expiresAt' }, requirements: ['A 3.3', 'D-104', 'D-190', 'D-191'] },
      on: {
        SEND_OTP: {
          description: 'A code is sent to the contact of the claim and voids the one before.',
          meta: { requirements: ['A 3.3', 'D-192'] },
          actions: { type: 'openOtp', params: ({ event }) => event },
        },
        WRONG_OTP: {
          description: 'A wrong code is counted. The fifth one voids the code.',
          meta: { requirements: ['D-193', 'D-443'] },
          actions: 'countWrongOtp',
        },
        CONSUME: {
          description: 'The correct code uses the link and returns a ticket.',
          meta: { requirements: ['A 2.5', 'D-193'] },
          target: 'CONSUMED',
          actions: [{ type: 'handOutTicket', params: ({ event }) => event }, 'dropOtp'],
        },
        VOID: {
          description: 'The sender requests a new link.',
          meta: { requirements: ['D-190'] },
          target: 'VOIDED',
          actions: 'dropOtp',
        },
        EXPIRE: {
          description: '72 hours have passed, or the claim has expired.',
          meta: { requirements: ['D-190'] },
          target: 'EXPIRED',
          actions: 'dropOtp',
        },
      },
    },
    CONSUMED: {
      description: 'The link has been used. Its ticket can be used by a signed-in tenant.',
      meta: { deadline: { event: 'EXPIRE', at: 'ticketExpiresAt' }, requirements: ['D-193'] },
      on: {
        REDEEM: {
          description: 'A tenant accepts the claim with the ticket.',
          meta: { requirements: ['D-194'] },
          target: 'REDEEMED',
        },
        VOID: {
          description: 'The sender requests a new link. The ticket no longer works.',
          meta: { requirements: ['D-190'] },
          target: 'VOIDED',
        },
        EXPIRE: {
          description: 'Nobody has used the ticket within 60 minutes.',
          meta: { requirements: ['D-193'] },
          target: 'EXPIRED',
        },
      },
    },
    REDEEMED: {
      description: 'The ticket has bound the claim to a tenant.',
      meta: { requirements: ['D-194'] },
      type: 'final',
    },
    VOIDED: { description: 'Another link has replaced this one.', meta: { requirements: ['D-190'] }, type: 'final' },
    EXPIRED: { description: 'Nobody has used the link in time.', meta: { requirements: ['A 2.5'] }, type: 'final' },
  },
});
