import { accountsOf, bucketsOf, findAccount } from '../../../src/domains/treasury/treasury-account.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    accountsOf: both(({ tenantId }) => accountsOf(tenantId)),
    findAccount: both(async ({ reads, tenantId, of }) => findAccount(reads, tenantId, of.id('accounts'))),
    bucketsOf: both(async ({ reads, tenantId, of }) => bucketsOf(reads, tenantId, [of.id('accounts')])),
  },
  others: {
    bucketsOfAccounts: 'for workers, who see all tenants',
    readableBuckets: 'for workers, who see all tenants',
  },
};
