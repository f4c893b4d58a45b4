import type { Handler } from '../../../platform/http/handler.ts';
import { callsSince, type OlderCall } from '../../../platform/versions/index.ts';
import { type ApiKeyRecord, presentApiKey, upgradeOfKey } from '../api-key.present.ts';
import { apiKeyWithCalls } from '../api-key.store.ts';
import { isAdministrator } from '../members/role-rules.ts';

/** One key of the tenant, without its secret (D-008), with what it would meet in the newest version (D-531). */
export const getApiKey: Handler<'getApiKey'> = async ({ path, tenantId, caller, reads, services, fail }) => {
  const now = services.realTime();
  const key = await reads.one<ApiKeyRecord & { readonly calls: readonly OlderCall[] | null }>(
    apiKeyWithCalls(tenantId, path.id, callsSince(now)),
  );
  if (!key) return fail('API_KEY_NOT_FOUND');
  if (!isAdministrator(caller)) return fail('ROLE_NOT_PERMITTED');
  return { ...presentApiKey(key, now), ...upgradeOfKey(key, key.calls ?? []) };
};
