import { attachmentsOf, findPolicy, policiesOf, versionsOf } from '../../../src/domains/policies/policy.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    policiesOf: both(({ tenantId }) => policiesOf(tenantId)),
    findPolicy: both(async ({ reads, tenantId, of }) => findPolicy(reads, tenantId, of.id('policies'))),
    versionsOf: both(({ tenantId, of }) => versionsOf(tenantId, of.id('policies'))),
    attachmentsOf: both(({ tenantId }) => attachmentsOf(tenantId)),
  },
};
