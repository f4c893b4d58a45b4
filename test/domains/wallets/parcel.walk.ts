import type { SmallMachine } from '../../model/small-world.ts';

export const walk: SmallMachine = {
  machine: 'parcel',
  acts: {
    CREATE: async (world) => {
      world.id = (await world.tenant.session.createParcel({ label: 'A book' }).unwrap()).id;
    },
    DELIVER: ({ service }) => service.runUntilIdle(),
  },
  refusals: {},
};
