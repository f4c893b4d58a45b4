import { type EventPresenter, type EventSnapshot, revive } from '@paychart/platform';
import type { Parcel } from '../../../generated/contract/schemas.ts';
import type { ParcelRecord } from './parcel.store.ts';

/** What is shown of a parcel. An event keeps these columns alone: the fingerprint of the code is none of them. */
type Shown = Pick<
  ParcelRecord,
  'id' | 'bank' | 'size' | 'label' | 'status' | 'compartmentId' | 'reservedUntil' | 'createdAt'
>;

/** A parcel as its tenant reads it. */
export const presentParcel = (parcel: Shown): Parcel => ({
  id: parcel.id,
  bank: parcel.bank,
  size: parcel.size,
  label: parcel.label,
  // A passing state is never read.
  status: parcel.status as Parcel['status'],
  compartmentId: parcel.compartmentId,
  reservedUntil: parcel.reservedUntil.toISOString(),
  createdAt: parcel.createdAt.toISOString(),
});

/** The same at the time of an event. Times come as texts. */
export const presentEvent: EventPresenter<'parcel'> = (object) =>
  presentParcel(
    revive<EventSnapshot<'parcel'>>(object, { createdAt: 'time', updatedAt: 'time', reservedUntil: 'time' }),
  );
