import { type Caller, isBehind, type Role } from '../../../platform/http/caller.ts';

type Actor = Pick<Caller, 'kind' | 'role' | 'memberId' | 'keyIssuerId'>;

/** The facts that decide a member's rights, and who approves what the member initiates. */
export interface Standing {
  readonly role: Role;
  readonly approvalGroups: readonly string[];
  readonly approverGroup: string | null;
}

const isPrivileged = (role: Role | null): boolean => role === 'OWNER' || role === 'ADMIN';

/**
 * Whether the caller may make a member of this role, or touch one: keys stay away from owners and admins (D-016), and only
 * an OWNER makes or touches an OWNER (D-018). Scopes are checked before.
 */
export function mayManageRole(caller: Actor, role: Role): boolean {
  if (caller.kind === 'apiKey') return !isPrivileged(role);
  return caller.role === 'OWNER' || role !== 'OWNER';
}

/** Tells whether the caller may make this change to a member. Nobody changes their own role or groups (D-510). */
export function mayChangeMember(caller: Actor, member: Standing & { readonly id: string }, next: Standing): boolean {
  if (!mayManageRole(caller, next.role) || !mayManageRole(caller, member.role)) return false;
  return isSame(member, next) || !isBehind(caller, member.id);
}

/** Roles that may move money or give rights: whoever gets one is judged as such (D-518). */
const isTrusted = (role: Role): boolean => isPrivileged(role) || role === 'FINANCE';

/** The risk of making or reactivating a member of this role. */
export const riskOfRole = (role: Role): 'grants-rights' | 'none' => (isTrusted(role) ? 'grants-rights' : 'none');

/** Rising. */
const RANKS: readonly Role[] = ['VIEWER', 'MEMBER', 'FINANCE', 'ADMIN', 'OWNER'];

/** The risk of a change to a member. Whoever gets into an approval group votes, and another approver group votes on them. */
export function riskOfChange(member: Standing, next: Standing): 'grants-rights' | 'takes-rights' | 'none' {
  if (isSame(member, next)) return 'none';
  const isRaised = isTrusted(next.role) && RANKS.indexOf(next.role) > RANKS.indexOf(member.role);
  const hasMoreGroups = !isPartOf(next.approvalGroups, member.approvalGroups);
  return isRaised || hasMoreGroups || next.approverGroup !== member.approverGroup ? 'grants-rights' : 'takes-rights';
}

const isSame = (one: Standing, other: Standing): boolean =>
  one.role === other.role &&
  one.approverGroup === other.approverGroup &&
  isPartOf(one.approvalGroups, other.approvalGroups) &&
  isPartOf(other.approvalGroups, one.approvalGroups);

const isPartOf = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one));

/** Keys, agents and the tenant's own record are for OWNER and ADMIN (D-006, D-007, D-009). */
export const isAdministrator = (caller: Actor): boolean => isPrivileged(caller.role);
