import { describe, expect, it } from 'vitest';
import {
  chainedRow,
  GENESIS,
  linkHash,
  type Place,
  placeOf,
  rowsBehind,
  rowsOf,
  rowText,
} from '../../../src/platform/audit/sources.ts';
import { canonicalJson, sha256Hex } from '../../../src/platform/crypto/index.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const step = { aggregateId: 'pay_1:2', step: 3, event: 'CREATE', at, tx: '9007199254740993' };
const audit = { id: 'aud_1', action: 'acted', at, tx: '12', data: '{"a": 1}' };

describe('a place in the histories', () => {
  it.each<[string, Place]>([
    ['', { tx: 7n, row: null }],
    ['lifecycle_log:pay_1:3', { tx: 7n, row: { source: 'lifecycle_log', id: 'pay_1:3' } }],
    ['audit_log:aud_1', { tx: 7n, row: { source: 'audit_log', id: 'aud_1' } }],
  ])('is stored as "%s" and read back', (text, place) => {
    expect([rowText(place), placeOf(7n, text)]).toEqual([text, place]);
  });

  it('is followed by the rest of its own transaction, lifecycle rows first', () => {
    const behind = (place: Place) =>
      (['lifecycle_log', 'audit_log'] as const).map((source) => rowsBehind(source, place, 20n, 5).values);
    expect(behind({ tx: 7n, row: null })).toEqual([
      ['20', '7', '', 0],
      ['20', '7', ''],
    ]);
    expect(behind({ tx: 7n, row: { source: 'lifecycle_log', id: 'a:b:3' } })).toEqual([
      ['20', '7', 'a:b', 3],
      ['20', '7', ''],
    ]);
    expect(behind({ tx: 7n, row: { source: 'audit_log', id: 'aud_1' } })).toEqual([
      ['20', '8', '', 0],
      ['20', '7', 'aud_1'],
    ]);
  });

  it('is compared by the columns of an index, with a limit of rows', () => {
    const asked = (source: 'lifecycle_log' | 'audit_log') => rowsBehind(source, { tx: 7n, row: null }, 20n, 5).text;
    expect(asked('lifecycle_log')).toMatch(
      /FROM lifecycle_log t WHERE \(t\.tx, t\.aggregate_id, t\.step\) > \(\$2::text::xid8, \$3, \$4::int\) AND t\.tx < \$1::text::xid8\s+ORDER BY t\.tx, t\.aggregate_id, t\.step LIMIT 5$/,
    );
    expect(asked('audit_log')).toMatch(
      /FROM audit_log t WHERE \(t\.tx, t\.id\) > \(\$2::text::xid8, \$3\) AND t\.tx < \$1::text::xid8\s+ORDER BY t\.tx, t\.id LIMIT 5$/,
    );
  });
});

describe('rows of the histories', () => {
  it('are found by their keys: a lifecycle row by aggregate and step', () => {
    expect(rowsOf('lifecycle_log', ['a:b:3', 'c:1']).values).toEqual([
      ['a:b', 'c'],
      ['3', '1'],
    ]);
    expect(rowsOf('audit_log', ['aud_1'])).toMatchObject({
      text: expect.stringMatching(/FROM audit_log t WHERE t\.id = ANY\(\$1\)$/),
      values: [['aud_1']],
    });
  });
});

describe('a row in the chain (D-430)', () => {
  it('has its key as text, its transaction exactly, and its time as text', () => {
    expect(chainedRow('lifecycle_log', step)).toEqual({
      source: 'lifecycle_log',
      id: 'pay_1:2:3',
      tx: 9007199254740993n,
      content: { ...step, at: at.toISOString() },
    });
    expect(chainedRow('audit_log', audit)).toEqual({
      source: 'audit_log',
      id: 'aud_1',
      tx: 12n,
      content: { ...audit, at: at.toISOString(), data: { a: 1 } },
    });
  });

  it('keeps a number that canonical JSON cannot express as the database wrote it', () => {
    const data = '{"whole": 9007199254740991, "beyond": 9007199254740993, "part": 1.50, "text": "1.50", "none": null}';
    expect(chainedRow('audit_log', { ...audit, data }).content.data).toEqual({
      whole: 9_007_199_254_740_991,
      beyond: '9007199254740993',
      part: '1.50',
      text: '1.50',
      none: null,
    });
  });

  it('is hashed with the previous link, its number and all of its contents', () => {
    const row = chainedRow('audit_log', audit);
    const said = { ...row.content, source: 'audit_log', seq: '1' };
    expect(linkHash(GENESIS, 1n, row)).toBe(sha256Hex(`${'0'.repeat(64)}${canonicalJson(said)}`));
    const others = [
      linkHash('1'.repeat(64), 1n, row),
      linkHash(GENESIS, 2n, row),
      linkHash(GENESIS, 1n, { ...row, source: 'lifecycle_log' }),
      linkHash(GENESIS, 1n, chainedRow('audit_log', { ...audit, action: 'other' })),
    ];
    expect(new Set([linkHash(GENESIS, 1n, row), ...others]).size).toBe(5);
  });
});
