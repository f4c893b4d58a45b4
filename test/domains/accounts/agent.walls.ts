import { agentsOf, findAgent } from '../../../src/domains/accounts/agent.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    agentsOf: both(({ tenantId }) => agentsOf(tenantId)),
    findAgent: both(async ({ reads, tenantId, of }) => findAgent(reads, tenantId, of.id('agents'))),
  },
};
