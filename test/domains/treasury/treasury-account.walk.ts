import type { SmallMachine } from '../../model/small-world.ts';
import { newOwner, runUntilChainIdle } from '../wallets/owners.ts';
import { THREE } from './fixture.ts';

export const walk: SmallMachine = {
  machine: 'treasury-account',
  acts: {
    CREATE: async (world) => {
      // The owner's smart account is deployed before: what is scripted is for the buckets.
      await runUntilChainIdle(world.service);
      await world.tenant.api.setTestChain({ holdDeployments: true }).unwrap();
      const owners = [{ address: newOwner().address }];
      const body = { name: 'Walked', owners, buckets: [...THREE] };
      world.id = (await world.tenant.api.createTreasuryAccount(body).unwrap()).id;
    },
    ACTIVATE: async ({ service, tenant }) => {
      await tenant.api.setTestChain({ holdDeployments: false }).unwrap();
      await runUntilChainIdle(service);
    },
    FAIL: async ({ service, tenant }) => {
      await tenant.api.setTestChain({ holdDeployments: false, failNextDeployments: 1 }).unwrap();
      await runUntilChainIdle(service);
    },
  },
  // Nothing but its wallets moves it.
  refusals: {},
};
