import type { Handler } from '../../../platform/http/handler.ts';
import { presentIdentity } from '../handles/identity.present.ts';
import { readIdentity } from '../handles/identity-list.store.ts';

/** One identity of the tenant or of a member (B 4.7). */
export const getIdentity: Handler<'getIdentity'> = async ({ path, tenantId, now, reads, fail }) => {
  const identity = await readIdentity(reads, tenantId, path.id, now);
  return identity ? presentIdentity(identity) : fail('IDENTITY_NOT_FOUND');
};
