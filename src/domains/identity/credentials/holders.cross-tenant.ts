// Reads across tenants: a number that is proved anew may have belonged to another tenant (D-109).

import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { AggregatesAcrossTenants } from '../../../platform/lifecycle/aggregates/aggregate.ts';

/**
 * The aliases besides this one that hold a number and lose it to a new proof (D-109); their ids, ascending. Tenants that
 * prove the same number at once go one after the other, so that one of them holds it; and a holder is locked as it is read:
 * one that its tenant is giving up holds the number no more.
 */
export async function otherHolders(
  { reads, acrossTenants }: AggregatesAcrossTenants & { readonly reads: Reads },
  phoneIndex: string,
  aliasId: string | undefined,
): Promise<string[]> {
  const status = ['ACTIVE', 'REVERIFICATION_REQUIRED'] as const;
  // In one message: the connection keeps their order, and the read looks only when the lock is held.
  const [, holders] = await Promise.all([
    lockByName(reads, 'phone', phoneIndex),
    acrossTenants.aggregatesWith('phone-alias', { phoneIndex, status }),
  ]);
  return holders.map(({ id }) => id).filter((id) => id !== aliasId);
}
