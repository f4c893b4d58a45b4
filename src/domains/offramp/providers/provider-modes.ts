// Reads across tenants: the switches of providers belong to no tenant.

import { PROVIDER_NAMES, type ProviderMode, type ProviderName } from '../../../payments/providers/payout-provider.ts';
import { lockByName } from '../../../platform/db/named-lock.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { transact } from '../../../platform/lifecycle/transact.ts';
import { audit, insert, update } from '../../../platform/lifecycle/writes.ts';
import { recheckHeld } from '../reviews/recheck-held.ts';

/**
 * Modes change by a restart alone (D-145): a process that starts with another mode than was noted last lets the held
 * payments look again, so that a provider that is on again frees them at once (A 2.3, D-119). Answers what changed.
 */
export function noteProviderModes(engine: Engine): Promise<readonly ProviderName[]> {
  const { providers } = engine.services;
  return transact(engine, 'boot', async (unit) => {
    await lockByName(unit.reads, 'provider-modes');
    const noted = await unit.reads.many<{ provider: ProviderName; mode: ProviderMode }>(sql('provider_modes'));
    const before = new Map(noted.map(({ provider, mode }) => [provider, mode]));
    const since = unit.realNow;
    const changed: ProviderName[] = [];
    for (const provider of PROVIDER_NAMES) {
      const [was, mode] = [before.get(provider), providers.mode(provider)];
      if (was === mode) continue;
      if (was === undefined) {
        unit.write(insert('provider_modes', { provider, mode, since }));
        continue;
      }
      changed.push(provider);
      unit.write(
        update('provider_modes', { provider }, { mode, since }),
        audit('provider.mode_changed', provider, null, { from: was, to: mode }),
      );
    }
    if (changed.length > 0) unit.write(recheckHeld('any'));
    return changed;
  });
}
