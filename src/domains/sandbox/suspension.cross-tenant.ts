// Reads across tenants: histories belong to no tenant. Only the caller's own tenant is asked for.

import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';

/** Tells whether an operator has suspended the tenant, rather than the tenant itself by the sandbox control. */
export async function isSuspendedByOperator({ acrossTenants }: Reads, tenantId: string): Promise<boolean> {
  const step = await acrossTenants.one<{ actor: string }>(
    sql('lifecycle_log')
      .select('actor')
      .where({ aggregate_id: tenantId, event: 'SUSPEND' })
      .orderBy('step', 'desc')
      .limit(1),
  );
  return step !== undefined && !/^(?:member|key):/.test(step.actor);
}
