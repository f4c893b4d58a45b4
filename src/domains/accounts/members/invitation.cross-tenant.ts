// Reads across tenants: the person who proves an address sees the invitations to it from all tenants (D-502).

import type { Vault } from '../../../platform/crypto/index.ts';
import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Caller, Role } from '../../../platform/http/caller.ts';
import type { Aggregate, AggregatesAcrossTenants } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import type { MembershipTools } from '../../identity/credentials/index.ts';

/** More than these are not listed: anybody can invite any address, and `GET /v1/me` has no pages. */
const MOST_LISTED = 100;

/** An open invitation as whoever it went to sees it. */
export interface InvitationRow {
  readonly memberId: string;
  readonly tenantName: string;
  readonly role: Role;
  readonly invitedAt: Date;
}

/** The address that the caller's session proves, as a blind index; null of a key and without a verified address. */
const provedIndex = ({ email, emailVerified }: Caller, vault: Vault): string | null =>
  email !== null && emailVerified ? vault.blindIndex('email', email) : null;

/** The newest open invitations of the address that the session proves. */
export async function invitationsOf(reads: Reads, caller: Caller, vault: Vault): Promise<readonly InvitationRow[]> {
  const emailIndex = provedIndex(caller, vault);
  if (emailIndex === null) return [];
  return reads.acrossTenants.many<InvitationRow>(
    sql('members as m')
      .join('tenants as t', 't.id', 'm.tenant_id')
      .where({ 'm.email_index': emailIndex, 'm.status': 'INVITED' })
      .orderBy([
        { column: 'm.created_at', order: 'desc' },
        { column: 'm.id', order: 'desc' },
      ])
      .limit(MOST_LISTED)
      .select({ memberId: 'm.id', tenantName: 't.name', role: 'm.role', invitedAt: 'm.created_at' }),
  );
}

interface Request extends AggregatesAcrossTenants {
  readonly reads: Reads;
  readonly caller: Caller;
  readonly services: { readonly vault: Vault };
}

/**
 * The membership that an invitation is about, locked; undefined unless it went to the address that the caller's session
 * proves, or the caller has accepted it. Requests of one user about invitations go one after the other.
 */
export async function invitationOf(
  { acrossTenants, reads, caller, services }: Request,
  memberId: string,
): Promise<Aggregate<'member'> | undefined> {
  const { userId } = caller;
  const emailIndex = provedIndex(caller, services.vault);
  if (userId === null || emailIndex === null) return undefined;
  await lockByName(reads, 'user', userId);
  const member = await acrossTenants.aggregate('member', memberId);
  const isTheirs = member?.context.userId === null ? member.context.emailIndex === emailIndex : undefined;
  return (isTheirs ?? member?.context.userId === userId) ? member : undefined;
}

/** Tells whether the user is in the tenant already under another address: nobody has two votes there (D-510). */
export async function isInTenant(reads: Reads, userId: string, tenantId: string): Promise<boolean> {
  const found = await reads.acrossTenants.one<Pick<RecordOf<'member'>, 'id'>>(
    sql('members')
      .where({ user_id: userId, tenant_id: tenantId })
      .whereIn('status', ['ACTIVE', 'SUSPENDED'])
      .select('id')
      .limit(1),
  );
  return found !== undefined;
}

/** Reads what activating a member needs, across tenants: the caller is in no tenant yet, or acts in another one. */
export const toolsAcross = ({
  reads,
  acrossTenants,
  open,
  write,
}: AggregatesAcrossTenants & Pick<MembershipTools, 'reads' | 'open' | 'write'>): MembershipTools => ({
  reads: { ...reads.acrossTenants, acrossTenants: reads.acrossTenants },
  aggregatesWith: (machine, common) => acrossTenants.aggregatesWith(machine, common),
  open,
  write,
});
