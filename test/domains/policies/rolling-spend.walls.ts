import { rollingSpent } from '../../../src/domains/policies/rolling-spend.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');

export const walls: StoreWalls = {
  reads: {
    rollingSpent: both(async ({ reads, tenantId, of }) => {
      const sums = [];
      for (const subjectType of ['agent', 'treasury_account'] as const) {
        const isAgent = subjectType === 'agent';
        const subjectId = isAgent ? of.id('agents') : await of.find('treasury_accounts', 'id');
        const spent = await rollingSpent(reads, tenantId, { subjectType, subjectId }, NOW, null);
        sums.push(...(spent.monthlyBaseUnits === 0n ? [] : [spent]));
      }
      return sums;
    }),
  },
  others: {
    lockSpent: 'It takes a lock, and reads nothing.',
    countSpent: 'It reads nothing.',
  },
  async plant({ pool }, of) {
    const { owner } = pool;
    const { wallet_id } = await owner('treasury_buckets').where({ tenant_id: of.tenantId }).first('wallet_id');
    const spent = { tenant_id: of.tenantId, amount_base_units: 1, created_at: NOW };
    for (const spender_id of [of.id('agents'), wallet_id])
      await owner('spends').insert({ ...spent, resource_id: `spe_${spender_id}`, spender_id });
  },
};
