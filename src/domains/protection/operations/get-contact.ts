import type { Handler } from '../../../platform/http/handler.ts';
import { presentContact } from '../contact.present.ts';
import { findContact } from '../contact.store.ts';

/** One of the tenant's saved payees (D-355). */
export const getContact: Handler<'getContact'> = async ({ path, tenantId, reads, fail }) => {
  const contact = await findContact(reads, tenantId, path.id);
  return contact === undefined ? fail('CONTACT_NOT_FOUND') : presentContact(contact);
};
