import type { SmallMachine } from '../../model/small-world.ts';
import { advance } from './fixture.ts';
import { walkers } from './walking.ts';

export const walk: SmallMachine = {
  machine: 'permit',
  acts: {
    CREATE: async (world) => {
      const { opened, permitted } = await walkers(world);
      const { id: poolId } = await opened();
      world.id = (await permitted(poolId)).id;
      world.token = poolId;
    },
    // On the borrower's clock (D-469).
    EXPIRE: ({ other }) => advance(other, 30 * 86_400),
    REVOKE: ({ other, token }) =>
      other.api.issuePermit({ poolId: token ?? '', mode: 'bank_data_sandbox', riskTier: 5 }).unwrap(),
  },
  refusals: {},
};
