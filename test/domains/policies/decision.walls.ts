import { decisionsOf } from '../../../src/domains/policies/decision.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: { decisionsOf: both(({ tenantId }) => decisionsOf(tenantId, {})) },
  others: { decisionOf: 'no read', recordDecision: 'a write' },
};
