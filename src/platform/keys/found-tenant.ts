// Reads across tenants: an operator makes tenants and their keys, and revokes keys.

import { values } from '../../../generated/contract/values.ts';
import { hashToken, randomBase62 } from '../crypto/index.ts';
import { newId } from '../db/ids.ts';
import { runAsSystem } from '../db/run-as-system.ts';
import type { Statement } from '../db/statement.ts';
import type { Engine } from '../lifecycle/engine.ts';
import type { FoundTenant } from '../module.ts';
import { KEY_PREFIXES } from '../names.ts';

declare module '../db/ids.ts' {
  interface IdPrefixes {
    key: 'api_keys';
    ten: 'tenants';
  }
}

/** Every scope of the contract. */
const SCOPES = (values as Readonly<Record<string, readonly string[] | undefined>>).Scope ?? [];

/** Founds a tenant with a clock of its own, and makes a key. The key itself is in this answer only. */
export async function foundTenantWithKey(
  { pool, fault, realTime, services }: Engine,
  { name, scopes = SCOPES }: { readonly name: string; readonly scopes?: readonly string[] },
): Promise<FoundTenant & { readonly keyId: string }> {
  const key = newKey(services.config.environment);
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
      keyRow(tenantId, key, 'First key', scopes, at),
    ],
    fault,
  );
  return { tenantId, keyId: key.id, apiKey: key.apiKey };
}

/**
 * Makes another key of a tenant, with all scopes unless some are named; undefined if there is no such tenant.
 * @throws for a scope that the contract does not have
 */
export async function createKey(
  { pool, fault, realTime, services }: Engine,
  { tenantId, scopes = SCOPES }: { readonly tenantId: string; readonly scopes?: readonly string[] | undefined },
): Promise<NewKey | undefined> {
  const unknown = scopes.find((scope) => !SCOPES.includes(scope));
  if (unknown !== undefined) throw new Error(`There is no scope ${unknown}: there is ${SCOPES.join(', ')}`);
  const key = newKey(services.config.environment);
  const [made] = await runAsSystem(pool, [keyRow(tenantId, key, 'Key', scopes, realTime())], fault);
  return made?.rows.length === 1 ? key : undefined;
}

/** Makes another key of the tenant of a key, for tests. @throws as createKey */
export async function createKeyBeside(engine: Engine, apiKey: string, scopes: readonly string[]): Promise<string> {
  const statement = { text: 'SELECT tenant_id FROM api_keys WHERE key_hash = $1', values: [hashToken(apiKey)] };
  const [found] = await runAsSystem(engine.pool, [statement], engine.fault);
  const made = await createKey(engine, { tenantId: String(found?.rows[0]?.tenant_id), scopes });
  if (made === undefined) throw new Error('There is no such key');
  return made.apiKey;
}

/** Ends a key: the next request with it is refused. False where no active key has the id. */
export async function revokeKey({ pool, fault, realTime }: Engine, id: string): Promise<boolean> {
  const text = 'UPDATE api_keys SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING id';
  const [ended] = await runAsSystem(pool, [{ text, values: [id, realTime()] }], fault);
  return ended?.rows.length === 1;
}

interface NewKey {
  readonly id: string;
  /** The key itself, which is stored nowhere. */
  readonly apiKey: string;
}

const newKey = (environment: Engine['services']['config']['environment']): NewKey => ({
  id: newId('key'),
  apiKey: `${KEY_PREFIXES[environment]}${randomBase62(40)}`,
});

const keyRow = (
  tenantId: string,
  { id, apiKey }: NewKey,
  name: string,
  scopes: readonly string[],
  at: Date,
): Statement => ({
  // Of a tenant that is there: nothing is written otherwise.
  text: `INSERT INTO api_keys (id, tenant_id, name, key_hash, last4, scopes, ip_allowlist, created_at)
    SELECT $1, t.id, $3, $4, $5, $6, '{}', $7 FROM tenants t WHERE t.id = $2 RETURNING id`,
  values: [id, tenantId, name, hashToken(apiKey), apiKey.slice(-4), [...scopes], at],
});
