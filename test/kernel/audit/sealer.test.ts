import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealAll, sealBatch, verifyChain } from '../../../src/kernel/audit/index.ts';
import { type Place, rowsBehind, sealsOf } from '../../../src/kernel/audit/sources.ts';
import { canonicalJson } from '../../../src/kernel/crypto/index.ts';
import { openPool, type Pool } from '../../../src/kernel/db/pool.ts';
import type { Statement } from '../../../src/kernel/db/statement.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';

let database: TestDatabase;
let pool: Pool;
let owner: pg.Client;

beforeEach(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 4 });
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});

afterEach(async () => {
  await owner.end();
  await pool.close();
  await database.drop();
});

const audit = (
  id: string,
  data = '{}',
): string => `INSERT INTO audit_log (id, at, actor_type, action, resource_id, data)
  VALUES ('${id}', '2026-03-02T09:00:00.123Z', 'system', 'test', 'x', '${data}');`;

const logged = (
  id: string,
  step: number,
): string => `INSERT INTO lifecycle_log (aggregate_id, step, machine, machine_hash,
  event, to_status, to_public, actor, at) VALUES ('${id}', ${step}, 'tenant', 'h', 'CREATE', 'ACTIVE', 'ACTIVE', 'system', now());`;

const inOneTransaction = async (...statements: readonly string[]): Promise<void> => {
  await owner.query(`BEGIN; ${statements.join(' ')} COMMIT`);
};

/** Seals all that is committed, whatever else runs on the server. */
const seal = async (): Promise<number> => {
  let total = 0;
  // A transaction of any database of the server holds the horizon: until it has ended, rows wait.
  await eventually('the sealer to pass every row', async () => {
    total += await sealAll(pool);
    const { rows } = await owner.query(`SELECT (SELECT tx::text::numeric FROM cursors WHERE name = 'sealer') >
      (SELECT COALESCE(max(tx::text::numeric), 0) FROM (SELECT tx FROM audit_log UNION ALL SELECT tx FROM lifecycle_log) t) AS passed`);
    return rows[0].passed === true;
  });
  return total;
};

const sealed = async (): Promise<string[]> =>
  (await owner.query('SELECT seq, row_id FROM seals ORDER BY seq')).rows.map(({ seq, row_id }) => `${seq} ${row_id}`);

const mark = async (): Promise<bigint> =>
  BigInt((await owner.query(`SELECT tx::text FROM cursors WHERE name = 'sealer'`)).rows[0].tx);

describe('sealBatch', () => {
  test('chains both histories by transaction, lifecycle rows first, in the order of their keys', async () => {
    await inOneTransaction(audit('aud_b'), audit('aud_a'), logged('ten_a', 2), logged('ten_a', 1));
    await inOneTransaction(logged('ten_0', 1), audit('aud_0'));
    expect(await seal()).toBe(6);
    expect(await sealed()).toEqual(['1 ten_a:1', '2 ten_a:2', '3 aud_a', '4 aud_b', '5 ten_0:1', '6 aud_0']);
    expect(await sealAll(pool)).toBe(0);
  });

  test('hashes sha256(prevHash ‖ canonical JSON of the record), from 64 zeros (D-430)', async () => {
    await inOneTransaction(audit('aud_a', '{"b": "2", "a": 1}'));
    await seal();
    const { tx } = (await owner.query('SELECT tx::text FROM audit_log')).rows[0];
    const record = {
      seq: '1',
      source: 'audit_log',
      tx,
      id: 'aud_a',
      at: '2026-03-02T09:00:00.123Z',
      tenantId: null,
      actorType: 'system',
      actorId: null,
      action: 'test',
      resourceId: 'x',
      requestId: null,
      data: { a: 1, b: '2' },
    };
    const hash = createHash('sha256')
      .update(`${'0'.repeat(64)}${canonicalJson(record)}`)
      .digest('hex');
    expect((await owner.query('SELECT prev_hash, hash FROM seals')).rows).toEqual([
      { prev_hash: '0'.repeat(64), hash },
    ]);
  });

  test('a batch that ends inside a transaction skips nothing and doubles nothing', async () => {
    await inOneTransaction(audit('aud_a'), audit('aud_b'), logged('ten_a', 1), logged('ten_a', 2), audit('aud_c'));
    await inOneTransaction(audit('aud_d'));
    // A look that other tests' transactions keep from seeing the newest rows seals none: there is another one.
    for (let batch = 0; batch < 3; batch += 1)
      expect(
        await eventually('rows to be sealed', async () => (await sealBatch(pool, { batch: 2 })) || undefined),
      ).toBe(2);
    expect(await sealBatch(pool, { batch: 2 })).toBe(0);
    const rows = ['ten_a:1', 'ten_a:2', 'aud_a', 'aud_b', 'aud_c', 'aud_d'];
    expect(await sealed()).toEqual(rows.map((row, index) => `${index + 1} ${row}`));
    expect((await verifyChain(pool)).broken).toBeNull();
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('batches of %i pass each row once, whatever they end in', async (batch) => {
    await inOneTransaction(audit('aud_a'), logged('ten_a', 2), logged('ten_a', 10), logged('ten_a:b', 1));
    await inOneTransaction(logged('ten_b', 1), audit('aud_0'), audit('aud_1'));
    await eventually('the horizon to pass', async () => {
      await sealAll(pool, { batch });
      return (await sealed()).length === 7;
    });
    const rows = ['ten_a:2', 'ten_a:10', 'ten_a:b:1', 'aud_a', 'ten_b:1', 'aud_0', 'aud_1'];
    expect(await sealed()).toEqual(rows.map((row, index) => `${index + 1} ${row}`));
    await inOneTransaction(logged('ten_0', 1), audit('aud_00'));
    expect(await seal()).toBe(2);
    expect(await verifyChain(pool)).toMatchObject({ links: 9, broken: null, unsealed: [] });
  });

  test('a transaction that was open through several seals is sealed when it has committed', async () => {
    const slow = new pg.Client({ connectionString: database.url });
    await slow.connect();
    try {
      await inOneTransaction(audit('aud_before'));
      await slow.query(`BEGIN; ${audit('aud_slow')} ${logged('ten_slow', 1)}`);
      const { rows } = await slow.query('SELECT pg_current_xact_id()::text AS tx');
      for (const id of ['aud_x', 'aud_y', 'aud_z']) {
        await inOneTransaction(audit(id), logged(`ten_${id}`, 1));
        await sealAll(pool, { batch: 1 });
      }
      await eventually('the mark to reach it', async () => {
        await sealAll(pool);
        return (await mark()) === BigInt(rows[0].tx);
      });
      expect(await sealed()).toEqual(['1 aud_before']);
      await slow.query('COMMIT');
    } finally {
      await slow.end();
    }
    expect(await seal()).toBe(8);
    expect((await sealed()).slice(1, 4)).toEqual(['2 ten_slow:1', '3 aud_slow', '4 ten_aud_x:1']);
    expect(await verifyChain(pool)).toMatchObject({ links: 9, broken: null, unsealed: [] });
  });

  test('a mark that was set back passes over what is sealed, and seals what came since', async () => {
    await inOneTransaction(audit('aud_a'), logged('ten_a', 1));
    await seal();
    await owner.query(`UPDATE cursors SET tx = '0', row_id = '' WHERE name = 'sealer'`);
    await inOneTransaction(audit('aud_b'));
    await seal();
    expect(await sealed()).toEqual(['1 ten_a:1', '2 aud_a', '3 aud_b']);
    expect(await verifyChain(pool)).toMatchObject({ links: 3, broken: null, unsealed: [] });
  });

  test('a batch reads as little of a long history as of a short one', async () => {
    const blocksOf = async ({ text, values }: Statement, rows: number): Promise<number> => {
      const explained = await owner.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values as unknown[]);
      const plan = explained.rows[0]['QUERY PLAN'][0].Plan;
      expect(plan['Actual Rows']).toBe(rows);
      return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    };
    /** So many sealed rows more, and what a batch behind row 100 of transaction 5000 costs then: its page, and its seals. */
    const costs = async (prefix: string, tx: number, rows: number) => {
      await owner.query(`WITH written AS (
        INSERT INTO audit_log (id, at, actor_type, action, resource_id, data, tx)
          SELECT '${prefix}' || n, now(), 'system', 'test', 'x', '{}', '${tx}' FROM generate_series(100001, 100000 + ${rows}) n
          RETURNING 'audit_log', id
        ), logged AS (
        INSERT INTO lifecycle_log (aggregate_id, step, machine, machine_hash, event, to_status, to_public, actor, at, tx)
          SELECT '${prefix}' || n, 1, 'tenant', 'h', 'CREATE', 'ACTIVE', 'ACTIVE', 'system', now(), '${tx}'
          FROM generate_series(100001, 100000 + ${rows}) n RETURNING 'lifecycle_log', aggregate_id || ':' || step
        ) INSERT INTO seals SELECT (SELECT count(*) FROM seals) + row_number() OVER (), s.*, '', ''
          FROM (SELECT * FROM written UNION ALL SELECT * FROM logged) s`);
      await owner.query('ANALYZE');
      const row = { lifecycle_log: { id: 'new_100100:1' }, audit_log: { id: 'new_100100' } };
      const blocks: number[] = [];
      for (const source of ['lifecycle_log', 'audit_log'] as const) {
        const place: Place = { tx: 5000n, row: { source, ...row[source] } };
        const ids = Array.from({ length: 400 }, (_, n) => `new_${100_101 + n}${source === 'audit_log' ? '' : ':1'}`);
        blocks.push(
          await blocksOf(rowsBehind(source, place, 9000n, 400), 400),
          await blocksOf(sealsOf(source, ids), 400),
        );
      }
      return blocks;
    };
    const short = await costs('new_', 5000, 1000);
    const long = await costs('old_', 3, 20_000);
    const grown = long.map((blocks, at) => blocks / (short[at] ?? 0));
    // A level more of an index, and no more.
    for (const factor of grown) expect(factor, JSON.stringify({ short, long })).toBeLessThan(2);
  });

  test('waits for an older transaction that still runs, and seals its rows before the younger ones', async () => {
    const slow = new pg.Client({ connectionString: database.url });
    await slow.connect();
    try {
      await slow.query(`BEGIN; ${audit('aud_slow')}`);
      await inOneTransaction(audit('aud_fast'));
      expect(await sealAll(pool)).toBe(0);
      await slow.query('COMMIT');
    } finally {
      await slow.end();
    }
    expect(await seal()).toBe(2);
    expect(await sealed()).toEqual(['1 aud_slow', '2 aud_fast']);
  });

  test('leaves a batch to the sealer that is at work, and shares out nothing twice', async () => {
    await owner.query('BEGIN');
    await owner.query(`SELECT FROM cursors WHERE name = 'sealer' FOR UPDATE`);
    await pool.owner.raw(audit('aud_a'));
    expect(await sealBatch(pool)).toBe(0);
    await owner.query('COMMIT');
    for (let row = 0; row < 40; row += 1) await owner.query(audit(`aud_${String(row).padStart(3, '0')}`));
    await Promise.all([1, 2, 3, 4].map(() => sealAll(pool, { batch: 3, wait: true })));
    expect(await sealed()).toHaveLength(41);
    expect(await verifyChain(pool)).toMatchObject({ links: 41, broken: null, unsealed: [] });
  });

  test('waits for the sealer that is at work where it is told to', async () => {
    await inOneTransaction(audit('aud_a'));
    await owner.query('BEGIN');
    await owner.query(`SELECT FROM cursors WHERE name = 'sealer' FOR UPDATE`);
    const waiting = sealAll(pool, { wait: true });
    expect(await Promise.race([waiting, setTimeout(100, 'waits')])).toBe('waits');
    await owner.query('COMMIT');
    expect((await waiting) + (await seal())).toBe(1);
  });

  test('a batch that is not full moves the mark past its last row', async () => {
    await inOneTransaction(audit('aud_a'));
    await eventually('the row to be passed', async () => (await sealBatch(pool)) === 1);
    expect((await owner.query(`SELECT row_id FROM cursors WHERE name = 'sealer'`)).rows).toEqual([{ row_id: '' }]);
  });

  test('leaves no half of a batch when it dies before its commit', async () => {
    await inOneTransaction(audit('aud_a'), audit('aud_b'));
    const before = await mark();
    // The mark's own update fails, after the links have been written.
    await owner.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$;
      CREATE TRIGGER refuse BEFORE UPDATE ON cursors FOR EACH ROW EXECUTE FUNCTION refuse()`);
    await expect(sealBatch(pool)).rejects.toThrow('killed');
    expect(await sealed()).toEqual([]);
    expect(await mark()).toBe(before);
    await owner.query('DROP TRIGGER refuse ON cursors');
    expect(await seal()).toBe(2);
  });

  test('seals data that canonical JSON has no numbers for, and sees each of their digits', async () => {
    await inOneTransaction(audit('aud_a', '{"rate": 0.10, "big": 12345678901234567890}'));
    expect(await seal()).toBe(1);
    expect((await verifyChain(pool)).broken).toBeNull();
    await owner.query(`UPDATE audit_log SET data = '{"rate": 0.10, "big": 12345678901234567891}'`);
    expect((await verifyChain(pool)).broken).toMatchObject({ seq: '1', reason: 'ROW_ALTERED' });
  });
});

describe('verifyChain', () => {
  const link = async (): Promise<void> => {
    await inOneTransaction(audit('aud_a'), audit('aud_b'), logged('ten_a', 1), logged('ten_a', 2));
    await seal();
  };

  test('an intact chain, the empty one included', async () => {
    expect(await verifyChain(pool)).toEqual({
      links: 0,
      head: { seq: '0', hash: '0'.repeat(64) },
      broken: null,
      unsealed: [],
    });
    await link();
    const { rows } = await owner.query('SELECT hash FROM seals WHERE seq = 4');
    expect(await verifyChain(pool)).toEqual({
      links: 4,
      head: { seq: '4', hash: rows[0].hash },
      broken: null,
      unsealed: [],
    });
  });

  test.each([
    ['an altered audit row', `UPDATE audit_log SET action = 'other' WHERE id = 'aud_b'`, '4', 'ROW_ALTERED'],
    ['an altered step', `UPDATE lifecycle_log SET actor = 'member:x' WHERE step = 2`, '2', 'ROW_ALTERED'],
    ['the first of two', `UPDATE lifecycle_log SET actor = 'x'; UPDATE audit_log SET action = 'x'`, '1', 'ROW_ALTERED'],
    ['a removed row', `DELETE FROM audit_log WHERE id = 'aud_a'`, '3', 'ROW_REMOVED'],
    ['a removed link', 'DELETE FROM seals WHERE seq = 2', '2', 'SEQ_MISSING'],
    ['a removed beginning', 'DELETE FROM seals WHERE seq = 1', '1', 'SEQ_MISSING'],
    ['a forged hash', `UPDATE seals SET hash = repeat('f', 64) WHERE seq = 2`, '2', 'ROW_ALTERED'],
    ['a forged link', `UPDATE seals SET prev_hash = repeat('f', 64) WHERE seq = 3`, '3', 'PREV_HASH_DIFFERS'],
    [
      'two rows exchanged',
      `UPDATE seals SET row_id = 'aud_t' WHERE seq = 3; UPDATE seals SET row_id = 'aud_a' WHERE seq = 4;
      UPDATE seals SET row_id = 'aud_b' WHERE seq = 3`,
      '3',
      'ROW_ALTERED',
    ],
  ])('%s', async (_what, harm, seq, reason) => {
    await link();
    await owner.query(harm);
    expect((await verifyChain(pool)).broken).toMatchObject({ seq, reason });
  });

  test('a chain that is read in more than one page', async () => {
    await owner.query(`INSERT INTO audit_log (id, at, actor_type, action, resource_id, data)
      SELECT 'aud_' || n, now(), 'system', 'test', 'x', '{}' FROM generate_series(10001, 11002) n`);
    await seal();
    expect(await verifyChain(pool)).toMatchObject({ links: 1002, head: { seq: '1002' }, broken: null });
    await owner.query(`UPDATE audit_log SET action = 'other' WHERE id = 'aud_11001'`);
    expect(await verifyChain(pool)).toMatchObject({
      links: 1000,
      broken: { seq: '1001', source: 'audit_log', rowId: 'aud_11001', reason: 'ROW_ALTERED' },
    });
  });

  test('a row whose link was cut off, and one written behind the mark', async () => {
    await link();
    await owner.query('DELETE FROM seals WHERE seq = 4');
    await owner.query(`INSERT INTO audit_log (id, at, actor_type, action, resource_id, data, tx)
      VALUES ('aud_late', now(), 'system', 'test', 'x', '{}', '1')`);
    await seal();
    expect((await verifyChain(pool)).unsealed).toEqual(
      expect.arrayContaining([
        { source: 'audit_log', rowId: 'aud_b' },
        { source: 'audit_log', rowId: 'aud_late' },
      ]),
    );
  });
});
