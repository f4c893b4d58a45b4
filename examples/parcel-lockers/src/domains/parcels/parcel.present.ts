import { type EventPresenter, type EventSnapshot, revive } from '@paychart/platform';
import type { Parcel } from '../../../generated/contract/schemas.ts';
import type { ParcelRecord } from './parcel.store.ts';

/** A parcel as its tenant reads it: without the fingerprint of its code. */
export const presentParcel = (parcel: ParcelRecord): Parcel => ({
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
