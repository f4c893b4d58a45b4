import type { Handler } from '../../../kernel/http/handler.ts';
import { recordOf } from '../../../kernel/lifecycle/record.ts';
import { presentApiKey } from '../api-key.present.ts';
import { lastUseOf } from '../api-key.store.ts';
import { type Created, isInForce, takeIn } from '../keys/disable-created.ts';
import { madeByKey } from '../keys/made-by-key.cross-tenant.ts';
import { isAdministrator } from '../members/role-rules.ts';

/**
 * Revokes a key from the next request on, and names what it has made that is still in force (D-009, D-517). Repeating it
 * answers the same record.
 */
export const revokeApiKey: Handler<'revokeApiKey'> = async (request) => {
  const { path, query, caller, aggregate, reads, services, fail } = request;
  const key = await aggregate('api-key', path.id);
  if (!key) return fail('API_KEY_NOT_FOUND');
  if (!isAdministrator(caller)) return fail('ROLE_NOT_PERMITTED');
  if (key.status === 'ACTIVE') await key.send('REVOKE', { at: services.realTime() });
  const [use, made] = await Promise.all([reads.one<{ lastUsedAt: Date }>(lastUseOf(key.id)), madeByKey(reads, key.id)]);
  const created: Created[] = [];
  // By id, as all roots are locked.
  for (const one of [...made].sort((a, b) => (a.aggregateId < b.aggregateId ? -1 : 1))) {
    const found = await takeIn(request, one, query.disableCreated === true);
    if (found !== undefined && isInForce(found)) created.push(found);
  }
  const record = { ...recordOf(key), lastUsedAt: use?.lastUsedAt ?? null };
  return { ...presentApiKey(record, services.realTime()), created };
};
