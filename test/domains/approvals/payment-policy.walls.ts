import { policyInForce, policyVersionsOf } from '../../../src/domains/approvals/payment-policy.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    policyVersionsOf: both(({ tenantId }) => policyVersionsOf(tenantId)),
    policyInForce: both(async ({ reads, tenantId }) => policyInForce(reads, tenantId)),
  },
};
