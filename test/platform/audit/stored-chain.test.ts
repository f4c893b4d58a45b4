import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { linksOf, type Seal } from '../../../src/platform/audit/seals.ts';
import { batchesBehind, linksBehind, rowsOfSeals } from '../../../src/platform/audit/stored-chain.ts';
import { Transaction } from '../../../src/platform/db/transaction.ts';
import { audit, type Histories, logged, openHistories } from './histories.ts';
import { storedLinks } from './stored-links.ts';

let histories: Histories;

beforeAll(async () => {
  histories = await openHistories();
  const { inOneTransaction, owner, seal } = histories;
  await inOneTransaction(logged('ten_a', 1), audit('aud_1'), audit('aud_2'));
  await seal();
  await inOneTransaction(audit('aud_4'), audit('aud_5'));
  await seal();
  await inOneTransaction(audit('aud_6'));
  await seal();
  await inOneTransaction(audit('aud_7'), audit('aud_8'), audit('aud_9'), logged('aud_1', 1));
  await seal();
  expect(await histories.batches()).toEqual(['1-3', '4-5', '6-6', '7-10']);
  // A row that is gone, and a batch.
  await owner.query(`DELETE FROM audit_log WHERE id = 'aud_2'; DELETE FROM seals WHERE first_seq = 6`);
});
afterAll(() => histories?.drop());

async function reading<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const transaction = await Transaction.begin(histories.pool, { role: 'system', tenantId: null });
  try {
    return await work(transaction);
  } finally {
    await transaction.rollback();
  }
}

describe('batches in the order of the chain', () => {
  it.each<[bigint, number, bigint[]]>([
    [0n, 100, [1n, 4n, 7n]],
    [1n, 100, [4n, 7n]],
    [3n, 100, [4n, 7n]],
    [7n, 100, []],
    [0n, 1, [1n]],
    [0n, 3, [1n]],
    [0n, 4, [1n, 4n]],
    [0n, 5, [1n, 4n]],
    [0n, 6, [1n, 4n, 7n]],
    [1n, 2, [4n]],
  ])('after %d end when they have %i links', async (behind, links, expected) => {
    const found = await reading(({ reads }) => batchesBehind(reads, behind, links));
    expect(found.map(({ firstSeq }) => firstSeq)).toEqual(expected);
  });

  it('have everything that their links are made of', async () => {
    const found = await reading(({ reads }) => batchesBehind(reads, 0n, 100));
    const links = found.flatMap(linksOf).map((link) => ({ ...link, seq: String(link.seq) }));
    expect(links).toEqual(await storedLinks(histories.owner));
    expect(links).toHaveLength(9);
  });
});

describe('links after a number', () => {
  it.each<[bigint, number, bigint[]]>([
    [0n, 2, [1n, 2n]],
    [1n, 1, [2n]],
    [1n, 3, [2n, 3n, 4n]],
    [2n, 100, [3n, 4n, 5n, 7n, 8n, 9n, 10n]],
    [3n, 3, [4n, 5n, 7n]],
    [4n, 1, [5n]],
    [5n, 1, [7n]],
    [6n, 2, [7n, 8n]],
    [9n, 100, [10n]],
    [10n, 100, []],
    [99n, 100, []],
    [2n, 0, []],
  ])('are limited: from %d, at most %i', async (seq, limit, expected) => {
    const found = await reading(({ reads }) => linksBehind(reads, seq, limit));
    expect(found.map((link) => link.seq)).toEqual(expected);
  });

  it('are an empty list for an empty chain', async () => {
    const empty = await openHistories();
    const transaction = await Transaction.begin(empty.pool, { role: 'system', tenantId: null });
    expect(await linksBehind(transaction.reads, 0n, 100)).toEqual([]);
    await transaction.rollback();
    await empty.drop();
  });
});

describe('the rows of links', () => {
  const seal = (source: Seal['source'], rowId: string): Seal => ({ seq: 1n, source, rowId, prevHash: '', hash: '' });

  it('are found in their own history, unless they are gone', async () => {
    const asked = [
      ...[seal('lifecycle_log', 'ten_a:1'), seal('audit_log', 'aud_1'), seal('lifecycle_log', 'aud_1:1')],
      ...[seal('audit_log', 'aud_2'), seal('audit_log', 'ten_a:1'), seal('lifecycle_log', '')],
    ];
    const rowOf = await reading((transaction) => rowsOfSeals(transaction, asked));
    expect(asked.map((link) => rowOf(link))).toMatchObject([
      { source: 'lifecycle_log', id: 'ten_a:1', content: { aggregateId: 'ten_a', step: 1 } },
      { source: 'audit_log', id: 'aud_1', content: { id: 'aud_1', action: 'test' } },
      { source: 'lifecycle_log', id: 'aud_1:1', content: { aggregateId: 'aud_1' } },
      ...[undefined, undefined, undefined],
    ]);
  });

  it('are read by the ids of their source', async () => {
    const asked = [seal('lifecycle_log', 'ten_a:1'), seal('audit_log', 'aud_1'), seal('audit_log', 'aud_4')];
    const values = await reading(async (transaction) => {
      const pipeline = vi.spyOn(transaction, 'pipeline');
      await rowsOfSeals(transaction, asked);
      return pipeline.mock.calls.flatMap(([statements]) => statements.map((statement) => statement.values));
    });
    expect(values).toEqual([[['ten_a'], ['1']], [['aud_1', 'aud_4']]]);
  });

  it('are only those of the given links', async () => {
    const rowOf = await reading((transaction) => rowsOfSeals(transaction, [seal('audit_log', 'aud_1')]));
    expect(rowOf(seal('audit_log', 'aud_4'))).toBeUndefined();
    expect(rowOf(seal('lifecycle_log', 'ten_a:1'))).toBeUndefined();
  });
});
