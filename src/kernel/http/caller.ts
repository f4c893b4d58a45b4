export type Role = 'OWNER' | 'ADMIN' | 'FINANCE' | 'MEMBER' | 'VIEWER';

/** Who calls, after authentication (D-001 to D-031). Null where it does not apply. */
export interface Caller {
  readonly kind: 'member' | 'apiKey' | 'public' | 'operator' | 'system';
  readonly environment: 'sandbox' | 'live';
  readonly tenantId: string | null;
  /** The member who acts: the session's, or the one that the key acts for (D-021). */
  readonly memberId: string | null;
  readonly role: Role | null;
  /** The identity provider's subject; null for keys. */
  readonly userId: string | null;
  readonly email: string | null;
  /** Whether the session's identity provider has verified `email` (D-498). */
  readonly emailVerified: boolean;
  readonly apiKeyId: string | null;
  readonly agentId: string | null;
  readonly memberActive: boolean;
  readonly scopes: readonly string[];
  readonly requestId: string;
}

/** A caller whose tenant the kernel has already proved. */
export interface TenantCaller extends Caller {
  readonly tenantId: string;
}

const MONEY_ROLES: ReadonlySet<Role | null> = new Set<Role | null>(['OWNER', 'ADMIN', 'FINANCE']);

/** Whether the caller may say where incoming money goes (D-505). A session does so by its role, a key by its scopes. */
export const directsIncomingMoney = ({ kind, role }: Pick<Caller, 'kind' | 'role'>): boolean =>
  kind !== 'member' || MONEY_ROLES.has(role);
