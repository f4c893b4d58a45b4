// Passes the walls of tenants: work of the service itself, which has the system role.

import { isRetryable } from '../db/errors.ts';
import type { Engine } from './engine.ts';
import { type Scope, UnitOfWork } from './unit-of-work.ts';

const ATTEMPTS = 4;

/** The part of the service that acts, by its name in the histories; or whoever else does. */
export type Acting = string | Scope['by'];

/**
 * Runs work in a unit of its own, and again from its beginning in a new one where it has met another transaction, such as in
 * a deadlock. `work` commits, and changes nothing outside its unit before.
 */
export async function retrying<T>(newUnit: () => UnitOfWork, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const unit = newUnit();
    try {
      return await work(unit);
    } catch (error) {
      await unit.rollback();
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

/** One transaction of the service itself, with the system role. `work` changes nothing outside its unit. */
export function transact<T>(engine: Engine, acting: Acting, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
  const by = typeof acting === 'string' ? ({ actorType: 'system', actorId: acting, requestId: null } as const) : acting;
  return retrying(
    () => new UnitOfWork(engine, { role: 'system', tenantId: null, by }),
    async (unit) => {
      const result = await work(unit);
      await unit.commit();
      return result;
    },
  );
}
