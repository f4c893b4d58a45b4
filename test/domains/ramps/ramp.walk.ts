import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { type Owned, ownedWallet, signed } from '../payments/fixture.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';

const kept = new WeakMap<SmallWorld, { readonly wallet: Owned; readonly paymentId: string }>();

function keptOf(world: SmallWorld) {
  const found = kept.get(world);
  if (!found) throw new Error('the walk has no ramp yet');
  return found;
}

/** Off: its owners sign it, or cancel the payment. Nothing else moves it, and no request can. */
export const walk: SmallMachine = {
  machine: 'ramp',
  acts: {
    CREATE: async (world) => {
      const { service, chain, tenant } = world;
      const wallet = await ownedWallet(service, chain, tenant, { owners: 1, threshold: 1 });
      const ramp = await tenant.api.createRamp({ walletId: wallet.id, direction: 'off', amount: '1.00' }).unwrap();
      kept.set(world, { wallet, paymentId: String(ramp.paymentId) });
      world.id = ramp.id;
    },
    CONFIRM: async (world) => {
      const { wallet, paymentId } = keptOf(world);
      const payment = await world.tenant.api.getPayment({ id: paymentId }).unwrap();
      if (payment.generation !== 'legacy') throw new Error('an off-ramp is a legacy payment');
      await signed(world.tenant, wallet, payment, 1);
      await runUntilChainIdle(world.service);
    },
    FAIL: async (world) => {
      await world.tenant.api.cancelPayment({ id: keptOf(world).paymentId }).unwrap();
      await world.service.runUntilIdle();
    },
  },
  refusals: {},
};
