import { encodeEventTopics, type Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChainFilter, erc20Abi, findChainLog, readBalances } from '../../../src/payments/chain/index.ts';
import { createRpcClient, RPC_DEFAULTS } from '../../../src/payments/chain/rpc.ts';
import { CHAIN_ID, startTestChain, strangersTransaction, type TestChain } from '../../support/chain.ts';
import { eventually } from '../../support/eventually.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { working } from '../../support/working.ts';
import { startEditedNode } from './edited-node.ts';
import { ask, mintCall, mintsByRecipient, recipientOf, transactionsOf } from './relaying.ts';

const [TRANSFER] = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' }) as [Hex];

const transfers = (name: string, given: Partial<ChainFilter> = {}): ChainFilter => ({
  name,
  address: ({ settlementToken }) => settlementToken,
  events: [TRANSFER],
  confirmations: 1,
  wakes: 'test.log',
  ...given,
});

let test: TestChain;
let service: TestService;

beforeAll(async () => {
  test = await startTestChain();
});
afterAll(() => test?.stop());

interface Row {
  readonly filter: string;
  readonly state: string;
  readonly block_hash: Hex;
  readonly block_number: bigint;
  readonly log_index: number;
  readonly topics: readonly Hex[];
}
/** Of the blocks that the test made. */
const rows = (since: bigint, { pool }: TestService = service): Promise<Row[]> =>
  pool.owner('chain_logs').where('block_number', '>', Number(since)).orderBy(['block_number', 'log_index', 'filter']);
const work = async (): Promise<void> => {
  while ((await service.relayer.run()) + (await service.indexer.run()) > 0);
};
const mint = async (index: number) => {
  await ask(service, [mintCall(service, index)]);
  await work();
};

/** Every log that counts is in the chain, and every one of the chain counts once. */
async function expectCanonical(since: bigint, of = service): Promise<void> {
  const found = await rows(since, of);
  const live = found.filter(({ state }) => state !== 'ORPHANED');
  for (const { block_hash: hash, block_number: blockNumber } of live) {
    expect((await test.client.getBlock({ blockNumber })).hash).toBe(hash);
  }
  const address = test.chain.contracts.settlementToken;
  const canonical = await test.client.getContractEvents({
    address,
    abi: erc20Abi,
    eventName: 'Transfer',
    fromBlock: since + 1n,
  });
  const identity = (hash: Hex | null, index: number) => `${hash}:${index}`;
  expect(live.filter(({ filter }) => filter === 'one').map((row) => identity(row.block_hash, row.log_index))).toEqual(
    canonical.map(({ blockHash, logIndex }) => identity(blockHash, logIndex)),
  );
}

describe('the indexer', { shuffle: false }, () => {
  let since: bigint;

  beforeAll(async () => {
    const filters = [
      transfers('one'),
      transfers('three', { confirmations: 3 }),
      transfers('mine', {
        address: () => 'any',
        select: async (logs) => logs.filter(({ topics }) => topics[2]?.endsWith('2')),
      }),
    ];
    service = await startTestService({ chain: test.source, chainFilters: filters });
    await service.indexer.run();
  });
  afterAll(() => service?.stop());
  beforeEach(async () => {
    await work();
    since = await test.client.getBlockNumber();
  });

  it('stores the logs that its filters want, confirms them at their depth, and wakes their domains', async () => {
    await mint(1);
    await mint(2);
    const states = async () => (await rows(since)).map(({ filter, state }) => `${filter} ${state}`);
    expect(await states()).toEqual(['one CONFIRMED', 'three SEEN', 'mine CONFIRMED', 'one CONFIRMED', 'three SEEN']);
    await test.local.mine(1);
    await work();
    expect(await states()).toEqual([
      'one CONFIRMED',
      'three CONFIRMED',
      'mine CONFIRMED',
      'one CONFIRMED',
      'three SEEN',
    ]);
    const [job] = await service.pool
      .owner('outbox_jobs')
      .where({ topic: 'test.log' })
      .whereRaw(`payload->>'filter' = 'three'`)
      .orderBy('generation', 'desc');
    const log = await working(service, ({ reads }) => findChainLog(reads, job.payload));
    expect(log).toMatchObject({ state: 'CONFIRMED', address: test.chain.contracts.settlementToken.toLowerCase() });
    // SEEN and CONFIRMED.
    expect(job.generation).toBe(2);
  });

  it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    'after a reorganisation of depth %i no status from an orphaned block remains, and lost calls are sent again',
    async (depth) => {
      const calls = Array.from({ length: depth }, (_, index) =>
        mintCall(service, depth * 100 + index, { wakes: { topic: 'test.call', key: `${index}`, payload: {} } }),
      );
      for (const call of calls) {
        await ask(service, [call]);
        // On a busy machine a round may end before the node has answered.
        await eventually('the call to be in a block', async () => {
          await work();
          return (await transactionsOf(service)).get(call.key)?.blockNumber !== null;
        });
      }
      // Each call has a block, whatever else has one.
      const made = Number((await test.client.getBlockNumber()) - since);
      expect(made).toBeGreaterThanOrEqual(depth);
      await expectCanonical(since);
      const before = (await rows(since)).length;
      await test.local.reorg(made, [[await strangersTransaction(test), 0]]);
      await service.indexer.run();
      const orphaned = await rows(since);
      expect(orphaned).toHaveLength(before);
      expect(new Set(orphaned.map(({ state }) => state))).toEqual(new Set(['ORPHANED']));
      await work();
      await test.local.mine(1);
      await work();
      await expectCanonical(since);
      const mints = await mintsByRecipient(test.client, test.chain.contracts.settlementToken);
      const settled = await transactionsOf(service);
      for (const [index, { key }] of calls.entries()) {
        expect(mints.get(recipientOf(depth * 100 + index)), key).toBe(1);
        expect(settled.get(key)).toMatchObject({ state: 'CONFIRMED', orphaned_at: expect.any(Date) });
      }
    },
  );

  it('walks back over blocks that it read late', async () => {
    await mint(20);
    await test.local.mine(40);
    await work();
    await test.local.reorg(3, [[await strangersTransaction(test), 1]]);
    await test.local.mine(100);
    await mint(21);
    await expectCanonical(since);
  });

  it('reads all missed blocks after a long stop, as many at once as the node gives', async () => {
    const chainFilters = [transfers('one')];
    const isTooFar = ({ fromBlock, toBlock }: { fromBlock?: Hex; toBlock?: Hex }) =>
      fromBlock !== undefined && Number(toBlock) - Number(fromBlock) >= 300;
    const nodes = await Promise.all([
      startEditedNode(test.url),
      startEditedNode(test.url, ({ method, params }) =>
        method === 'eth_getLogs' && isTooFar(params[0] as object)
          ? { error: { code: -32_602, message: 'block range is too large' } }
          : undefined,
      ),
    ]);
    const late = await Promise.all(
      nodes.map(({ url }) => startTestService({ chain: { kind: 'rpc', urls: [url] }, chainFilters })),
    );
    for (const { indexer } of late) await indexer.run();
    for (let part = 0; part < 5; part += 1) {
      await mint(3000 + part);
      for (let mined = 0; mined < 300; mined += 60) await test.local.mine(60);
    }
    const mined = Number((await test.client.getBlockNumber()) - since);
    for (const [index, one] of late.entries()) {
      while ((await one.indexer.run()) > 0);
      await expectCanonical(since, one);
      expect((await rows(since, one)).map(({ state }) => state)).toEqual(Array(5).fill('CONFIRMED'));
      // The blocks that can still be reorganised, and some more where the node did not give so many.
      expect(nodes[index]?.asked.get('eth_getBlockByNumber')).toBeLessThan(mined - 250);
      await one.stop();
    }
    for (const node of nodes) await node.close();
  });

  it('runs in two processes and indexes each log once', async () => {
    const { Indexer } = await import('../../../src/payments/chain/index.ts');
    const other = new Indexer(service.engine, [transfers('one')], service.engine.services.log);
    await ask(
      service,
      Array.from({ length: 20 }, (_, index) => mintCall(service, 2000 + index)),
    );
    await service.relayer.run();
    await service.relayer.run();
    await Promise.all([service.indexer.run(), other.run(), service.indexer.run(), other.run()]);
    await work();
    await expectCanonical(since);
  });
});

describe('balances', () => {
  const accounts = (client: TestChain['client'], token: Hex, timeoutMs?: number) =>
    readBalances(
      client,
      [
        { account: recipientOf(9000), token },
        { account: test.chain.relayer.address, token: 'eth' },
        { account: recipientOf(9001), token },
        // No contract: this one alone cannot be read.
        { account: recipientOf(9000), token: recipientOf(9002) },
      ],
      timeoutMs,
    );

  it('are read together, and are null without an answer, never zero (D-251)', async () => {
    const stage = await startTestService({ chain: test.source });
    await ask(stage, [mintCall(stage, 9000)]);
    await stage.runUntilIdle();
    await stage.stop();
    const token = test.chain.contracts.settlementToken;
    const [minted, eth, none, unreadable] = await accounts(test.client, token);
    expect([minted, none, unreadable]).toEqual([1_000_000n, 0n, null]);
    expect(eth).toBeGreaterThan(0n);
    const proxy = await startFaultProxy(test.url, { error: 0, hang: 1, lost: 0 });
    const hung = await createRpcClient(CHAIN_ID, [proxy.url], { ...RPC_DEFAULTS, timeoutMs: 100, retryCount: 1 });
    expect(await accounts(hung, token, 300)).toEqual([null, null, null, null]);
    proxy.faults = { error: 0.3, hang: 0.05, lost: 0 };
    const flaky = await createRpcClient(CHAIN_ID, [proxy.url, test.url], {
      ...RPC_DEFAULTS,
      timeoutMs: 100,
      retryDelayMs: 5,
    });
    for (let turn = 0; turn < 30; turn += 1) {
      expect((await accounts(flaky, token)).slice(2)).toEqual([0n, null]);
    }
    await proxy.close();
  });
});
