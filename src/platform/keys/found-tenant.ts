// Reads across tenants: makes a tenant and its key.

import { values } from '../../../generated/contract/values.ts';
import { hashToken, randomBase62 } from '../crypto/index.ts';
import { newId } from '../db/ids.ts';
import { runAsSystem } from '../db/run-as-system.ts';
import type { Engine } from '../lifecycle/engine.ts';
import type { FoundTenant } from '../module.ts';

declare module '../db/ids.ts' {
  interface IdPrefixes {
    key: 'api_keys';
    ten: 'tenants';
  }
}

const SCOPES = (values as Readonly<Record<string, readonly string[] | undefined>>).Scope ?? [];

/** Founds a tenant with a clock of its own, and makes a key. The key itself is in this answer only. */
export async function foundTenantWithKey(
  { pool, fault, realTime, services }: Engine,
  { name, scopes = SCOPES }: { readonly name: string; readonly scopes?: readonly string[] },
): Promise<FoundTenant> {
  const { environment } = services.config;
  const apiKey = `svc_${environment === 'live' ? 'live' : 'test'}_${randomBase62(40)}`;
  const tenantId = newId('ten');
  const at = realTime();
  await runAsSystem(
    pool,
    [
      {
        text: `INSERT INTO tenants (id, name, status, created_at) VALUES ($1, $2, 'ACTIVE', $3)`,
        values: [tenantId, name, at],
      },
      { text: 'INSERT INTO tenant_clocks (tenant_id, offset_ms) VALUES ($1, 0)', values: [tenantId] },
      {
        text: `INSERT INTO api_keys (id, tenant_id, name, key_hash, last4, scopes, ip_allowlist, created_at)
          VALUES ($1, $2, $3, $4, $5, $6, '{}', $7)`,
        values: [newId('key'), tenantId, 'First key', hashToken(apiKey), apiKey.slice(-4), [...scopes], at],
      },
    ],
    fault,
  );
  return { tenantId, apiKey };
}
