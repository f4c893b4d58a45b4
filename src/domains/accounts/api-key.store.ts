import type { Knex } from 'knex';
import { sql } from '../../platform/db/sql.ts';

/** The tenant's keys with their last use. */
const keysWithUse = (tenantId: string): Knex.QueryBuilder =>
  sql('api_keys as k')
    .leftJoin('api_key_uses as u', 'u.api_key_id', 'k.id')
    .where({ 'k.tenant_id': tenantId })
    .select('k.*', 'u.last_used_at');

/** Returns the keys of one status, if it is given; `now` is real time, which separates ACTIVE from EXPIRED (D-008). */
export function apiKeysOf(tenantId: string, status: string | undefined, now: Date): Knex.QueryBuilder {
  const list = keysWithUse(tenantId);
  switch (status) {
    case undefined:
      return list;
    case 'ACTIVE':
      return list.where({ 'k.status': 'ACTIVE' }).whereRaw('(k.expires_at IS NULL OR k.expires_at > ?)', [now]);
    case 'EXPIRED':
      return list.where({ 'k.status': 'ACTIVE' }).where('k.expires_at', '<=', now);
    default:
      return list.where({ 'k.status': status });
  }
}

export const apiKeyById = (tenantId: string, id: string): Knex.QueryBuilder =>
  keysWithUse(tenantId).where({ 'k.id': id });

/** The key, and what it called in older versions from a day on; null if it called nothing. */
export const apiKeyWithCalls = (tenantId: string, id: string, since: string): Knex.QueryBuilder =>
  apiKeyById(tenantId, id).select({
    calls: sql
      .select(sql.raw(`jsonb_agg(to_jsonb(c) ORDER BY c.operation, c."apiVersion")`))
      .from(
        sql('version_uses as v')
          .where({ 'v.tenant_id': tenantId, 'v.api_key_id': id })
          .where('v.day', '>=', since)
          .groupBy('v.operation', 'v.api_version')
          .select('v.operation', { apiVersion: 'v.api_version' }, sql.raw('sum(v.requests)::bigint AS requests'))
          .as('c'),
      ),
  });

export const lastUseOf = (id: string): Knex.QueryBuilder => sql('api_key_uses').where({ api_key_id: id });

/** Revoked keys do not count, expired ones do (D-009). */
export const countUnrevokedKeys = (tenantId: string): Knex.QueryBuilder =>
  sql('api_keys').where({ tenant_id: tenantId, status: 'ACTIVE' }).count({ count: '*' });
