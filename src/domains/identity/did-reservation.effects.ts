import type { EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit, enqueue, insert, update } from '../../platform/lifecycle/writes.ts';
import { handleOfReservation } from './handles/directory.ts';

/** The writes of the engine when a payment identity is reserved, named and claimed (D-112, D-336, D-337). */
export const effects: EffectsOf<'did-reservation'> = {
  reserveHandle: ({ id, step, now, context: { handle, did, reservedByTenantId } }) => [
    ...(handle === null ? [] : [insert('directory_handles', handleOfReservation(handle, id, now))]),
    audit(step === 1 ? 'did_reservation.created' : 'did_reservation.named', id, reservedByTenantId, { did, handle }),
  ],

  // The payid that the tenant was founded with was never shown to anybody: it was not payable yet (D-318).
  adoptDid: ({ context: { did, claimedByTenantId: tenantId } }) =>
    tenantId === null ? [] : [update('payment_identities', { tenantId }, { did })],

  recheckPayments: ({ id, context: { did, claimedByTenantId: tenantId, redirectsTo } }) =>
    tenantId === null
      ? []
      : [
          enqueue('claims.bind-did', { did, tenantId }, { key: id, tenantId }),
          audit('did_reservation.claimed', id, tenantId, { did, redirectsTo }),
        ],
};
