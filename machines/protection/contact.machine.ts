import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface ContactContext {
  readonly tenantId: string;
  readonly label: string;
  readonly kind: 'PHONE' | 'EMAIL' | 'DID' | 'ADDRESS' | 'HANDLE';
  /** The target as ciphertext; null once removed (D-066). */
  readonly targetCiphertext: string | null;
  /** Keyed fingerprint of the normalised target, by which payees match it; saved once per tenant (D-355, D-356). */
  readonly targetIndex: string;
  /** ADDRESS: the chain; null for the others. */
  readonly chainId: bigint | null;
  /** Phones and e-mails masked, the others whole. */
  readonly masked: string;
  /** From when it may be paid under protection; later settings do not move it (D-355). */
  readonly availableAt: Date;
  readonly removedAt: Date | null;
}

export type ContactEvent = { readonly type: 'REMOVE'; readonly at: Date };

/** A payee that a tenant saved. It cools off by time alone: availableAt is compared, no state changes (B 7, D-355). */
export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    input: {} as ContactContext,
    meta: {} as Meta,
  },
  actions: {
    stampRemoval: assign((_, params: { at: Date }) => ({ removedAt: params.at })),
    forgetTarget: assign({ targetCiphertext: null }),
    recordSaved: () => {},
    recordRemoved: () => {},
  },
}).createMachine({
  id: 'contact',
  description: 'A saved payee of a tenant.',
  meta: {
    domain: 'protection',
    table: 'contacts',
    idPrefix: 'ctc',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: ['B 7', 'D-355', 'D-356'],
  },
  context: ({ input }) => input,
  initial: 'SAVED',
  states: {
    SAVED: {
      description: 'The payee can be paid from `availableAt` on. It never changes.',
      meta: { requirements: ['D-343', 'D-355'] },
      entry: 'recordSaved',
      on: {
        REMOVE: {
          description: 'The payee was deleted. Saving it again starts a new cooling-off period.',
          meta: { requirements: ['D-355'] },
          target: 'REMOVED',
          actions: [
            { type: 'stampRemoval', params: ({ event }) => ({ at: event.at }) },
            'forgetTarget',
            'recordRemoved',
          ],
        },
      },
    },
    REMOVED: { description: 'The saved payee no longer matches any payment.', type: 'final' },
  },
});
