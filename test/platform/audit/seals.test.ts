import { describe, expect, it } from 'vitest';
import { linksOf, type StoredBatch, sourceOf, storeBatch } from '../../../src/platform/audit/seals.ts';
import { type ChainedRow, chainedRow, GENESIS, linkHash } from '../../../src/platform/audit/sources.ts';

const hash = (digit: string): string => digit.repeat(64);
const bytes = (...digits: readonly string[]): Buffer => Buffer.from(digits.map(hash).join(''), 'hex');

const batch: StoredBatch = {
  firstSeq: 8n,
  lastSeq: 9n,
  prevHash: bytes('a'),
  sources: 'la',
  rowIds: ['pay_1:3', 'aud_1'],
  hashes: bytes('b', 'c'),
};

describe('the links of a stored batch', () => {
  const [first, second] = [
    { seq: 8n, source: 'lifecycle_log', rowId: 'pay_1:3', prevHash: hash('a'), hash: hash('b') },
    { seq: 9n, source: 'audit_log', rowId: 'aud_1', prevHash: hash('b'), hash: hash('c') },
  ];

  it('are chained to each other', () => {
    expect(linksOf(batch)).toEqual([first, second]);
  });

  // The wall against half batches is down here: what one part has too much must not be passed over.
  it.each<[string, Partial<StoredBatch>, object]>([
    ['number', { lastSeq: 10n }, { rowId: '', source: 'lifecycle_log', hash: '' }],
    ['id', { rowIds: ['pay_1:3', 'aud_1', 'aud_2'] }, { rowId: 'aud_2', source: 'lifecycle_log', hash: '' }],
    ['letter', { sources: 'laa' }, { rowId: '', source: 'audit_log', hash: '' }],
    ['hash', { hashes: bytes('b', 'c', 'd') }, { rowId: '', source: 'lifecycle_log', hash: hash('d') }],
    [
      'half of a hash',
      { hashes: Buffer.concat([bytes('b', 'c'), Buffer.from('dd', 'hex')]) },
      { rowId: '', source: 'lifecycle_log', hash: 'dd' },
    ],
  ])('are as many as its longest list has entries: a %s too many', (_what, more, third) => {
    expect(linksOf({ ...batch, ...more })).toEqual([first, second, { seq: 10n, prevHash: hash('c'), ...third }]);
  });

  it('take their source from its letter', () => {
    expect([sourceOf('l'), sourceOf('a'), sourceOf(undefined)]).toEqual([
      'lifecycle_log',
      'audit_log',
      'lifecycle_log',
    ]);
  });
});

describe('the batch to be stored', () => {
  const at = new Date('2026-03-02T09:00:00.000Z');
  const step = chainedRow('lifecycle_log', { aggregateId: 'pay_1', step: 3, at, tx: '7' });
  const audit = chainedRow('audit_log', { id: 'aud_1', at, tx: '9' });

  const stored = (behind: { seq: bigint; hash: string }, rows: readonly ChainedRow[]) => {
    const { text, values } = storeBatch(behind, rows);
    const columns = /seals \((.*)\)/.exec(text)?.[1]?.split(', ') ?? [];
    return Object.fromEntries(columns.map((column, at) => [column, values?.[at]]));
  };

  it('follows a link, with the hash of each of its rows', () => {
    const first = linkHash(hash('a'), 8n, step);
    const second = linkHash(first, 9n, audit);
    expect(stored({ seq: 7n, hash: hash('a') }, [step, audit])).toEqual({
      first_seq: '8',
      last_seq: '9',
      first_tx: '7',
      last_tx: '9',
      prev_hash: bytes('a'),
      sources: 'la',
      row_ids: ['pay_1:3', 'aud_1'],
      hashes: Buffer.from(first + second, 'hex'),
    });
  });

  it('begins at the first row, and may have one row', () => {
    expect(stored({ seq: 0n, hash: GENESIS }, [audit])).toEqual({
      first_seq: '1',
      last_seq: '1',
      first_tx: '9',
      last_tx: '9',
      prev_hash: Buffer.alloc(32),
      sources: 'a',
      row_ids: ['aud_1'],
      hashes: Buffer.from(linkHash(GENESIS, 1n, audit), 'hex'),
    });
  });

  it('is equal when it is read back', () => {
    const { first_seq, last_seq, prev_hash, sources, row_ids, hashes } = stored({ seq: 0n, hash: GENESIS }, [
      step,
      audit,
    ]);
    const links = linksOf({
      firstSeq: BigInt(first_seq as string),
      lastSeq: BigInt(last_seq as string),
      sources: sources as string,
      prevHash: prev_hash as Buffer,
      rowIds: row_ids as string[],
      hashes: hashes as Buffer,
    });
    const first = linkHash(GENESIS, 1n, step);
    expect(links).toEqual([
      { seq: 1n, source: 'lifecycle_log', rowId: 'pay_1:3', prevHash: GENESIS, hash: first },
      { seq: 2n, source: 'audit_log', rowId: 'aud_1', prevHash: first, hash: linkHash(first, 2n, audit) },
    ]);
  });
});
