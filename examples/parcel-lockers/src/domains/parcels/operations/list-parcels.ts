import { type Handler, page } from '@paychart/platform';
import { presentParcel } from '../parcel.present.ts';
import { type ParcelRecord, parcelsOf } from '../parcel.store.ts';

export const listParcels: Handler<'listParcels'> = async ({ query, tenantId, reads, nextPage }) => {
  const list = parcelsOf(tenantId);
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<ParcelRecord>(reads, list, query);
  nextPage(next);
  return { parcels: rows.map(presentParcel) };
};
