import type { SmallMachine } from '../../model/small-world.ts';

export const walk: SmallMachine = {
  machine: 'policy',
  acts: {
    CREATE: async (world) => {
      world.id = (await world.tenant.api.createPolicy({ name: 'Model', document: {} }).unwrap()).policyId;
    },
    ADD_VERSION: ({ tenant, id }) => tenant.api.createPolicyVersion({ id, document: {} }).unwrap(),
    DELETE: ({ tenant, id }) => tenant.api.deletePolicy({ id }).unwrap(),
  },
  refusals: {
    ADD_VERSION: {
      by: 'createPolicyVersion',
      ask: ({ tenant, id }) => tenant.api.createPolicyVersion({ id, document: {} }),
    },
    DELETE: { by: 'deletePolicy', ask: ({ tenant, id }) => tenant.api.deletePolicy({ id }) },
  },
};
