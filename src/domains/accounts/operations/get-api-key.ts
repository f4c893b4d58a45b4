import type { Handler } from '../../../platform/http/handler.ts';
import { type ApiKeyRecord, presentApiKey } from '../api-key.present.ts';
import { apiKeyById } from '../api-key.store.ts';
import { isAdministrator } from '../members/role-rules.ts';

/** One key of the tenant, without its secret (D-008). */
export const getApiKey: Handler<'getApiKey'> = async ({ path, tenantId, caller, reads, services, fail }) => {
  const key = await reads.one<ApiKeyRecord>(apiKeyById(tenantId, path.id));
  if (!key) return fail('API_KEY_NOT_FOUND');
  if (!isAdministrator(caller)) return fail('ROLE_NOT_PERMITTED');
  return presentApiKey(key, services.realTime());
};
