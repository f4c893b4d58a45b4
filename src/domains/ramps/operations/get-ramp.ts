import type { Handler } from '../../../platform/http/handler.ts';
import { presentRamp } from '../ramp.present.ts';
import { findRamp } from '../ramp.store.ts';

/** One ramp of the tenant (B 4.5). */
export const getRamp: Handler<'getRamp'> = async ({ path, tenantId, reads, fail }) => {
  const ramp = await findRamp(reads, tenantId, path.id);
  return ramp ? presentRamp(ramp) : fail('RAMP_NOT_FOUND');
};
