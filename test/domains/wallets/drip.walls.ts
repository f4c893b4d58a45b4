import { countDrips, dripsOf, findDrip } from '../../../src/domains/wallets/drip.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    dripsOf: both(({ tenantId }) => dripsOf(tenantId)),
    findDrip: both(async ({ reads, tenantId, of }) => findDrip(reads, tenantId, of.id('drips'))),
    countDrips: both(async ({ reads, tenantId, of }) => {
      const counts = (await countDrips(reads, tenantId, await of.find('drips', 'address'), new Date())) ?? {
        tenant: 0,
      };
      return (counts as { tenant: number }).tenant > 0;
    }),
  },
};
