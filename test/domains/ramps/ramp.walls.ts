import { findRamp, lockCountedRamps, rampsOf } from '../../../src/domains/ramps/ramp.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    rampsOf: both(({ tenantId }) => rampsOf(tenantId)),
    findRamp: both(async ({ reads, tenantId, of }) => findRamp(reads, tenantId, of.id('ramps'))),
    lockCountedRamps: both(async ({ reads, tenantId }) => lockCountedRamps(reads, tenantId, new Date())),
  },
  // The furnished ramp has failed, and does not count.
  plant: ({ pool }, { tenantId }) =>
    pool.owner('ramps').where({ tenant_id: tenantId }).update({ status: 'SUBMITTED', failure_reason: null }),
};
