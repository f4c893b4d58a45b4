// Reads across tenants: the service's own work has the system role.

import type { Engine } from './engine.ts';
import { type Scope, UnitOfWork } from './unit-of-work.ts';
import { mutate } from './write-path.ts';

/** The part of the service that acts, by its name in the histories; or another actor. */
export type Acting = string | Scope['by'];

/** One mutation of the service itself, with the system role. `work` changes nothing outside its unit. */
export function transact<T>(engine: Engine, acting: Acting, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
  const by = typeof acting === 'string' ? ({ actorType: 'system', actorId: acting, requestId: null } as const) : acting;
  return transactIn(engine, { role: 'system', tenantId: null, by }, work);
}

/** One mutation in a scope of its own. */
export const transactIn = <T>(engine: Engine, scope: Scope, work: (unit: UnitOfWork) => Promise<T>): Promise<T> =>
  mutate(() => {
    const unit = new UnitOfWork(engine, scope);
    return { unit, decide: async () => ({ result: await work(unit), commits: {} }) };
  });
