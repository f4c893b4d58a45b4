import type { PrivateKeyAccount } from 'viem/accounts';
import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';
import { executeElsewhere, legacy, legacyBody, type Owned, ownedWallet, setThreshold, signatureOf } from './fixture.ts';
import { sample } from './multisig-payment.sample.ts';

const owners = { tenantId: 'ten_model', memberId: '', paymentId: '' };

/** What a walk of a legacy payment keeps beside its payment: the wallet, and the payment whose turn is before it. */
interface Kept {
  readonly wallet: Owned;
  readonly hash: string;
  readonly nonce: bigint;
  readonly before: { readonly id: string; readonly multisigTxHash: string } | undefined;
}

const kept = new WeakMap<SmallWorld, Kept>();

function keptOf(world: SmallWorld): Kept {
  const found = kept.get(world);
  if (!found) throw new Error('the walk has no payment yet');
  return found;
}

const signatureFor = async (world: SmallWorld, owner: PrivateKeyAccount | undefined): Promise<string> =>
  signatureOf(owner, keptOf(world).hash);

/** An ETH payment: what pays it can be taken away. Executions are held, so that it rests where the walk wants it. */
async function propose(world: SmallWorld): Promise<void> {
  const { service, chain, tenant, walk } = world;
  const wallet = await ownedWallet(service, chain, tenant, { owners: 3, threshold: 2, eth: 10n ** 18n });
  await tenant.api.setTestChain({ holdExecution: true }).unwrap();
  const body = legacyBody(wallet, { asset: 'eth', value: '0.001' });
  const waits = walk.moves.some(({ trigger }) => trigger.event.type === 'WAIT_TURN');
  const before = waits ? legacy(await tenant.api.createPayment(body).unwrap()) : undefined;
  const { id, multisigTxHash, nonce } = legacy(await tenant.api.createPayment(body).unwrap());
  world.id = id;
  kept.set(world, { wallet, before, hash: multisigTxHash, nonce: BigInt(nonce) });
}

/** The payment before it is executed, so that it has its turn; held itself, it rests. */
async function giveTurn(world: SmallWorld): Promise<void> {
  const { service, tenant } = world;
  const { before, wallet } = keptOf(world);
  if (before === undefined || (await isOver(world, before.id))) return;
  for (const owner of wallet.owners.slice(0, 2)) {
    const signature = await signatureOf(owner, before.multisigTxHash);
    await tenant.api.signPayment({ id: before.id, signature }).unwrap();
  }
  await tenant.api.executePayment({ id: before.id }).unwrap();
  await runUntilChainIdle(service);
}

const isOver = async ({ tenant }: SmallWorld, id: string): Promise<boolean> =>
  (await tenant.api.getPayment({ id }).unwrap()).status === 'COMPLETED';

/** Ends it: by its nonce while it waits, by an empty wallet once it is with the relayer. */
async function fail(world: SmallWorld): Promise<void> {
  const { service, chain, tenant, id } = world;
  const { wallet, nonce } = keptOf(world);
  const { status } = await tenant.api.getPayment({ id }).unwrap();
  if (status === 'EXECUTING') {
    await chain.local.setBalance(wallet.address, 0n);
    return runUntilChainIdle(service);
  }
  await giveTurn(world);
  // An indexer begins with what comes after its first look.
  await service.runUntilIdle();
  await executeElsewhere(service, wallet, { nonce });
}

/** The owners want a third signature now. They changed it without using a nonce of a payment here. */
async function raiseThreshold(world: SmallWorld): Promise<void> {
  await giveTurn(world);
  await setThreshold(world.chain, keptOf(world).wallet.address, 3);
}

const _invalid = (event: string) => (from: string) => ({ code: 'INVALID_TRANSITION', details: { from, event } });

export const walk: SmallMachine = {
  machine: 'multisig-payment',
  begins: { ...sample.context(owners, 1) },
  told: [
    ({ signers }) => (signers as readonly string[]).length,
    ({ blockedByNonce }) => blockedByNonce !== null,
    'signaturesRequired',
  ],
  possible: ({ root }, { type }) => {
    // Created and proposed are one request, which a refusal leaves nothing of (D-172).
    if (root.leaf.status === 'CREATED') return type === 'PROPOSED';
    // The wallet has three owners, so the threshold rises once.
    if (type === 'QUORUM_CHANGED') return root.context.signaturesRequired === 2;
    return type !== 'WAIT_TURN' || root.context.blockedByNonce === null;
  },
  acts: {
    CREATE: propose,
    SIGN: async (world) => {
      const { signers } = legacy(await world.tenant.api.getPayment({ id: world.id }).unwrap());
      const signature = await signatureFor(world, keptOf(world).wallet.owners[signers.length]);
      return world.tenant.api.signPayment({ id: world.id, signature }).unwrap();
    },
    WAIT_TURN: ({ tenant, id }) => tenant.api.executePayment({ id }).unwrap(),
    EXECUTE: async (world) => {
      await giveTurn(world);
      return world.tenant.api.executePayment({ id: world.id }).unwrap();
    },
    QUORUM_CHANGED: async (world) => {
      await raiseThreshold(world);
      return world.tenant.api.executePayment({ id: world.id }).unwrap();
    },
    EXECUTION_CONFIRMED: ({ service }) => runUntilChainIdle(service),
    FAIL: fail,
    CANCEL: ({ tenant, id }) => tenant.api.cancelPayment({ id }).unwrap(),
  },
  refusals: {
    SIGN: {
      by: 'signPayment',
      ask: (world) => world.tenant.api.signPayment({ id: world.id, signature: `0x${'1'.repeat(128)}1b` }),
    },
    EXECUTE: { by: 'executePayment', ask: ({ tenant, id }) => tenant.api.executePayment({ id }) },
    CANCEL: {
      by: 'cancelPayment',
      ask: ({ tenant, id }) => tenant.api.cancelPayment({ id }),
    },
  },
};
