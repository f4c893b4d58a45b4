import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeAbi } from '../../../src/payments/chain/index.ts';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { Random } from '../../contract/random.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { type Process, spawnProcess } from '../../support/processes.ts';
import { rounds } from '../../support/rounds.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';
import { callsOf, type Owned, ownedWallet, proposed, read, STRANGER, signatureOf, usdcOf } from './fixture.ts';

const EXECUTIONS = rounds(8, 48);
const KILLS = rounds(1, 6);
const WALLETS = 4;

let chain: TestChain;
let service: TestService;
let acme: TestTenant;
let wallets: Owned[];

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  acme = await service.signUp('Acme Faults');
  wallets = [];
  for (let index = 0; index < WALLETS; index += 1) wallets.push(await ownedWallet(service, chain, acme));
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const held = (holdExecution: boolean) => acme.api.setTestChain({ holdExecution }).unwrap();

/** So many payments over the wallets, each signed by enough owners. */
async function ready(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const wallet = wallets[index % WALLETS];
    if (!wallet) throw new Error('no wallet');
    const payment = await proposed(acme, wallet, { value: '0.01' });
    for (const owner of wallet.owners.slice(0, 2)) {
      const signature = await signatureOf(owner, payment.multisigTxHash);
      await acme.api.signPayment({ id: payment.id, signature }).unwrap();
    }
    ids.push(payment.id);
  }
  return ids;
}

const noncesOf = () =>
  Promise.all(
    wallets.map(({ address }) => chain.client.readContract({ address, abi: safeAbi, functionName: 'nonce' })),
  );

/** Each was executed exactly once: the money, the Safes’ nonces and the statuses agree. */
async function expectOnce(ids: readonly string[], before: bigint, nonces: readonly bigint[]): Promise<void> {
  for (const id of ids) {
    expect((await read(acme, id)).status, id).toBe('COMPLETED');
    expect(await callsOf(service, id)).toMatchObject([{ state: 'CONFIRMED' }]);
  }
  expect((await usdcOf(chain, STRANGER)) - before).toBe(BigInt(ids.length) * 10_000n);
  const moved = (await noncesOf()).reduce((sum, nonce, index) => sum + nonce - (nonces[index] ?? 0n), 0n);
  expect(moved).toBe(BigInt(ids.length));
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
}

describe('executions over a node that fails', { timeout: 120_000 + EXECUTIONS * 2000 }, () => {
  it(`executes ${EXECUTIONS} payments exactly once, with 30 % errors, 5 % silence and lost replies`, async () => {
    const [before, nonces] = [await usdcOf(chain, STRANGER), await noncesOf()];
    await held(true);
    const ids = await ready(EXECUTIONS);
    await held(false);
    const proxy = await startFaultProxy(chain.url, { error: 0.3, hang: 0.05, lost: 0.05 });
    const flaky = await startTestService({
      databaseUrl: service.databaseUrl,
      chain: { kind: 'rpc', urls: [proxy.url], rpc: { timeoutMs: 300, retryCount: 6, retryDelayMs: 5 } },
      variables: { DEPOSIT_CONFIRMATIONS: '1' },
      working: true,
    });
    try {
      await eventually(
        'all to be executed',
        async () => {
          const [{ open }] = await service.pool
            .owner('multisig_payments')
            .whereIn('id', ids)
            .whereNot({ status: 'COMPLETED' })
            .select(service.pool.owner.raw('count(*)::int AS open'));
          return open === 0;
        },
        90_000 + EXECUTIONS * 1500,
      );
    } finally {
      await flaky.stop();
      await proxy.close();
    }
    expect(proxy.told.error).toBeGreaterThan(0);
    await expectOnce(ids, before, nonces);
  });
});

describe('a worker that is killed in the middle of executions', { timeout: 120_000 + KILLS * 20_000 }, () => {
  it(`executes each payment exactly once after ${KILLS} kills`, async () => {
    const random = new Random(Number(process.env.EXECUTION_SEED ?? 11));
    const [before, nonces] = [await usdcOf(chain, STRANGER), await noncesOf()];
    await held(true);
    const ids = await ready(8 + KILLS * 4);
    await held(false);
    const proxy = await startFaultProxy(chain.url, { error: 0.05, hang: 0, lost: 0.05 });
    const done = async () =>
      (await service.pool.owner('multisig_payments').whereIn('id', ids).where({ status: 'COMPLETED' })).length;
    let worker: Process | undefined;
    let killed = 0;
    try {
      for (; killed < KILLS; killed += 1) {
        const standing = await done();
        if (standing === ids.length) break;
        worker = spawnProcess('work', service.databaseUrl, { RPC_URL: proxy.url, DEPOSIT_CONFIRMATIONS: '1' });
        await eventually('the worker to execute', async () => (await done()) > standing, 60_000);
        await delay(random.next() * 60);
        await worker.end('SIGKILL');
      }
    } finally {
      await worker?.end('SIGKILL');
      await proxy.close();
    }
    expect(killed).toBeGreaterThan(0);
    await eventually('the rest', async () => {
      await runUntilChainIdle(service);
      return (await done()) === ids.length;
    });
    await expectOnce(ids, before, nonces);
  });
});
