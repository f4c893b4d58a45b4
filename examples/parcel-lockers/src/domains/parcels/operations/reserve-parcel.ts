import { type Handler, newId, recordOf } from '@paychart/platform';
import { limits } from '../../../../generated/contract/limits.ts';
import { presentParcel } from '../parcel.present.ts';

export const reserveParcel: Handler<'reserveParcel'> = async ({ body, tenantId, now, open, fail }) => {
  const reservedUntil = new Date(now.getTime() + limits.reservationTtl);
  const parcel = await open('parcel', {
    id: newId('prc'),
    context: { ...body, tenantId, reservedUntil, compartmentId: null, codeHash: null, misses: 0 },
  });
  if (parcel.status === 'REJECTED') return fail.after(parcel, 'NO_COMPARTMENT_FREE');
  return presentParcel(recordOf(parcel));
};
