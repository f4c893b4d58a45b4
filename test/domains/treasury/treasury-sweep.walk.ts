import type { Address } from 'viem';
import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { executeElsewhere } from '../payments/fixture.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';
import { between, signSweep, type Treasury, treasury } from './fixture.ts';

interface Kept {
  readonly account: Treasury;
  readonly paymentId: string;
}

const kept = new WeakMap<SmallWorld, Kept>();

function keptOf(world: SmallWorld): Kept {
  const found = kept.get(world);
  if (!found) throw new Error('the walk has no sweep yet');
  return found;
}

/** What the payment is while the sweep is this. */
const paymentStatus = (status: string): string => (status === 'CANCELED' ? 'CANCELLED' : status);

export const walk: SmallMachine = {
  machine: 'treasury-sweep',
  acts: {
    CREATE: async (world) => {
      const { service, tenant } = world;
      const account = await treasury(service, tenant, { holdings: [50] });
      const body = { id: account.id, ...between(account, 0, 1), amountUsd: '20.00' };
      const { id, paymentId } = await tenant.api.createTreasurySweep(body).unwrap();
      world.id = id;
      kept.set(world, { account, paymentId });
    },
    COMPLETE: async (world) => {
      await signSweep(world.tenant, keptOf(world).account, keptOf(world));
      await runUntilChainIdle(world.service);
    },
    FAIL: async (world) => {
      const { owners, buckets } = keptOf(world).account;
      const [bucket] = buckets;
      // An indexer begins with what comes after its first look.
      await world.service.runUntilIdle();
      const safe = { id: bucket?.walletId ?? '', address: bucket?.address as Address, owners };
      await executeElsewhere(world.service, safe, { nonce: 0n });
      await runUntilChainIdle(world.service);
    },
    CANCEL: (world) => world.tenant.api.cancelPayment({ id: keptOf(world).paymentId }).unwrap(),
  },
  refusals: {
    COMPLETE: {
      by: 'signPayment',
      ask: (world) =>
        world.tenant.api.signPayment({ id: keptOf(world).paymentId, signature: `0x${'1'.repeat(128)}1b` }),
      of: (state) => ({ machine: 'multisig-payment', event: 'SIGN', state: paymentStatus(state) }),
    },
    CANCEL: {
      by: 'cancelPayment',
      ask: (world) => world.tenant.api.cancelPayment({ id: keptOf(world).paymentId }),
      of: (state) => ({ machine: 'multisig-payment', event: 'CANCEL', state: paymentStatus(state) }),
    },
  },
};
