import type { SmallMachine } from '../../model/small-world.ts';
import { orders } from './fixture.ts';

const orderIds = new WeakMap<object, string>();
const orderOf = (world: object): string => orderIds.get(world) ?? '';

/** The tenant buys, the other one sells and delivers. */
export const walk: SmallMachine = {
  machine: 'delivery-record',
  acts: {
    CREATE: async (world) => {
      const { id } = await orders(world.tenant, world.other).delivered();
      orderIds.set(world, id);
      world.id = (await world.tenant.api.getSalesOrderDelivery({ id }).unwrap()).id;
    },
    ACCEPT: (world) => world.tenant.api.acceptSalesOrderDelivery({ id: orderOf(world) }).unwrap(),
  },
  refusals: {
    ACCEPT: {
      by: 'acceptSalesOrderDelivery',
      ask: (world) => world.tenant.api.acceptSalesOrderDelivery({ id: orderOf(world) }),
    },
  },
};
