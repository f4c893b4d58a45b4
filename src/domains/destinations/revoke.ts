import type { Reads } from '../../platform/db/reads.ts';
import type { Aggregate, Aggregates } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { lockSiblings } from './payout-destination.store.ts';
import { nextDefaults } from './rules/default-destination.ts';

/** Revokes a destination for good; a default passes to the ACTIVE one of lowest priority (D-234, D-244). */
export async function revoke(
  destination: Aggregate<'payout-destination'>,
  tools: { readonly reads: Reads } & Pick<Aggregates, 'aggregatesWith'>,
): Promise<void> {
  const { isDefault } = destination.context;
  await destination.send('REVOKE', { at: destination.now });
  if (!isDefault) return;
  const others = await lockSiblings(tools, destination, { status: 'ACTIVE' });
  const [heir] = nextDefaults(others.map((other) => ({ id: other.id, priority: other.context.priority, other })));
  await heir?.other.send('MAKE_DEFAULT', { chosenAt: null });
}
