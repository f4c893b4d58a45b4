import type { Handler } from '../../../kernel/http/handler.ts';
import { presentParcel } from '../parcel.present.ts';
import { findParcel } from '../parcel.store.ts';

/** One parcel of the tenant. */
export const getParcel: Handler<'getParcel'> = async ({ path, tenantId, reads, fail }) => {
  const parcel = await findParcel(reads, tenantId, path.parcelId);
  return parcel ? presentParcel(parcel) : fail('PARCEL_NOT_FOUND');
};
