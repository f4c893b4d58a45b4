// Reads across tenants: it does a worker's job, for the tenant that asks alone.

import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { transact } from '../../../platform/lifecycle/transact.ts';
import { fanOutBatch } from '../feeds/fan-out.cross-tenant.ts';
import { type Claim, type ClaimCapacity, claimAttempts, lanesOf } from './claim.cross-tenant.ts';

/** Attempts that have been started. */
export interface Begun {
  readonly claims: readonly Claim[];
  /** When all of them are recorded. */
  readonly recorded: Promise<void>;
}

/** The sender that makes the attempts. */
export interface AttemptStarter {
  begin(endpointIds: readonly string[], claim: (capacity: ClaimCapacity) => Promise<readonly Claim[]>): Promise<Begun>;
}

/**
 * One attempt of every delivery of a tenant that waits, however long it would (D-391, D-449): in rounds, because a
 * resource's events leave one after the other. Answers how many were made.
 */
export async function runNow(engine: Engine, sender: AttemptStarter, tenantId: string): Promise<number> {
  while ((await fanOutBatch(engine, { tenantId })) > 0);
  const attempted: string[] = [];
  for (;;) {
    const lanes = await transact(engine, 'webhooks', ({ reads }) => reads.many<{ id: string }>(lanesOf(tenantId)));
    const endpointIds = lanes.map(({ id }) => id);
    if (endpointIds.length === 0) return attempted.length;
    const { claims, recorded } = await sender.begin(endpointIds, (capacity) =>
      transact(engine, 'webhooks', ({ reads, realNow }) =>
        claimAttempts(reads, { ...capacity, endpointIds, now: realNow, except: attempted, early: true }),
      ),
    );
    if (claims.length === 0) return attempted.length;
    await recorded;
    attempted.push(...claims.map(({ deliveryId }) => deliveryId));
  }
}
