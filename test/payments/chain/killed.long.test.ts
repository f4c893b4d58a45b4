import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { toEventSelector } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChainFilter } from '../../../src/payments/chain/index.ts';
import { Random } from '../../contract/random.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { type Process, spawnProcess } from '../../support/processes.ts';
import { rounds } from '../../support/rounds.ts';
import { eventually, startTestService, type TestService } from '../../support/service.ts';
import { ask, mintCall, mintsByRecipient, recipientOf, relayAll, transactionsOf } from './relaying.ts';

const KILLS = rounds(1, 10);
const CALLS = 100 + KILLS * 40;

describe('a worker that is killed while it sends', { timeout: 300_000 + KILLS * 60_000 }, () => {
  let test: TestChain;
  let stage: TestService;
  let worker: Process | undefined;

  beforeAll(async () => {
    test = await startTestChain();
    stage = await startTestService({ chain: test.source });
  });
  afterAll(async () => {
    await worker?.end('SIGKILL');
    await stage?.stop();
    await test?.stop();
  });

  it(`makes each call exactly once and skips no nonce, in ${KILLS} kills`, async () => {
    const random = new Random(Number(process.env.CHAIN_SEED ?? 7));
    // A node that takes its time, so that a kill falls between signing, sending and recording.
    const proxy = await startFaultProxy(test.url, { error: 0.05, hang: 0, lost: 0.05 });
    const before = await test.client.getTransactionCount({ address: test.chain.relayer.address });
    const calls = Array.from({ length: CALLS }, (_, index) => mintCall(stage, index));
    await ask(stage, calls);
    const progress = async () =>
      [...(await transactionsOf(stage)).values()].filter(({ state }) => state !== 'QUEUED').length;
    let killed = 0;
    for (; killed < KILLS; killed += 1) {
      const sent = await progress();
      if (sent === CALLS) break;
      worker = spawnProcess('work', stage.databaseUrl, { RPC_URL: proxy.url });
      await eventually('the worker to send', async () => (await progress()) > sent, 120_000);
      await delay(random.next() * 60);
      await worker.end('SIGKILL');
    }
    expect(killed).toBeGreaterThan(KILLS / 2);
    await relayAll(stage);
    const done = [...(await transactionsOf(stage)).values()];
    expect(done.map(({ state }) => state)).toEqual(Array(CALLS).fill('CONFIRMED'));
    const nonces = done.map(({ nonce }) => Number(nonce)).sort((a, b) => a - b);
    expect(nonces).toEqual(Array.from({ length: CALLS }, (_, index) => before + index));
    const mints = await mintsByRecipient(test.client, test.chain.contracts.settlementToken);
    for (let index = 0; index < CALLS; index += 1) expect(mints.get(recipientOf(index)), `mint:${index}`).toBe(1);
    await proxy.close();
  });
});

describe('an embedded chain that is killed before it wrote its last blocks', () => {
  it('makes lost calls again, so that each happens once, and notifies their domains', async () => {
    const test = await startTestChain();
    const filter: ChainFilter = {
      name: 'transfers',
      address: ({ settlementToken }) => settlementToken,
      events: [toEventSelector('Transfer(address,address,uint256)')],
      confirmations: 1,
      wakes: 'test.log',
    };
    const service = await startTestService({ chain: test.source, chainFilters: [filter] });
    try {
      await service.indexer.run();
      const calls = Array.from({ length: 40 }, (_, index) => mintCall(service, index));
      await ask(service, calls.slice(0, 20));
      await runWithoutTaker(service);
      const height = await test.client.getBlockNumber();
      const pid = test.pid() ?? 0;
      process.kill(pid, 'SIGKILL');
      await eventually('the chain to be back', async () => {
        const answers = test.pid() !== pid && (await test.client.getBlockNumber().catch(() => undefined));
        return answers !== false && answers !== undefined && (await isPrepared(test));
      });
      // The last state was written five seconds ago at most, perhaps just now.
      expect(await test.client.getBlockNumber()).toBeLessThanOrEqual(height);
      await ask(service, calls.slice(20));
      await runWithoutTaker(service);
      const done = await transactionsOf(service);
      const mints = await mintsByRecipient(test.client, test.chain.contracts.settlementToken);
      for (const [index, { key }] of calls.entries()) {
        expect(done.get(key)?.state, key).toBe('CONFIRMED');
        expect(mints.get(recipientOf(index)), key).toBe(1);
      }
      const live = await service.pool.owner('chain_logs').where({ state: 'CONFIRMED' });
      expect(live).toHaveLength(40);
      for (const { block_hash: hash, block_number: blockNumber } of live) {
        expect((await test.client.getBlock({ blockNumber })).hash).toBe(hash);
      }
    } finally {
      await service.stop();
      await test.stop();
    }
  });
});

/** The filter of this test wakes a topic that has no worker: its jobs are due for ever, and nothing else may fail. */
async function runWithoutTaker(service: TestService): Promise<void> {
  await service.runUntilIdle({ mayFail: true });
  const failed = await service.pool.owner('outbox_jobs').whereNotNull('last_error').whereNot({ topic: 'test.log' });
  expect(failed).toEqual([]);
}

/** Its contracts stand again. */
const isPrepared = async ({ client, chain: { contracts } }: TestChain): Promise<boolean> =>
  (await client.getCode({ address: contracts.depositEscrow as `0x${string}` })) !== undefined;
