import type { Hex } from 'viem';
import { SAFE } from '../../../src/payments/chain/index.ts';
import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { working } from '../../support/working.ts';
import { sample } from './wallet.sample.ts';

const owners = { tenantId: 'ten_model', memberId: '', paymentId: '' };

/** Code that reverts whatever is asked, so that a deployment is not even sent. */
const REVERTS: Hex = '0x60006000fd';
/** Code that takes every call and does nothing: what is sent to it is mined and leaves no Safe. */
const IDLES: Hex = '0x00';

const runJob = ({ service, id }: SmallWorld) =>
  service.engine.services.jobs.runNow({ topic: 'wallets.deploy', key: id });

/** A round of the relayer that finds something to do, with other code where the factory of Safes stands. */
async function relayed({ service, chain }: SmallWorld, code?: Hex): Promise<void> {
  const { client, local } = chain;
  const address = SAFE.SafeProxyFactory;
  const factory = await client.getCode({ address });
  if (code) await local.setCode(address, code);
  for (let tries = 0; tries < 5 && (await service.relayer.run()) === 0; tries += 1);
  await local.mine();
  if (code && factory) await local.setCode(address, factory);
}

/** What the walk wants next of the wallet. */
async function nextEvent({ service, walk, id }: SmallWorld): Promise<string | undefined> {
  const taken = await service.pool.owner('lifecycle_log').where({ aggregate_id: id });
  return walk.moves[taken.length + 1]?.trigger.event.type;
}

/** An organization account: the one kind that can be tried again (D-249). */
export const walk: SmallMachine = {
  machine: 'wallet',
  begins: { ...sample.context(owners, 0), kind: 'ORGANIZATION' },
  told: [({ failedAttempts }) => Number(failedAttempts)],
  possible: ({ root, via }, { type }) => {
    if (type === 'LAND') return via.event === 'SEND_DEPLOYMENT';
    return type !== 'SEND_DEPLOYMENT' || root.leaf.status === 'PENDING_DEPLOYMENT' || via.event === 'ATTEMPT_FAILED';
  },
  acts: {
    CREATE: async (world) => {
      const { organizationAccount } = await world.tenant.session.getBalance({ ensure: true }).unwrap();
      world.id = organizationAccount?.walletId ?? '';
    },
    SEND_DEPLOYMENT: async (world) => {
      const fails = (await nextEvent(world)) === 'ATTEMPT_FAILED';
      await runJob(world);
      await relayed(world, fails ? IDLES : undefined);
      await runJob(world);
    },
    LAND: async (world) => {
      await relayed(world);
      await runJob(world);
    },
    ATTEMPT_FAILED: async (world) => {
      await runJob(world);
      await relayed(world, REVERTS);
      await runJob(world);
    },
    RETRY: ({ tenant }) => tenant.session.getBalance({ ensure: true }).unwrap(),
    // No operation reads owners back yet: the engine alone.
    OWNERS_READ: ({ service, id }) =>
      working(service, async (unit) => {
        const found = await unit.aggregate('wallet', id);
        await found?.send('OWNERS_READ', { owners: found.context.owners, threshold: 1 });
      }),
  },
  refusals: {
    RETRY: { by: 'getBalance', ask: ({ tenant }) => tenant.session.getBalance({ ensure: true }) },
  },
};
