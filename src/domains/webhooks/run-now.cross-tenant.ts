// Passes the walls of tenants: begins the attempts of the tenant that asks, in the place of a worker.

import type { Engine } from '../../kernel/lifecycle/engine.ts';
import { transact } from '../../kernel/lifecycle/transact.ts';
import { type Claim, type ClaimCapacity, claimAttempts, lanesOf } from './claim.cross-tenant.ts';
import { fanOutBatch } from './fan-out.cross-tenant.ts';

/** Who makes the attempts. */
export interface AttemptStarter {
  capacityFor(endpointIds: readonly string[]): ClaimCapacity;
  start(claims: readonly Claim[]): Promise<void>;
}

/**
 * One attempt of every delivery of a tenant that waits, however long it would (D-391, D-449): in rounds, because a
 * resource's events leave one after the other. Answers how many were made.
 */
export async function runNow(engine: Engine, sender: AttemptStarter, tenantId: string): Promise<number> {
  while ((await fanOutBatch(engine, { tenantId })) > 0);
  const attempted: string[] = [];
  for (;;) {
    const claims = await claimRound(engine, sender, tenantId, attempted);
    if (claims.length === 0) return attempted.length;
    await sender.start(claims);
    attempted.push(...claims.map(({ deliveryId }) => deliveryId));
  }
}

function claimRound(
  engine: Engine,
  sender: AttemptStarter,
  tenantId: string,
  except: readonly string[],
): Promise<Claim[]> {
  return transact(engine, 'webhooks', async ({ reads, realNow }) => {
    const lanes = await reads.many<{ id: string }>(lanesOf(tenantId));
    const endpointIds = lanes.map(({ id }) => id);
    const scope = { ...sender.capacityFor(endpointIds), endpointIds, now: realNow, except, early: true };
    return endpointIds.length > 0 ? claimAttempts(reads, scope) : [];
  });
}
