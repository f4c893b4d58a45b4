// Passes the walls of tenants: the chain has rows for all tenants.

import { isRetryable } from '../db/errors.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { UnitOfWork } from '../lifecycle/unit-of-work.ts';

const ATTEMPTS = 4;

/** One transaction of the chain's own work, with the system role. */
export async function transact<T>(engine: Engine, actorId: string, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const by = { actorType: 'system', actorId, requestId: null } as const;
    const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
    try {
      const result = await work(unit);
      await unit.commit();
      return result;
    } catch (error) {
      await unit.rollback();
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}
