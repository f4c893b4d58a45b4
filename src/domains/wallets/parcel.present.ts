import type { Parcel } from '../../../generated/contract/schemas.ts';
import type { ParcelRecord } from './parcel.store.ts';

export const presentParcel = ({ id, label, status }: Pick<ParcelRecord, 'id' | 'label' | 'status'>): Parcel => ({
  id,
  label,
  status,
});
