import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import pino from 'pino';
import type { Hex } from 'viem';
import { keccak256, parseTransaction } from 'viem/utils';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chain } from '../../../../src/payments/chain/chain.ts';
import { SINGLETON_FACTORY } from '../../../../src/payments/chain/contracts/addresses.ts';
import { type ChainCall, relay } from '../../../../src/payments/chain/relayer/call.ts';
import { relayerKey } from '../../../../src/payments/chain/relayer/key.ts';
import { CALLS_AT_ONCE, Relayer, type RelayerOptions } from '../../../../src/payments/chain/relayer/relayer.ts';
import { ChainUnavailable } from '../../../../src/payments/chain/unavailable.ts';
import { transact } from '../../../../src/platform/lifecycle/transact.ts';
import { startTestEngine, type TestEngine } from '../../../support/engine.ts';

const CHAIN_ID = 31_337;
const TO = `0x${'ab'.repeat(20)}` as const;
const account = relayerKey(`0x${'11'.repeat(32)}`);
const NOW = new Date('2026-03-02T09:00:00.000Z');
const named = (name: string) => Object.assign(new Error(name), { name });

/** A node with a pool of what was sent to it, which mines when a test says so. */
class ToyNode {
  asked: string[] = [];
  /** By what nonces were counted. */
  counted: unknown[] = [];
  /** In which blocks it was looked whether a nonce had been used. */
  searched: bigint[] = [];
  sent: Hex[] = [];
  pool = new Map<Hex, Hex>();
  mined: { hash: Hex; block: bigint; nonce: number }[] = [];
  /** What something else sent with the same key. */
  foreign: { hash: Hex; block: bigint; nonce: number }[] = [];
  head = 10n;
  count = 0;
  code: string | undefined = '0x00';
  factory: string | undefined = '0x01';
  silent = false;
  fails: Error | undefined;
  /** Nothing is answered before. */
  onAsk: (method: string) => Promise<unknown> = async () => undefined;
  /** Whose sender cannot pay. */
  unpaid: Hex[] = [];
  /** Wei; what is sent costs more than 100. */
  balance = 1000n;

  mine(): void {
    this.head += 1n;
    const waiting = [...this.pool].map(([hash, raw]) => ({ hash, nonce: parseTransaction(raw).nonce ?? 0 }));
    for (const { hash, nonce } of waiting.sort((a, b) => a.nonce - b.nonce)) {
      if (nonce < this.count) continue;
      this.mined.push({ hash, block: this.head, nonce });
      this.count = nonce + 1;
    }
    this.pool.clear();
  }

  readonly #answers = {
    getTransactionCount: async ({ blockNumber, ...by }: { blockNumber?: bigint }) => {
      if (blockNumber === undefined) this.counted.push(by);
      else this.searched.push(blockNumber);
      return blockNumber === undefined
        ? this.count
        : [...this.mined, ...this.foreign].filter(({ block }) => block <= blockNumber).length;
    },
    getBlock: async ({ blockNumber }: { blockNumber: bigint }) => ({
      hash: keccak256(`0x${blockNumber.toString(16).padStart(4, '0')}`),
      transactions: this.foreign
        .filter(({ block }) => block === blockNumber)
        .map((one) => ({ ...one, from: account.address })),
    }),
    getBlockNumber: async () => this.head,
    estimateGas: async () => 80_000n,
    estimateFeesPerGas: async () => ({ maxFeePerGas: 1000n, maxPriorityFeePerGas: 100n }),
    getCode: async ({ address }: { address: string }) => (address === SINGLETON_FACTORY ? this.factory : this.code),
    getTransactionReceipt: async ({ hash }: { hash: Hex }) => {
      if (this.silent) throw named('TimeoutError');
      const found = this.mined.find((one) => one.hash === hash);
      if (found === undefined) throw named('TransactionReceiptNotFoundError');
      const blockHash = keccak256(`0x${found.block.toString(16).padStart(4, '0')}`);
      return {
        transactionHash: hash,
        status: 'success',
        blockNumber: found.block,
        blockHash,
        from: account.address,
        logs: [],
      };
    },
    getTransaction: async ({ hash }: { hash: Hex }) => {
      if (!this.pool.has(hash) && !this.mined.some((one) => one.hash === hash)) throw named('TransactionNotFoundError');
      return {};
    },
    getBalance: async () => this.balance,
    request: async ({ params: [raw] }: { params: [Hex] }) => {
      if (this.balance < 100n || this.unpaid.includes(keccak256(raw)))
        throw new Error('insufficient funds for gas * price + value');
      this.sent.push(keccak256(raw));
      this.pool.set(keccak256(raw), raw);
    },
  };

  readonly client = new Proxy(this.#answers as Record<string, (asked: never) => Promise<unknown>>, {
    get: (answers, name: string) => async (asked: never) => {
      this.asked.push(name);
      await this.onAsk(name);
      if (this.fails) throw this.fails;
      return answers[name]?.(asked);
    },
  });
}

let test: TestEngine;
let node: ToyNode;
let lines: (object & { msg: string })[];
let local: { mine: () => Promise<void>; mined: number; setNonce: (...given: unknown[]) => Promise<void> } | undefined;
let state: string;
let unready: Error | undefined;
let deploys: boolean;
let ahead = 0;

beforeAll(async () => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  const chain = {
    chainId: CHAIN_ID,
    relayer: account,
    contracts: { settlementToken: TO, depositEscrow: undefined },
    get deploys() {
      return deploys;
    },
    status: () => ({ state, source: 'rpc' }),
    ready: async () => {
      if (unready) throw unready;
      return { client: node.client, local, urls: [] };
    },
  } as unknown as Chain;
  test = await startTestEngine({ services: { chain, config: { settlementIntervalMs: 10 } as never } });
});
beforeEach(async () => {
  await test.pool.owner.raw('TRUNCATE chain_transactions, chain_signed, chain_senders, outbox_jobs CASCADE');
  test.clock.now = NOW;
  node = new ToyNode();
  [local, state, unready, deploys, lines] = [undefined, 'ready', undefined, false, []];
});
afterAll(() => {
  vi.restoreAllMocks();
  return test?.stop();
});

/** Moves the clock by which intervals are measured. */
const passes = (ms: number): void => {
  ahead += ms;
};

const relayer = (options?: RelayerOptions) =>
  new Relayer(
    test.engine,
    pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    options,
  );
const ask = (...keys: readonly string[]) =>
  transact(test.engine, 'test', async (unit) => {
    const calls = keys.map((key): ChainCall => ({ key, to: TO, now: NOW, gasLimit: 50_000n }));
    unit.write(...calls.map(relay));
  });
const states = async () =>
  (await test.pool.owner('chain_transactions').orderBy('seq')).map((row) => [
    row.key,
    row.state,
    row.nonce === null ? null : Number(row.nonce),
  ]);
const said = () => lines.map(({ msg }) => msg);

describe('a round', () => {
  it('does nothing without a chain, and logs nothing while the chain is unavailable', async () => {
    await ask('a');
    state = 'off';
    unready = new Error('must not be asked');
    expect(await relayer().run()).toBe(0);
    state = 'unavailable';
    unready = new ChainUnavailable('away');
    expect(await relayer().run()).toBe(0);
    unready = new Error('a defect');
    await expect(relayer().run()).rejects.toThrow('a defect');
    expect([await states(), said()]).toEqual([[['a', 'QUEUED', null]], []]);
  });

  it('signs and sends the requested calls, and records their outcomes', async () => {
    await ask('a', 'b');
    const one = relayer();
    expect(await one.run()).toBe(2);
    expect(await states()).toEqual([
      ['a', 'SENT', 0],
      ['b', 'SENT', 1],
    ]);
    expect(node.sent).toHaveLength(2);
    node.mine();
    expect(await one.run()).toBe(2);
    expect((await states()).map(([, is]) => is)).toEqual(['CONFIRMED', 'CONFIRMED']);
    expect(node.sent).toHaveLength(2);
    expect(said()).toEqual([]);
  });

  it('records outcomes at the depth of each call, and reads the head only while calls are pending', async () => {
    await transact(test.engine, 'test', async (unit) => {
      unit.write(relay({ key: 'a', to: TO, now: NOW, gasLimit: 50_000n, confirmations: 3 }));
    });
    const one = relayer();
    await one.run();
    expect(node.asked).not.toContain('getBlockNumber');
    node.mine();
    expect(await one.run()).toBe(0);
    node.head += 1n;
    expect(await one.run()).toBe(0);
    node.head += 1n;
    expect(await one.run()).toBe(1);
    expect(await states()).toMatchObject([['a', 'CONFIRMED', 0]]);
  });

  it('compares the chain with the database once, and then calls it only when needed', async () => {
    const one = relayer();
    expect(await one.run()).toBe(0);
    expect(node.asked.length).toBeGreaterThan(0);
    node.asked = [];
    expect(await one.run()).toBe(0);
    expect(node.asked).toEqual([]);
    await ask('a');
    expect(await one.run()).toBe(1);
    node.asked = [];
    // What is on its way is wanted too.
    expect(await one.run()).toBe(0);
    expect(node.asked).toContain('getTransactionReceipt');
    await test.pool.owner('chain_transactions').update({ chain_id: 1 });
    node.asked = [];
    await one.run();
    expect(node.asked).toEqual([]);
  });

  it('waits before the next comparison when the chain was unavailable', async () => {
    const one = relayer();
    unready = new ChainUnavailable('away');
    await one.run();
    unready = undefined;
    await one.run();
    expect(node.asked).toEqual([]);
    passes(15_001);
    await one.run();
    expect(node.asked).not.toEqual([]);
  });

  it('compares again every 15 s even without pending calls, since settled ones may be lost', async () => {
    const one = relayer();
    await one.run();
    node.asked = [];
    passes(14_000);
    await one.run();
    expect(node.asked).toEqual([]);
    passes(1001);
    await one.run();
    expect(node.asked).not.toEqual([]);
    node.asked = [];
    await one.run();
    expect(node.asked).toEqual([]);
  });

  it('starts at the chain’s pending nonce, and compares with its mined nonce', async () => {
    await relayer().run();
    const { address } = account;
    expect(node.counted).toEqual([
      { address, blockTag: 'pending' },
      { address, blockTag: 'latest' },
    ]);
  });

  it('keeps at most the configured number of calls pending', async () => {
    expect(CALLS_AT_ONCE).toBe(30);
    await ask('a', 'b', 'c', 'd', 'e');
    const one = relayer({ maxInFlight: 2 });
    expect(await one.run()).toBe(2);
    expect(await one.run()).toBe(0);
    node.mine();
    // Two are settled, and two more go out in the same round.
    expect(await one.run()).toBe(4);
    expect((await states()).map(([, is]) => is)).toEqual(['CONFIRMED', 'CONFIRMED', 'SENT', 'SENT', 'QUEUED']);
  });

  it('belongs to one process at a time, which returns the lease at its end, even after a failure', async () => {
    await ask('a');
    const one = relayer();
    await one.run();
    const senders = () => test.pool.owner('chain_senders').select();
    expect(await senders()).toMatchObject([{ holder: null, lease_until: null }]);
    await ask('b');
    const later = new Date(Date.now() + 60_000);
    await test.pool.owner('chain_senders').update({ holder: 'another', lease_until: later });
    expect(await one.run()).toBe(0);
    expect((await states())[1]).toEqual(['b', 'QUEUED', null]);
    await test.pool.owner('chain_senders').update({ lease_until: new Date(0) });
    node.fails = new Error('a defect');
    await expect(one.run()).rejects.toThrow('a defect');
    expect(await senders()).toMatchObject([{ holder: null }]);
    node.fails = undefined;
    expect(await one.run()).toBe(1);
  });

  it('runs once at a time', async () => {
    await ask('a');
    const one = relayer();
    const { promise, resolve } = Promise.withResolvers<void>();
    node.onAsk = () => promise;
    const first = one.run();
    await expect.poll(() => node.asked.length).toBe(1);
    const second = one.run();
    await delay(30);
    expect(node.asked).toHaveLength(1);
    resolve();
    expect([await first, await second]).toEqual([1, 0]);
    expect(node.asked).toContain('getTransactionReceipt');
  });

  it('is shared by all callers before it begins, also after a failing round', async () => {
    await ask('a');
    const one = relayer();
    node.fails = new Error('a defect');
    const first = one.run();
    expect(one.run()).toBe(first);
    await setImmediate();
    const [second, third] = [one.run(), one.run()];
    expect(second).toBe(third);
    expect(second).not.toBe(first);
    await expect(first).rejects.toThrow('a defect');
    node.fails = undefined;
    expect(await second).toBe(1);
    expect(one.run()).not.toBe(second);
    await one.run();
  });
});

describe('a call without a block', () => {
  const sentAt = (ms: number) => {
    test.clock.now = new Date(NOW.getTime() + ms);
  };

  it('is sent again unchanged when the node does not know it', async () => {
    await ask('a');
    const one = relayer();
    await one.run();
    await one.run();
    expect(node.sent).toHaveLength(1);
    node.pool.clear();
    await one.run();
    expect(node.sent).toHaveLength(2);
    expect(new Set(node.sent).size).toBe(1);
  });

  it('is kept while the node does not answer', async () => {
    await ask('a');
    const one = relayer();
    await one.run();
    node.pool.clear();
    node.silent = true;
    await one.run();
    expect(node.sent).toHaveLength(1);
  });

  it.each([
    [999, false],
    [1000, false],
    [1001, true],
  ])('is signed again for a higher fee after more than its time: %i ms', async (ms, raised) => {
    await ask('a');
    const one = relayer({ raiseAfterMs: 1000 });
    await one.run();
    sentAt(ms);
    await one.run();
    const forms = await test.pool.owner('chain_signed').orderBy('max_fee_per_gas');
    expect(forms).toHaveLength(raised ? 2 : 1);
    expect(node.sent).toHaveLength(raised ? 2 : 1);
    const line = { worker: 'chain.relayer', msg: 'signed again for a higher fee', transactions: 1 };
    expect(lines).toMatchObject(raised ? [line] : []);
    expect(lines).toHaveLength(raised ? 1 : 0);
    const nonces = [...node.pool.values()].map((raw) => parseTransaction(raw).nonce);
    expect(new Set(nonces)).toEqual(new Set([0]));
    // The time begins anew with the newest form.
    sentAt(ms + 999);
    await one.run();
    expect(await test.pool.owner('chain_signed')).toHaveLength(2);
  });

  it('is not signed again when another process has settled it in between, and nothing is logged', async () => {
    await ask('a');
    const one = relayer({ raiseAfterMs: 1000 });
    await one.run();
    sentAt(1001);
    node.onAsk = async (method) => {
      if (method !== 'estimateFeesPerGas') return;
      await test.pool.owner('chain_transactions').update({ state: 'CONFIRMED' });
    };
    await one.run();
    expect([await test.pool.owner('chain_signed'), lines]).toMatchObject([[{ key: 'a' }], []]);
  });

  it.each([
    [250, 0],
    [251, 1],
  ])('makes the embedded chain mine after more than a quarter of a second: %i ms', async (ms, pushes) => {
    local = {
      mined: 0,
      mine: async () => {
        if (local) local.mined += 1;
      },
      setNonce: async () => undefined,
    };
    await ask('a');
    const one = relayer();
    await one.run();
    sentAt(ms);
    await one.run();
    expect(local.mined).toBe(pushes);
  });

  it('makes it mine when one of several calls has waited', async () => {
    let pushes = 0;
    const mine = async () => {
      pushes += 1;
    };
    local = { mined: 0, mine, setNonce: async () => undefined };
    await ask('a');
    const one = relayer();
    await one.run();
    sentAt(250);
    await ask('b');
    await one.run();
    sentAt(251);
    await one.run();
    expect(pushes).toBe(1);
  });
});

describe('a chain that has lost blocks', () => {
  it('gets back its lost calls in the same round', async () => {
    await ask('a');
    const one = relayer();
    await one.run();
    node.mine();
    await one.run();
    [node.mined, node.count] = [[], 0];
    await ask('b');
    // One is lost, one is signed.
    expect(await one.run()).toBe(2);
    expect(await states()).toEqual([
      ['a', 'SENT', 0],
      ['b', 'SENT', 1],
    ]);
    expect(said()).toEqual(['the chain has lost blocks: their transactions are sent again']);
    expect(lines).toMatchObject([{ transactions: 1 }]);
    expect([...node.pool.values()].map((raw) => parseTransaction(raw).nonce ?? 0).sort()).toEqual([0, 1]);
  });
});

describe('a nonce that something else has used', () => {
  const other = keccak256('0x0e');

  it('ends the call, and logs that the key is in use elsewhere', async () => {
    await ask('a', 'b');
    const one = relayer();
    await one.run();
    node.pool.clear();
    [node.foreign, node.count, node.head] = [[{ hash: other, block: 11n, nonce: 0 }], 1, 11n];
    expect(await one.run()).toBe(1);
    expect(lines).toMatchObject([
      { level: 50, msg: 'something else has used its nonce', key: 'a', nonce: 0, by: other },
    ]);
    expect(await test.pool.owner('chain_transactions').orderBy('seq')).toMatchObject([
      { key: 'a', state: 'REVERTED', error: 'NONCE_TAKEN' },
      { key: 'b', state: 'SENT' },
    ]);
  });

  it('is searched only when the chain is past it', async () => {
    await ask('a');
    const one = relayer();
    await one.run();
    await one.run();
    expect(node.searched).toEqual([]);
  });

  it('is also searched for a call of another key', async () => {
    await ask('a');
    const one = relayer();
    await one.run();
    await test.pool.owner('chain_transactions').update({ sender: TO });
    [node.foreign, node.head] = [[{ hash: other, block: 11n, nonce: 0 }], 11n];
    await one.run();
    expect(node.asked).toContain('getBlock');
  });
});

describe('calls sent with the relayer’s former key', () => {
  /** On its way by that key, which has nothing left. */
  const sentByAnother = async (one: Relayer) => {
    await ask('a');
    await one.run();
    await test.pool.owner('chain_transactions').update({ sender: TO });
    node.pool.clear();
    node.unpaid = [...node.sent];
  };

  it('are sent again, and their gas does not count for the current key', async () => {
    const one = relayer();
    await sentByAnother(one);
    node.unpaid = [];
    await one.run();
    expect(node.sent).toHaveLength(2);
    [node.unpaid, node.sent] = [[...node.sent], []];
    node.pool.clear();
    for (const key of ['b', 'c']) {
      await ask(key);
      expect(await one.run()).toBe(1);
    }
    expect(node.sent).toHaveLength(2);
    expect(said()).toEqual([]);
  });

  it('are not signed again after any time, and nothing is logged', async () => {
    const one = relayer({ raiseAfterMs: 1000 });
    await sentByAnother(one);
    test.clock.now = new Date(NOW.getTime() + 1001);
    node.asked = [];
    await one.run();
    expect(node.asked).not.toContain('estimateFeesPerGas');
    expect([await test.pool.owner('chain_signed'), said()]).toMatchObject([[{ key: 'a' }], []]);
  });
});

describe('an embedded chain that starts from scratch', () => {
  it('gets the next nonce of this database', async () => {
    const set: unknown[] = [];
    local = { mined: 0, mine: async () => undefined, setNonce: async (...given: unknown[]) => void set.push(given) };
    await relayer().run();
    await test.pool.owner('chain_senders').update({ next_nonce: 7 });
    await ask('a');
    await relayer().run();
    expect(set).toEqual([[account.address, 7]]);
    expect(await states()).toEqual([['a', 'SENT', 7]]);
  });
});

describe('the contracts of a sandbox on an external node', () => {
  it('are deployed once when they are missing', async () => {
    deploys = true;
    node.code = undefined;
    const one = relayer();
    expect(await one.run()).toBeGreaterThan(0);
    const keys = (await states()).map(([key]) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.every((key) => String(key).startsWith('contract:0x'))).toBe(true);
    expect(await test.pool.owner('chain_transactions').first()).toMatchObject({ to_address: SINGLETON_FACTORY });
    node.asked = [];
    await one.run();
    expect(node.asked).not.toContain('getCode');
  });

  it('are not deployed without the factory, and do not block other calls', async () => {
    deploys = true;
    [node.code, node.factory] = [undefined, undefined];
    await ask('a');
    expect(await relayer().run()).toBe(1);
    expect(await states()).toEqual([['a', 'SENT', 0]]);
    expect(lines).toMatchObject([
      {
        msg: 'the contracts of the sandbox cannot be deployed; run: paychart chain prepare',
        err: { message: expect.stringContaining('no singleton factory') },
      },
    ]);
  });

  it.each<[string, () => void]>([
    ['they are there', () => undefined],
    [
      'the chain is our own',
      () => {
        local = { mined: 0, mine: async () => undefined, setNonce: async () => undefined };
      },
    ],
    [
      'this environment deploys none',
      () => {
        deploys = false;
      },
    ],
  ])('are not deployed when %s', async (_what, given) => {
    deploys = true;
    given();
    if (_what !== 'they are there') node.code = undefined;
    await relayer().run();
    expect(await states()).toEqual([]);
  });
});

describe('a caller that waits for a call of the relayer', () => {
  it('starts the relayer, and gets the outcome', async () => {
    await ask('a', 'b');
    const one = relayer();
    const [first, second] = [one.waitForOutcome('a', 5000), one.waitForOutcome('a', 5000)];
    const timer = setInterval(() => node.mine(), 20);
    const [outcome, same] = await Promise.all([first, second]);
    clearInterval(timer);
    expect(outcome).toEqual({ state: 'CONFIRMED', hash: node.sent[0] });
    expect(same).toEqual(outcome);
    // What is settled already is told at once, and each waits by itself.
    expect(await one.waitForOutcome('b', 5000)).toMatchObject({ state: 'CONFIRMED' });
  });

  it('gets the outcome from the round that settles it, without a database look-up', async () => {
    await ask('a');
    const one = relayer();
    test.faults.hit = (_client, text) => {
      if (text.startsWith('select "key", "state", "hash"')) throw new Error('away');
    };
    const waiting = one.waitForOutcome('a', 5000);
    const timer = setInterval(() => node.mine(), 20);
    expect(await waiting).toEqual({ state: 'CONFIRMED', hash: node.sent[0] });
    clearInterval(timer);
    test.faults.hit = () => undefined;
  });

  it('gets undefined after the time, or at close', async () => {
    const one = relayer();
    expect(await one.waitForOutcome('none', 30)).toBeUndefined();
    const waiting = one.waitForOutcome('none', 60_000);
    one.close();
    expect(await waiting).toBeUndefined();
  });

  it('keeps waiting over failing rounds', async () => {
    await ask('a');
    const one = relayer();
    node.fails = new Error('a defect');
    const waiting = one.waitForOutcome('a', 5000);
    await expect.poll(() => node.asked.length).toBeGreaterThan(1);
    node.fails = undefined;
    const timer = setInterval(() => node.mine(), 20);
    expect(await waiting).toMatchObject({ state: 'CONFIRMED' });
    clearInterval(timer);
  });
});

describe('a relayer without gas', () => {
  it('logs once, sends nothing more, and continues in the same order once it can pay', async () => {
    const info: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void info.push(JSON.parse(line).msg) });
    const one = new Relayer(test.engine, log);
    node.balance = 5n;
    await ask('a', 'b');
    await one.run();
    await ask('c');
    const asked = node.asked.length;
    for (let round = 0; round < 20; round += 1) await one.run();
    expect(info).toEqual(['the relayer is out of gas: calls wait until somebody sends ETH to its address']);
    // Twenty rounds look for blocks and at the balance, and offer the node nothing.
    expect(node.asked.slice(asked)).not.toContain('request');
    expect(node.asked.slice(asked)).not.toContain('estimateGas');
    expect(await states()).toEqual([
      ['a', 'SENT', 0],
      ['b', 'SENT', 1],
      ['c', 'QUEUED', null],
    ]);
    node.balance = 1000n;
    await one.run();
    expect(info.slice(1)).toEqual(['the relayer can pay again']);
    expect(node.sent).toHaveLength(3);
    node.mine();
    await one.run();
    expect(await states()).toEqual([
      ['a', 'CONFIRMED', 0],
      ['b', 'CONFIRMED', 1],
      ['c', 'CONFIRMED', 2],
    ]);
    node.balance = 5n;
    await ask('d');
    await one.run();
    expect(info).toHaveLength(3);
    expect(info.at(-1)).toContain('out of gas');
  });

  it('still records the outcomes of sent calls, and counts them', async () => {
    await ask('a', 'b');
    const one = relayer();
    await one.run();
    node.pool.delete(node.sent[1] as Hex);
    node.balance = 5n;
    await one.run();
    node.mine();
    expect(await one.run()).toBe(1);
    expect(await states()).toEqual([
      ['a', 'CONFIRMED', 0],
      ['b', 'SENT', 1],
    ]);
  });

  it('counts as able to pay only after it has sent: a call sent by another process does not prove it', async () => {
    const info: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void info.push(JSON.parse(line).msg) });
    const one = new Relayer(test.engine, log);
    node.balance = 5n;
    await ask('a');
    await one.run();
    const { hash, raw } = await test.pool.owner('chain_signed').first();
    node.pool.set(hash, raw);
    node.mine();
    passes(60_000);
    expect(await one.run()).toBe(1);
    passes(60_000);
    await one.run();
    expect(info).toEqual(['the relayer is out of gas: calls wait until somebody sends ETH to its address']);
  });

  it.each([
    [5n, 1],
    [1000n, 2],
  ])('does not raise a fee that it cannot pay: %d wei, %i forms', async (balance, forms) => {
    await ask('a');
    const one = relayer({ raiseAfterMs: 1000 });
    await one.run();
    node.pool.clear();
    node.balance = balance;
    test.clock.now = new Date(NOW.getTime() + 1001);
    await one.run();
    expect(await test.pool.owner('chain_signed')).toHaveLength(forms);
  });
});
