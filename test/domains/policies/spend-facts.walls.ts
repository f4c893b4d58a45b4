import { spendFacts } from '../../../src/domains/policies/spend-facts.store.ts';
import { both, isThere, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    spendFacts: both(async ({ reads, tenantId, of }) => {
      const policyId = of.id('policies');
      const subjectId = await of.find('policy_attachments', 'subject_id', { id: of.id('attachments') });
      const subject = { subjectType: 'wallet', subjectId } as const;
      const facts: unknown[] = [];
      for (const asked of [{ policyId }, subject]) {
        const read = await spendFacts(reads, tenantId, asked);
        facts.push(read?.policy, read?.mode, read?.isAvailable === false ? 'down' : null);
      }
      return facts.filter(isThere);
    }),
  },
  // Available is also what a tenant has that has set nothing.
  plant: ({ pool }, { tenantId }) =>
    pool.owner('test_policy_subsystem').where({ tenant_id: tenantId }).update({ available: false }),
};
