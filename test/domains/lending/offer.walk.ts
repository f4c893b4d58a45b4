import type { SmallMachine } from '../../model/small-world.ts';
import { HOUR } from './fixture.ts';
import { wait, walkers } from './walking.ts';

export const walk: SmallMachine = {
  machine: 'offer',
  beside: ['financing-pool', 'purchase-order'],
  acts: {
    CREATE: async (world) => {
      const { originating, offered } = await walkers(world);
      world.id = (await offered((await originating()).id)).id;
    },
    ACCEPT: ({ other, id }) => other.api.acceptLendingOffer({ id }).unwrap(),
    ISSUE: ({ tenant, id }) => tenant.api.issueLendingOffer({ id }).unwrap(),
    EXPIRE: (world) => wait(world, 72 * HOUR),
  },
  refusals: {
    ACCEPT: { by: 'acceptLendingOffer', ask: ({ other, id }) => other.api.acceptLendingOffer({ id }) },
    ISSUE: { by: 'issueLendingOffer', ask: ({ tenant, id }) => tenant.api.issueLendingOffer({ id }) },
  },
};
