import { encodeEventTopics, encodeFunctionData, type Hex, parseTransaction, type TransactionReceipt } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { depositEscrowAbi, erc20Abi, findChainTransactions, Relayer } from '../../../src/payments/chain/index.ts';
import { receiptOf } from '../../../src/payments/chain/local-chain.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { eventually, startTestService, type TestService } from '../../support/service.ts';
import { working } from '../../support/working.ts';
import { startEditedNode } from './edited-node.ts';
import { ask, mintCall, mintsByRecipient, recipientOf, relayAll, transactionsOf } from './relaying.ts';

let test: TestChain;
let service: TestService;

beforeAll(async () => {
  test = await startTestChain();
});
afterAll(() => test?.stop());
afterEach(() => service?.stop());

const stateOf = async (key: string) => (await transactionsOf(service)).get(key)?.state;
const formsOf = (key: string) => service.pool.owner('chain_signed').where({ key }).orderBy('max_fee_per_gas');
const jobs = () =>
  service.pool.owner('outbox_jobs').where({ topic: 'test.woken' }).select('key', 'payload', 'generation');
const transfer = (to: Hex, value: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] });

describe('the relayer (D-264)', () => {
  beforeEach(async () => {
    service = await startTestService({ chain: test.source });
  });

  it('sends a call once for any number of requests, and wakes their callers at each change', async () => {
    const call = mintCall(service, 1, { wakes: { topic: 'test.woken', key: 'one', payload: { drip: 'drip_1' } } });
    await ask(service, [call]);
    await ask(service, [call]);
    expect(await stateOf('mint:1')).toBe('QUEUED');
    await relayAll(service);
    await ask(service, [call]);
    await relayAll(service);
    const done = await working(service, async ({ reads }) =>
      (await findChainTransactions(reads, ['mint:1'])).get('mint:1'),
    );
    expect(done).toMatchObject({ state: 'CONFIRMED', error: null, orphanedAt: null });
    const receipt = await test.client.getTransactionReceipt({ hash: done?.hash as Hex });
    expect(receipt).toMatchObject({ status: 'success', blockNumber: done?.blockNumber, blockHash: done?.blockHash });
    expect(done?.logs).toHaveLength(1);
    expect((await mintsByRecipient(test.client, call.to)).get(recipientOf(1))).toBe(1);
    const payload = { drip: 'drip_1' };
    // SENT, then CONFIRMED.
    expect(await jobs()).toEqual([{ key: 'one', payload, generation: 2 }]);
  });

  it('stores the signed bytes and the nonce before anything leaves', async () => {
    const proxy = await startFaultProxy(test.url);
    const cutOff = await startTestService({
      chain: { kind: 'rpc', urls: [proxy.url], rpc: { timeoutMs: 2000, retryCount: 0 } },
      databaseUrl: service.databaseUrl,
    });
    const nonce = await test.client.getTransactionCount({ address: test.chain.relayer.address });
    const stored: unknown[] = [];
    // It answers everything, and takes no transaction.
    proxy.refuses = async (body) => {
      if (!body.includes('eth_sendRawTransaction')) return false;
      stored.push(...(await service.pool.owner('chain_signed').select('raw', 'key')));
      return true;
    };
    await ask(cutOff, [mintCall(cutOff, 2)]);
    await cutOff.relayer.run();
    expect(stored).toContainEqual({ raw: expect.stringMatching(/^0x02/), key: 'mint:2' });
    expect((await transactionsOf(service)).get('mint:2')).toMatchObject({ state: 'SENT', nonce: BigInt(nonce) });
    expect(await test.client.getTransactionCount({ address: test.chain.relayer.address })).toBe(nonce);
    await relayAll(service);
    expect(await stateOf('mint:2')).toBe('CONFIRMED');
    await cutOff.stop();
    await proxy.close();
  });

  it('never signs a call that would revert, and records the reason', async () => {
    const { depositEscrow } = test.chain.contracts;
    const data = encodeFunctionData({ abi: depositEscrowAbi, functionName: 'refund', args: [`0x${'ab'.repeat(32)}`] });
    await ask(service, [mintCall(service, 3, { key: 'refund', to: depositEscrow as Hex, data })]);
    await relayAll(service);
    const failed = (await transactionsOf(service)).get('refund');
    expect(failed).toMatchObject({ state: 'FAILED', nonce: null, hash: null });
    // NotHeld(bytes32,uint8)
    expect(failed?.error).toContain('execution reverted: 0x');
  });

  it.each([
    ['an instruction that is none', '0xfe'],
    ['a loop without an end', '0x5b600056'],
    ['an empty stack', '0x50'],
    ['a jump to nowhere', '0x600056'],
  ] as const)('never signs a call that ends in %s, which gives no reason', async (what, code) => {
    const to = recipientOf(30);
    await test.local.setCode(to, code);
    // The node calls some of these an internal error, which the client asks again for three seconds by default.
    const asksOnce = await startTestService({
      chain: { kind: 'rpc', urls: [test.url], rpc: { timeoutMs: 4000, retryCount: 0 } },
      databaseUrl: service.databaseUrl,
    });
    await ask(asksOnce, [mintCall(asksOnce, 3, { key: what, to })]);
    await relayAll(asksOnce, 20_000);
    expect((await transactionsOf(service)).get(what)).toMatchObject({
      state: 'FAILED',
      nonce: null,
      error: expect.stringContaining('execution halted: '),
    });
    await asksOnce.stop();
  });

  it('keeps a call while no node answers its estimate', async () => {
    const proxy = await startFaultProxy(test.url);
    proxy.refuses = async (body) => body.includes('eth_estimateGas');
    const cutOff = await startTestService({
      chain: { kind: 'rpc', urls: [proxy.url], rpc: { timeoutMs: 2000, retryCount: 0 } },
      databaseUrl: service.databaseUrl,
    });
    await ask(cutOff, [mintCall(cutOff, 31)]);
    await cutOff.relayer.run();
    expect(await stateOf('mint:31')).toBe('QUEUED');
    await cutOff.stop();
    await proxy.close();
    await relayAll(service);
    expect(await stateOf('mint:31')).toBe('CONFIRMED');
  });

  it('decides success by the expected events, not by the status', async () => {
    const token = test.chain.contracts.settlementToken;
    const [topic] = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' }) as [Hex];
    await ask(service, [
      mintCall(service, 4, { expects: { address: token, topic } }),
      mintCall(service, 5, { expects: { address: token, topic: `0x${'11'.repeat(32)}` } }),
    ]);
    await relayAll(service);
    expect(await stateOf('mint:4')).toBe('CONFIRMED');
    expect((await transactionsOf(service)).get('mint:5')).toMatchObject({ state: 'REVERTED', error: 'EVENT_MISSING' });
  });

  it('records a call that reverts in its block, with the reason', async () => {
    const token = test.chain.contracts.settlementToken;
    // With gas given nothing is estimated: it leaves, and reverts on chain.
    await ask(service, [
      mintCall(service, 6, { key: 'poor', to: token, data: transfer(recipientOf(6), 10n ** 18n), gasLimit: 200_000n }),
      mintCall(service, 7),
    ]);
    await relayAll(service);
    const reverted = (await transactionsOf(service)).get('poor');
    expect(reverted).toMatchObject({ state: 'REVERTED' });
    expect(reverted?.error).toContain('0xe450d38c');
    expect(await stateOf('mint:7')).toBe('CONFIRMED');
  });

  it('waits for as many blocks as the call asks for', async () => {
    await ask(service, [mintCall(service, 8, { confirmations: 3 })]);
    for (const expected of ['SENT', 'SENT', 'CONFIRMED']) {
      await service.runUntilIdle();
      await service.runUntilIdle();
      expect(await stateOf('mint:8')).toBe(expected);
      await test.local.mine();
    }
  });

  /** A service of the same database whose node answers, and takes no transaction. */
  const unheard = async () => {
    const proxy = await startFaultProxy(test.url);
    proxy.refuses = async (body) => body.includes('eth_sendRawTransaction');
    const rpc = { timeoutMs: 4000, retryCount: 0 };
    const cutOff = await startTestService({
      chain: { kind: 'rpc', urls: [proxy.url], rpc },
      databaseUrl: service.databaseUrl,
    });
    const stop = async () => {
      await cutOff.stop();
      await proxy.close();
    };
    return { ...cutOff, stop };
  };

  it('signs again for a higher fee at the same nonce when no block takes it, and either form counts once', async () => {
    const cutOff = await unheard();
    const { engine } = cutOff;
    const eager = new Relayer(engine, engine.services.log, { raiseAfterMs: 0 });
    await ask(service, [mintCall(service, 9)]);
    await cutOff.relayer.run();
    await eventually(
      'a millisecond later',
      async () => (await eager.run()) === 0 && (await formsOf('mint:9')).length > 1,
    );
    await cutOff.stop();
    const forms = await formsOf('mint:9');
    const { nonce } = (await transactionsOf(service)).get('mint:9') ?? {};
    expect([...new Set(forms.map(({ raw }) => parseTransaction(raw).nonce))]).toEqual([Number(nonce)]);
    for (const [index, form] of forms.slice(1).entries()) {
      expect(BigInt(form.max_fee_per_gas) * 10n).toBeGreaterThan(BigInt(forms[index].max_fee_per_gas) * 11n);
    }
    // It is the first form that arrives in the end, and the newest is sent in vain.
    await receiptOf(test.client, await test.client.sendRawTransaction({ serializedTransaction: forms[0].raw }));
    await relayAll(service);
    expect((await transactionsOf(service)).get('mint:9')).toMatchObject({ state: 'CONFIRMED', hash: forms[0].hash });
    expect((await mintsByRecipient(test.client, test.chain.contracts.settlementToken)).get(recipientOf(9))).toBe(1);
  });

  it('keeps at most 30 calls pending, in the order of their requests', async () => {
    const cutOff = await unheard();
    await ask(
      service,
      Array.from({ length: 40 }, (_, index) => mintCall(service, 100 + index)),
    );
    await cutOff.relayer.run();
    await cutOff.relayer.run();
    await cutOff.stop();
    const states = [...(await transactionsOf(service)).values()].map(({ state }) => state);
    expect(states).toEqual([...Array(30).fill('SENT'), ...Array(10).fill('QUEUED')]);
    await relayAll(service);
    const done = [...(await transactionsOf(service)).values()];
    const nonces = done.map(({ nonce }) => Number(nonce));
    expect(nonces).toEqual([...nonces].sort((a, b) => a - b));
    expect(done.every(({ state }) => state === 'CONFIRMED')).toBe(true);
  });

  /** Something else that has the relayer's key sends a transaction of its own. */
  const stranger = async (): Promise<TransactionReceipt> => {
    const raw = await test.chain.relayer.signTransaction({
      type: 'eip1559',
      chainId: test.chain.chainId,
      nonce: await test.client.getTransactionCount({ address: test.chain.relayer.address }),
      to: recipientOf(10),
      value: 1n,
      gas: 21_000n,
      maxFeePerGas: 10n ** 11n,
      maxPriorityFeePerGas: 1n,
    });
    const hash = await test.client.sendRawTransaction({ serializedTransaction: raw });
    // The node answers before the block is there.
    return receiptOf(test.client, hash);
  };
  const mintsTo = async (index: number) =>
    (await mintsByRecipient(test.client, test.chain.contracts.settlementToken)).get(recipientOf(index)) ?? 0;

  it('skips nonces that other transactions have used', async () => {
    await ask(service, [mintCall(service, 10)]);
    await relayAll(service);
    await stranger();
    await ask(service, [mintCall(service, 11)]);
    await relayAll(service);
    expect(await stateOf('mint:11')).toBe('CONFIRMED');
  });

  it('fails a call whose nonce was used elsewhere, at the depth of the call, and sends it no more', async () => {
    const cutOff = await unheard();
    const wakes = { topic: 'test.woken', key: 'taken', payload: {} } as const;
    await ask(service, [mintCall(service, 12, { confirmations: 3, wakes })]);
    await cutOff.relayer.run();
    await cutOff.stop();
    // Some blocks before and after: the one that took it is looked for.
    await test.local.mine(5);
    const { blockNumber, blockHash } = await stranger();
    for (const expected of ['SENT', 'SENT', 'REVERTED']) {
      await service.relayer.run();
      expect(await stateOf('mint:12')).toBe(expected);
      await test.local.mine();
    }
    await ask(service, [mintCall(service, 13)]);
    await relayAll(service);
    expect((await transactionsOf(service)).get('mint:12')).toMatchObject({
      error: 'NONCE_TAKEN',
      blockNumber,
      blockHash,
    });
    expect(await stateOf('mint:13')).toBe('CONFIRMED');
    expect([await mintsTo(12), await mintsTo(13)]).toEqual([0, 1]);
    expect(await formsOf('mint:12')).toHaveLength(1);
    // SENT, then REVERTED.
    expect(await jobs()).toMatchObject([{ key: 'taken', generation: 2 }]);
  });

  it('sends the call after all when the block that took its nonce is orphaned', async () => {
    await service.indexer.run();
    const cutOff = await unheard();
    await ask(service, [mintCall(service, 14)]);
    await cutOff.relayer.run();
    await cutOff.stop();
    await stranger();
    await relayAll(service);
    expect(await stateOf('mint:14')).toBe('REVERTED');
    await service.indexer.run();
    await test.local.reorg(1);
    await service.indexer.run();
    expect(await stateOf('mint:14')).toBe('SENT');
    await relayAll(service);
    expect([await stateOf('mint:14'), await mintsTo(14)]).toEqual(['CONFIRMED', 1]);
  });

  it('does not mistake its own call for a foreign one while the node lacks the receipt', async () => {
    const node = await startEditedNode(test.url, ({ method }) =>
      method === 'eth_getTransactionReceipt' ? { result: null } : undefined,
    );
    const late = await startTestService({
      chain: { kind: 'rpc', urls: [node.url], rpc: { timeoutMs: 4000, retryCount: 0 } },
      databaseUrl: service.databaseUrl,
    });
    await ask(service, [mintCall(service, 15)]);
    await late.relayer.run();
    await late.relayer.run();
    expect([await stateOf('mint:15'), await mintsTo(15)]).toEqual(['SENT', 1]);
    await late.stop();
    await node.close();
    await relayAll(service);
    expect([await stateOf('mint:15'), await mintsTo(15)]).toEqual(['CONFIRMED', 1]);
  });

  it('does not sign a call again that the next lease holder has seen mined', async () => {
    const cutOff = await unheard();
    await ask(service, [mintCall(service, 17, { wakes: { topic: 'test.woken', key: 'again', payload: {} } })]);
    await cutOff.relayer.run();
    await cutOff.stop();
    const node = await startEditedNode(test.url, async ({ method }) => {
      if (method === 'eth_maxPriorityFeePerGas') await relayAll(service);
      return undefined;
    });
    const slow = await startTestService({
      chain: { kind: 'rpc', urls: [node.url] },
      databaseUrl: service.databaseUrl,
    });
    const { engine } = slow;
    await new Relayer(engine, engine.services.log, { raiseAfterMs: -1, leaseMs: 0 }).run();
    expect(node.asked.get('eth_maxPriorityFeePerGas')).toBe(1);
    expect([await stateOf('mint:17'), await mintsTo(17)]).toEqual(['CONFIRMED', 1]);
    expect(await formsOf('mint:17')).toHaveLength(1);
    // SENT, then CONFIRMED.
    expect(await jobs()).toMatchObject([{ key: 'again', generation: 2 }]);
    await slow.stop();
    await node.close();
  });

  it('leaves pending calls of another chain to that chain', async () => {
    const cutOff = await unheard();
    await ask(service, [mintCall(service, 16)]);
    await cutOff.relayer.run();
    await cutOff.stop();
    await service.pool.owner('chain_transactions').where({ key: 'mint:16' }).update({ chain_id: 8453 });
    const elsewhere = await startTestService({
      chain: { kind: 'rpc', urls: [test.url] },
      databaseUrl: service.databaseUrl,
    });
    const { engine } = elsewhere;
    await new Relayer(engine, engine.services.log, { raiseAfterMs: -1 }).run();
    await elsewhere.stop();
    expect(await formsOf('mint:16')).toHaveLength(1);
    expect([await stateOf('mint:16'), await mintsTo(16)]).toEqual(['SENT', 0]);
    await service.pool.owner('chain_transactions').where({ key: 'mint:16' }).update({ chain_id: test.chain.chainId });
    await relayAll(service);
    expect([await stateOf('mint:16'), await mintsTo(16)]).toEqual(['CONFIRMED', 1]);
  });
});

describe('the relayer behind a node that fails', () => {
  it('makes each of 500 calls exactly once, or records it as failed', async () => {
    const proxy = await startFaultProxy(test.url, { error: 0.3, hang: 0.05, lost: 0.05 });
    service = await startTestService({
      chain: { kind: 'rpc', urls: [proxy.url], rpc: { timeoutMs: 80, retryDelayMs: 2 } },
    });
    try {
      const calls = Array.from({ length: 500 }, (_, index) => mintCall(service, 1000 + index));
      // Every fiftieth would revert: it is reported, and never sent.
      const bad = (index: number) => index % 50 === 7;
      const data = transfer(recipientOf(0), 10n ** 30n);
      await ask(
        service,
        calls.map((call, index) => (bad(index) ? { ...call, data } : call)),
      );
      await relayAll(service);
      const states = await transactionsOf(service);
      const mints = await mintsByRecipient(test.client, test.chain.contracts.settlementToken);
      for (const [index, { key }] of calls.entries()) {
        expect(states.get(key)?.state, key).toBe(bad(index) ? 'FAILED' : 'CONFIRMED');
        expect(mints.get(recipientOf(1000 + index)) ?? 0, key).toBe(bad(index) ? 0 : 1);
      }
      expect(Math.min(...Object.values(proxy.told))).toBeGreaterThan(10);
    } finally {
      await proxy.close();
    }
  });
});
