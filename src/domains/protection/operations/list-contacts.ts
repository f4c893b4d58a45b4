import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentContact } from '../contact.present.ts';
import { type ContactRecord, contactsOf } from '../contact.store.ts';

/** The tenant's saved payees, newest first (D-355, D-043). */
export const listContacts: Handler<'listContacts'> = async ({ query, tenantId, reads, nextPage }) => {
  const { rows, next } = await page<ContactRecord>(reads, contactsOf(tenantId), query);
  nextPage(next);
  return { contacts: rows.map(presentContact) };
};
