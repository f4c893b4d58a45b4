import { lockByName } from '../../platform/db/named-lock.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import type { Aggregate, Aggregates } from '../../platform/lifecycle/aggregates/aggregate.ts';

/**
 * The version in force, locked; undefined before the first. By name first: two first versions at once have no row to wait
 * for each other at, and who waits for a row that is superseded meanwhile would not see the one that took its place.
 */
export async function lockPolicyInForce(
  { reads, aggregatesWith }: Pick<Aggregates, 'aggregatesWith'> & { readonly reads: RowReads },
  tenantId: string,
): Promise<Aggregate<'payment-policy'> | undefined> {
  await lockByName(reads, 'payment-policy', tenantId);
  const [policy] = await aggregatesWith('payment-policy', { tenantId, status: 'ACTIVE' });
  return policy;
}
