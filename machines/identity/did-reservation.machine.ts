import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface DidReservationContext {
  /** The tenant that asked first; the reservation itself is global per contact (D-336). */
  readonly reservedByTenantId: string;
  /** The tenant that proved control of the contact; null until then. */
  readonly claimedByTenantId: string | null;
  /** `did:payid:` and 64 hex digits, random, never reused (D-319). */
  readonly did: string;
  readonly contactKind: 'EMAIL' | 'PHONE';
  readonly contactCiphertext: string;
  /** Keyed fingerprint of the normalised contact; unique (D-066, D-336). */
  readonly contactIndex: string;
  readonly contactMasked: string;
  readonly handle: string | null;
  /** The tenant's own payid, when it had a payable one already: then this one is an alias of it (D-336). */
  readonly redirectsTo: string | null;
  readonly claimedAt: Date | null;
}

export type DidReservationEvent =
  | { readonly type: 'NAME'; readonly handle: string }
  | { readonly type: 'CLAIM'; readonly tenantId: string; readonly redirectsTo: string | null; readonly at: Date };

/** A payment identity that waits for the holder of a contact. */
export const didReservationMachine = setup({
  types: {
    context: {} as DidReservationContext,
    events: {} as DidReservationEvent,
    input: {} as DidReservationContext,
    meta: {} as Meta,
  },
  actions: {
    name: assign((_, params: { handle: string }) => ({ handle: params.handle })),
    recordClaim: assign((_, params: { tenantId: string; redirectsTo: string | null; at: Date }) => ({
      claimedByTenantId: params.tenantId,
      redirectsTo: params.redirectsTo,
      claimedAt: params.at,
    })),
    reserveHandle: () => {},
    adoptDid: () => {},
    recheckPayments: () => {},
  },
  guards: {
    isUnnamed: ({ context }) => context.handle === null,
    isAlias: (_, params: { redirectsTo: string | null }) => params.redirectsTo !== null,
  },
}).createMachine({
  id: 'did-reservation',
  description: 'A payment DID that is reserved for an e-mail address or a phone number.',
  meta: {
    domain: 'identity',
    table: 'did_reservations',
    idPrefix: 'rsv',
    parties: ['reservedByTenantId', 'claimedByTenantId'],
    clock: 'reservedByTenantId',
    requirements: ['B 4.7', 'D-336', 'D-337', 'D-481'],
  },
  context: ({ input }) => input,
  initial: 'RESERVED',
  states: {
    RESERVED: {
      description: 'Payments to the DID wait in PENDING_CLAIM.',
      meta: { waitsFor: { who: 'recipient', events: ['CLAIM'] }, requirements: ['D-337'] },
      entry: 'reserveHandle',
      on: {
        NAME: {
          description: 'A handle is reserved for the contact.',
          meta: { requirements: ['D-112', 'D-336'] },
          guard: 'isUnnamed',
          actions: [{ type: 'name', params: ({ event }) => ({ handle: event.handle }) }, 'reserveHandle'],
        },
        CLAIM: [
          {
            description: 'The tenant of the contact has a payable DID already: this one becomes an alias of it.',
            meta: { requirements: ['D-336'] },
            guard: { type: 'isAlias', params: ({ event }) => ({ redirectsTo: event.redirectsTo }) },
            target: 'CLAIMED',
            actions: [{ type: 'recordClaim', params: ({ event }) => event }, 'recheckPayments'],
          },
          {
            description: "Somebody has proved control of the contact. The DID is assigned to that person's tenant.",
            meta: { requirements: ['D-336', 'D-481'] },
            target: 'CLAIMED',
            actions: [{ type: 'recordClaim', params: ({ event }) => event }, 'adoptDid', 'recheckPayments'],
          },
        ],
      },
    },
    CLAIMED: {
      description: 'The DID belongs to the tenant that holds the contact.',
      meta: { requirements: ['D-336'] },
      type: 'final',
    },
  },
});
