import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { down, up } from '../../../migrations/208_seals_of_batches.ts';
import { type ChainReport, sealAll, verifyChain } from '../../../src/platform/audit/index.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { createOlderDatabase, onNewest } from '../../support/older-database.ts';
import { type HistoryRow, sealedByRow, written } from './older-links.ts';
import { storedLinks } from './stored-links.ts';

let database: TestDatabase;
let owner: pg.Client;

const connected = async (): Promise<void> => {
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
};
const disconnected = async (): Promise<void> => {
  await owner.end();
  await database.drop();
};

const rowsOf = async (text: string): Promise<Record<string, unknown>[]> => (await owner.query(text)).rows;

const OLD_LINKS = 'SELECT seq, source, row_id AS "rowId", prev_hash AS "prevHash", hash FROM seals ORDER BY seq';
const BATCHES = `SELECT first_seq::text || '-' || last_seq AS links, first_tx::text AS first, last_tx::text AS last
  FROM seals ORDER BY first_seq`;
/** Who may do what, and the walls. */
const PROTECTION = `SELECT c.relrowsecurity AND c.relforcerowsecurity AS walled,
    (SELECT array_agg(grantee || ' ' || privilege_type ORDER BY 1) FROM information_schema.role_table_grants
      WHERE table_name = 'seals' AND grantee LIKE 'paychart%') AS may,
    (SELECT array_agg(policyname || ' ' || array_to_string(roles, ',')) FROM pg_policies WHERE tablename = 'seals') AS policies
  FROM pg_class c WHERE c.oid = 'seals'::regclass`;
const ONLY_APPENDED = {
  walled: true,
  may: ['paychart_system INSERT', 'paychart_system SELECT'],
  policies: ['seals_system paychart_system'],
};
const COLUMNS = `SELECT array_agg(column_name || ' ' || data_type ORDER BY ordinal_position) AS columns,
    (SELECT array_agg(indexdef ORDER BY 1) FROM pg_indexes WHERE tablename = 'seals') AS indexes,
    (SELECT array_agg(relname ORDER BY 1) FROM pg_class WHERE relkind = 'r' AND relname LIKE 'seals%') AS tables
  FROM information_schema.columns WHERE table_name = 'seals'`;

describe('links that are stored as rows become batches (migration 208)', () => {
  beforeEach(async () => {
    database = await createOlderDatabase('208_seals_of_batches.ts');
    await connected();
  });
  afterEach(disconnected);

  /** Transactions of two steps and an audit row each. */
  const history = async (from: number, transactions: number): Promise<{ tx: string; rows: HistoryRow[] }[]> => {
    const all = [];
    for (let n = from; n < from + transactions; n += 1) {
      const steps = [
        [`pay_${n}`, 9],
        [`pay_${n}`, 10],
      ] as const;
      all.push(await written(owner, [`aud_${n}`], steps));
    }
    return all;
  };

  const sealedOnwards = async (pool: Pool, links: number): Promise<ChainReport> =>
    eventually('the sealer to pass every row', async () => {
      await sealAll(pool);
      const report = await verifyChain(pool);
      return report.links === links ? report : undefined;
    });

  test('keep their numbers and hashes, and become rows again on the way down', async () => {
    const before = await rowsOf(COLUMNS);
    const past = await history(1, 335);
    const rows = past.flatMap((one) => one.rows);
    const unsealed = await history(336, 2);
    // A batch had ended inside a transaction.
    const last = rows.at(-2);
    await sealedByRow(owner, rows.slice(0, -1), { tx: past.at(-1)?.tx ?? '', row: `${last?.source}:${last?.id}` });
    const links = await rowsOf(OLD_LINKS);
    await onNewest(database, async (pool) => {
      expect(await storedLinks(owner)).toEqual(links);
      const txOf = (at: number): string => past[Math.floor(at / 3)]?.tx ?? '';
      expect(await rowsOf(BATCHES)).toEqual([
        { links: '1-500', first: txOf(0), last: txOf(499) },
        { links: '501-1000', first: txOf(500), last: txOf(999) },
        { links: '1001-1004', first: txOf(1000), last: txOf(1003) },
      ]);
      expect(await rowsOf(PROTECTION)).toEqual([ONLY_APPENDED]);
      const head = { seq: '1004', hash: links.at(-1)?.hash };
      expect(await verifyChain(pool)).toEqual({ links: 1004, head, broken: null, unsealed: [], sealedTwice: [] });

      const all = [...rows, ...unsealed.flatMap((one) => one.rows)];
      expect(await sealedOnwards(pool, all.length)).toMatchObject({ broken: null, unsealed: [], sealedTwice: [] });
      const grown = await storedLinks(owner);
      expect(grown.slice(0, links.length)).toEqual(links);
      expect(grown.map(({ rowId }) => rowId)).toEqual(all.map(({ id }) => id));

      await pool.owner.transaction(down);
      expect(await rowsOf(OLD_LINKS)).toEqual(grown);
      expect(await rowsOf(COLUMNS)).toEqual(before);
      expect(await rowsOf(PROTECTION)).toEqual([ONLY_APPENDED]);
      await pool.owner.transaction(up);
      expect(await storedLinks(owner)).toEqual(grown);
      expect(await verifyChain(pool)).toMatchObject({ broken: null, unsealed: [], sealedTwice: [] });
    });
  });

  test('migrate even if there are none', async () => {
    await onNewest(database, async (pool) => {
      expect(await storedLinks(owner)).toEqual([]);
      await pool.owner.transaction(down);
      expect(await rowsOf(OLD_LINKS)).toEqual([]);
    });
  });

  test.each([
    ['a removed link', 'DELETE FROM seals WHERE seq = 4', '4', 'SEQ_MISSING', ['1-3', '5-6']],
    ['a removed beginning', 'DELETE FROM seals WHERE seq = 1', '1', 'SEQ_MISSING', ['2-6']],
    ['a forged hash', `UPDATE seals SET hash = repeat('f', 64) WHERE seq = 2`, '2', 'ROW_ALTERED', ['1-2', '3-6']],
    [
      'a forged link',
      `UPDATE seals SET prev_hash = repeat('f', 64) WHERE seq = 3`,
      '3',
      'PREV_HASH_DIFFERS',
      ['1-2', '3-6'],
    ],
    [
      'a forged beginning',
      `UPDATE seals SET prev_hash = repeat('1', 64) WHERE seq = 1`,
      '1',
      'PREV_HASH_DIFFERS',
      ['1-6'],
    ],
    ['a removed row', `DELETE FROM audit_log WHERE id = 'aud_1'`, '3', 'ROW_REMOVED', ['1-2', '3-3', '4-6']],
    ['an altered row', `UPDATE audit_log SET action = 'x' WHERE id = 'aud_2'`, '6', 'ROW_ALTERED', ['1-6']],
  ])('stay broken where they were broken: %s', async (_what, harm, seq, reason, batches) => {
    const past = await history(1, 2);
    await sealedByRow(
      owner,
      past.flatMap(({ rows }) => rows),
      { tx: '900000000' },
    );
    await owner.query(harm);
    const links = await rowsOf(OLD_LINKS);
    await onNewest(database, async (pool) => {
      expect((await verifyChain(pool)).broken).toMatchObject({ seq, reason });
      expect((await rowsOf(BATCHES)).map((batch) => batch.links)).toEqual(batches);
      await pool.owner.transaction(down);
      // A prev hash that is no batch's first one is the hash before it in either layout.
      expect(await rowsOf(OLD_LINKS)).toEqual(links);
    });
  });

  test('end a batch where the mark was set back', async () => {
    const [first, second, third] = (await history(1, 3)).map(({ rows }) => rows) as [
      HistoryRow[],
      HistoryRow[],
      HistoryRow[],
    ];
    const [step, ...rest] = third as [HistoryRow, HistoryRow, HistoryRow];
    await sealedByRow(owner, [...second, ...first, ...rest, step], { tx: '900000000' });
    await onNewest(database, async (pool) => {
      expect((await rowsOf(BATCHES)).map((batch) => batch.links)).toEqual(['1-3', '4-8', '9-9']);
      expect(await verifyChain(pool)).toMatchObject({ links: 9, broken: null, unsealed: [], sealedTwice: [] });
    });
  });
});

describe('a row that no sealer wrote stops the migration', () => {
  let pool: Pool;

  beforeAll(async () => {
    database = await createOlderDatabase('208_seals_of_batches.ts');
    await connected();
    const { rows } = await written(
      owner,
      ['aud_1'],
      [
        ['pay_1', 1],
        ['pay_1', 2],
      ],
    );
    await sealedByRow(owner, rows, { tx: '900000000' });
    pool = openPool({ url: database.url, max: 1 });
  });
  afterAll(async () => {
    await pool.close();
    await disconnected();
  });

  test.each([
    ['a number', `UPDATE seals SET seq = 0 WHERE seq = 2`, 0],
    ['a source', `UPDATE seals SET source = 'events' WHERE seq = 2`, 2],
    ['a hash', `UPDATE seals SET hash = 'none' WHERE seq IN (2, 3)`, 2],
    ['a hash in capitals', `UPDATE seals SET hash = upper(hash) WHERE seq = 3`, 3],
    ['a hash before', `UPDATE seals SET prev_hash = hash || '0' WHERE seq = 1`, 1],
  ])('%s', async (_what, harm, seq) => {
    const migrated = pool.owner.transaction(async (transaction) => {
      await transaction.raw(harm);
      await up(transaction);
    });
    await expect(migrated).rejects.toThrow(`The row of seals with seq ${seq} is not one that the sealer wrote.`);
  });
});

describe('a batch is stored completely or not at all', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    await connected();
  });
  afterAll(disconnected);

  const HASH = '\\x'.padEnd(66, 'a');
  const batch = {
    first_seq: '1',
    last_seq: '2',
    first_tx: '7',
    last_tx: '7',
    prev_hash: HASH,
    sources: 'la',
    row_ids: '{a,b}',
    hashes: '\\x'.padEnd(130, 'b'),
  };
  const stored = async (more: Readonly<Record<string, string | null>>): Promise<unknown> => {
    const row = { ...batch, ...more };
    await owner.query('BEGIN');
    const columns = Object.keys(row);
    try {
      return await owner.query(
        `INSERT INTO seals (${columns}) VALUES (${columns.map((_, at) => `$${at + 1}`)})`,
        Object.values(row),
      );
    } finally {
      await owner.query('ROLLBACK');
    }
  };

  test.each<[string, Record<string, string>]>([
    ['not_empty', { first_seq: '0', last_seq: '1' }],
    ['not_empty', { last_seq: '0', row_ids: '{}', sources: '', hashes: '\\x' }],
    ['row_ids_complete', { row_ids: '{a}' }],
    ['row_ids_complete', { row_ids: '{a,b,c}' }],
    ['row_ids_complete', { row_ids: '{a,NULL}' }],
    ['row_ids_complete', { row_ids: '{{a},{b}}' }],
    ['row_ids_complete', { row_ids: '[0:1]={a,b}' }],
    ['sources_complete', { sources: 'l' }],
    ['sources_complete', { sources: 'lal' }],
    ['sources_complete', { sources: 'lx' }],
    ['hashes_complete', { hashes: HASH }],
    ['hashes_complete', { hashes: '\\x'.padEnd(132, 'b') }],
    ['prev_hash_is_hash', { prev_hash: '\\x'.padEnd(64, 'a') }],
    ['transactions_in_order', { first_tx: '8' }],
  ])('seals_%s: %j', async (constraint, wrong) => {
    await expect(stored(wrong)).rejects.toMatchObject({ constraint: `seals_${constraint}` });
    await stored({});
  });

  test.each(Object.keys(batch))('refuses a batch without %s', async (column) => {
    await expect(stored({ [column]: null })).rejects.toMatchObject({ code: '23502' });
  });

  test('refuses two batches that begin with the same link', async () => {
    const columns = Object.keys(batch);
    const values = Object.values(batch).map((value) => `'${value}'`);
    await expect(owner.query(`INSERT INTO seals (${columns}) VALUES (${values}), (${values})`)).rejects.toMatchObject({
      constraint: 'seals_pkey',
    });
  });
});
