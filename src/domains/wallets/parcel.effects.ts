import type { AggregateView, EffectsOf } from '../../kernel/lifecycle/definition.ts';
import { enqueue, notify } from '../../kernel/lifecycle/writes.ts';
import { presentParcel } from './parcel.present.ts';

export const effects: EffectsOf<'parcel'> = {
  requestDelivery: ({ id }) => [enqueue('wallets.parcel', { parcelId: id }, { key: id })],
  announceDelivered: (parcel: AggregateView<'parcel'>) => [
    notify('parcel.delivered', {
      resourceId: parcel.id,
      parties: [parcel.context.tenantId],
      object: presentParcel({ ...parcel.context, id: parcel.id, status: parcel.status }),
      previousStatus: 'SENT',
    }),
  ],
};
