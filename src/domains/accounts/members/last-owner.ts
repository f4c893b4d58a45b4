import { otherActiveOwners } from '../../../payments/tenancy/members.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregate, Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';

/**
 * Whether the tenant would be left without an ACTIVE OWNER if this member stopped being one (D-017). Locks the tenant's
 * row: of two owners who leave at once, the second waits and then sees the first one gone.
 */
export async function isLastOwner(
  { aggregate, reads }: { aggregate: Aggregates['aggregate']; reads: Reads },
  member: Aggregate<'member'>,
): Promise<boolean> {
  if (member.status !== 'ACTIVE' || member.context.role !== 'OWNER') return false;
  const { tenantId } = member.context;
  await aggregate('tenant', tenantId);
  return (await reads.one(otherActiveOwners(tenantId, member.id))) === undefined;
}
