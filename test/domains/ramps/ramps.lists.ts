import { newId } from '../../../src/platform/db/ids.ts';
import type { ListRows } from '../../contract/list-rows.ts';

/** Rows alone: the chain need not mint for them. */
export const lists: ListRows = {
  listRamps: async ({ service, acme }) => {
    const { owner } = service.pool;
    const row = await owner('ramps').where({ id: acme.ids.ramps }).first();
    await owner('ramps').insert({ ...row, id: newId('rmp'), created_at: new Date() });
  },
};
