import type { Statement } from '../../../platform/db/statement.ts';
import type { Role } from '../../../platform/http/caller.ts';

/** A key with everything that D-030 asks of it. */
export interface KeyRow {
  readonly id: string;
  readonly tenantId: string;
  readonly tenantStatus: 'ACTIVE' | 'SUSPENDED';
  readonly memberId: string;
  readonly memberRole: Role;
  readonly memberStatus: string;
  readonly memberRemovedAt: Date | null;
  readonly issuedByMemberId: string | null;
  readonly agentId: string | null;
  readonly agentStatus: 'ACTIVE' | 'SUSPENDED' | null;
  readonly scopes: readonly string[];
  readonly ipAllowlist: readonly string[];
  readonly signingSecretCiphertext: string | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly apiVersion: string | null;
  /** As it is on record; null of a key that is revoked. */
  readonly lastUsedAt: Date | null;
}

/** Columns of a key `k`, its tenant `t`, its member `m` and its agent `a`. */
const COLUMNS = `k.id, k.tenant_id, k.member_id, k.issued_by_member_id, k.agent_id, k.scopes, k.ip_allowlist,
        k.signing_secret_ciphertext, k.expires_at, k.revoked_at, k.api_version, t.status AS tenant_status, m.role AS member_role,
        m.status AS member_status, m.removed_at AS member_removed_at, a.status AS agent_status`;
const TABLES = `api_keys k JOIN tenants t ON t.id = k.tenant_id JOIN members m ON m.id = k.member_id
        LEFT JOIN agents a ON a.id = k.agent_id`;

/**
 * A key by its hash, and the note that it was used. The note is kept to the minute, so that a busy key is not a row that
 * every request writes.
 */
export const keyByHash = (hash: string, now: Date): Statement => ({
  text: `WITH found AS (
      SELECT ${COLUMNS}
      FROM ${TABLES}
      WHERE k.key_hash = $1),
    used AS (
      INSERT INTO api_key_uses (api_key_id, tenant_id, last_used_at)
      SELECT f.id, f.tenant_id, $2 FROM found f
      WHERE f.revoked_at IS NULL AND NOT EXISTS (SELECT FROM api_key_uses u
        WHERE u.api_key_id = f.id AND u.last_used_at > $2::timestamptz - interval '1 minute')
      ON CONFLICT (api_key_id) DO UPDATE SET last_used_at = GREATEST(api_key_uses.last_used_at, excluded.last_used_at)
      RETURNING last_used_at)
    SELECT f.*, CASE WHEN f.revoked_at IS NULL THEN
      COALESCE((SELECT last_used_at FROM used), (SELECT last_used_at FROM api_key_uses WHERE api_key_id = f.id))
      END AS last_used_at FROM found f`,
  values: [hash, now],
});

/** The same of a key that was found before, without a note of the use, and within the wall of its tenant. */
export const keyAsItIs = (id: string): Statement => ({
  text: `SELECT ${COLUMNS} FROM ${TABLES} WHERE k.id = $1`,
  values: [id],
});

/** Selects the facts that a session's rights depend on, within the wall of its tenant. */
export const membershipAsItIs = (id: string): Statement => ({
  text: `SELECT m.role, m.status, t.status AS tenant_status FROM members m JOIN tenants t ON t.id = m.tenant_id
    WHERE m.id = $1`,
  values: [id],
});

/** A place that a user has, or had, in a tenant. */
export interface MembershipRow {
  readonly id: string;
  readonly tenantId: string;
  readonly tenantStatus: 'ACTIVE' | 'SUSPENDED';
  readonly role: Role;
  readonly status: 'ACTIVE' | 'SUSPENDED' | 'REMOVED';
  /** The session proves the address of this member, and is the first one that does (D-498). */
  readonly provesEmail: boolean;
}

/**
 * All places of a user, by its subject. An invitation has no subject before it is accepted, and is no place (D-502). The
 * blind index is that of the session's e-mail, null without one that the identity provider vouches for (D-498).
 */
export const membershipsOfUser = (userId: string, emailIndex: string | null): Statement => ({
  text: `SELECT m.id, m.tenant_id, m.role, m.status, t.status AS tenant_status,
      coalesce(m.user_id = $1 AND m.email_index = $2 AND m.status = 'ACTIVE' AND m.email_verified_at IS NULL, false)
        AS proves_email
    FROM members m JOIN tenants t ON t.id = m.tenant_id
    WHERE m.user_id = $1 AND m.status <> 'INVITED'
    ORDER BY m.id`,
  values: [userId, emailIndex],
});
