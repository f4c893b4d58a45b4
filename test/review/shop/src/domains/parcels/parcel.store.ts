import { sql } from '../../platform/sql.ts';

/** Parcels share statuses with orders: nothing here is about an order. */
export const shippedParcels = () => sql('parcels').where({ status: 'SHIPPED' });

export const isOver = (parcel: { status: string }): boolean =>
  parcel.status === 'SHIPPED' || parcel.status === 'CANCELED';
