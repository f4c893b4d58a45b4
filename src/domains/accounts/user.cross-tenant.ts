// Passes the walls of tenants: users and memberships, before a tenant is known (D-001, D-004).

import { lockByName } from '../../kernel/db/named-lock.ts';
import type { Reads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { RecordOf } from '../../kernel/lifecycle/record.ts';

/** Look-ups across tenants, for what happens before a tenant is known: test sessions and founding a tenant. */

export interface UserRow {
  readonly id: string;
  readonly name: string | null;
  /** The address that the user signs in with. */
  readonly emailCiphertext: string;
}

export const userNamed = (reads: Reads, id: string): Promise<UserRow | undefined> => userWith(reads, { id });

/** Who signs in with an address. A member's address does not say: it may be a contact address, and another's (D-498). */
export const userByEmail = (reads: Reads, emailIndex: string): Promise<UserRow | undefined> =>
  userWith(reads, { email_index: emailIndex });

const userWith = (reads: Reads, column: { id: string } | { email_index: string }): Promise<UserRow | undefined> =>
  reads.acrossTenants.one(sql('users').where(column).select('id', 'name', 'email_ciphertext'));

export const memberAnywhere = (reads: Reads, id: string): Promise<RecordOf<'member'> | undefined> =>
  reads.acrossTenants.one(sql('members').where({ id }));

/**
 * The places that a user has in tenants now, and the invitations of its e-mail address, oldest first; those it was removed
 * from are none.
 */
export const membershipsOfUser = (reads: Reads, userId: string, emailIndex: string): Promise<RecordOf<'member'>[]> =>
  reads.acrossTenants.many(
    sql('members')
      .where((mine) => mine.where({ user_id: userId }).orWhere({ email_index: emailIndex, status: 'INVITED' }))
      .whereNot({ status: 'REMOVED' })
      .orderBy(['created_at', 'id']),
  );

/** The tenants that an e-mail stands for: those of which who proved it is an ACTIVE OWNER or ADMIN (D-156, D-498). */
export async function tenantsOfEmail(reads: Reads, emailIndex: string): Promise<string[]> {
  const rows = await reads.acrossTenants.many<{ tenantId: string }>(
    sql('members')
      .where({ email_index: emailIndex, status: 'ACTIVE' })
      .whereIn('role', ['OWNER', 'ADMIN'])
      .whereNotNull('email_verified_at')
      .distinct('tenant_id')
      .orderBy('tenant_id'),
  );
  return rows.map(({ tenantId }) => tenantId);
}

/** Whether a tenant of this id exists, whoever it belongs to. */
export const isTenant = async (reads: Reads, id: string): Promise<boolean> =>
  (await reads.acrossTenants.one(sql('tenants').where({ id }).select('id'))) !== undefined;

/**
 * Whether the user belongs to a tenant. Takes a lock on the user first, until the transaction ends: of two requests that
 * found a first tenant, the second sees the first one's (D-005).
 */
export async function hasMembership(reads: Reads, userId: string): Promise<boolean> {
  await lockByName(reads, `user:${userId}`);
  const found = await reads.acrossTenants.one(
    sql('members').where({ user_id: userId }).whereNot({ status: 'REMOVED' }).select('id').limit(1),
  );
  return found !== undefined;
}
