import type { SmallMachine } from '../../model/small-world.ts';
import { HOUR } from './fixture.ts';
import { invalid, wait, walkers } from './walking.ts';

const refused = (event: string) => (status: string) =>
  status === 'EXPIRED' ? { code: 'OFFER_EXPIRED' } : invalid(event)(status);

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
    ACCEPT: { ask: ({ other, id }) => other.api.acceptLendingOffer({ id }), answer: refused('ACCEPT') },
    ISSUE: { ask: ({ tenant, id }) => tenant.api.issueLendingOffer({ id }), answer: refused('ISSUE') },
  },
};
