// Reads across tenants: histories have no tenant. The key is of one tenant, and so is each row that it has made.

import type { LifecycleName } from '../../../../generated/contract/lifecycles.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';

/** The lifecycles of what a key makes and could outlive it; migration 303 has the index for them (D-517). */
export const OUTLIVING = [
  'member',
  'authority',
  'card',
  'payment-policy',
  'payout-destination',
  'permit',
  'phone-alias',
  'wallet',
  'webhook-endpoint',
] as const satisfies readonly LifecycleName[];

export type Outliving = (typeof OUTLIVING)[number];

/** In the order in which transactions lock rows of several machines: `OUTLIVING` has it; then by id, as all roots are locked. */
export const inLockOrder = (one: Made, other: Made): number =>
  OUTLIVING.indexOf(one.machine) - OUTLIVING.indexOf(other.machine) || (one.aggregateId < other.aggregateId ? -1 : 1);

interface Made {
  readonly machine: Outliving;
  readonly aggregateId: string;
}

/** At most this many are named in one answer. */
const MOST = 1000;

/** What a key has made, the oldest first, whatever has become of it. */
export const madeByKey = ({ acrossTenants }: Pick<Reads, 'acrossTenants'>, keyId: string): Promise<readonly Made[]> =>
  acrossTenants.many(
    sql('lifecycle_log')
      .where({ actor: `key:${keyId}`, step: 1 })
      .whereRaw(`machine IN (${OUTLIVING.map((machine) => `'${machine}'`).join()})`)
      .orderBy(['at', 'aggregate_id'])
      .select('machine', 'aggregate_id')
      .limit(MOST),
  );
