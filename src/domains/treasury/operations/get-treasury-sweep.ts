import type { Handler } from '../../../platform/http/handler.ts';
import { presentSweep } from '../treasury-sweep.present.ts';
import { findSweep } from '../treasury-sweep.store.ts';

/** A sweep; it changes when its payment does (D-286). */
export const getTreasurySweep: Handler<'getTreasurySweep'> = async ({ path, tenantId, reads, fail }) => {
  const sweep = await findSweep(reads, tenantId, path.sweepId);
  return sweep ? presentSweep(sweep) : fail('SWEEP_NOT_FOUND');
};
