import { type Handler, recordOf } from '@paychart/platform';
import { presentParcel } from '../parcel.present.ts';

export const cancelParcel: Handler<'cancelParcel'> = async ({ path, aggregate, fail }) => {
  const parcel = await aggregate('parcel', path.id);
  if (parcel === undefined) return fail('PARCEL_NOT_FOUND');
  if (!parcel.can('CANCEL')) return fail('PARCEL_NOT_RESERVED');
  return presentParcel(recordOf(await parcel.send('CANCEL')));
};
