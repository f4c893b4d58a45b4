import {
  accountsOf,
  findWallet,
  findWalletOrEscrow,
  organizationAccount,
  walletsOf,
} from '../../../src/domains/wallets/wallet.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    walletsOf: both(({ tenantId }) => walletsOf(tenantId)),
    findWallet: both(async ({ reads, tenantId, of }) => findWallet(reads, tenantId, of.id('wallets'))),
    findWalletOrEscrow: both(async ({ reads, tenantId, of }) => findWalletOrEscrow(reads, tenantId, of.id('wallets'))),
    organizationAccount: both(async ({ reads, tenantId }) => organizationAccount(reads, tenantId)),
    accountsOf: both(async ({ reads, tenantId, of }) =>
      Object.values((await accountsOf(reads, tenantId, of.memberId)) ?? {}).some((wallet) => wallet !== undefined),
    ),
  },
  // Where no domain has furnished the tenant with an organization account, its wallet becomes one.
  plant: ({ pool }, { ids, tenantId }) =>
    pool
      .owner('wallets')
      .where({ id: ids.wallets })
      .whereNotExists(pool.owner('wallets').where({ tenant_id: tenantId, kind: 'ORGANIZATION' }))
      .update({ kind: 'ORGANIZATION' }),
};
