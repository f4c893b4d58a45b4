import type { ListRows } from '../../contract/list-rows.ts';
import { working } from '../../support/working.ts';
import { newOwner } from '../wallets/owners.ts';
import { THREE } from './fixture.ts';
import { tellSweep } from './told.ts';

export const lists: ListRows = {
  listTreasuryAccounts: ({ acme }, nth) =>
    acme.api
      .createTreasuryAccount({ name: `A${nth}`, owners: [{ address: newOwner().address }], buckets: [...THREE] })
      .unwrap(),
  listTreasuryRules: ({ acme }) =>
    acme.api.createTreasuryRule({ id: acme.ids.accounts ?? '', type: 'REBALANCE_TO_TARGET' }).unwrap(),
  listTreasurySweeps: ({ service, acme }, nth) => {
    const { accounts: treasury = '', rules: rule = '' } = acme.ids;
    const buckets = [acme.ids['source-buckets'] ?? '', acme.ids['dest-buckets'] ?? ''] as const;
    return working(service, async (unit) => {
      await tellSweep(unit, acme, { treasury, rule, buckets }, { ruleId: null, n: nth + 10 });
    });
  },
};
