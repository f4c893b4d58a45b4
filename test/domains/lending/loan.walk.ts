import type { SmallMachine } from '../../model/small-world.ts';
import { usd } from './fixture.ts';
import { repay, wait, walkers } from './walking.ts';

/** What is still owed of the model's 100 decides which repayments the world can bring about. */
const fits = (outstanding: unknown, principal: bigint): boolean =>
  principal === 60n ? outstanding === 60n : outstanding === 100n;

export const walk: SmallMachine = {
  machine: 'loan',
  beside: ['financing-pool', 'purchase-order'],
  told: [({ principalOutstanding }) => String(principalOutstanding)],
  possible: ({ root }, event) =>
    event.type !== 'REPAY' || fits(root.context.principalOutstanding, event.repayment.principal),
  acts: {
    CREATE: async (world) => {
      const { originating, lent } = await walkers(world);
      world.id = (await lent(await originating({ tenorSeconds: 1000, graceSeconds: 1000 }))).id;
    },
    REPAY: (world, event) => repay(world, world.id, event.repayment.principal === 40n ? usd(4000) : usd(50_000)),
    MATURE: (world) => wait(world, 1000),
    DEFAULT: (world) => wait(world, 1000),
  },
  refusals: {
    REPAY: { by: 'repayLoan', ask: ({ other, id }) => other.api.repayLoan({ id, maxAmount: '1' }) },
  },
};
