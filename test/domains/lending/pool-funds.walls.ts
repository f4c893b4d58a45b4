import { available, poolAccount } from '../../../src/domains/lending/money.ts';
import { fundsOf, fundsOfPool } from '../../../src/domains/lending/pools/pool-funds.store.ts';
import { transfer } from '../../../src/payments/ledger/transfer.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';
import { working } from '../../support/working.ts';

/** Whether a pool has cash: without a wall the other tenant's would be seen. */
const hasCash = ({ cashAtoms }: { readonly cashAtoms: bigint }) => (cashAtoms > 0n ? { cashAtoms } : undefined);

export const walls: StoreWalls = {
  reads: {
    fundsOf: both(async ({ reads, tenantId, of }) => {
      const pool = of.id('pools');
      return hasCash((await fundsOf(reads, tenantId, [pool]))(pool));
    }),
    fundsOfPool: both(async ({ reads, tenantId, of }) => hasCash(await fundsOfPool(reads, tenantId, of.id('pools')))),
  },
  plant: (service, { tenantId, id }) =>
    working(service, async (unit) => {
      const party = { poolId: id('pools'), lenderTenantId: tenantId };
      const moved = transfer(available(tenantId), poolAccount('pool_cash', party), 1n, 'deposit');
      unit.write({ ...moved, subject: party.poolId });
    }),
};
