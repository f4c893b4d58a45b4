import type { SmallMachine } from '../../model/small-world.ts';
import { onboard } from '../../support/recipient.ts';

export const walk: SmallMachine = {
  machine: 'credential',
  acts: {
    CREATE: async (world) => {
      world.id = await onboard(world.tenant);
    },
    REFRESH: ({ tenant, id }) => tenant.api.refreshCredential({ id }).unwrap(),
    PROVIDER_SUSPEND: ({ tenant, id }) => tenant.api.suspendTestCredential({ id, source: 'PROVIDER' }).unwrap(),
    SUSPEND: ({ tenant, id }) => tenant.api.suspendTestCredential({ id }).unwrap(),
    REINSTATE: ({ tenant, id }) => tenant.api.reinstateTestCredential({ id }).unwrap(),
    REVOKE: ({ tenant, id }) => tenant.api.revokeTestCredential({ id }).unwrap(),
    EXPIRE: ({ tenant, id }) => tenant.api.expireTestCredential({ id }).unwrap(),
  },
  refusals: {
    REFRESH: { by: 'refreshCredential', ask: ({ tenant, id }) => tenant.api.refreshCredential({ id }) },
    SUSPEND: { by: 'suspendTestCredential', ask: ({ tenant, id }) => tenant.api.suspendTestCredential({ id }) },
    PROVIDER_SUSPEND: {
      by: 'suspendTestCredential',
      ask: ({ tenant, id }) => tenant.api.suspendTestCredential({ id, source: 'PROVIDER' }),
    },
    REINSTATE: { by: 'reinstateTestCredential', ask: ({ tenant, id }) => tenant.api.reinstateTestCredential({ id }) },
    REVOKE: { by: 'revokeTestCredential', ask: ({ tenant, id }) => tenant.api.revokeTestCredential({ id }) },
    EXPIRE: { by: 'expireTestCredential', ask: ({ tenant, id }) => tenant.api.expireTestCredential({ id }) },
  },
};
