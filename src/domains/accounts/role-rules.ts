import type { Caller, Role } from '../../kernel/http/caller.ts';

type Actor = Pick<Caller, 'kind' | 'role' | 'memberId'>;

const isPrivileged = (role: Role | null): boolean => role === 'OWNER' || role === 'ADMIN';

/** Whether the caller may make a member of this role (D-016, D-018). Scopes are checked before. */
export function mayGrantRole(caller: Actor, role: Role): boolean {
  if (caller.kind === 'apiKey') return !isPrivileged(role);
  return caller.role === 'OWNER' || role !== 'OWNER';
}

/**
 * Whether the caller may touch a member, and give it `newRole`. Keys stay away from owners and admins (D-016); only an
 * OWNER touches an OWNER or makes one; nobody but an OWNER changes the own role (D-018, D-475).
 */
export function mayManageMember(
  caller: Actor,
  member: { readonly id: string; readonly role: Role },
  newRole: Role = member.role,
): boolean {
  if (!mayGrantRole(caller, newRole) || !mayGrantRole(caller, member.role)) return false;
  return newRole === member.role || member.id !== caller.memberId || caller.role === 'OWNER';
}

/** Keys, agents and the tenant's own record are for OWNER and ADMIN (D-006, D-007, D-009). */
export const isAdministrator = (caller: Actor): boolean => isPrivileged(caller.role);
