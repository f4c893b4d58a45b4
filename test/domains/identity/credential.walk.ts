import { invalid, type SmallMachine } from '../../model/small-world.ts';
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
    REFRESH: { ask: ({ tenant, id }) => tenant.api.refreshCredential({ id }), answer: () => 'as it is' },
    SUSPEND: { ask: ({ tenant, id }) => tenant.api.suspendTestCredential({ id }), answer: invalid('SUSPEND') },
    REINSTATE: { ask: ({ tenant, id }) => tenant.api.reinstateTestCredential({ id }), answer: invalid('REINSTATE') },
    REVOKE: { ask: ({ tenant, id }) => tenant.api.revokeTestCredential({ id }), answer: invalid('REVOKE') },
    EXPIRE: { ask: ({ tenant, id }) => tenant.api.expireTestCredential({ id }), answer: invalid('EXPIRE') },
  },
};
