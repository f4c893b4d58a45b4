import { type AggregateView, type EffectsOf, send } from '@paychart/platform';

export const effects: EffectsOf<'parcel'> = {
  reserveCompartment: (parcel) => [send('compartment', compartmentOf(parcel), 'RESERVE', { parcelId: parcel.id })],
  occupyCompartment: (parcel) => [send('compartment', compartmentOf(parcel), 'OCCUPY')],
  releaseCompartment: (parcel) => [send('compartment', compartmentOf(parcel), 'RELEASE')],
};

function compartmentOf({ id, context }: AggregateView<'parcel'>): string {
  if (context.compartmentId === null) throw new Error(`${id} has no compartment`);
  return context.compartmentId;
}
