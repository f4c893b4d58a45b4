import type { SessionClaims } from '../../../platform/http/ports.ts';
import type { MembershipRow } from '../keys/authenticate.cross-tenant.ts';

/**
 * In which of a user's places a session acts (D-004): the one that the token names, else the only one, else the one in
 * the tenant that the header names; null for a user of no tenant. A place that the user was removed from counts only when
 * the token still names it, so that such a session is told why it may do nothing (D-452).
 */
export function chooseMembership(
  rows: readonly MembershipRow[],
  claims: Pick<SessionClaims, 'memberId'>,
  tenantHeader: string | undefined,
): MembershipRow | 'ambiguous' | null {
  const named = rows.find((row) => row.id === claims.memberId);
  if (named) return named;
  const present = rows.filter((row) => row.status !== 'REMOVED');
  const [only] = present;
  if (only === undefined) return null;
  if (present.length === 1) return only;
  if (tenantHeader === undefined) return 'ambiguous';
  return present.find((row) => row.tenantId === tenantHeader) ?? null;
}
