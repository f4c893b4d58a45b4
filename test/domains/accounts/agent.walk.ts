import { invalid, type SmallMachine } from '../../model/small-world.ts';

export const walk: SmallMachine = {
  machine: 'agent',
  acts: {
    CREATE: async (world) => {
      world.id = (await world.tenant.session.createAgent({ name: 'Model' }).unwrap()).id;
    },
    SUSPEND: ({ tenant, id }) => tenant.session.suspendAgent({ id }).unwrap(),
    RESUME: ({ tenant, id }) => tenant.session.resumeAgent({ id }).unwrap(),
  },
  refusals: {
    SUSPEND: { ask: ({ tenant, id }) => tenant.session.suspendAgent({ id }), answer: invalid('SUSPEND') },
    RESUME: { ask: ({ tenant, id }) => tenant.session.resumeAgent({ id }), answer: invalid('RESUME') },
  },
};
