import { type Handler, recordOf } from '@paychart/platform';
import { presentCompartment } from '../compartment.present.ts';

export const disableCompartment: Handler<'disableCompartment'> = async ({ path, aggregate, fail }) => {
  const compartment = await aggregate('compartment', path.id);
  if (compartment === undefined) return fail('COMPARTMENT_NOT_FOUND');
  if (!compartment.can('DISABLE')) return fail('COMPARTMENT_OCCUPIED');
  return presentCompartment(recordOf(await compartment.send('DISABLE')));
};
