import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Chain, ChainStatus } from '../../../../src/payments/chain/chain.ts';
import { findChainLog, findChainLogs } from '../../../../src/payments/chain/index.ts';
import type { ChainFilter } from '../../../../src/payments/chain/indexer/filter.ts';
import { BLOCKS_AT_ONCE, Indexer } from '../../../../src/payments/chain/indexer/indexer.ts';
import { ChainUnavailable } from '../../../../src/payments/chain/unavailable.ts';
import { transact } from '../../../../src/platform/lifecycle/transact.ts';
import { startTestEngine, type TestEngine } from '../../../support/engine.ts';
import { stands } from '../relayer/standing.ts';
import { httpStatus, MADE, MOVED, refusing, TOKEN, ToyChain, WALLET } from './toy-chain.ts';

const CHAIN_ID = 31_337;
const NOW = new Date('2026-03-02T09:00:00.000Z');
let test: TestEngine;
let toy: ToyChain;
let local: object | undefined;
let state: ChainStatus['state'];
let unready: Error | undefined;

beforeAll(async () => {
  const chain = {
    chainId: CHAIN_ID,
    contracts: { settlementToken: TOKEN, depositEscrow: undefined },
    status: () => ({ state }),
    ready: async () => {
      if (unready) throw unready;
      return { client: toy.client, local, urls: [] };
    },
  } as unknown as Chain;
  test = await startTestEngine({ services: { chain } });
});
beforeEach(async () => {
  await test.pool.owner.raw(
    'TRUNCATE chain_cursors, chain_blocks, chain_logs, chain_transactions, outbox_jobs CASCADE',
  );
  test.clock.now = NOW;
  test.faults.hit = () => undefined;
  toy = new ToyChain(4);
  [local, state, unready] = [undefined, 'ready', undefined];
});
afterAll(() => test?.stop());

const moves: ChainFilter = {
  name: 'moves',
  address: ({ settlementToken }) => settlementToken,
  events: [MOVED],
  confirmations: 2,
  wakes: 'test.log' as never,
};
const indexer = (...filters: readonly ChainFilter[]) =>
  new Indexer(test.engine, filters.length > 0 ? filters : [moves], test.engine.services.log);
const rows = (table: string, ...by: readonly string[]): Promise<Record<string, unknown>[]> =>
  test.pool.owner(table).orderBy([...by]);
const cursor = async () =>
  (await rows('chain_cursors', 'chain_id')).map((row) => [row.block_number, row.block_hash])[0];
const at = (number: number) => [BigInt(number), toy.hashOf(number)];
const blocks = async () => (await rows('chain_blocks', 'number')).map(({ number }) => Number(number));
const logs = async () =>
  (await rows('chain_logs', 'block_number', 'filter', 'log_index', 'state')).map((row) => [
    row.filter,
    Number(row.block_number),
    row.log_index,
    row.state,
  ]);
const generations = async () => (await rows('outbox_jobs', 'key')).map(({ generation }) => generation);
/** Begins at the head, and has read what grew since. */
const started = async (one = indexer()): Promise<Indexer> => {
  await one.run();
  return one;
};

describe('a chain', () => {
  it('is not called while it is off, and called again later when it is unavailable', async () => {
    state = 'off';
    unready = new Error('must not be asked');
    expect(await indexer().run()).toBe(0);
    state = 'starting';
    unready = new ChainUnavailable('later');
    expect(await indexer().run()).toBe(0);
    unready = new Error('a defect');
    await expect(indexer().run()).rejects.toThrow('a defect');
  });

  it('is followed from its head on', async () => {
    toy.grow(1, {});
    const one = indexer();
    expect(await one.run()).toBe(1);
    expect([await cursor(), await blocks(), await logs()]).toEqual([at(5), [5], []]);
    expect(await rows('chain_blocks', 'number')).toMatchObject([
      { chain_id: BigInt(CHAIN_ID), hash: toy.hashOf(5), parent_hash: toy.hashOf(4) },
    ]);
    expect(await rows('chain_cursors', 'chain_id')).toMatchObject([{ updated_at: NOW }]);
    expect(await one.run()).toBe(0);
  });

  it('resets a transaction that was settled in a block replaced before it was read', async () => {
    const one = await started();
    const settled = { chain_id: CHAIN_ID, block_number: 5, settled_at: NOW };
    await stands(test.pool, 'dead', 'CONFIRMED', { nonce: 1, ...settled, block_hash: '0xdead' });
    await stands(test.pool, 'older', 'CONFIRMED', { nonce: 0, ...settled, block_number: 4, block_hash: '0xolder' });
    await stands(test.pool, 'other', 'CONFIRMED', { nonce: 2, ...settled, chain_id: 1, block_hash: '0xdead' });
    toy.grow(1);
    await stands(test.pool, 'there', 'CONFIRMED', { nonce: 3, ...settled, block_hash: toy.hashOf(5) });
    await one.run();
    const states = (await rows('chain_transactions', 'key')).map(({ key, state: now, block_hash }) => [
      key,
      now,
      block_hash,
    ]);
    expect(states).toEqual([
      ['dead', 'SENT', null],
      ['older', 'CONFIRMED', '0xolder'],
      ['other', 'CONFIRMED', '0xdead'],
      ['there', 'CONFIRMED', toy.hashOf(5)],
    ]);
  });

  it('is followed by its own blocks, without those stored for another chain', async () => {
    const another = { chain_id: 1, number: 6, hash: '0xother', parent_hash: '0x' };
    await test.pool
      .owner('chain_cursors')
      .insert({ chain_id: 1, block_number: 6, block_hash: '0xother', updated_at: NOW });
    await test.pool.owner('chain_blocks').insert([another, { ...another, number: 3 }]);
    const one = await started();
    toy.grow(2);
    await one.run();
    toy.cut(4);
    toy.grow(3);
    // Two blocks are gone, and the cursor has moved: the other chain's are not counted among them.
    expect(await one.run()).toBe(3);
    expect(await rows('chain_cursors', 'chain_id')).toMatchObject([
      { chain_id: 1n, block_number: 6n, block_hash: '0xother' },
      { chain_id: BigInt(CHAIN_ID), block_number: 4n },
    ]);
    expect(
      (await rows('chain_blocks', 'chain_id', 'number')).map(({ chain_id, number }) => [chain_id, number]),
    ).toEqual([
      [1n, 3n],
      [1n, 6n],
      [BigInt(CHAIN_ID), 4n],
    ]);
  });

  it('is followed from one head when two processes start at once', async () => {
    const [one, two] = [indexer(), indexer()];
    let second: Promise<number> | undefined;
    let isThere = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      isThere = resolve;
    });
    toy.onAsk = async (method) => {
      if (method !== 'getBlock') return;
      // The first has seen no cursor; nor has the second, by the time it gets its own, later head.
      if (second === undefined) {
        toy.grow(1, {});
        second = two.run();
        await waiting;
      } else {
        isThere();
        await first;
      }
    };
    const first = one.run();
    await first;
    await second;
    toy.onAsk = () => undefined;
    expect([await cursor(), await blocks()]).toEqual([at(4), [4]]);
    expect(await two.run()).toBe(1);
    expect([await cursor(), await blocks(), await logs()]).toEqual([at(5), [4, 5], [['moves', 5, 0, 'SEEN']]]);
  });

  it('is read block by block, each with the logs that a filter wants', async () => {
    const one = await started();
    toy.grow(1, { data: '0x12' }, { address: WALLET }, { topics: [MADE] });
    toy.grow(1);
    toy.asked.splice(0);
    expect(await one.run()).toBe(2 + 1);
    expect([await cursor(), await blocks()]).toEqual([at(6), [4, 5, 6]]);
    expect(await rows('chain_logs', 'block_number')).toMatchObject([
      {
        filter: 'moves',
        state: 'CONFIRMED',
        block_number: 5n,
        block_hash: toy.hashOf(5),
        log_index: 0,
        address: TOKEN,
        topics: [MOVED],
        data: '0x12',
        confirmations: 2,
        wakes: 'test.log',
        seen_at: NOW,
        confirmed_at: NOW,
        orphaned_at: null,
      },
    ]);
    expect(await rows('outbox_jobs', 'key')).toMatchObject([
      {
        topic: 'test.log',
        key: `moves:${toy.hashOf(5)}:0`,
        payload: { filter: 'moves', blockHash: toy.hashOf(5), logIndex: 0 },
        generation: 2,
      },
    ]);
    // Of a block without a transaction there is nothing to ask.
    expect(toy.asked.filter(({ method }) => method === 'eth_getLogs')).toHaveLength(1);
  });

  it('is read 32 blocks at a time', async () => {
    const one = await started();
    toy.grow(BLOCKS_AT_ONCE + 8);
    expect([BLOCKS_AT_ONCE, await one.run(), await cursor()]).toEqual([32, 32, at(36)]);
    expect([await one.run(), await cursor()]).toEqual([8, at(44)]);
  });

  it('reads nothing from the database while the head stays the same', async () => {
    const one = await started();
    toy.grow(1);
    expect([await one.run(), await one.run()]).toEqual([1, 0]);
    let statements = 0;
    test.faults.hit = () => {
      statements += 1;
    };
    expect([await one.run(), statements]).toEqual([0, 0]);
    toy.cut(4);
    toy.grow(1);
    expect(await one.run()).toBeGreaterThan(0);
    expect(await cursor()).toEqual(at(4));
    expect([await one.run(), await cursor()]).toEqual([1, at(5)]);
    expect([await one.run(), statements > 0]).toEqual([0, true]);
  });

  it('is walked back when it loses its head between two answers, but not when a node fails', async () => {
    const one = await started();
    const hash = toy.hashOf(4);
    toy.onAsk = (_, number) => {
      if (number === 4n) throw new Error('away');
    };
    await expect(one.run()).rejects.toThrow('away');
    expect(await cursor()).toEqual([4n, hash]);
    toy.onAsk = (method) => {
      if (method === 'getBlock') toy.cut(3);
    };
    expect(await one.run()).toBe(2);
    expect([await cursor(), await blocks()]).toEqual([at(3), []]);
  });

  it('keeps its position when a node reports no change', async () => {
    local = {};
    const one = await started();
    expect([await one.run(), await one.run()]).toEqual([0, 0]);
    expect([await cursor(), await blocks()]).toEqual([at(4), [4]]);
  });

  it('is checked again while another process reads it, since that process may be killed', async () => {
    const one = await started();
    toy.grow(2);
    toy.onAsk = async (method) => {
      if (method !== 'getBlock') return;
      toy.onAsk = () => undefined;
      expect(await indexer().run()).toBe(2);
      // What it has taken is lost with it.
      await test.pool.owner('chain_cursors').update({ block_number: 5, block_hash: toy.hashOf(5) });
      await test.pool.owner('chain_blocks').where('number', '>', 5).delete();
    };
    expect(await one.run()).toBe(0);
    expect([await one.run(), await cursor()]).toEqual([1, at(6)]);
  });

  it('is read up to the last fitting block when it changes between two answers', async () => {
    const one = await started();
    toy.grow(3);
    const { memory } = toy;
    toy.onAsk = (method, number) => {
      // The first block is of the old chain, the others of the new one.
      if (method === 'getBlock' && number === 6n) {
        toy.cut(5);
        toy.grow(2);
        const forked = toy.memory.blocks as object[];
        const alien = forked[6] as object;
        forked[6] = { ...alien, parentHash: `0x${'0'.repeat(64)}` };
        toy.memory = { ...toy.memory, blocks: forked };
      }
    };
    expect(await one.run()).toBe(1);
    expect(await blocks()).toEqual([4, 5]);
    toy.onAsk = () => undefined;
    toy.memory = memory;
    expect(await one.run()).toBe(2);
  });
});

describe('a log', () => {
  it('is final at the depth of its filter', async () => {
    const one = await started();
    toy.grow(1, {});
    expect(await one.run()).toBe(1);
    expect([await logs(), await generations()]).toEqual([[['moves', 5, 0, 'SEEN']], [1]]);
    expect(await one.run()).toBe(0);
    toy.grow(1);
    expect(await one.run()).toBe(2);
    expect([await logs(), await generations()]).toEqual([[['moves', 5, 0, 'CONFIRMED']], [2]]);
    toy.grow(1);
    expect(await one.run()).toBe(1);
    expect(await generations()).toEqual([2]);
  });

  it('is confirmed among many at once, 500 at a time, without a new block', async () => {
    const one = await started();
    toy.grow(1, {});
    await one.run();
    await test.pool.owner.raw(`INSERT INTO chain_logs SELECT (jsonb_populate_record(l, jsonb_build_object('log_index', n))).*
      FROM chain_logs l, generate_series(1, 1000) n`);
    toy.grow(1);
    expect([await one.run(), await one.run(), await one.run(), await one.run()]).toEqual([1 + 500, 500, 1, 0]);
    expect(await test.pool.owner('chain_logs').where({ state: 'SEEN' })).toEqual([]);
  });

  it('is requested only for blocks with logs, and offered to a filter that wants its event', async () => {
    const seen: number[] = [];
    const select: ChainFilter['select'] = async (found) => {
      seen.push(found.length);
      return found;
    };
    const one = await started(indexer(moves, { ...moves, name: 'makes', events: [MADE], select }));
    const looks: string[] = [];
    test.faults.hit = (_, statement) => {
      if (/for update/i.test(statement) && statement.includes('chain_logs')) looks.push(statement);
    };
    toy.grow(1);
    await one.run();
    // What is deep enough is asked for in each round; logs of blocks only where there is one.
    expect(looks).toHaveLength(1);
    toy.grow(1, {});
    await one.run();
    expect([looks.length, seen]).toEqual([3, []]);
    toy.grow(1, { topics: [MADE] });
    await one.run();
    expect(seen).toEqual([1]);
  });

  it('is stored for each filter that wants it, and for no other', async () => {
    const seen: unknown[] = [];
    const chosen: ChainFilter = {
      ...moves,
      name: 'chosen',
      address: () => 'any',
      events: [MOVED, MADE],
      select: async (found) => {
        seen.push(found.map(({ logIndex }) => logIndex));
        return found.filter(({ address }) => address === WALLET);
      },
    };
    const one = await started(indexer(moves, chosen));
    toy.grow(1, {}, { address: WALLET }, { address: WALLET, topics: [MADE] }, { topics: [`0x${'44'.repeat(32)}`] });
    await one.run();
    expect(await logs()).toEqual([
      ['chosen', 5, 1, 'SEEN'],
      ['chosen', 5, 2, 'SEEN'],
      ['moves', 5, 0, 'SEEN'],
    ]);
    expect(seen).toEqual([[0, 1, 2]]);
    toy.grow(1);
    await one.run();
    expect(seen).toHaveLength(1);
  });

  it('is found by its key, and several in the order of their blocks', async () => {
    const one = await started();
    toy.grow(1, {}, {});
    toy.grow(1, {});
    await one.run();
    const key = (number: number, logIndex: number) => ({ filter: 'moves', blockHash: toy.hashOf(number), logIndex });
    const read = <T>(of: (reads: never) => Promise<T>) =>
      transact(test.engine, 'test', ({ reads }) => of({ acrossTenants: reads } as never));
    expect(await read((reads) => findChainLog(reads, key(5, 1)))).toMatchObject({ logIndex: 1, blockNumber: 5n });
    expect(await read((reads) => findChainLog(reads, key(5, 2)))).toBeUndefined();
    const found = await read((reads) => findChainLogs(reads, [key(6, 0), key(5, 1), key(5, 0), key(6, 9)]));
    expect(found.map(({ blockNumber, logIndex }) => [blockNumber, logIndex])).toEqual([
      [5n, 0],
      [5n, 1],
      [6n, 0],
    ]);
  });
});

describe('a chain that was reorganised', () => {
  const settled = (key: string, number: number, more: object = {}) =>
    test.pool.owner('chain_transactions').insert({
      key,
      state: 'CONFIRMED',
      to_address: TOKEN,
      data: '0x',
      value: 0,
      confirmations: 1,
      chain_id: CHAIN_ID,
      sender: TOKEN,
      nonce: number,
      hash: toy.hashOf(number),
      block_number: number,
      block_hash: toy.hashOf(number),
      created_at: NOW,
      ...more,
    });

  it('resets what its lost blocks had settled, and continues from the last common block', async () => {
    const one = await started();
    toy.grow(1, {});
    toy.grow(1, {});
    toy.grow(1, {});
    await one.run();
    await settled('kept', 5);
    await settled('lost', 6);
    toy.cut(5);
    toy.grow(1, {});
    toy.grow(2);
    // The blocks 6 and 7, and the cursor.
    expect(await one.run()).toBe(3);
    expect([await cursor(), await blocks()]).toEqual([at(5), [4, 5]]);
    expect(await logs()).toEqual([
      ['moves', 5, 0, 'CONFIRMED'],
      ['moves', 6, 0, 'ORPHANED'],
      ['moves', 7, 0, 'ORPHANED'],
    ]);
    expect(await rows('chain_logs', 'block_number')).toMatchObject([{ orphaned_at: null }, { orphaned_at: NOW }, {}]);
    expect(await rows('chain_transactions', 'key')).toMatchObject([
      { key: 'kept', state: 'CONFIRMED' },
      { key: 'lost', state: 'SENT', block_hash: null, orphaned_at: NOW },
    ]);
    expect(await one.run()).toBeGreaterThan(0);
    expect(await cursor()).toEqual(at(8));
    expect(await logs()).toEqual([
      ['moves', 5, 0, 'CONFIRMED'],
      ['moves', 6, 0, 'CONFIRMED'],
      ['moves', 6, 0, 'ORPHANED'],
      ['moves', 7, 0, 'ORPHANED'],
    ]);
  });

  it('counts its logs again when it comes back, and notifies once more', async () => {
    const one = await started();
    toy.grow(1, {});
    toy.grow(1);
    await one.run();
    const { memory } = toy;
    toy.cut(4);
    toy.grow(2);
    await one.run();
    expect(await logs()).toEqual([['moves', 5, 0, 'ORPHANED']]);
    const told = await generations();
    toy.memory = memory;
    await one.run();
    await one.run();
    expect(await rows('chain_logs', 'block_number')).toMatchObject([
      { state: 'CONFIRMED', orphaned_at: null, confirmed_at: NOW },
    ]);
    expect(Number((await generations())[0])).toBeGreaterThan(Number(told[0]));
  });

  it('keeps each log by its own block when it comes back with more logs', async () => {
    const one = await started();
    toy.grow(1, {}, {});
    await one.run();
    const { memory } = toy;
    toy.cut(4);
    toy.grow(2);
    await one.run();
    toy.memory = memory;
    toy.grow(1, {});
    await one.run();
    await one.run();
    expect(await logs()).toEqual([
      ['moves', 5, 0, 'CONFIRMED'],
      ['moves', 5, 1, 'CONFIRMED'],
      ['moves', 6, 0, 'SEEN'],
    ]);
  });

  it('resets a log once, and does not notify again when no filter wants it any more', async () => {
    const one = await started();
    toy.grow(1, {});
    toy.grow(1);
    await one.run();
    const { memory } = toy;
    toy.cut(4);
    toy.grow(2);
    await one.run();
    // Another release has no such filter: the block comes back without the log, and goes again.
    const other = indexer({ ...moves, name: 'others' });
    toy.memory = memory;
    await other.run();
    await other.run();
    const told = await generations();
    test.clock.now = new Date(NOW.getTime() + 1000);
    toy.cut(4);
    toy.grow(2);
    await other.run();
    expect((await rows('chain_logs', 'filter')).map((row) => [row.filter, row.state, row.orphaned_at])).toEqual([
      ['moves', 'ORPHANED', NOW],
      ['others', 'ORPHANED', test.clock.now],
    ]);
    // The first key is the one that is told of no more.
    expect((await generations())[0]).toBe(told[0]);
  });

  it('is noticed when only the head changed', async () => {
    const one = await started();
    toy.grow(2);
    await one.run();
    toy.cut(5);
    toy.grow(1);
    expect(await one.run()).toBe(2);
    expect(await cursor()).toEqual(at(5));
  });

  it.each([33, 40, 64])('is walked back over %i blocks', async (depth) => {
    const one = await started();
    toy.grow(70);
    await one.reach(74n);
    toy.cut(74 - depth);
    toy.grow(depth + 1);
    expect(await one.run()).toBe(depth + 1);
    expect(await cursor()).toEqual(at(74 - depth));
    expect((await blocks()).length).toBe(71 - depth);
  });

  it('is resumed below all remembered blocks when none of them remains', async () => {
    const one = await started();
    toy.grow(2);
    await one.run();
    toy.cut(1);
    toy.grow(9);
    expect(await one.run()).toBe(4);
    expect([await cursor(), await blocks()]).toEqual([at(3), []]);
    expect(await one.run()).toBe(7);
  });

  it('continues just below the position when no hashes are remembered', async () => {
    const one = await started();
    toy.cut(2);
    toy.grow(9);
    await one.run();
    expect([await cursor(), await blocks()]).toEqual([at(3), []]);
    toy.cut(2);
    toy.grow(9);
    expect(await one.run()).toBe(1);
    expect(await cursor()).toEqual(at(2));
  });

  it('continues at its head when that is below all remembered blocks', async () => {
    local = {};
    const one = await started();
    toy.cut(1);
    toy.grow(1);
    expect(await one.run()).toBe(2);
    expect(await cursor()).toEqual(at(2));
  });

  it('starts at its first block when that was replaced', async () => {
    toy = new ToyChain(0);
    local = {};
    const one = await started();
    toy.cut(-1);
    toy.grow(1);
    expect(await one.run()).toBe(2);
    expect(await cursor()).toEqual(at(0));
  });

  describe('a chain that is shorter than the remembered blocks', () => {
    const shorter = async (forks: boolean) => {
      const one = await started();
      toy.grow(4);
      await one.run();
      if (forks) {
        toy.cut(5);
        toy.grow(1);
      } else toy.cut(6);
      return one.run();
    };

    it('has lost blocks when there is one node', async () => {
      local = {};
      const one = await started();
      toy.grow(4);
      await one.run();
      toy.cut(6);
      toy.asked.splice(0);
      expect([await one.run(), await cursor()]).toEqual([3, at(6)]);
      // What the node has said it has not is not asked for.
      expect(toy.asked.filter(({ method, params }) => method === 'getBlock' && Number(params) > 6)).toEqual([]);
    });

    it('may come from a node that lags behind, when there are several', async () => {
      expect(await shorter(false)).toBe(0);
      expect((await cursor())?.[0]).toBe(8n);
    });

    it('may come from a node that lags behind all remembered blocks, or at an unknown one', async () => {
      const one = await started();
      const { memory } = toy;
      toy.cut(2);
      expect([await one.run(), await cursor()]).toEqual([0, [4n, expect.anything()]]);
      toy.memory = memory;
      toy.grow(1100);
      expect(await one.run()).toBe(1);
      toy.cut(60);
      expect([await one.run(), (await cursor())?.[0]]).toEqual([0, 80n]);
      expect(await blocks()).toEqual([4, 80]);
    });

    it('is a replaced chain when its head is another block', async () => {
      expect(await shorter(true)).toBe(4);
      expect(await cursor()).toEqual(at(5));
    });
  });
});

describe('after a long stop', () => {
  it('reads the logs of a thousand blocks at once, while none of them can change', async () => {
    const one = await started();
    toy.grow(1, {});
    toy.grow(998);
    toy.grow(1, {});
    toy.grow(1, {});
    toy.grow(1100 - 1);
    toy.asked.splice(0);
    // One leap, and of the two logs in it one is deep enough.
    expect(await one.run()).toBe(1 + 1);
    expect([await cursor(), await blocks()]).toEqual([at(1004), [4, 1004]]);
    expect(await logs()).toEqual([
      ['moves', 5, 0, 'CONFIRMED'],
      ['moves', 1004, 0, 'SEEN'],
    ]);
  });

  it('reads block by block again once the blocks are near enough to change', async () => {
    const one = await started();
    toy.grow(1024 + 10);
    expect(await one.run()).toBe(1);
    expect(await cursor()).toEqual(at(14));
    expect(await one.run()).toBe(32);
    expect(await cursor()).toEqual(at(46));
    expect(await blocks()).toEqual([4, ...Array.from({ length: 33 }, (_, n) => 14 + n)]);
  });

  it.each([
    [1025, 1, [4, 5]],
    [1024, 32, [4, ...Array.from({ length: 32 }, (_, n) => 5 + n)]],
  ])('reads %i blocks until 1024 are left', async (missed, changed, known) => {
    const one = await started();
    toy.grow(missed);
    expect([await one.run(), await blocks()]).toEqual([changed, known]);
  });

  it('does not notify again of logs that a reorganisation below has kept', async () => {
    const one = await started();
    toy.grow(1, {});
    toy.grow(1099);
    expect(await one.run()).toBe(1 + 1);
    toy.cut(50);
    toy.grow(1100);
    expect([await one.run(), await cursor()]).toEqual([2, at(4)]);
    test.clock.now = new Date(NOW.getTime() + 1000);
    expect([await one.run(), await cursor()]).toEqual([1, at(126)]);
    expect(await rows('chain_logs', 'block_number')).toMatchObject([{ state: 'CONFIRMED', seen_at: NOW }]);
    expect(await generations()).toEqual([2]);
  });

  it('notices a lost block before it reads ahead', async () => {
    const one = await started();
    toy.cut(3);
    toy.grow(1200);
    expect(await one.run()).toBe(2);
    expect((await cursor())?.[0]).toBe(3n);
  });

  it.each([
    ['by its own error', refusing, true],
    ['by status 400', () => httpStatus(400), true],
    ['by status 413', () => httpStatus(413), true],
    ['not at all: status 500', () => httpStatus(500), false],
    ['not at all: no answer', () => new Error('timed out'), false],
  ])('requests fewer blocks from a node that refuses so many, %s', async (_what, error, isRefusal) => {
    const one = await started();
    toy.grow(3000);
    const spans: number[] = [];
    toy.onAsk = (method, params) => {
      const { fromBlock, toBlock } = params as { fromBlock?: string; toBlock?: string };
      if (method !== 'eth_getLogs' || fromBlock === undefined) return;
      spans.push(Number(toBlock) - Number(fromBlock) + 1);
      if (spans.length < 3) throw error();
    };
    if (!isRefusal) {
      await expect(one.run()).rejects.toThrow();
      expect(await cursor()).toEqual(at(4));
      return;
    }
    // Block by block in the same round, so that a node that refuses everything holds nothing up.
    expect(await one.run()).toBe(32);
    expect(await one.run()).toBe(32);
    expect(await one.run()).toBe(1);
    expect(spans).toEqual([1000, 500, 250]);
    expect(await cursor()).toEqual(at(4 + 64 + 250));
  });

  it('never requests a range below that of block-by-block reading, from a node that refuses everything', async () => {
    const one = await started();
    toy.grow(3000);
    const spans: number[] = [];
    toy.onAsk = (_, params) => {
      const { fromBlock, toBlock } = params as { fromBlock?: string; toBlock?: string };
      if (fromBlock === undefined) return;
      spans.push(Number(toBlock) - Number(fromBlock) + 1);
      throw refusing();
    };
    for (let round = 0; round < 8; round += 1) expect(await one.run()).toBe(32);
    expect(spans).toEqual([1000, 500, 250, 125, 62]);
  });
});

describe('the log for operators', () => {
  const lines: object[] = [];
  const told = () => {
    lines.splice(0);
    return started(
      new Indexer(test.engine, [moves], pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) })),
    );
  };

  it('names a node that refuses, and the number of blocks requested next', async () => {
    const one = await told();
    toy.grow(3000);
    toy.onAsk = (_, params) => {
      if ((params as { fromBlock?: string }).fromBlock !== undefined) throw refusing();
    };
    await one.run();
    expect(lines).toMatchObject([
      { level: 40, worker: 'chain.indexer', span: 500, msg: 'the node refuses the logs of so many blocks' },
    ]);
  });

  it('names a reorganisation, its depth and the block where reading continues', async () => {
    const one = await told();
    toy.grow(3);
    await one.run();
    expect(lines).toEqual([]);
    toy.cut(5);
    toy.grow(3);
    await one.run();
    expect(lines).toMatchObject([
      { level: 40, worker: 'chain.indexer', depth: 2, onto: '5', msg: 'the chain was reorganised' },
    ]);
  });
});

describe('remembered blocks', () => {
  it('reach 1024 blocks back, and are forgotten a few at a time', async () => {
    const one = await started();
    const old = Array.from({ length: 70 }, (_, n) => ({
      chain_id: CHAIN_ID,
      number: n + 100,
      hash: `0x${n}`,
      parent_hash: '0x',
    }));
    await test.pool.owner('chain_blocks').delete();
    const another = old.map((block) => ({ ...block, chain_id: 1, number: block.number - 100 }));
    await test.pool.owner('chain_blocks').insert([...old, ...another]);
    const ours = async () => (await rows('chain_blocks', 'number')).filter(({ chain_id }) => chain_id !== 1n);
    toy.grow(1189);
    await test.pool.owner('chain_cursors').update({ block_number: 1192, block_hash: toy.hashOf(1192) });
    await one.run();
    // 1193 less 1024 is 169: of those below it the 64 lowest.
    const numbers = async () => (await ours()).map(({ number }) => Number(number));
    expect(await numbers()).toEqual([164, 165, 166, 167, 168, 169, 1193]);
    toy.grow(1);
    await one.run();
    expect(await numbers()).toEqual([1193, 1194]);
    expect(await test.pool.owner('chain_blocks').where({ chain_id: 1 })).toHaveLength(70);
  });
});

describe('two indexers', () => {
  it('continue at the position of the one that committed, and the other restarts', async () => {
    const one = await started();
    toy.grow(2, {});
    const other = indexer();
    let raced = false;
    toy.onAsk = async (method) => {
      if (method !== 'eth_getLogs' || raced) return;
      raced = true;
      expect(await other.run()).toBe(3);
    };
    expect(await one.run()).toBe(0);
    expect([await cursor(), await logs()]).toEqual([at(6), [['moves', 5, 0, 'CONFIRMED']]]);
  });

  it('walk back once', async () => {
    const one = await started();
    toy.grow(3);
    await one.run();
    toy.cut(5);
    toy.grow(3);
    const other = indexer();
    let raced = false;
    toy.onAsk = async (method, number) => {
      if (method !== 'getBlock' || number !== 5n || raced) return;
      raced = true;
      expect(await other.run()).toBe(3);
    };
    expect(await one.run()).toBe(0);
    expect(await cursor()).toEqual(at(5));
  });

  it('confirm nothing by an old height after the other has walked back', async () => {
    const deep = { ...moves, confirmations: 3 };
    const one = await started(indexer(deep));
    toy.grow(3);
    await one.run();
    toy.grow(1, {});
    let raced = false;
    toy.onAsk = async (method) => {
      if (method !== 'eth_getLogs' || raced) return;
      raced = true;
      // The new branch is shorter for now: its one log has one block, and three are wanted.
      toy.cut(4);
      toy.grow(1, {});
      const other = indexer(deep);
      while ((await other.run()) > 0);
    };
    expect(await one.run()).toBe(0);
    expect([await cursor(), await logs()]).toEqual([at(5), [['moves', 5, 0, 'SEEN']]]);
    toy.grow(2);
    await one.run();
    expect(await logs()).toEqual([['moves', 5, 0, 'CONFIRMED']]);
  });
});

describe('waiting for a block', () => {
  it('ends when the block is indexed, or when it does not exist', async () => {
    const one = await started();
    toy.grow(40);
    expect(await one.reach(44n)).toBe(true);
    expect(await cursor()).toEqual(at(44));
    expect(await one.reach(44n)).toBe(true);
    expect(await one.reach(45n)).toBe(false);
    unready = new ChainUnavailable('later');
    expect(await one.reach(45n)).toBe(false);
  });

  it('ends with false when no block was ever indexed', async () => {
    unready = new ChainUnavailable('later');
    expect(await indexer().reach(0n)).toBe(false);
  });
});
