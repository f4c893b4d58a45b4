import type { Reads } from '../../src/platform/db/reads.ts';
import type { Engine } from '../../src/platform/lifecycle/engine.ts';
import { UnitOfWork } from '../../src/platform/lifecycle/unit-of-work.ts';

/**
 * Asks in a transaction of the engine that is given up behind it. With the system role, which row-level security lets
 * pass: what is left is the query's own filter.
 */
export async function asking<T>(
  { engine }: { readonly engine: Engine },
  ask: (reads: Reads, unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  const by = { actorType: 'system', actorId: 'test', requestId: null } as const;
  const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
  try {
    return await ask(unit.reads, unit);
  } finally {
    await unit.rollback();
  }
}
