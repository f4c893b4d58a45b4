import { defineModule, throttle } from '@paychart/platform';

const PICKUPS = { name: 'pickup-codes', limit: 20, windowSeconds: 60 };

export const module = defineModule({
  name: 'parcels',
  throttles: ({ pool, realTime }) => ({
    // Whoever tries codes is slowed down before the parcel is blocked.
    pickUpParcel: ({ path }) => throttle(pool, [{ rule: PICKUPS, subject: path.id ?? '' }], realTime()),
  }),
});
