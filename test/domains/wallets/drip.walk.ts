import type { SmallMachine } from '../../model/small-world.ts';
import { runUntilChainIdle } from './owners.ts';

export const walk: SmallMachine = {
  machine: 'drip',
  acts: {
    CREATE: async (world) => {
      world.id = (await world.tenant.session.createDrip({}).unwrap()).id;
    },
    CONFIRM: ({ service }) => runUntilChainIdle(service),
    FAIL: async ({ service, tenant, id }) => {
      await tenant.api.setTestChain({ failNextDrips: 1 }).unwrap();
      await service.engine.services.jobs.runNow({ topic: 'wallets.drip', key: id });
    },
  },
  refusals: {},
};
