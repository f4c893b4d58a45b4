import type { SmallMachine } from '../../model/small-world.ts';

export const walk: SmallMachine = {
  machine: 'api-key',
  acts: {
    CREATE: async (world) => {
      world.id = (await world.tenant.session.createApiKey({ name: 'walked' }).unwrap()).id;
    },
    REVOKE: ({ tenant, id }) => tenant.session.revokeApiKey({ id }).unwrap(),
  },
  refusals: { REVOKE: { by: 'revokeApiKey', ask: ({ tenant, id }) => tenant.session.revokeApiKey({ id }) } },
};
