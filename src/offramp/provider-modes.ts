import { newId } from '../db/ids.ts';
import { lockByName } from '../db/named-lock.ts';
import { sql } from '../db/sql.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { UnitOfWork } from '../lifecycle/unit-of-work.ts';
import { enqueue, insert, update, type Write } from '../lifecycle/writes.ts';
import { PROVIDER_NAMES } from '../providers/payout-provider.ts';

/** A provider came back, or was topped up: every held payment looks again in the same pass, not in the next sweep (D-119). */
export const providersChanged = (): Write =>
  enqueue('offramp.recheck', { waitsFor: 'any' }, { key: `any:${newId('job')}` });

/** Compares the providers' modes with those of the last start, and wakes what is held when one changed (D-119). */
export async function noteProviderModes(engine: Engine): Promise<void> {
  const by = { actorType: 'system', actorId: 'provider-modes', requestId: null } as const;
  const work = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
  try {
    await lockByName(work.reads, 'provider_modes');
    const rows = await work.reads.many<{ provider: string; mode: string }>(sql('provider_modes').select('*'));
    const before = new Map(rows.map(({ provider, mode }) => [provider, mode]));
    const changed = PROVIDER_NAMES.filter((name) => before.get(name) !== engine.services.providers.mode(name));
    for (const provider of changed) {
      const mode = engine.services.providers.mode(provider);
      const isKnown = before.has(provider);
      work.write(
        isKnown ? update('provider_modes', { provider }, { mode }) : insert('provider_modes', { provider, mode }),
      );
    }
    // A first start has nothing that could wait.
    if (changed.some((name) => before.has(name))) work.write(providersChanged());
    await work.commit();
  } catch (error) {
    await work.rollback();
    throw error;
  }
}
