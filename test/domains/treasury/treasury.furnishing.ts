import type { Furnishing } from '../../contract/furnishing.ts';
import { working } from '../../support/working.ts';
import { newOwner } from '../wallets/owners.ts';
import { THREE } from './fixture.ts';
import { tellSweep } from './told.ts';

/** The fields of one type of rule: the examples' own are of buckets that this world has not. */
const NO_TERMS = { sourceBucketId: undefined, destBucketId: undefined, thresholdUsd: undefined, targetUsd: undefined };

export const furnishing: Furnishing = {
  async furnish(service, { api, tenantId, memberId }) {
    const owners = [{ address: newOwner().address }];
    const { id, buckets } = await api.createTreasuryAccount({ name: 'Main', owners, buckets: [...THREE] }).unwrap();
    const [source = '', dest = ''] = buckets.map((bucket) => bucket.id);
    const between = { sourceBucketId: source, destBucketId: dest };
    const body = { type: 'SWEEP_EXCESS', ...between, thresholdUsd: '100.00' } as const;
    const { id: rule } = await api.createTreasuryRule({ id, ...body }).unwrap();
    // The world has no chain, and a sweep wants to know what the source holds.
    const told = { treasury: id, buckets: [source, dest] as const, rule };
    let sweep = '';
    await working(service, async (unit) => {
      sweep = await tellSweep(unit, { tenantId, memberId }, told);
    });
    return { accounts: id, rules: rule, sweeps: sweep, 'source-buckets': source, 'dest-buckets': dest };
  },
  bodies: {
    createTreasuryAccount: () => ({ owners: [{ address: newOwner().address }], threshold: 1 }),
    createTreasuryRule: () => ({ type: 'REBALANCE_TO_TARGET', ...NO_TERMS }),
    updateTreasuryRule: () => ({ ...NO_TERMS, thresholdUsd: '50.00' }),
    createTreasurySweep: ({ ids }) => ({
      sourceBucketId: ids['source-buckets'],
      destBucketId: ids['dest-buckets'],
      amountUsd: '1.00',
    }),
  },
};
