import { agentForbidden } from '../../../../generated/contract/gates.ts';
import { values } from '../../../../generated/contract/values.ts';
import type { Role } from '../../../platform/http/caller.ts';

/** Every scope there is (B 5, D-024). */
export const SCOPES = values.Scope;

export type Scope = (typeof SCOPES)[number];

/** Keys keep their scopes as text; one that left the catalogue since counts no more. */
export const isScope = (text: string): text is Scope => (SCOPES as readonly string[]).includes(text);

const READS = SCOPES.filter((scope) => scope.endsWith(':read'));

const except = (...left: readonly Scope[]): readonly Scope[] => SCOPES.filter((scope) => !left.includes(scope));

/** The scopes of a session by role (D-019). */
const SCOPES_OF_ROLE: Readonly<Record<Role, readonly Scope[]>> = {
  OWNER: SCOPES,
  ADMIN: SCOPES,
  FINANCE: except('members:manage', 'policies:write', 'cards:manage', 'webhooks:manage'),
  MEMBER: [
    ...READS,
    'payments:create',
    'payments:execute',
    'ramps:write',
    'wallets:fund',
    'policies:evaluate',
    'invoices:write',
    'identity:write',
  ],
  VIEWER: [...READS, 'policies:evaluate'],
};

export const scopesOfRole = (role: Role): readonly Scope[] => SCOPES_OF_ROLE[role];

/** Scopes that no agent's key may hold (D-023). */
export const isAgentForbidden = (scope: string): boolean => agentForbidden.includes(scope);

/** Returns the rights of a key: those that it was given and that the role of its member still has (D-031). */
export function effectiveScopes(granted: readonly string[], role: Role): readonly string[] {
  const held: readonly string[] = scopesOfRole(role);
  return granted.filter((scope) => held.includes(scope));
}
