import { type RecordOf, type RowReads, sql } from '@paychart/platform';

export type ParcelRecord = RecordOf<'parcel'>;

export const parcelsOf = (tenantId: string) => sql('parcels').where({ tenant_id: tenantId });

export const findParcel = (reads: RowReads, tenantId: string, id: string): Promise<ParcelRecord | undefined> =>
  reads.one<ParcelRecord>(parcelsOf(tenantId).where({ id }));
