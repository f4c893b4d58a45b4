import type { PublicClient } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orphanOfBlocks, rewind, skipGap } from '../../../../src/payments/chain/relayer/rewind.ts';
import { takeStock } from '../../../../src/payments/chain/relayer/stock.ts';
import { transact } from '../../../../src/platform/lifecycle/transact.ts';
import { startTestEngine, type TestEngine } from '../../../support/engine.ts';
import { stands } from './standing.ts';

const SENDER = { chainId: 31_337, address: '0xaa' };
const NOW = new Date('2026-03-02T09:00:00.000Z');
const EARLIER = new Date('2026-03-02T08:00:00.000Z');

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
});
beforeEach(async () => {
  await test.pool.owner.raw('TRUNCATE chain_transactions, chain_signed, outbox_jobs CASCADE');
  test.clock.now = NOW;
  test.faults.hit = () => undefined;
});
afterAll(() => test?.stop());

const settled = (key: string, state: 'CONFIRMED' | 'REVERTED', nonce: number, by: object = {}) => {
  const block = { block_number: 10, block_hash: '0xb1', logs: '[]', sent_at: EARLIER, settled_at: EARLIER };
  const wakes = JSON.stringify({ topic: 'test.woken', key: `of ${key}`, payload: {}, whenSettled: false });
  return stands(test.pool, key, state, { nonce, ...block, error: state === 'REVERTED' ? 'why' : null, wakes, ...by });
};
const rows = (): Promise<Record<string, unknown>[]> => test.pool.owner('chain_transactions').orderBy('key');
const states = async () => (await rows()).map(({ key, state }) => [key, state]);
const woken = (): Promise<string[]> => test.pool.owner('outbox_jobs').orderBy('key').pluck('key');
const stock = async () => (await takeStock(test.engine, SENDER, 0, 10)).outsideTransaction;

/** A node that has receipts of these hashes, and says nothing of those. */
const node = (has: readonly string[] = [], silent: readonly string[] = []) =>
  ({
    getTransactionReceipt: async ({ hash }: { hash: string }) => {
      if (silent.includes(hash)) throw new Error('timed out');
      if (!has.includes(hash)) throw Object.assign(new Error('none'), { name: 'TransactionReceiptNotFoundError' });
      return { transactionHash: hash };
    },
  }) as unknown as PublicClient;

/** At its nonce still, and with nothing left of the block. */
const sentAgain = {
  state: 'SENT',
  error: null,
  block_number: null,
  block_hash: null,
  logs: null,
  settled_at: null,
  sent_at: EARLIER,
  orphaned_at: NOW,
};

describe('a chain that has lost blocks', () => {
  it('makes its lost calls pending again, and wakes their callers', async () => {
    await settled('a', 'CONFIRMED', 7);
    await settled('b', 'REVERTED', 8);
    await settled('c', 'CONFIRMED', 9);
    await settled('d', 'CONFIRMED', 10);
    // One node of several can lag behind: what still has its receipt is not lost, nor what it does not speak of.
    expect(await rewind(test.engine, node(['0xc'], ['0xd']), await stock())).toBe(2);
    expect(await rows()).toMatchObject([
      { key: 'a', nonce: 7n, hash: '0xa', ...sentAgain },
      { key: 'b', nonce: 8n, hash: '0xb', ...sentAgain },
      { key: 'c', state: 'CONFIRMED', block_hash: '0xb1', settled_at: EARLIER, orphaned_at: null },
      { key: 'd', state: 'CONFIRMED', block_hash: '0xb1', settled_at: EARLIER, orphaned_at: null },
    ]);
    expect(await woken()).toEqual(['of a', 'of b']);
  });

  it('opens no transaction when it has lost none of our calls', async () => {
    await settled('a', 'CONFIRMED', 7);
    const known = await stock();
    let statements = 0;
    test.faults.hit = () => {
      statements += 1;
    };
    expect(await rewind(test.engine, node(['0xa']), known)).toBe(0);
    expect(await rewind(test.engine, node(), [])).toBe(0);
    expect(statements).toBe(0);
  });

  it('does not reset a call that another process has reset in between', async () => {
    await settled('a', 'CONFIRMED', 7);
    await settled('b', 'CONFIRMED', 8);
    const known = await stock();
    expect(await rewind(test.engine, node(), known)).toBe(2);
    test.clock.now = new Date(NOW.getTime() + 1);
    expect(await rewind(test.engine, node(), known)).toBe(0);
    expect(await rows()).toMatchObject([{ orphaned_at: NOW }, { orphaned_at: NOW }]);
  });
});

describe('blocks that are orphaned', () => {
  it('reset every call that was settled in them', async () => {
    await settled('a', 'CONFIRMED', 7);
    await settled('b', 'REVERTED', 8, { block_hash: '0xb2' });
    await settled('c', 'CONFIRMED', 9, { block_hash: '0xb3' });
    await stands(test.pool, 'd', 'FAILED', { block_hash: '0xb1' });
    const orphan = (...hashes: string[]) => transact(test.engine, 'test', (unit) => orphanOfBlocks(unit, hashes));
    expect(await orphan('0xother')).toBe(0);
    expect(await orphan('0xb1', '0xb2')).toBe(2);
    expect(await rows()).toMatchObject([
      { key: 'a', nonce: 7n, hash: '0xa', ...sentAgain },
      { key: 'b', nonce: 8n, hash: '0xb', ...sentAgain },
      { key: 'c', state: 'CONFIRMED', orphaned_at: null },
      { key: 'd', state: 'FAILED', orphaned_at: null },
    ]);
    expect(await woken()).toEqual(['of a', 'of b']);
    expect(await orphan('0xb1', '0xb2')).toBe(0);
  });

  it('reset no call when the indexer’s own transaction fails', async () => {
    await settled('a', 'CONFIRMED', 7);
    const failing = transact(test.engine, 'test', async (unit) => {
      await orphanOfBlocks(unit, ['0xb1']);
      throw new Error('a defect');
    });
    await expect(failing).rejects.toThrow('a defect');
    expect([await states(), await woken()]).toEqual([[['a', 'CONFIRMED']], []]);
  });
});

describe('nonces that this database never signed', () => {
  const skipped = async (next: bigint | undefined, chainNonce: number, isEmbedded = true) => {
    const set: unknown[] = [];
    const local = isEmbedded ? { setNonce: async (...given: unknown[]) => void set.push(given) } : undefined;
    await skipGap({ local } as never, SENDER, next, chainNonce);
    return set;
  };

  it('are skipped on an embedded chain, up to the next one in the database', async () => {
    expect(await skipped(6n, 5)).toEqual([['0xaa', 6]]);
    expect(await skipped(50n, 5)).toEqual([['0xaa', 50]]);
  });

  it.each<[string, bigint | undefined, number, boolean]>([
    ['where there are none', 5n, 5, true],
    ['where the chain is past them', 4n, 5, true],
    ['where the database has none', undefined, 5, true],
    ['on somebody else’s node', 9n, 5, false],
  ])('are not skipped %s', async (_where, next, chainNonce, isEmbedded) => {
    expect(await skipped(next, chainNonce, isEmbedded)).toEqual([]);
  });
});
