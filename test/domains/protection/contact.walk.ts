import { phoneOf, type SmallMachine } from '../../model/small-world.ts';

export const walk: SmallMachine = {
  machine: 'contact',
  acts: {
    CREATE: async (world) => {
      const order = { label: 'Walked', phone: phoneOf(world) };
      world.id = (await world.tenant.session.createContact(order).unwrap()).id;
    },
    REMOVE: ({ tenant, id }) => tenant.session.removeContact({ id }).unwrap(),
  },
  refusals: {
    REMOVE: {
      by: 'removeContact',
      ask: ({ tenant, id }) => tenant.session.removeContact({ id }),
    },
  },
};
