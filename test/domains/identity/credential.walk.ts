import type { SmallMachine } from '../../model/small-world.ts';
import { onboard } from '../../support/recipient.ts';
import { working } from '../../support/working.ts';

export const walk: SmallMachine = {
  machine: 'credential',
  acts: {
    CREATE: async (world) => {
      world.id = await onboard(world.tenant);
    },
    REFRESH: ({ tenant, id }) => tenant.api.refreshCredential({ id }).unwrap(),
    // The mock takes nothing back: the engine alone. A vendor's word has a test of its own.
    PROVIDER_SUSPEND: ({ service, id }) =>
      working(service, async (unit) => {
        const credential = await unit.aggregate('credential', id);
        await credential?.send('PROVIDER_SUSPEND', { at: credential.now });
      }),
    SUSPEND: ({ tenant, id }) => tenant.api.suspendTestCredential({ id }).unwrap(),
    REINSTATE: ({ tenant, id }) => tenant.api.reinstateTestCredential({ id }).unwrap(),
    REVOKE: ({ tenant, id }) => tenant.api.revokeTestCredential({ id }).unwrap(),
    EXPIRE: ({ tenant, id }) => tenant.api.expireTestCredential({ id }).unwrap(),
  },
  refusals: {
    REFRESH: { by: 'refreshCredential', ask: ({ tenant, id }) => tenant.api.refreshCredential({ id }) },
    SUSPEND: { by: 'suspendTestCredential', ask: ({ tenant, id }) => tenant.api.suspendTestCredential({ id }) },
    REINSTATE: { by: 'reinstateTestCredential', ask: ({ tenant, id }) => tenant.api.reinstateTestCredential({ id }) },
    REVOKE: { by: 'revokeTestCredential', ask: ({ tenant, id }) => tenant.api.revokeTestCredential({ id }) },
    EXPIRE: { by: 'expireTestCredential', ask: ({ tenant, id }) => tenant.api.expireTestCredential({ id }) },
  },
};
