import { type Handler, otpCode, recordOf } from '@paychart/platform';
import { presentParcel } from '../parcel.present.ts';
import { codeHashOf } from '../pickup-code.ts';

export const dropOffParcel: Handler<'dropOffParcel'> = async ({ path, services, aggregate, fail }) => {
  const parcel = await aggregate('parcel', path.id);
  if (parcel === undefined) return fail('PARCEL_NOT_FOUND');
  const pickupCode = otpCode();
  const event = { codeHash: codeHashOf(services, parcel.id, pickupCode) };
  if (!parcel.can('DROP_OFF', event)) return fail('PARCEL_NOT_RESERVED');
  return { ...presentParcel(recordOf(await parcel.send('DROP_OFF', event))), pickupCode };
};
