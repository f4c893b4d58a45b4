// Passes the walls of tenants: work of the service itself, which has the system role.

import { isRetryable } from '../db/errors.ts';
import type { Engine } from './engine.ts';
import { type Scope, UnitOfWork } from './unit-of-work.ts';

const ATTEMPTS = 4;

/** The part of the service that acts, by its name in the histories; or whoever else does. */
export type Acting = string | Scope['by'];

/**
 * One transaction of the service itself, with the system role. Where it meets another one, such as in a deadlock, the work
 * is done again from its beginning: it keeps nothing of its own outside the unit.
 */
export async function transact<T>(
  engine: Engine,
  acting: Acting,
  work: (unit: UnitOfWork) => Promise<T>,
  { realNow }: Pick<Scope, 'realNow'> = {},
): Promise<T> {
  const by = typeof acting === 'string' ? ({ actorType: 'system', actorId: acting, requestId: null } as const) : acting;
  for (let attempt = 1; ; attempt += 1) {
    const remembers = attempt === 1;
    const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by, remembers, ...(realNow && { realNow }) });
    try {
      const result = await work(unit);
      await unit.commit();
      return result;
    } catch (thrown) {
      const error = await unit.failed(thrown);
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}
