import type { Reads } from '../db/reads.ts';
import type { Aggregate, Aggregates } from '../lifecycle/aggregate.ts';
import { activeBeside } from './payout-destination.store.ts';
import { heirsOf } from './rules/default-destination.ts';

/** Revokes a destination for good; a default passes to the ACTIVE one of lowest priority (D-234, D-244). */
export async function revoke(
  destination: Aggregate<'payout-destination'>,
  { reads, aggregate }: { readonly reads: Reads } & Pick<Aggregates, 'aggregate'>,
): Promise<void> {
  const { tenantId, isDefault } = destination.context;
  await destination.send('REVOKE', { at: destination.now });
  if (!isDefault) return;
  for (const { id } of heirsOf(await activeBeside(reads, tenantId, destination.id))) {
    const heir = await aggregate('payout-destination', id);
    // Between the look and the lock it may have been revoked itself: then the next one inherits.
    if (!heir?.can('MAKE_DEFAULT', { chosenAt: null })) continue;
    await heir.send('MAKE_DEFAULT', { chosenAt: null });
    return;
  }
}
