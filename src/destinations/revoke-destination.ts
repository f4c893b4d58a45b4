import type { Reads } from '../db/reads.ts';
import type { Aggregate, Aggregates } from '../lifecycle/aggregate.ts';
import { activeBeside } from './payout-destination.store.ts';
import { heirOf } from './rules/default-destination.ts';

/** For good, by its owner or by its provider; a default passes to the ACTIVE one of lowest priority (D-234, D-244). */
export async function revokeDestination(
  destination: Aggregate<'payout-destination'>,
  { reads, aggregate }: Pick<Aggregates, 'aggregate'> & { readonly reads: Reads },
): Promise<void> {
  const { tenantId, isDefault: wasDefault } = destination.context;
  await destination.send('REVOKE', { at: destination.now });
  if (!wasDefault) return;
  const heir = heirOf(await activeBeside(reads, tenantId, destination.id));
  const next = heir && (await aggregate('payout-destination', heir.id));
  // Between the look and the lock it may have been revoked itself: then there is no default until one is chosen.
  if (next?.can('MAKE_DEFAULT', { chosenAt: null })) await next.send('MAKE_DEFAULT', { chosenAt: null });
}
