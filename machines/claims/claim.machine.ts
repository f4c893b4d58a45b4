import { assertEvent, assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** The row of a pending claim less what the engine keeps itself (A 2.5, D-183). */
export interface ClaimContext {
  paymentId: string;
  senderTenantId: string;
  /** The tenant that proved control of the contact; null until then. */
  recipientTenantId: string | null;
  /** 32 random bytes, `0x` hex; never derived from the phone (A 2.5). */
  opaqueId: string;
  /** `0x` sha256 of `<claimId>:<paymentId>` (D-184). */
  metadataHash: string;
  /** The contact that may claim it: a phone or an e-mail, one of them (D-113). */
  phoneIndex: string | null;
  phoneCiphertext: string | null;
  phoneMasked: string | null;
  /** The e-mail of an invite without a phone (D-113). */
  emailIndex: string | null;
  emailCiphertext: string | null;
  emailMasked: string | null;
  amountBaseUnits: bigint;
  funded: boolean;
  expiresAt: Date;
  /** When a locked claim that is not yet with a provider goes back (D-189). */
  graceEndsAt: Date;
  claimedAt: Date | null;
  lockedAt: Date | null;
  releasedAt: Date | null;
  refundedAt: Date | null;
  canceledAt: Date | null;
}

export type ClaimEvent =
  | { type: 'BIND'; tenantId: string }
  | { type: 'FUND' }
  | { type: 'LOCK' }
  | { type: 'EXPIRE' }
  | { type: 'RELEASE' }
  | { type: 'REFUND' }
  | { type: 'CANCEL' };

/** Money that waits for whoever proves control of a contact (A 3.3). It is a child of its payment and moves with it. */
export const claimMachine = setup({
  types: {} as { context: ClaimContext; input: ClaimContext; events: ClaimEvent; meta: Meta; tags: 'passing' },
  actions: {
    bind: assign(({ event }) => {
      assertEvent(event, 'BIND');
      return { recipientTenantId: event.tenantId };
    }),
    fund: assign({ funded: true }),
    stampClaimed: () => {},
    journalOpened: () => {},
    journalLocked: () => {},
    journalReleased: () => {},
    journalExpired: () => {},
    journalRefunded: () => {},
    journalCanceled: () => {},
  },
}).createMachine({
  id: 'claim',
  description: 'The claim of a payment whose contact nobody holds yet.',
  meta: {
    domain: 'claims',
    table: 'claims',
    idPrefix: 'clm',
    parties: ['senderTenantId', 'recipientTenantId'],
    clock: 'senderTenantId',
    requirements: ['A 2.5', 'A 3.3'],
  },
  context: ({ input }) => input,
  initial: 'OPEN',
  states: {
    OPEN: {
      description: 'The claim waits for a recipient who is verified and has a destination.',
      meta: { waitsFor: { who: 'recipient', events: ['BIND'] }, requirements: ['A 3.3'] },
      entry: ['journalOpened'],
      on: {
        BIND: {
          description: 'Somebody has proved control of the contact. The claim stays OPEN until nothing is missing.',
          meta: { requirements: ['D-188'] },
          actions: ['bind', 'stampClaimed'],
        },
        FUND: {
          description: "The payment's deposit is confirmed and funds the claim.",
          meta: { requirements: ['D-085', 'D-088'] },
          actions: ['fund'],
        },
        LOCK: {
          description: 'The recipient is verified and has a usable destination.',
          meta: { requirements: ['A 3.3', 'D-187'] },
          target: 'LOCKED',
          actions: ['journalLocked'],
        },
        EXPIRE: {
          description: 'Nobody has claimed in time.',
          meta: { requirements: ['A 3.3'] },
          target: 'EXPIRED',
          actions: ['journalExpired'],
        },
        CANCEL: {
          description: 'The sender cancels the payment.',
          meta: { requirements: ['D-187'] },
          target: 'CANCELED',
          actions: ['journalCanceled'],
        },
      },
    },
    LOCKED: {
      description: 'The money is locked for the recipient, and a payout may be on its way.',
      meta: { requirements: ['A 3.3'] },
      on: {
        RELEASE: {
          description: 'The payment was delivered.',
          meta: { requirements: ['A 3.3'] },
          target: 'RELEASED',
          actions: ['journalReleased'],
        },
        REFUND: {
          description: 'The payment was refunded.',
          meta: { requirements: ['A 3.3', 'D-187'] },
          target: 'REFUNDED',
          actions: ['journalRefunded'],
        },
      },
    },
    EXPIRED: {
      description:
        'Nobody has claimed in time. Money of the balance goes back at once, a deposit when the chain confirms.',
      meta: { requirements: ['D-413'] },
      on: {
        REFUND: {
          description: 'The claim was funded, and the money went back.',
          meta: { requirements: ['A 3.3'] },
          target: 'REFUNDED',
          actions: ['journalRefunded'],
        },
        CANCEL: {
          description: 'The claim was not funded.',
          meta: { requirements: ['A 3.3'] },
          target: 'CANCELED',
          actions: ['journalCanceled'],
        },
      },
    },
    RELEASED: {
      description: 'The money was paid out. This is final.',
      meta: { requirements: ['A 3.3'] },
      type: 'final',
    },
    REFUNDED: {
      description: 'The sender got the money back. This is final.',
      meta: { requirements: ['A 3.3'] },
      type: 'final',
    },
    CANCELED: {
      description: 'The claim ended without money. This is final.',
      meta: { requirements: ['A 3.3'] },
      type: 'final',
    },
  },
});
