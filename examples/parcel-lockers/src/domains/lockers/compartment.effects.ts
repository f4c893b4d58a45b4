import { type EffectsOf, send } from '@paychart/platform';

export const effects: EffectsOf<'compartment'> = {
  tellParcel: (_, { parcelId }) => (parcelId === null ? [] : [send('parcel', parcelId, 'LOSE_COMPARTMENT')]),
};
