import type { SmallMachine } from '../../model/small-world.ts';

const gone = () => ({ code: 'POLICY_NOT_FOUND' });

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
    ADD_VERSION: { ask: ({ tenant, id }) => tenant.api.createPolicyVersion({ id, document: {} }), answer: gone },
    DELETE: { ask: ({ tenant, id }) => tenant.api.deletePolicy({ id }), answer: gone },
  },
};
