import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { working } from '../../support/working.ts';
import { sample } from './wallet-binding.sample.ts';

/** Wallets have no operation in this slice: the engine alone. */
export const walk: SmallMachine = {
  machine: 'wallet-binding',
  acts: {
    CREATE: async (world) => {
      world.id = `bnd_model_${world.number}`;
      const owners = { tenantId: world.tenant.tenantId, memberId: '', paymentId: '' };
      const context = sample.context(owners, world.number);
      await working(world.service, (unit) => unit.open('wallet-binding', { id: world.id, context }));
    },
    VERIFY: (world) => bind(world, 'VERIFY'),
    ROTATE: (world) => bind(world, 'ROTATE'),
    REVOKE: (world) => bind(world, 'REVOKE'),
  },
  refusals: {},
};

const bind = ({ service, id }: SmallWorld, type: 'VERIFY' | 'ROTATE' | 'REVOKE'): Promise<void> =>
  working(service, async (unit) => {
    const binding = await unit.aggregate('wallet-binding', id);
    await binding?.send(type, { at: binding.now });
  });
