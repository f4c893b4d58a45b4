// Reads across tenants: a user and its memberships are found before a tenant is known (D-001, D-004).

import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';

/** Look-ups across tenants, for what happens before a tenant is known: test sessions and founding a tenant. */

export interface UserRow {
  readonly id: string;
  readonly name: string | null;
  /** The address that the user signs in with. */
  readonly emailCiphertext: string;
}

export const userNamed = (reads: Reads, id: string): Promise<UserRow | undefined> => userWith(reads, { id });

/**
 * Returns the user who signs in with an address. A member's address does not decide it: it may be a contact address,
 * and another's (D-498).
 */
export const userByEmail = (reads: Reads, emailIndex: string): Promise<UserRow | undefined> =>
  userWith(reads, { email_index: emailIndex });

const userWith = (reads: Reads, column: { id: string } | { email_index: string }): Promise<UserRow | undefined> =>
  reads.acrossTenants.one(sql('users').where(column).select('id', 'name', 'email_ciphertext'));

export const memberAnywhere = (reads: Reads, id: string): Promise<RecordOf<'member'> | undefined> =>
  reads.acrossTenants.one(sql('members').where({ id }));

/** The places that a user has in tenants now, oldest first. An invitation is none until it is accepted (D-502). */
export const membershipsOfUser = (reads: Reads, userId: string): Promise<RecordOf<'member'>[]> =>
  reads.acrossTenants.many(
    sql('members').where({ user_id: userId }).whereIn('status', ['ACTIVE', 'SUSPENDED']).orderBy(['created_at', 'id']),
  );

/** Tells whether a member founded its tenant: the founder is its first member. */
export async function isFounder(reads: Reads, tenantId: string, memberId: string): Promise<boolean> {
  const first = await reads.acrossTenants.one<{ id: string }>(
    sql('members').where({ tenant_id: tenantId }).orderBy(['created_at', 'id']).limit(1).select('id'),
  );
  return first?.id === memberId;
}

/** Tells whether a tenant with this id exists, whoever it belongs to. */
export const isTenant = async (reads: Reads, id: string): Promise<boolean> =>
  (await reads.acrossTenants.one(sql('tenants').where({ id }).select('id'))) !== undefined;

/**
 * Whether the user belongs to a tenant: invitations hinder nobody (D-502). Takes a lock on the user first, until the transaction ends: of two requests that
 * found a first tenant, the second sees the first one's (D-005).
 */
export async function hasMembership(reads: Reads, userId: string): Promise<boolean> {
  await lockByName(reads, 'user', userId);
  const found = await reads.acrossTenants.one(
    sql('members').where({ user_id: userId }).whereIn('status', ['ACTIVE', 'SUSPENDED']).select('id').limit(1),
  );
  return found !== undefined;
}
