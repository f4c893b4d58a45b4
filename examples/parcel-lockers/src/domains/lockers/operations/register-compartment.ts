import { type Handler, newId, recordOf } from '@paychart/platform';
import { presentCompartment } from '../compartment.present.ts';

/** The database refuses a second compartment with the number: COMPARTMENT_EXISTS names the constraint. */
export const registerCompartment: Handler<'registerCompartment'> = async ({ body, tenantId, open }) => {
  const compartment = await open('compartment', { id: newId('cmp'), context: { ...body, tenantId, parcelId: null } });
  return presentCompartment(recordOf(compartment));
};
