import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  findChainTransactions,
  inFlight,
  lockThoseIn,
  queued,
  type TransactionState,
} from '../../../../src/payments/chain/relayer/transaction.cross-tenant.ts';
import { transact } from '../../../../src/platform/lifecycle/transact.ts';
import { UnitOfWork } from '../../../../src/platform/lifecycle/unit-of-work.ts';
import { startTestEngine, type TestEngine } from '../../../support/engine.ts';
import { stands } from './standing.ts';

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
});
beforeEach(async () => {
  await test.pool.owner.raw('TRUNCATE chain_transactions, chain_signed CASCADE');
  test.faults.hit = () => undefined;
});
afterAll(() => test?.stop());

const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);

describe('the outcomes of calls', () => {
  /** As a request of a tenant asks. */
  const find = async (...keys: readonly string[]) => {
    const by = { actorType: 'user', actorId: 'usr_a', requestId: null } as never;
    const unit = new UnitOfWork(test.engine, { role: 'app', tenantId: 'ten_a', by });
    try {
      return await findChainTransactions(unit.reads, keys);
    } finally {
      await unit.rollback();
    }
  };

  it('are found by their keys, for any tenant', async () => {
    await stands(test.pool, 'a', 'CONFIRMED', { nonce: 7, block_number: 10, block_hash: '0xb1' });
    await stands(test.pool, 'b', 'QUEUED');
    await stands(test.pool, 'c', 'FAILED', { error: 'why' });
    const found = await find('a', 'c', 'none');
    expect([...found.keys()].sort()).toEqual(['a', 'c']);
    expect(found.get('a')).toMatchObject({ key: 'a', state: 'CONFIRMED', nonce: 7n, hash: '0xa', blockHash: '0xb1' });
    expect(found.get('c')).toMatchObject({ key: 'c', state: 'FAILED', nonce: null, hash: null, error: 'why' });
  });

  it('need no query without keys', async () => {
    let statements = 0;
    test.faults.hit = () => {
      statements += 1;
    };
    expect(await find()).toEqual(new Map());
    expect(statements).toBe(0);
  });
});

describe('the calls that wait for a signature', () => {
  it('are returned in the order of their requests, up to the requested number', async () => {
    for (const key of ['c', 'a', 'b']) await stands(test.pool, key, 'QUEUED');
    await stands(test.pool, 'sent', 'SENT', { nonce: 7 });
    await stands(test.pool, 'failed', 'FAILED');
    const waiting = async (limit: number) =>
      keysOf(await transact(test.engine, 'test', ({ reads }) => queued(reads, limit)));
    expect(await waiting(10)).toEqual(['c', 'a', 'b']);
    expect(await waiting(2)).toEqual(['c', 'a']);
  });
});

describe('calls that are still in a given state', () => {
  it('are separated from changed ones, and locked until the end of the transaction', async () => {
    await stands(test.pool, 'a', 'SENT', { nonce: 7 });
    await stands(test.pool, 'b', 'CONFIRMED', { nonce: 8 });
    await stands(test.pool, 'c', 'SENT', { nonce: 9 });
    await stands(test.pool, 'd', 'QUEUED');
    const free = () =>
      test.pool.owner('chain_transactions').orderBy('key').forUpdate().skipLocked().pluck('key') as Promise<string[]>;
    const lock = (state: TransactionState, ...keys: readonly string[]) =>
      transact(test.engine, 'test', async ({ reads }) => [[...(await lockThoseIn(reads, state, keys))], await free()]);
    expect(await lock('SENT', 'a', 'b', 'd', 'none')).toEqual([['a'], ['b', 'c', 'd']]);
    expect(await lock('QUEUED', 'a', 'd')).toEqual([['d'], ['a', 'b', 'c']]);
    expect(await lock('SENT', 'c', 'a')).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
    expect(await lock('FAILED', 'a', 'b', 'c', 'd')).toEqual([[], ['a', 'b', 'c', 'd']]);
  });
});

describe('the pending calls of a chain', () => {
  const [first, later] = [new Date('2026-03-02T09:00:00.000Z'), new Date('2026-03-02T09:01:00.000Z')];
  const signed = (key: string, hash: string, fee: bigint, at: Date) =>
    test.pool.owner('chain_signed').insert({
      key,
      hash,
      raw: `0xraw${hash}`,
      signed_at: at,
      max_fee_per_gas: fee,
      max_priority_fee_per_gas: 1,
    });
  const onTheirWay = (limit = 10) => transact(test.engine, 'test', ({ reads }) => inFlight(reads, 31_337, limit));

  it('are ordered from the lowest nonce', async () => {
    await stands(test.pool, 'a', 'SENT', { nonce: 9 });
    await stands(test.pool, 'b', 'SENT', { nonce: 7 });
    await stands(test.pool, 'c', 'SENT', { nonce: 8 });
    await stands(test.pool, 'elsewhere', 'SENT', { nonce: 6, chain_id: 1 });
    await stands(test.pool, 'settled', 'CONFIRMED', { nonce: 5 });
    await stands(test.pool, 'waits', 'QUEUED');
    expect(keysOf(await onTheirWay())).toEqual(['b', 'c', 'a']);
    expect(keysOf(await onTheirWay(2))).toEqual(['b', 'c']);
  });

  it('come with all of their signed forms, newest first', async () => {
    await stands(test.pool, 'a', 'SENT', { nonce: 7 });
    await stands(test.pool, 'b', 'SENT', { nonce: 8 });
    await signed('a', '0xa1', 1000n, first);
    await signed('b', '0xb1', 9000n, later);
    await signed('a', '0xa3', 1500n, later);
    // Signed in the same moment: of two at one nonce the later one pays more.
    await signed('a', '0xa2', 1251n, later);
    const [a, b] = await onTheirWay();
    expect(a).toMatchObject({ key: 'a', nonce: 7n, sender: '0xaa', hash: '0xa' });
    expect(a?.forms.map(({ hash }) => hash)).toEqual(['0xa3', '0xa2', '0xa1']);
    expect(a?.forms[0]).toMatchObject({ key: 'a', raw: '0xraw0xa3', maxFeePerGas: 1500n, signedAt: later });
    expect(b?.forms.map(({ hash }) => hash)).toEqual(['0xb1']);
  });

  it('are an empty list without calls, and no signed forms are read', async () => {
    const asked: string[] = [];
    test.faults.hit = (_client, statement) => void asked.push(statement);
    expect(await onTheirWay()).toEqual([]);
    expect(asked.some((statement) => statement.includes('chain_signed'))).toBe(false);
  });
});
