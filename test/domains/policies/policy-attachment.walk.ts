import type { SmallMachine } from '../../model/small-world.ts';

export const walk: SmallMachine = {
  machine: 'policy-attachment',
  acts: {
    CREATE: async (world) => {
      const { api, session } = world.tenant;
      const { id: subjectId } = await session.createAgent({ name: 'Model' }).unwrap();
      const { policyId } = await api.createPolicy({ name: 'Model', document: {} }).unwrap();
      const attached = await api.attachPolicy({ id: policyId, subjectType: 'agent', subjectId }).unwrap();
      world.id = attached.attachmentId;
    },
    DETACH: ({ tenant, id }) => tenant.api.detachPolicy({ attachmentId: id }).unwrap(),
  },
  refusals: {
    DETACH: {
      by: 'detachPolicy',
      ask: ({ tenant, id }) => tenant.api.detachPolicy({ attachmentId: id }),
    },
  },
};
