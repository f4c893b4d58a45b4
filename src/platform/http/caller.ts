import type { values } from '../../../generated/contract/values.ts';

/** The roles of members, where the contract has the schema `MemberRole`. */
export type Role = typeof values extends { readonly MemberRole: readonly (infer R extends string)[] } ? R : string;

/** The caller after authentication (D-001 to D-031). Fields that do not apply are null. */
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
  /** Tells whether the session's identity provider has verified `email` (D-498). */
  readonly emailVerified: boolean;
  readonly apiKeyId: string | null;
  /** The member who issued the key; null for sessions, and for keys that the operator issued (D-510). */
  readonly keyIssuerId: string | null;
  readonly agentId: string | null;
  readonly memberActive: boolean;
  readonly scopes: readonly string[];
  readonly requestId: string;
}

/** A caller whose tenant the platform has already proved. */
export interface TenantCaller extends Caller {
  readonly tenantId: string;
}

/** Tells whether the caller is this member: by a session, by a key in its name, or by a key that it issued (D-510). */
export const isBehind = ({ memberId, keyIssuerId }: Pick<Caller, 'memberId' | 'keyIssuerId'>, id: string): boolean =>
  memberId === id || keyIssuerId === id;
