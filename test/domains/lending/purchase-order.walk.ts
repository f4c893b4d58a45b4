import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { idOf, repay, type Walkers, wait, walkers } from './walking.ts';

const kept = new WeakMap<SmallWorld, { readonly walkers: Walkers; readonly poolId: string; readonly poId: string }>();

const loanOf = ({ service, id }: SmallWorld) => idOf(service, 'loans', { purchase_order_id: id });

export const walk: SmallMachine = {
  machine: 'purchase-order',
  beside: ['sales-order'],
  acts: {
    CREATE: async (world) => {
      const all = await walkers(world);
      const { id: poolId } = await all.originating({ tenorSeconds: 100, graceSeconds: 100 });
      const { id, poId } = await all.registered(poolId);
      world.id = id;
      kept.set(world, { walkers: all, poolId, poId });
    },
    ACCEPT: ({ tenant, id }) => tenant.api.acceptPurchaseOrder({ id, minPrincipal: '0' }).unwrap(),
    FINANCE: async (world) => {
      const found = kept.get(world);
      if (!found) throw new Error('the walk has no purchase order yet');
      const { poolId, poId } = found;
      await found.walkers.permitted(poolId);
      const offer = await world.tenant.api.createLendingOffer({ poolId, poId, principal: '1000000' }).unwrap();
      await world.other.api.acceptLendingOffer({ id: offer.id }).unwrap();
      return world.tenant.api.issueLendingOffer({ id: offer.id }).unwrap();
    },
    REPAY: async (world) => repay(world, await loanOf(world)),
    DEFAULT: (world) => wait(world, 200),
  },
  refusals: {
    ACCEPT: {
      by: 'acceptPurchaseOrder',
      ask: ({ tenant, id }) => tenant.api.acceptPurchaseOrder({ id, minPrincipal: '0' }),
    },
  },
};
