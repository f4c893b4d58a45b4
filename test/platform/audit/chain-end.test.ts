import { describe, expect, it } from 'vitest';
import {
  batchesBetween,
  type ChainEnd,
  chainEnd,
  mayBeSealed,
  unsealedOf,
} from '../../../src/platform/audit/chain-end.ts';
import { chainedRow, GENESIS, type Place } from '../../../src/platform/audit/sources.ts';

const audit = { source: 'audit_log', id: 'aud_5' } as const;
const step = { source: 'lifecycle_log', id: 'pay_1:5' } as const;

describe('the end of the chain', () => {
  it('is the start position while nothing is sealed', () => {
    expect(chainEnd(undefined)).toEqual({ seq: 0n, hash: GENESIS, place: null, earlierTx: null });
  });

  it('is the last link of the newest batch, with its row', () => {
    const row = {
      last_seq: 9n,
      hash: 'aa',
      last_tx: '9007199254740993',
      letter: 'a',
      row_id: 'aud_5',
      earlier_tx: '7',
    };
    const end = { seq: 9n, hash: 'aa', place: { tx: 9007199254740993n, row: audit } };
    expect(chainEnd(row)).toEqual({ ...end, earlierTx: 7n });
    expect(chainEnd({ ...row, earlier_tx: null })).toEqual({ ...end, earlierTx: null });
    expect(chainEnd({ ...row, letter: 'l', row_id: step.id }).place).toEqual({ tx: 9007199254740993n, row: step });
  });
});

describe('rows after the mark', () => {
  const end = (place: Place | null, earlierTx: bigint | null): ChainEnd => ({ seq: 1n, hash: '', place, earlierTx });
  const newest = { tx: 20n, row: audit };

  it.each<[string, Place, ChainEnd]>([
    ['while there is no batch', { tx: 0n, row: null }, end(null, null)],
    ['when it stands behind all batches', { tx: 21n, row: null }, end(newest, 19n)],
    ['when it stands on the last row of the newest', newest, end(newest, 19n)],
    ['when that is the only one', newest, end(newest, null)],
    ['when it stands on a row behind all batches', { tx: 21n, row: audit }, end(newest, 20n)],
  ])('cannot have a link %s', (_when, mark, chain) => {
    expect(mayBeSealed(chain, mark)).toBe(false);
  });

  it.each<[string, Place, ChainEnd]>([
    ['at the beginning', { tx: 0n, row: null }, end(newest, null)],
    ['before the transaction of the newest', { tx: 19n, row: audit }, end(newest, null)],
    ['before the first row of that transaction', { tx: 20n, row: null }, end(newest, null)],
    ['on another row of it', { tx: 20n, row: { ...audit, id: 'aud_4' } }, end(newest, null)],
    ['on a row of the same id in the other history', { tx: 20n, row: { ...step, id: audit.id } }, end(newest, null)],
    ['before an earlier batch', { tx: 21n, row: null }, end(newest, 22n)],
    ['in the last transaction of an earlier batch', newest, end(newest, 20n)],
  ])('may have a link when the mark stands %s', (_where, mark, chain) => {
    expect(mayBeSealed(chain, mark)).toBe(true);
  });

  it('are searched in the batches of their transactions', () => {
    expect(batchesBetween(7n, 9007199254740993n)).toEqual({
      text: expect.stringMatching(
        /^SELECT sources, row_ids FROM seals\s+WHERE int8range\(first_tx::text::bigint, last_tx::text::bigint, '\[\]'\) && int8range\(\$1, \$2, '\[\]'\)$/,
      ),
      values: ['7', '9007199254740993'],
    });
  });

  it('are unsealed if no batch has their id under their source', () => {
    const at = new Date('2026-03-02T09:00:00.000Z');
    const rows = [
      ...['a', 'b', 'c:1'].map((id) => chainedRow('audit_log', { id, at, tx: '7' })),
      ...[1, 2].map((number) => chainedRow('lifecycle_log', { aggregateId: 'c', step: number, at, tx: '7' })),
    ];
    const unsealed = (batches: { sources: string; row_ids: string[] }[]) =>
      unsealedOf(rows, batches).map(({ source, id }) => `${source} ${id}`);
    const [a, b, c, c1, c2] = ['audit_log a', 'audit_log b', 'audit_log c:1', 'lifecycle_log c:1', 'lifecycle_log c:2'];
    expect(unsealed([])).toEqual([a, b, c, c1, c2]);
    expect(unsealed([{ sources: 'la', row_ids: ['c:1', 'b'] }])).toEqual([a, c, c2]);
    expect(
      unsealed([
        { sources: 'a', row_ids: ['c:1'] },
        { sources: 'al', row_ids: ['a', 'c:2'] },
      ]),
    ).toEqual([b, c1]);
  });
});
