import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { down } from '../../../migrations/137_sealer_mark.ts';
import { sealAll, verifyChain } from '../../../src/kernel/audit/index.ts';
import { GENESIS, linkHash } from '../../../src/kernel/audit/sources.ts';
import { migrate } from '../../../src/kernel/db/migrate.ts';
import { openPool, type Pool } from '../../../src/kernel/db/pool.ts';
import type { TestDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { createOlderDatabase } from '../../support/older-database.ts';

const PROGRAM = fileURLToPath(new URL('../../../src/cli/main.mjs', import.meta.url));
const AT = '2026-03-02T09:00:00.123Z';

let database: TestDatabase;
let owner: pg.Client;

beforeEach(async () => {
  database = await createOlderDatabase('137_sealer_mark.ts');
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

type Row = { readonly source: 'audit_log' | 'lifecycle_log'; readonly id: string; readonly content: object };

/** Rows of one transaction, as they are chained: lifecycle rows first. */
async function written(audits: readonly string[], steps: readonly (readonly [string, number])[]) {
  await owner.query('BEGIN');
  const { tx } = (await owner.query('SELECT pg_current_xact_id()::text AS tx')).rows[0];
  const rows: Row[] = [];
  for (const [aggregateId, step] of steps) {
    await owner.query(
      `INSERT INTO lifecycle_log (aggregate_id, step, machine, machine_hash, event, to_status, to_public, actor, at)
        VALUES ($1, $2, 'no-machine', 'h', 'GO', 'A', 'A', 'system', $3)`,
      [aggregateId, step, AT],
    );
    const status = { fromStatus: null, fromPublic: null, toStatus: 'A', toPublic: 'A' };
    const what = { aggregateId, step, machine: 'no-machine', machineHash: 'h', event: 'GO', ...status };
    rows.push({
      source: 'lifecycle_log',
      id: `${aggregateId}:${step}`,
      content: { ...what, actor: 'system', requestId: null, at: AT, tx },
    });
  }
  for (const id of audits) {
    await owner.query(
      `INSERT INTO audit_log (id, at, actor_type, action, resource_id, data) VALUES ($1, $2, 'system', 'test', 'x', '{}')`,
      [id, AT],
    );
    const who = {
      tenantId: null,
      actorType: 'system',
      actorId: null,
      action: 'test',
      resourceId: 'x',
      requestId: null,
    };
    rows.push({ source: 'audit_log', id, content: { id, at: AT, ...who, data: {}, tx } });
  }
  await owner.query('COMMIT');
  return { tx, rows };
}

/** Links as the release before made them, and its mark, which named a transaction alone. */
async function sealed(rows: readonly Row[], mark: string): Promise<void> {
  let hash = GENESIS;
  for (const [index, { source, id, content }] of rows.entries()) {
    const prevHash = hash;
    hash = linkHash(prevHash, BigInt(index + 1), { source, id, tx: 0n, content: content as Record<string, unknown> });
    await owner.query('INSERT INTO seals VALUES ($1, $2, $3, $4, $5)', [index + 1, source, id, prevHash, hash]);
  }
  await owner.query(`UPDATE cursors SET tx = $1::text::xid8 WHERE name = 'sealer'`, [mark]);
}

async function onNewest<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
  await migrate(database.url);
  const pool = openPool({ url: database.url, max: 3 });
  try {
    return await work(pool);
  } finally {
    await pool.close();
  }
}

const markText = async (): Promise<string> =>
  (await owner.query(`SELECT row_id FROM cursors WHERE name = 'sealer'`)).rows[0].row_id;
const sealedIds = async (): Promise<string[]> =>
  (await owner.query('SELECT row_id FROM seals ORDER BY seq')).rows.map(({ row_id }) => row_id);

describe('an older database is taken to the mark by row', () => {
  test.each([
    { ended: 'before its first row', sealedOf: 0, mark: '' },
    { ended: 'in its lifecycle rows', sealedOf: 2, mark: 'lifecycle_log:ten_b:9' },
    { ended: 'after its lifecycle rows', sealedOf: 3, mark: 'lifecycle_log:ten_b:10' },
    { ended: 'in its audit rows', sealedOf: 4, mark: 'audit_log:aud_b' },
    { ended: 'with its last row', sealedOf: 5, mark: 'audit_log:aud_c' },
  ])('where a batch had ended $ended', async ({ sealedOf, mark }) => {
    const first = await written(['aud_a'], [['ten_a', 1]]);
    const steps = [
      ['ten_a', 2],
      ['ten_b', 9],
      ['ten_b', 10],
    ] as const;
    const split = await written(['aud_b', 'aud_c'], steps);
    const rest = await written(['aud_0'], [['ten_0', 1]]);
    await sealed([...first.rows, ...split.rows.slice(0, sealedOf)], split.tx);
    await onNewest(async (pool) => {
      expect(await markText()).toBe(mark);
      const all = [...first.rows, ...split.rows, ...rest.rows].map(({ id }) => id);
      await eventually('the sealer to pass every row', async () => {
        await sealAll(pool, { batch: 2 });
        return (await sealedIds()).length >= all.length;
      });
      expect(await sealedIds()).toEqual(all);
      expect(await verifyChain(pool)).toMatchObject({ links: 9, broken: null, unsealed: [] });
      const { rows } = await pool.owner.raw(
        `SELECT indexdef FROM pg_indexes WHERE tablename IN ('audit_log', 'lifecycle_log') AND indexdef LIKE '%(tx%'
          ORDER BY 1`,
      );
      expect(rows.map(({ indexdef }: { indexdef: string }) => indexdef.replace(/.*(\(.*\))/, '$1'))).toEqual([
        '(tx, id)',
        '(tx, aggregate_id, step)',
      ]);
    });
  });

  test('`paychart audit verify` holds after it, and a return to the release before seals on', async () => {
    const first = await written(['aud_a', 'aud_b'], []);
    await sealed(first.rows.slice(0, 1), first.tx);
    await written(['aud_c'], []);
    await onNewest(async (pool) => {
      await eventually('the sealer to pass every row', async () => {
        await sealAll(pool);
        return (await sealedIds()).length === 3;
      });
      const { PATH, HOME } = process.env;
      const env = { PATH, HOME, DATABASE_URL: database.url, NODE_NO_WARNINGS: '1' };
      const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, 'audit', 'verify', '--json'], { env });
      expect(JSON.parse(stdout)).toMatchObject({ ok: true });
      await down(pool.owner);
      expect(await markText()).toBe('');
    });
  });
});
