import type { Handler } from '@paychart/platform';
import { presentParcel } from '../parcel.present.ts';
import { findParcel } from '../parcel.store.ts';

export const getParcel: Handler<'getParcel'> = async ({ path, tenantId, reads, fail }) => {
  const parcel = await findParcel(reads, tenantId, path.id);
  return parcel ? presentParcel(parcel) : fail('PARCEL_NOT_FOUND');
};
