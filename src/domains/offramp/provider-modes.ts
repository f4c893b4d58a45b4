// Passes the walls of tenants: notes how providers are switched, which is no tenant's.

import { lockByName } from '../../kernel/db/named-lock.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { Engine } from '../../kernel/lifecycle/engine.ts';
import { UnitOfWork } from '../../kernel/lifecycle/unit-of-work.ts';
import { audit, insert, update } from '../../kernel/lifecycle/writes.ts';
import { PROVIDER_NAMES, type ProviderMode, type ProviderName } from '../../kernel/providers/payout-provider.ts';
import { recheckHeld } from './recheck-held.ts';

/**
 * Modes change by a restart alone (D-145): a process that starts with another mode than was noted last lets the held
 * payments look again, so that a provider that is on again frees them at once (A 2.3, D-119). Answers what changed.
 */
export async function noteProviderModes(engine: Engine): Promise<readonly ProviderName[]> {
  const { providers } = engine.services;
  const by = { actorType: 'system', actorId: 'boot', requestId: null } as const;
  const work = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
  try {
    await lockByName(work.reads, 'provider-modes');
    const noted = await work.reads.many<{ provider: ProviderName; mode: ProviderMode }>(sql('provider_modes'));
    const before = new Map(noted.map(({ provider, mode }) => [provider, mode]));
    const since = engine.realTime();
    const changed: ProviderName[] = [];
    for (const provider of PROVIDER_NAMES) {
      const [was, mode] = [before.get(provider), providers.mode(provider)];
      if (was === mode) continue;
      if (was === undefined) {
        work.write(insert('provider_modes', { provider, mode, since }));
        continue;
      }
      changed.push(provider);
      work.write(
        update('provider_modes', { provider }, { mode, since }),
        audit('provider.mode_changed', provider, null, { from: was, to: mode }),
      );
    }
    if (changed.length > 0) work.write(recheckHeld('any'));
    await work.commit();
    return changed;
  } catch (error) {
    await work.rollback();
    throw error;
  }
}
