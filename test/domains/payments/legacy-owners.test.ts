import type { Address, Hex } from 'viem';
import { parseAbi } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { encodeFunctionData } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSafeOwners, recordOwners, type SafeOwners } from '../../../src/domains/wallets/index.ts';
import { execTransaction, relay, safeTransactionHash } from '../../../src/payments/chain/index.ts';
import { relayAll } from '../../payments/chain/relaying.ts';
import { CHAIN_ID, startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { working } from '../../support/working.ts';
import { newOwner, runUntilChainIdle } from '../wallets/owners.ts';
import { type Owned, ownedWallet, proposed, read, signatureOf, signed } from './fixture.ts';

let chain: TestChain;
let service: TestService;
let acme: TestTenant;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  acme = await service.signUp('Acme Owners');
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const SENTINEL = '0x0000000000000000000000000000000000000001';
const ownersAbi = parseAbi(['function swapOwner(address prevOwner, address oldOwner, address newOwner)']);

/** The call by which a Safe takes another owner instead of its first. */
const swapFirst = ({ owners }: Owned, joined: PrivateKeyAccount): Hex =>
  encodeFunctionData({
    abi: ownersAbi,
    functionName: 'swapOwner',
    args: [SENTINEL, (owners[0] as PrivateKeyAccount).address, joined.address],
  });

/** A wallet with a payment that waits for signatures, and the proposal of another first owner before it. */
async function swapping() {
  const own = await ownedWallet(service, chain, acme);
  const joined = newOwner();
  const data = swapFirst(own, joined);
  const swap = await acme.api.createWalletTransaction({ id: own.id, to: own.address, data }).unwrap();
  const next = await proposed(acme, own);
  const sign = async (owner: PrivateKeyAccount | undefined) =>
    acme.api.signPayment({ id: next.id, signature: await signatureOf(owner, next.multisigTxHash) });
  return { own, joined, data, swap, next, sign };
}

const ownersOf = async ({ id }: Owned): Promise<Address[]> =>
  (await acme.api.getWallet({ id }).unwrap()).owners.map(({ address }) => address as Address);

/** The new owner signs, the old one does not, and neither does without the chain. */
async function expectSwapped({ own, joined, sign }: Awaited<ReturnType<typeof swapping>>): Promise<void> {
  const invalid = { code: 'SIGNATURE_INVALID', statusCode: 400 };
  expect(await ownersOf(own)).toEqual([joined, ...own.owners.slice(1)].map(({ address }) => address));
  expect((await sign(own.owners[0])).error).toMatchObject(invalid);
  await acme.api.setTestChain({ available: false }).unwrap();
  expect((await sign(own.owners[0])).error).toMatchObject(invalid);
  await acme.api.setTestChain({ available: true }).unwrap();
  expect((await sign(joined)).data).toMatchObject({ signers: [joined.address] });
}

describe('owners that a Safe transaction has changed (D-175, D-457)', () => {
  it('are in force with the answer to the execution', async () => {
    const all = await swapping();
    expect(await signed(acme, all.own, all.swap)).toMatchObject({ status: 'COMPLETED' });
    await expectSwapped(all);
  });

  it('are in force with the commit of the worker that records the execution', async () => {
    const all = await swapping();
    await acme.api.setTestChain({ holdExecution: true }).unwrap();
    expect(await signed(acme, all.own, all.swap)).toMatchObject({ status: 'READY_TO_EXECUTE' });
    await acme.api.setTestChain({ holdExecution: false }).unwrap();
    await service.runner.runDue({ topic: 'payments.execution', key: all.swap.id, early: true });
    await relayAll(service);
    await service.runner.runDue({ topic: 'payments.execution', key: all.swap.id, early: true });
    expect(await read(acme, all.swap.id)).toMatchObject({ status: 'COMPLETED' });
    await expectSwapped(all);
  });

  it('are in force when a payment sent by another client is found executed', async () => {
    const all = await swapping();
    await sendUnheard(all.own, all.data);
    await service.indexer.run();
    for (const topic of ['payments.executed', 'payments.nonces'] as const) await service.runner.runDue({ topic }, 64);
    expect(await read(acme, all.swap.id)).toMatchObject({ status: 'COMPLETED' });
    await expectSwapped(all);
  });

  it('refuse a former owner before the service has indexed the change', async () => {
    const all = await swapping();
    const { own, data, sign } = all;
    await acme.api.cancelPayment({ id: all.swap.id }).unwrap();
    await sendUnheard(own, data);
    expect(await ownersOf(own)).toEqual(own.owners.map(({ address }) => address));
    expect((await sign(own.owners[0])).error).toMatchObject({ code: 'SIGNATURE_INVALID', statusCode: 400 });
    expect((await sign(own.owners[1])).data).toMatchObject({ signers: [own.owners[1]?.address] });
    await runUntilChainIdle(service);
    await expectSwappedAfter(all);
  });
});

describe('a reading of the owners that is recorded late (D-457)', () => {
  it('is corrected by the next reading: the wallet has the owners of its Safe again', async () => {
    const { own, joined, swap } = await swapping();
    const record = (read: SafeOwners) =>
      working(service, async (unit) => {
        const wallet = await unit.aggregate('wallet', own.id);
        if (wallet) await recordOwners(wallet, read, unit.reads);
      });
    const old = await readSafeOwners(service.engine.services, own.address);
    if (old === undefined) throw new Error('the chain does not answer');
    await signed(acme, own, swap);
    await runUntilChainIdle(service);
    const present = [joined, ...own.owners.slice(1)].map(({ address }) => address);
    expect(await ownersOf(own)).toEqual(present);
    // A slower worker had asked before the Safe had its new owner.
    await record(old);
    expect(await ownersOf(own)).toEqual(own.owners.map(({ address }) => address));
    await runUntilChainIdle(service);
    expect(await ownersOf(own)).toEqual(present);
  });
});

describe('owners that change before the deployment of their wallet is recorded (D-457)', () => {
  it('are read when the deployment is recorded', async () => {
    const all = await swapping();
    const { own } = all;
    await acme.api.cancelPayment({ id: all.swap.id }).unwrap();
    const change = (row: object) => service.pool.owner('wallets').where({ id: own.id }).update(row);
    await change({ status: 'DEPLOYING', deployed_at: null });
    await sendUnheard(own, all.data);
    await runUntilChainIdle(service);
    await change({ status: 'DEPLOYED', deployed_at: new Date() });
    expect(await ownersOf(own)).toEqual(own.owners.map(({ address }) => address));
    // One event for the owner that has left, one for the owner that has come.
    expect(await service.runner.runDue({ topic: 'wallets.owners', early: true })).toBe(2);
    await runUntilChainIdle(service);
    await expectSwappedAfter(all);
  });
});

describe('signatures of former owners (D-175)', () => {
  it('do not count: the payment waits for another owner, and executes with the current ones', async () => {
    const { own, joined, swap, next, sign } = await swapping();
    expect((await sign(own.owners[0])).data).toMatchObject({ status: 'AWAITING_SIGNATURE' });
    expect(await signed(acme, own, swap)).toMatchObject({ status: 'COMPLETED' });
    expect((await sign(own.owners[1])).data).toMatchObject({ status: 'AWAITING_SIGNATURE' });
    expect((await sign(joined)).ok).toBe(true);
    await runUntilChainIdle(service);
    expect(await read(acme, next.id)).toMatchObject({ status: 'COMPLETED', failureReason: null });
  });

  it('do not count for a ready payment, which collects signatures again and then executes', async () => {
    const { own, joined, swap, next, sign } = await swapping();
    for (const owner of own.owners.slice(0, 2)) await sign(owner);
    expect(await read(acme, next.id)).toMatchObject({ status: 'READY_TO_EXECUTE' });
    await signed(acme, own, swap);
    await runUntilChainIdle(service);
    expect(await read(acme, next.id)).toMatchObject({ status: 'AWAITING_SIGNATURE', failureReason: null });
    expect((await sign(joined)).ok).toBe(true);
    await runUntilChainIdle(service);
    expect(await read(acme, next.id)).toMatchObject({ status: 'COMPLETED', failureReason: null });
  });

  it('a payment that is ready under a lower threshold waits for the new threshold', async () => {
    const own = await ownedWallet(service, chain, acme);
    const data = encodeFunctionData({
      abi: parseAbi(['function changeThreshold(uint256 threshold)']),
      args: [3n],
    });
    const raise = await acme.api.createWalletTransaction({ id: own.id, to: own.address, data }).unwrap();
    const next = await proposed(acme, own);
    const sign = async (owner: PrivateKeyAccount | undefined) =>
      acme.api.signPayment({ id: next.id, signature: await signatureOf(owner, next.multisigTxHash) });
    for (const owner of own.owners.slice(0, 2)) await sign(owner);
    await signed(acme, own, raise);
    await runUntilChainIdle(service);
    expect(await read(acme, next.id)).toMatchObject({ status: 'AWAITING_SIGNATURE', signaturesRequired: 3 });
    await sign(own.owners[2]);
    await runUntilChainIdle(service);
    expect(await read(acme, next.id)).toMatchObject({ status: 'COMPLETED', failureReason: null });
  });
});

/** Mined, and neither followed nor settled here. */
async function sendUnheard({ address, owners }: Owned, data: Hex): Promise<void> {
  const call = { to: address, value: 0n, data, nonce: 0n };
  const hash = safeTransactionHash({ chainId: CHAIN_ID, address }, call);
  const signatures = await Promise.all(
    owners.slice(0, 2).map(async (owner) => ({ signer: owner.address, signature: await signatureOf(owner, hash) })),
  );
  await working(service, async (unit) =>
    unit.write(
      relay({ key: `unheard:${hash}`, to: address, data: execTransaction(call, signatures), now: new Date() }),
    ),
  );
  await relayAll(service);
}

async function expectSwappedAfter({ own, joined }: Awaited<ReturnType<typeof swapping>>): Promise<void> {
  expect(await ownersOf(own)).toEqual([joined, ...own.owners.slice(1)].map(({ address }) => address));
}
