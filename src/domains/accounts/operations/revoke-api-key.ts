import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentApiKey } from '../api-key.present.ts';
import { apiKeyById, lastUseOf } from '../api-key.store.ts';
import { type Created, isInForce, takeIn } from '../keys/disable-created.ts';
import { inLockOrder, madeByKey } from '../keys/made-by-key.cross-tenant.ts';
import { isAdministrator } from '../members/role-rules.ts';

/**
 * Revokes a key from the next request on, and names what it has made that is still in force (D-009, D-517). Repeating it
 * answers the same record.
 */
export const revokeApiKey: Handler<'revokeApiKey'> = async (request) => {
  const { path, query, caller, tenantId, aggregate, reads, services, fail } = request;
  const [known, earlier] = await Promise.all([reads.one(apiKeyById(tenantId, path.id)), madeByKey(reads, path.id)]);
  if (known === undefined) return fail('API_KEY_NOT_FOUND');
  if (!isAdministrator(caller)) return fail('ROLE_NOT_PERMITTED');
  const found = new Map<string, Created>();
  const takeAll = async (made: Awaited<ReturnType<typeof madeByKey>>): Promise<void> => {
    for (const one of made.toSorted(inLockOrder)) {
      if (found.has(one.aggregateId)) continue;
      const taken = await takeIn(request, one, query.disableCreated === true);
      if (taken !== undefined) found.set(taken.id, taken);
    }
  };
  // Keys come last in the order of locks: removing a member locks the member, then its grants, then its keys.
  await takeAll(earlier);
  const key = await aggregate('api-key', path.id);
  if (!key) return fail('API_KEY_NOT_FOUND');
  if (key.status === 'ACTIVE') await key.send('REVOKE', { at: services.realTime() });
  const [use, made] = await Promise.all([reads.one<{ lastUsedAt: Date }>(lastUseOf(key.id)), madeByKey(reads, key.id)]);
  // What the key made until its lock was held: there is nothing to come.
  await takeAll(made);
  const created = [...found.values()].filter(isInForce).sort((a, b) => (a.id < b.id ? -1 : 1));
  const record = { ...recordOf(key), lastUsedAt: use?.lastUsedAt ?? null };
  return { ...presentApiKey(record, services.realTime()), created };
};
