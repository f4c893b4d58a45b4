import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isIntact, verifyChain } from '../../../src/platform/audit/index.ts';
import type { Pool } from '../../../src/platform/db/connection/pool.ts';
import { audit, type Histories, logged, openHistories } from './histories.ts';
import { storedLinks } from './stored-links.ts';

let histories: Histories;
let pool: Pool;
let owner: pg.Client;

beforeEach(async () => {
  histories = await openHistories();
  ({ pool, owner } = histories);
});
afterEach(() => histories.drop());

/** Batches of two, two and one. */
const linked = async (): Promise<void> => {
  const audits = ['aud_a', 'aud_b', 'aud_c'].map((id) => audit(id));
  await histories.inOneTransaction(...audits, logged('ten_a', 1), logged('ten_a', 2));
  await histories.seal(2);
  expect(await histories.sealed()).toEqual(['1 ten_a:1', '2 ten_a:2', '3 aud_a', '4 aud_b', '5 aud_c']);
  expect(await histories.batches()).toEqual(['1-2', '3-4', '5-5']);
};

const INTACT = { broken: null, unsealed: [], sealedTwice: [] };

test('an intact chain is valid, even an empty one', async () => {
  expect(await verifyChain(pool)).toEqual({ links: 0, head: { seq: '0', hash: '0'.repeat(64) }, ...INTACT });
  await linked();
  const last = (await storedLinks(owner)).at(-1);
  expect(await verifyChain(pool)).toEqual({ links: 5, head: { seq: '5', hash: last?.hash }, ...INTACT });
});

test('a report is intact only if nothing is broken, unsealed or sealed twice', () => {
  const report = { links: 0, head: { seq: '0', hash: '' }, broken: null, unsealed: [], sealedTwice: [] };
  const row = { source: 'audit_log', rowId: 'aud_a' } as const;
  expect(isIntact(report)).toBe(true);
  expect(isIntact({ ...report, broken: { ...row, seq: '1', reason: 'ROW_ALTERED' } })).toBe(false);
  expect(isIntact({ ...report, unsealed: [row] })).toBe(false);
  expect(isIntact({ ...report, sealedTwice: [row] })).toBe(false);
});

/** Changes a byte of the hash at that place of a batch. */
const forged = (firstSeq: number, at: number): string =>
  `UPDATE seals SET hashes = set_byte(hashes, ${at * 32 + 7}, get_byte(hashes, ${at * 32 + 7}) # 1) WHERE first_seq = ${firstSeq}`;

/** The batch of aud_a and aud_b once more, under other numbers. */
const copied = (first: number, last: number): string => `INSERT INTO seals
  (first_seq, last_seq, first_tx, last_tx, prev_hash, sources, row_ids, hashes)
  SELECT ${first}, ${last}, first_tx, last_tx, prev_hash, sources, row_ids, hashes FROM seals WHERE first_seq = 3`;

const unchecked = (...checks: readonly string[]): string =>
  checks.map((check) => `ALTER TABLE seals DROP CONSTRAINT seals_${check};`).join(' ');

describe('a chain is broken at its first changed link', () => {
  const [step1, step2] = [
    { source: 'lifecycle_log', rowId: 'ten_a:1' },
    { source: 'lifecycle_log', rowId: 'ten_a:2' },
  ];
  const [a, b, c] = ['aud_a', 'aud_b', 'aud_c'].map((rowId) => ({ source: 'audit_log', rowId }));

  test.each([
    ['an altered audit row', `UPDATE audit_log SET action = 'other' WHERE id = 'aud_b'`, '4', b, 'ROW_ALTERED'],
    ['an altered step', `UPDATE lifecycle_log SET actor = 'x' WHERE step = 2`, '2', step2, 'ROW_ALTERED'],
    [
      'all rows altered',
      `UPDATE lifecycle_log SET actor = 'x'; UPDATE audit_log SET action = 'x'`,
      '1',
      step1,
      'ROW_ALTERED',
    ],
    ['a removed audit row', `DELETE FROM audit_log WHERE id = 'aud_a'`, '3', a, 'ROW_REMOVED'],
    ['a removed step', `DELETE FROM lifecycle_log WHERE step = 2`, '2', step2, 'ROW_REMOVED'],
    ['a removed batch', 'DELETE FROM seals WHERE first_seq = 3', '3', c, 'SEQ_MISSING'],
    ['a removed beginning', 'DELETE FROM seals WHERE first_seq = 1', '1', a, 'SEQ_MISSING'],
    [
      'a batch in another place',
      'UPDATE seals SET first_seq = 13, last_seq = 14 WHERE first_seq = 3',
      '3',
      c,
      'SEQ_MISSING',
    ],
    ['a batch that overlaps', copied(4, 5), '5', a, 'SEQ_MISSING'],
    ['a batch stored again', copied(6, 7), '6', a, 'PREV_HASH_DIFFERS'],
    ['a forged hash in a batch', forged(1, 0), '1', step1, 'ROW_ALTERED'],
    ['a forged hash at the end of a batch', forged(3, 1), '4', b, 'ROW_ALTERED'],
    ['a forged hash at the end', forged(5, 0), '5', c, 'ROW_ALTERED'],
    ['a forged prev hash', `UPDATE seals SET prev_hash = sha256('') WHERE first_seq = 3`, '3', a, 'PREV_HASH_DIFFERS'],
    [
      'a forged genesis',
      `UPDATE seals SET prev_hash = sha256('') WHERE first_seq = 1`,
      '1',
      step1,
      'PREV_HASH_DIFFERS',
    ],
    ['two ids exchanged', `UPDATE seals SET row_ids = '{aud_b,aud_a}' WHERE first_seq = 3`, '3', b, 'ROW_ALTERED'],
    ['an id of another batch', `UPDATE seals SET row_ids = '{aud_a,aud_c}' WHERE first_seq = 3`, '4', c, 'ROW_ALTERED'],
    [
      'a row of another source',
      `UPDATE seals SET sources = 'la' WHERE first_seq = 3`,
      '3',
      { source: 'lifecycle_log', rowId: 'aud_a' },
      'ROW_REMOVED',
    ],
    [
      'a row too many',
      `${unchecked('row_ids_complete', 'sources_complete')} ${audit('aud_late', { tx: 7 })}
        UPDATE seals SET row_ids = row_ids || '{aud_late}', sources = 'aa' WHERE first_seq = 5`,
      '6',
      { source: 'audit_log', rowId: 'aud_late' },
      'ROW_ALTERED',
    ],
    [
      'a row without a link',
      `${unchecked('row_ids_complete')} UPDATE seals SET row_ids = '{aud_a}' WHERE first_seq = 3`,
      '4',
      { source: 'audit_log', rowId: '' },
      'ROW_REMOVED',
    ],
    [
      'a hash too many',
      `${unchecked('hashes_complete')} UPDATE seals SET hashes = hashes || sha256('') WHERE first_seq = 5`,
      '6',
      { source: 'lifecycle_log', rowId: '' },
      'ROW_REMOVED',
    ],
    [
      'a hash that is cut off',
      `${unchecked('hashes_complete')} UPDATE seals SET hashes = substr(hashes, 1, 40) WHERE first_seq = 3`,
      '4',
      b,
      'ROW_ALTERED',
    ],
    [
      'a number too many',
      `${unchecked('row_ids_complete', 'sources_complete', 'hashes_complete')}
        UPDATE seals SET last_seq = 6 WHERE first_seq = 5`,
      '6',
      { source: 'lifecycle_log', rowId: '' },
      'ROW_REMOVED',
    ],
    [
      'a batch before the first',
      `${unchecked('not_empty')} ${audit('aud_late', { tx: 7 })}
        INSERT INTO seals (first_seq, last_seq, first_tx, last_tx, prev_hash, sources, row_ids, hashes)
        VALUES (-5, -5, '7', '7', sha256(''), 'a', '{aud_late}', sha256(''))`,
      '1',
      { source: 'audit_log', rowId: 'aud_late' },
      'SEQ_MISSING',
    ],
  ])('%s', async (_what, harm, seq, row, reason) => {
    await linked();
    await owner.query(harm);
    const { broken, links } = await verifyChain(pool);
    expect(broken).toEqual({ seq, ...row, reason });
    expect(links).toBe(Number(seq) - 1);
  });
});

test.each([7, 500, 1001])('a chain in batches of %i is read in pages of whole batches', async (batch) => {
  await owner.query(`INSERT INTO audit_log (id, at, actor_type, action, resource_id, data)
    SELECT 'aud_' || n, now(), 'system', 'test', 'x', '{}' FROM generate_series(10001, 12005) n`);
  await histories.seal(batch);
  expect(await verifyChain(pool)).toMatchObject({ links: 2005, head: { seq: '2005' }, ...INTACT });
  await owner.query(`UPDATE audit_log SET action = 'other' WHERE id = 'aud_12002'`);
  expect(await verifyChain(pool)).toMatchObject({
    links: 2001,
    head: { seq: '2001', hash: (await storedLinks(owner))[2000]?.hash },
    broken: { seq: '2002', source: 'audit_log', rowId: 'aud_12002', reason: 'ROW_ALTERED' },
  });
});

describe('unsealed rows before the mark', () => {
  const unsealed = async () =>
    (await verifyChain(pool)).unsealed.map(({ source, rowId }) => `${source} ${rowId}`).sort();

  test('include those of a removed batch', async () => {
    await linked();
    await owner.query('DELETE FROM seals WHERE first_seq >= 3');
    expect(await unsealed()).toEqual(['audit_log aud_a', 'audit_log aud_b', 'audit_log aud_c']);
    await owner.query('DELETE FROM seals');
    expect(await unsealed()).toHaveLength(5);
  });

  test('include rows of either source that were written late', async () => {
    await linked();
    await owner.query(
      audit('aud_late', { tx: 1 }) + logged('ten_a', 3, 1) + logged('aud_a', 1, 1) + audit('ten_a:1', { tx: 1 }),
    );
    await histories.seal();
    const late = ['audit_log aud_late', 'audit_log ten_a:1', 'lifecycle_log aud_a:1', 'lifecycle_log ten_a:3'];
    expect(await unsealed()).toEqual(late);
    expect(await verifyChain(pool)).toMatchObject({ links: 5, broken: null, sealedTwice: [] });
  });

  test('exclude rows that the sealer has not yet reached', async () => {
    await linked();
    await histories.inOneTransaction(audit('aud_new'), logged('ten_new', 1));
    await owner.query(`UPDATE cursors SET tx = (SELECT tx FROM audit_log WHERE id = 'aud_new') WHERE name = 'sealer'`);
    expect(await unsealed()).toEqual([]);
  });

  test('are listed up to a readable number', async () => {
    await owner.query(`INSERT INTO audit_log (id, at, actor_type, action, resource_id, data, tx)
      SELECT 'aud_' || n, now(), 'system', 'test', 'x', '{}', '1' FROM generate_series(1, 25) n`);
    await owner.query(`UPDATE cursors SET tx = '2' WHERE name = 'sealer'`);
    expect(await unsealed()).toHaveLength(20);
  });
});

test('a chain is read with the role of the service', async () => {
  await owner.query('REVOKE SELECT ON seals FROM paychart_system');
  await expect(verifyChain(pool)).rejects.toThrow('permission denied for table seals');
});

test('rows are reported that an otherwise valid chain has sealed twice', async () => {
  await linked();
  // The ranges of their transactions hide the batches from the sealer.
  await owner.query(`UPDATE seals SET first_tx = '1', last_tx = '1'`);
  await histories.setBack();
  await histories.seal();
  const report = await verifyChain(pool);
  expect(report).toMatchObject({ links: 10, broken: null, unsealed: [] });
  expect(report.sealedTwice.map(({ source, rowId }) => `${source} ${rowId}`).sort()).toEqual([
    ...['audit_log aud_a', 'audit_log aud_b', 'audit_log aud_c', 'lifecycle_log ten_a:1', 'lifecycle_log ten_a:2'],
  ]);
});
