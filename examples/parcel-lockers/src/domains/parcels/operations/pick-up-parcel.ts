import { type Handler, recordOf } from '@paychart/platform';
import { limits } from '../../../../generated/contract/limits.ts';
import { presentParcel } from '../parcel.present.ts';
import { codeHashOf } from '../pickup-code.ts';

export const pickUpParcel: Handler<'pickUpParcel'> = async ({ path, body, services, aggregate, fail }) => {
  const parcel = await aggregate('parcel', path.id);
  if (parcel === undefined) return fail('PARCEL_NOT_FOUND');
  if (!parcel.can('PICK_UP')) return fail('PARCEL_NOT_STORED');
  if (parcel.context.misses >= limits.pickupAttempts) return fail('PICKUP_BLOCKED');
  if (codeHashOf(services, parcel.id, body.code) !== parcel.context.codeHash) {
    const missed = await parcel.send('MISS');
    // The count outlives the refusal.
    return fail.after(missed, 'PICKUP_CODE_WRONG', {
      attemptsLeft: limits.pickupAttempts - missed.context.misses,
    });
  }
  return presentParcel(recordOf(await parcel.send('PICK_UP')));
};
