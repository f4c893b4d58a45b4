import { values } from '../../../generated/contract/values.ts';
import type { Role } from './caller.ts';
import type { IdempotencyKey, KeyCaller } from './ports.ts';

/** The roles in the order of the contract: each has the rights of those behind it. */
const ROLES: readonly string[] = (values as Readonly<Record<string, readonly string[] | undefined>>).MemberRole ?? [];

/**
 * Whether a caller may read the response that another one got under the same idempotency key (D-507). A secret is for the
 * member and the key that got it, as long as the member has not lost rights since. Everything else may also be read with
 * another key, such as after a rotation, and by members whose role has at least the rights of the first one's. Of keys that
 * were used before release 0.2 the first caller is unknown: only secrets are withheld.
 */
export function mayReadReplay({ caller, showsSecret }: IdempotencyKey, first: KeyCaller | undefined): boolean {
  if (first === undefined) return !showsSecret;
  const isSame = first.memberId === caller.memberId && first.apiKeyId === caller.apiKeyId;
  return showsSecret ? isSame && hasRightsOf(caller.role, first.role) : isSame || hasRightsOf(caller.role, first.role);
}

const hasRightsOf = (role: Role | null, other: Role | null): boolean =>
  role === null || other === null ? role === other : ROLES.indexOf(role) <= ROLES.indexOf(other);
