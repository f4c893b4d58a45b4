import { findRule, rulesOf } from '../../../src/domains/treasury/treasury-rule.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    rulesOf: both(({ tenantId }) => rulesOf(tenantId)),
    findRule: both(async ({ reads, tenantId, of }) => findRule(reads, tenantId, of.id('rules'))),
  },
  others: { enabledRules: 'for workers, who see all tenants' },
};
