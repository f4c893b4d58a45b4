import { findSweep, openSweeps, sweepsOf } from '../../../src/domains/treasury/treasury-sweep.store.ts';
import { both, type StoreWalls, second } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    sweepsOf: both(({ tenantId }) => sweepsOf(tenantId)),
    findSweep: both(async ({ reads, tenantId, of }) => findSweep(reads, tenantId, of.id('sweeps'))),
    openSweeps: second('its caller has locked the account behind both walls', async ({ reads, of }) =>
      openSweeps(reads, [of.id('accounts')]),
    ),
  },
  others: { reservedIn: 'adds up what openSweeps has found' },
};
