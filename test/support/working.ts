import { UnitOfWork } from '../../src/platform/lifecycle/unit-of-work.ts';
import type { TestService } from './service.ts';

/** A transaction of the engine with the system role, as workers have it. */
export async function working<T>(
  { engine }: Pick<TestService, 'engine'>,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  const by = { actorType: 'system', actorId: 'test', requestId: null } as const;
  const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
  try {
    const result = await work(unit);
    await unit.commit();
    return result;
  } catch (error) {
    await unit.rollback();
    throw error;
  }
}
