import type { QueryResult } from 'pg';
import type { Statement } from '../db/statement.ts';
import type { UsedSignature } from '../http/ports.ts';

/**
 * Counts a signature for the idempotency key and the query that it came with; answers no row when it has come with others
 * before (D-501). A duplicate that is under way elsewhere is waited for.
 */
export const countSignature = ({ hash, bound, expiresAt }: UsedSignature, tenantId: string | null): Statement => ({
  text: `INSERT INTO request_signatures AS s (hash, bound, tenant_id, expires_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (hash) DO UPDATE SET bound = s.bound WHERE s.bound = excluded.bound RETURNING 1`,
  values: [hash, bound, tenantId, expiresAt],
});

export const isCounted = ({ rows }: QueryResult): boolean => rows.length > 0;
