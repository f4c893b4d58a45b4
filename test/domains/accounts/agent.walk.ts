import type { SmallMachine } from '../../model/small-world.ts';

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
    SUSPEND: { by: 'suspendAgent', ask: ({ tenant, id }) => tenant.session.suspendAgent({ id }) },
    RESUME: { by: 'resumeAgent', ask: ({ tenant, id }) => tenant.session.resumeAgent({ id }) },
  },
};
