import type { Compartment } from '../../../generated/contract/schemas.ts';
import type { CompartmentRecord } from './compartment.store.ts';

export const presentCompartment = (compartment: CompartmentRecord): Compartment => ({
  id: compartment.id,
  bank: compartment.bank,
  number: compartment.number,
  size: compartment.size,
  status: compartment.status,
  parcelId: compartment.parcelId,
  createdAt: compartment.createdAt.toISOString(),
});
