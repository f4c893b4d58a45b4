import { newId } from '../../../src/platform/db/ids.ts';
import type { LifecycleRegistry } from '../../../src/platform/lifecycle/definition.ts';
import type { Engine } from '../../../src/platform/lifecycle/engine.ts';
import { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';

/** Who and what a test's database is about; each chapter adds its own. */
export interface Story {
  readonly sender: string;
  readonly recipient: string;
  readonly apiKey: string;
}

/** A founded tenant with its owner. */
export interface Actor {
  readonly tenantId: string;
  readonly memberId: string;
}

/** What a domain adds to the story. `*.story.ts` of its tests exports it as `chapter`. */
export interface Chapter {
  /** The lifecycles that run in it otherwise than in the service. */
  lifecycles?(): Partial<LifecycleRegistry>;
  /** Writes its rows through the real engine, and says what they are called in the story. */
  tell(engine: Engine, cast: { readonly sender: Actor; readonly recipient: Actor }): Promise<Partial<Story>>;
}

/** One transaction of the system role. */
export async function within<T>(engine: Engine, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
  const by = { actorType: 'system', actorId: 'test', requestId: newId('req') } as const;
  const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
  const result = await work(unit);
  await unit.commit();
  return result;
}
