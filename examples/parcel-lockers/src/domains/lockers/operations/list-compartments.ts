import { type Handler, page } from '@paychart/platform';
import { presentCompartment } from '../compartment.present.ts';
import { type CompartmentRecord, compartmentsOf } from '../compartment.store.ts';

export const listCompartments: Handler<'listCompartments'> = async ({ query, tenantId, reads, nextPage }) => {
  const list = compartmentsOf(tenantId);
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<CompartmentRecord>(reads, list, query);
  nextPage(next);
  return { compartments: rows.map(presentCompartment) };
};
