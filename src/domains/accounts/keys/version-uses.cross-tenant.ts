import type { Statement } from '../../../platform/db/statement.ts';

/** The uses of one key, operation and version since the last write. */
export interface VersionUse {
  readonly apiKeyId: string;
  readonly version: string;
  readonly operation: string;
  readonly requests: number;
}

/** Adds the uses to those of the day. All processes write their rows in one order: none waits for another in a circle. */
export const addVersionUses = (uses: readonly VersionUse[], day: string): Statement => ({
  text: `INSERT INTO version_uses AS v (tenant_id, api_key_id, day, api_version, operation, requests)
    SELECT k.tenant_id, u.api_key_id, $1, u.api_version, u.operation, u.requests
    FROM unnest($2::text[], $3::text[], $4::text[], $5::bigint[]) AS u (api_key_id, api_version, operation, requests)
    JOIN api_keys k ON k.id = u.api_key_id
    ORDER BY u.api_key_id COLLATE "C", u.api_version COLLATE "C", u.operation COLLATE "C"
    ON CONFLICT (api_key_id, day, api_version, operation) DO UPDATE SET requests = v.requests + excluded.requests`,
  values: [
    day,
    uses.map(({ apiKeyId }) => apiKeyId),
    uses.map(({ version }) => version),
    uses.map(({ operation }) => operation),
    uses.map(({ requests }) => requests),
  ],
});

export const forgetVersionUsesBefore = (day: string): Statement => ({
  text: 'DELETE FROM version_uses WHERE day < $1',
  values: [day],
});
