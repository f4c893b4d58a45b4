import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { type ApiKeyRecord, presentApiKey } from '../api-key.present.ts';
import { apiKeysOf } from '../api-key.store.ts';
import { isAdministrator } from '../members/role-rules.ts';

/** The tenant's keys, newest first (D-008). */
export const listApiKeys: Handler<'listApiKeys'> = async ({
  tenantId,
  query,
  caller,
  reads,
  services,
  nextPage,
  fail,
}) => {
  if (!isAdministrator(caller)) return fail('ROLE_NOT_PERMITTED');
  const now = services.realTime();
  const columns = { createdAt: 'k.created_at', id: 'k.id' };
  const { rows, next } = await page<ApiKeyRecord>(reads, apiKeysOf(tenantId, query.status, now), query, columns);
  nextPage(next);
  return { apiKeys: rows.map((key) => presentApiKey(key, now)) };
};
