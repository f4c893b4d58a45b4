import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** A claim link with its codes and its ticket; tokens and codes are stored as hashes only (A 2.5, D-190). */
export interface ClaimLinkContext {
  readonly claimId: string;
  readonly senderTenantId: string;
  /** sha256 of the 32 random bytes in the link (A 2.5). */
  readonly tokenHash: string;
  readonly channel: 'sms' | 'email';
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
  description: 'A claim link: single use, expiring, stored as a hash.',
  meta: {
    domain: 'claims',
    table: 'claim_links',
    parties: ['senderTenantId'],
    clock: 'senderTenantId',
    requirements: ['A 2.5', 'D-190', 'D-194', 'D-191', 'D-192', 'D-193'],
  },
  context: ({ input }) => input,
  initial: 'ISSUED',
  states: {
    ISSUED: {
      description:
        'Sent to the contact of the claim; opening it changes nothing. Gone as well once the claim is no longer OPEN.',
      meta: { deadline: { event: 'EXPIRE', at: 'expiresAt' }, requirements: ['A 3.3', 'D-104', 'D-190', 'D-191'] },
      on: {
        SEND_OTP: {
          description: 'A code goes to the contact of the claim; it voids the code before.',
          meta: { requirements: ['A 3.3', 'D-192'] },
          actions: { type: 'openOtp', params: ({ event }) => event },
        },
        WRONG_OTP: {
          description: 'The fifth wrong answer voids the code.',
          meta: { requirements: ['D-193', 'D-443'] },
          actions: 'countWrongOtp',
        },
        CONSUME: {
          description: 'The right code uses the link up and gives a ticket instead.',
          meta: { requirements: ['A 2.5', 'D-193'] },
          target: 'CONSUMED',
          actions: [{ type: 'handOutTicket', params: ({ event }) => event }, 'dropOtp'],
        },
        VOID: {
          description: 'The sender had a new link sent.',
          meta: { requirements: ['D-190'] },
          target: 'VOIDED',
          actions: 'dropOtp',
        },
        EXPIRE: {
          description: '72 hours, or the end of the claim.',
          meta: { requirements: ['D-190'] },
          target: 'EXPIRED',
          actions: 'dropOtp',
        },
      },
    },
    CONSUMED: {
      description: 'Used up; its ticket waits for a signed-in tenant.',
      meta: { deadline: { event: 'EXPIRE', at: 'ticketExpiresAt' }, requirements: ['D-193'] },
      on: {
        REDEEM: {
          description: 'A tenant accepts the claim; the ticket counts once.',
          meta: { requirements: ['D-194'] },
          target: 'REDEEMED',
        },
        VOID: {
          description: 'The sender had a new link sent: the ticket goes too.',
          meta: { requirements: ['D-190'] },
          target: 'VOIDED',
        },
        EXPIRE: {
          description: 'Nobody used the ticket within 60 minutes.',
          meta: { requirements: ['D-193'] },
          target: 'EXPIRED',
        },
      },
    },
    REDEEMED: {
      description: 'Its ticket bound the claim to a tenant.',
      meta: { requirements: ['D-194'] },
      type: 'final',
    },
    VOIDED: { description: 'Another link took its place.', meta: { requirements: ['D-190'] }, type: 'final' },
    EXPIRED: { description: 'Nobody used it in time.', meta: { requirements: ['A 2.5'] }, type: 'final' },
  },
});
