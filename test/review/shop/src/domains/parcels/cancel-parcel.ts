import type { Aggregate } from '../../platform/lifecycle.ts';

export async function cancelParcel(parcel: Aggregate<'parcel'>): Promise<void> {
  if (parcel.can('CANCEL')) await parcel.send('CANCEL');
}
