import { invalid, type SmallMachine } from '../../model/small-world.ts';

export const walk: SmallMachine = {
  machine: 'credential',
  // The provider of identities is asked again by an operation that has no handler yet.
  possible: (_place, { type }) => type !== 'REFRESH',
  acts: {
    CREATE: async (world) => {
      world.id = (await world.tenant.api.issueTestCredential({ kind: 'BUSINESS_IDENTITY' }).unwrap()).id;
    },
    SUSPEND: ({ tenant, id }) => tenant.api.suspendTestCredential({ id }).unwrap(),
    REINSTATE: ({ tenant, id }) => tenant.api.reinstateTestCredential({ id }).unwrap(),
    REVOKE: ({ tenant, id }) => tenant.api.revokeTestCredential({ id }).unwrap(),
    EXPIRE: ({ tenant, id }) => tenant.api.expireTestCredential({ id }).unwrap(),
  },
  refusals: {
    SUSPEND: { ask: ({ tenant, id }) => tenant.api.suspendTestCredential({ id }), answer: invalid('SUSPEND') },
    REINSTATE: { ask: ({ tenant, id }) => tenant.api.reinstateTestCredential({ id }), answer: invalid('REINSTATE') },
    REVOKE: { ask: ({ tenant, id }) => tenant.api.revokeTestCredential({ id }), answer: invalid('REVOKE') },
    EXPIRE: { ask: ({ tenant, id }) => tenant.api.expireTestCredential({ id }), answer: invalid('EXPIRE') },
  },
};
