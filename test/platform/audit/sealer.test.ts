import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { batchesBetween, CHAIN_END } from '../../../src/platform/audit/chain-end.ts';
import { sealAll, sealBatch, verifyChain } from '../../../src/platform/audit/index.ts';
import { storeBatch } from '../../../src/platform/audit/seals.ts';
import { chainedRow, GENESIS, type Place, rowsBehind, rowsOf } from '../../../src/platform/audit/sources.ts';
import { canonicalJson } from '../../../src/platform/crypto/index.ts';
import type { Pool } from '../../../src/platform/db/connection/pool.ts';
import type { Statement } from '../../../src/platform/db/statement.ts';
import { StatementGroup } from '../../../src/platform/db/wire/statement-group.ts';
import { eventually } from '../../support/eventually.ts';
import { horizonPassed } from '../../support/horizon.ts';
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

const mark = async (): Promise<bigint> =>
  BigInt((await owner.query(`SELECT tx::text FROM cursors WHERE name = 'sealer'`)).rows[0].tx);

/** What a round sends that passes rows, message by message; the rows are written before it. */
async function messagesOf(written: string, batch = 500): Promise<string[][]> {
  if (written !== '') await histories.inOneTransaction(written);
  return eventually('rows to be passed', async () => {
    const messages: string[][] = [];
    const listened: Pool = {
      ...pool,
      async acquire() {
        const client = await pool.acquire();
        listen(client, messages);
        return client;
      },
      async release(client, broken) {
        vi.restoreAllMocks();
        await pool.release(client, broken);
      },
    };
    return (await sealBatch(listened, { batch })) > 0 ? messages : undefined;
  });
}

/** A group of statements is one message; of how a transaction begins, BEGIN is told. */
function listen(client: pg.Client, messages: string[][]): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  vi.spyOn(client, 'query').mockImplementation(((asked: unknown, ...more: unknown[]) => {
    if (asked instanceof StatementGroup) {
      const texts = asked.statements.map(({ text }) => text).filter((text) => !text.includes("set_config('role'"));
      messages.push(texts.map((text) => /BEGIN|COMMIT|FROM \w+|INSERT INTO \w+|UPDATE \w+/.exec(text)?.[0] ?? text));
    }
    return query(asked, ...more);
  }) as typeof client.query);
}

describe('sealBatch', () => {
  test('chains both histories by transaction, lifecycle rows first, in the order of their keys', async () => {
    await histories.inOneTransaction(audit('aud_b'), audit('aud_a'), logged('ten_a', 2), logged('ten_a', 1));
    await histories.inOneTransaction(logged('ten_0', 1), audit('aud_0'));
    expect(await histories.seal()).toBe(6);
    expect(await histories.sealed()).toEqual(['1 ten_a:1', '2 ten_a:2', '3 aud_a', '4 aud_b', '5 ten_0:1', '6 aud_0']);
    expect(await sealAll(pool)).toBe(0);
  });

  test('hashes sha256(prevHash ‖ canonical JSON of the record), from 64 zeros (D-430)', async () => {
    await histories.inOneTransaction(audit('aud_a', { data: '{"b": "2", "a": 1}' }));
    await histories.seal();
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
    expect(await storedLinks(owner)).toEqual([
      { seq: '1', source: 'audit_log', rowId: 'aud_a', prevHash: '0'.repeat(64), hash },
    ]);
  });

  test('neither skips nor repeats a row when a batch ends inside a transaction', async () => {
    await histories.inOneTransaction(
      audit('aud_a'),
      audit('aud_b'),
      logged('ten_a', 1),
      logged('ten_a', 2),
      audit('aud_c'),
    );
    await histories.inOneTransaction(audit('aud_d'));
    // A look that other tests' transactions keep from seeing the newest rows seals none: there is another one.
    for (let batch = 0; batch < 3; batch += 1)
      expect(
        await eventually('rows to be sealed', async () => (await sealBatch(pool, { batch: 2 })) || undefined),
      ).toBe(2);
    expect(await sealBatch(pool, { batch: 2 })).toBe(0);
    const rows = ['ten_a:1', 'ten_a:2', 'aud_a', 'aud_b', 'aud_c', 'aud_d'];
    expect(await histories.sealed()).toEqual(rows.map((row, index) => `${index + 1} ${row}`));
    expect((await verifyChain(pool)).broken).toBeNull();
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('passes each row once in batches of %i, wherever they end', async (batch) => {
    await histories.inOneTransaction(audit('aud_a'), logged('ten_a', 2), logged('ten_a', 10), logged('ten_a:b', 1));
    await histories.inOneTransaction(logged('ten_b', 1), audit('aud_0'), audit('aud_1'));
    await eventually('the horizon to pass', async () => {
      await sealAll(pool, { batch });
      return (await histories.sealed()).length === 7;
    });
    const rows = ['ten_a:2', 'ten_a:10', 'ten_a:b:1', 'aud_a', 'ten_b:1', 'aud_0', 'aud_1'];
    expect(await histories.sealed()).toEqual(rows.map((row, index) => `${index + 1} ${row}`));
    await histories.inOneTransaction(logged('ten_0', 1), audit('aud_00'));
    expect(await histories.seal()).toBe(2);
    expect(await verifyChain(pool)).toMatchObject({ links: 9, broken: null, unsealed: [] });
  });

  test('seals a transaction that was open through several seals once it has committed', async () => {
    const slow = new pg.Client({ connectionString: histories.url });
    await slow.connect();
    try {
      await histories.inOneTransaction(audit('aud_before'));
      await slow.query(`BEGIN; ${audit('aud_slow')} ${logged('ten_slow', 1)}`);
      const { rows } = await slow.query('SELECT pg_current_xact_id()::text AS tx');
      for (const id of ['aud_x', 'aud_y', 'aud_z']) {
        await histories.inOneTransaction(audit(id), logged(`ten_${id}`, 1));
        await sealAll(pool, { batch: 1 });
      }
      await eventually('the mark to reach it', async () => {
        await sealAll(pool);
        return (await mark()) === BigInt(rows[0].tx);
      });
      expect(await histories.sealed()).toEqual(['1 aud_before']);
      await slow.query('COMMIT');
    } finally {
      await slow.end();
    }
    expect(await histories.seal()).toBe(8);
    expect((await histories.sealed()).slice(1, 4)).toEqual(['2 ten_slow:1', '3 aud_slow', '4 ten_aud_x:1']);
    expect(await verifyChain(pool)).toMatchObject({ links: 9, broken: null, unsealed: [] });
  });

  test('passes over sealed rows after the mark was set back, and seals the later ones', async () => {
    await histories.inOneTransaction(audit('aud_a'), logged('ten_a', 1));
    await histories.seal();
    await histories.setBack();
    await histories.inOneTransaction(audit('aud_b'));
    await histories.seal();
    expect(await histories.sealed()).toEqual(['1 ten_a:1', '2 aud_a', '3 aud_b']);
    expect(await histories.batches()).toEqual(['1-2', '3-3']);
    expect(await verifyChain(pool)).toMatchObject({ links: 3, broken: null, unsealed: [], sealedTwice: [] });
  });

  // The ids of transactions begin low in the new cluster: its rows stand before, between and behind those of the dump.
  test.each([1, 2, 3, 4, 500])(
    'continues in a restored dump among its transactions, in batches of %i',
    async (batch) => {
      const auditOf = (id: string): string => audit(id, { tx: Number(id[4]) });
      await histories.inOneTransaction(...['old_5', 'old_6', 'old_6b', 'old_8'].map(auditOf), logged('old', 7, 7));
      await histories.seal(batch);
      const past = await histories.sealed();
      expect(past).toEqual(['1 old_5', '2 old_6', '3 old_6b', '4 old:7', '5 old_8']);
      await histories.setBack();
      const added = ['new_3', 'new_6', 'old_6a', 'new_7', 'new_9'].map(auditOf);
      await histories.inOneTransaction(...added, logged('old', 6, 7), logged('old', 8, 7));
      await histories.seal(batch);
      const since = ['new_3', 'new_6', 'old_6a', 'old:6', 'old:8', 'new_7', 'new_9'];
      expect(await histories.sealed()).toEqual([...past, ...since.map((id, at) => `${at + 6} ${id}`)]);
      expect(await verifyChain(pool)).toMatchObject({ links: 12, broken: null, unsealed: [], sealedTwice: [] });
      await histories.setBack();
      expect(await histories.seal(batch)).toBe(12);
      expect(await histories.sealed()).toHaveLength(12);
    },
  );

  test('sends three messages a round, and a fourth if the mark is not after the last batch', async () => {
    const [first, other] = [audit('aud_a') + logged('ten_a', 1), audit('aud_b') + audit('aud_c')];
    const marked = ['BEGIN', 'FROM cursors', 'FROM seals'];
    const read = ['FROM lifecycle_log', 'FROM audit_log'];
    const stored = ['INSERT INTO seals', 'UPDATE cursors', 'COMMIT'];
    expect(await messagesOf(first)).toEqual([marked, read, stored]);
    expect(await messagesOf(other)).toEqual([marked, read, stored]);
    // The mark stands on the last row of the newest batch.
    expect(await messagesOf(audit('aud_d') + audit('aud_e'), 1)).toEqual([marked, read, stored]);
    expect(await messagesOf('', 1)).toEqual([marked, read, stored]);
    await histories.setBack();
    expect(await messagesOf('')).toEqual([marked, read, ['FROM seals'], ['UPDATE cursors', 'COMMIT']]);
    expect(await histories.sealed()).toHaveLength(6);
  });

  test('stores no batch in a round that finds nothing', async () => {
    await histories.inOneTransaction(audit('aud_a'));
    await histories.seal();
    await owner.query(`UPDATE cursors SET tx = '900000000' WHERE name = 'sealer'`);
    expect(await sealBatch(pool)).toBe(0);
    expect(await mark()).toBe(900_000_000n);
    expect(await histories.batches()).toEqual(['1-1']);
  });

  test('reads as little of a long history as of a short one', async () => {
    const blocksOf = async ({ text, values }: Statement, rows: number): Promise<number> => {
      const explained = await owner.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values as unknown[]);
      const plan = explained.rows[0]['QUERY PLAN'][0].Plan;
      expect(plan['Actual Rows']).toBe(rows);
      return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    };
    /** So many sealed rows more, and what a batch behind row 100 of transaction 5000 reads then, of rows and of seals. */
    const costs = async (prefix: string, tx: number, rows: number) => {
      await owner.query(`WITH written AS (
        INSERT INTO audit_log (id, at, actor_type, action, resource_id, data, tx)
          SELECT '${prefix}' || n, now(), 'system', 'test', 'x', '{}', '${tx}' FROM generate_series(100001, 100000 + ${rows}) n
          RETURNING id
        ), logged AS (
        INSERT INTO lifecycle_log (aggregate_id, step, machine, machine_hash, event, to_status, to_public, actor, at, tx)
          SELECT '${prefix}' || n, 1, 'tenant', 'h', 'CREATE', 'ACTIVE', 'ACTIVE', 'system', now(), '${tx}'
          FROM generate_series(100001, 100000 + ${rows}) n RETURNING aggregate_id || ':' || step AS id
        ) INSERT INTO seals (first_seq, last_seq, first_tx, last_tx, prev_hash, sources, row_ids, hashes)
          SELECT min(seq), max(seq), '${tx}', '${tx}', sha256(''), string_agg(letter, ''), array_agg(id),
            string_agg(sha256(''), '') FROM (
            SELECT *, (SELECT COALESCE(max(last_seq), 0) FROM seals) + row_number() OVER () AS seq FROM (
              SELECT 'a' AS letter, id FROM written UNION ALL SELECT 'l', id FROM logged) s) numbered
          GROUP BY (seq - 1) / 20`);
      await owner.query('ANALYZE');
      const row = { lifecycle_log: { id: 'new_100100:1' }, audit_log: { id: 'new_100100' } };
      const blocks: number[] = [];
      for (const source of ['lifecycle_log', 'audit_log'] as const) {
        const place: Place = { tx: 5000n, row: { source, ...row[source] } };
        blocks.push(await blocksOf(rowsBehind(source, place, 9000n, 400), 400));
      }
      blocks.push(await blocksOf(batchesBetween(4999n, 5000n), 100), await blocksOf(CHAIN_END, 1));
      return blocks;
    };
    const short = await costs('new_', 5000, 1000);
    const long = await costs('old_', 3, 20_000);
    const grown = long.map((blocks, at) => blocks / (short[at] ?? 0));
    // A level more of an index, and no more.
    for (const factor of grown) expect(factor, JSON.stringify({ short, long })).toBeLessThan(2);
  });

  test('waits for an older transaction that still runs, and seals its rows before the younger ones', async () => {
    const slow = new pg.Client({ connectionString: histories.url });
    await slow.connect();
    try {
      await slow.query(`BEGIN; ${audit('aud_slow')}`);
      await histories.inOneTransaction(audit('aud_fast'));
      expect(await sealAll(pool)).toBe(0);
      await slow.query('COMMIT');
    } finally {
      await slow.end();
    }
    expect(await histories.seal()).toBe(2);
    expect(await histories.sealed()).toEqual(['1 aud_slow', '2 aud_fast']);
  });

  test('leaves a batch to a working sealer, and seals nothing twice', async () => {
    await owner.query('BEGIN');
    await owner.query(`SELECT FROM cursors WHERE name = 'sealer' FOR UPDATE`);
    await pool.owner.raw(audit('aud_a'));
    expect(await sealBatch(pool)).toBe(0);
    await owner.query('COMMIT');
    for (let row = 0; row < 40; row += 1) await owner.query(audit(`aud_${String(row).padStart(3, '0')}`));
    await Promise.all([1, 2, 3, 4].map(() => sealAll(pool, { batch: 3, wait: true })));
    expect(await histories.sealed()).toHaveLength(41);
    expect(await verifyChain(pool)).toMatchObject({ links: 41, broken: null, unsealed: [] });
  });

  test('waits for a working sealer if it is told to', async () => {
    await histories.inOneTransaction(audit('aud_a'));
    await owner.query('BEGIN');
    await owner.query(`SELECT FROM cursors WHERE name = 'sealer' FOR UPDATE`);
    const waiting = sealAll(pool, { wait: true });
    expect(await Promise.race([waiting, setTimeout(100, 'waits')])).toBe('waits');
    await owner.query('COMMIT');
    expect((await waiting) + (await histories.seal())).toBe(1);
  });

  test('continues after the batch that was stored while it waited', async () => {
    await histories.inOneTransaction(audit('aud_a'));
    await histories.inOneTransaction(audit('aud_b'));
    await horizonPassed(pool.owner);
    await owner.query('BEGIN');
    await owner.query(`SELECT FROM cursors WHERE name = 'sealer' FOR UPDATE`);
    const waiting = sealAll(pool, { wait: true });
    await eventually('it to wait', async () => {
      const { rows } = await owner.query(`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`);
      return rows.length > 0;
    });
    // What another sealer does.
    const asked = rowsOf('audit_log', ['aud_a']);
    const [row] = (await owner.query(asked.text, asked.values as unknown[])).rows;
    const first = chainedRow('audit_log', { ...row, tx: String(row.tx) });
    const batch = storeBatch({ seq: 0n, hash: GENESIS }, [first]);
    await owner.query(batch.text, batch.values as unknown[]);
    const moved = `UPDATE cursors SET tx = $1::text::xid8, row_id = 'audit_log:aud_a' WHERE name = 'sealer'`;
    await owner.query(moved, [String(first.tx)]);
    await owner.query('COMMIT');
    await waiting;
    await histories.seal();
    expect(await histories.sealed()).toEqual(['1 aud_a', '2 aud_b']);
    expect(await verifyChain(pool)).toMatchObject({ links: 2, broken: null, unsealed: [], sealedTwice: [] });
  });

  test('moves the mark after the last row of a batch that is not full', async () => {
    await histories.inOneTransaction(audit('aud_a'));
    await eventually('the row to be passed', async () => (await sealBatch(pool)) === 1);
    expect((await owner.query(`SELECT row_id FROM cursors WHERE name = 'sealer'`)).rows).toEqual([{ row_id: '' }]);
  });

  test('stores no part of a batch when it dies before its commit', async () => {
    await histories.inOneTransaction(audit('aud_a'), audit('aud_b'));
    const before = await mark();
    // The mark's own update fails, after the links have been written.
    await owner.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$;
      CREATE TRIGGER refuse BEFORE UPDATE ON cursors FOR EACH ROW EXECUTE FUNCTION refuse()`);
    await expect(sealBatch(pool)).rejects.toThrow('killed');
    expect(await histories.sealed()).toEqual([]);
    expect(await mark()).toBe(before);
    await owner.query('DROP TRIGGER refuse ON cursors');
    expect(await histories.seal()).toBe(2);
  });

  test('seals numbers that canonical JSON cannot express, with each of their digits', async () => {
    await histories.inOneTransaction(audit('aud_a', { data: '{"rate": 0.10, "big": 12345678901234567890}' }));
    expect(await histories.seal()).toBe(1);
    expect((await verifyChain(pool)).broken).toBeNull();
    await owner.query(`UPDATE audit_log SET data = '{"rate": 0.10, "big": 12345678901234567891}'`);
    expect((await verifyChain(pool)).broken).toMatchObject({ seq: '1', reason: 'ROW_ALTERED' });
  });
});
