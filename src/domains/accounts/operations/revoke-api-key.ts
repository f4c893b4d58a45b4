import type { Handler } from '../../../kernel/http/handler.ts';
import { recordOf } from '../../../kernel/lifecycle/record.ts';
import { presentApiKey } from '../api-key.present.ts';
import { lastUseOf } from '../api-key.store.ts';
import { isAdministrator } from '../members/role-rules.ts';

/** Revokes a key from the next request on; repeating it answers the same record (D-009). */
export const revokeApiKey: Handler<'revokeApiKey'> = async ({ path, caller, aggregate, reads, services, fail }) => {
  const key = await aggregate('api-key', path.id);
  if (!key) return fail('API_KEY_NOT_FOUND');
  if (!isAdministrator(caller)) return fail('ROLE_NOT_PERMITTED');
  if (key.status === 'ACTIVE') await key.send('REVOKE', { at: services.realTime() });
  const use = await reads.one<{ lastUsedAt: Date }>(lastUseOf(key.id));
  return presentApiKey({ ...recordOf(key), lastUsedAt: use?.lastUsedAt ?? null }, services.realTime());
};
