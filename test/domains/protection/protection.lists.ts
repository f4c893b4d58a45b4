import { newId } from '../../../src/platform/db/ids.ts';
import type { ListRows } from '../../contract/list-rows.ts';

export const lists: ListRows = {
  listContacts: ({ acme }, nth) =>
    acme.session.createContact({ label: `Row ${nth}`, email: `row${nth}@contacts.test` }).unwrap(),
  // As rows: a member may enroll ten an hour.
  listTwoFactorFactors: async ({ service, acme }, nth) => {
    const { owner } = service.pool;
    const row = await owner('twofa_factors').where({ tenant_id: acme.tenantId, type: 'EMAIL' }).first();
    await owner('twofa_factors').insert({
      ...row,
      id: newId('fac'),
      target_index: `row-${nth}-${newId('fac')}`,
      created_at: new Date(),
    });
  },
};
