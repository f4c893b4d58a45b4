import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentIdentity } from '../handles/identity.present.ts';
import { type IdentityRecord, identitiesOf } from '../handles/identity-list.store.ts';

/** The identities of the tenant and its members, newest first (B 4.7, D-043). */
export const listIdentities: Handler<'listIdentities'> = async ({ query, tenantId, now, reads, nextPage }) => {
  const list = identitiesOf(tenantId, now);
  if (query.status !== undefined) list.where({ 'i.status': query.status });
  const { rows, next } = await page<IdentityRecord>(reads, list, query, { createdAt: 'i.created_at', id: 'i.id' });
  nextPage(next);
  return { identities: rows.map(presentIdentity) };
};
