import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { down } from '../../../migrations/137_sealer_mark.ts';
import { sealAll, verifyChain } from '../../../src/platform/audit/index.ts';
import { run } from '../../cli/run.ts';
import type { TestDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { createOlderDatabase, onNewest } from '../../support/older-database.ts';
import { sealedByRow, written } from './older-links.ts';
import { storedLinks } from './stored-links.ts';

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

const markText = async (): Promise<string> =>
  (await owner.query(`SELECT row_id FROM cursors WHERE name = 'sealer'`)).rows[0].row_id;
const sealedIds = async (): Promise<string[]> => (await storedLinks(owner)).map(({ rowId }) => rowId);

describe('the migration of the mark of the sealer', () => {
  test.each([
    { ended: 'before its first row', sealedOf: 0, mark: '' },
    { ended: 'in its lifecycle rows', sealedOf: 2, mark: 'lifecycle_log:ten_b:9' },
    { ended: 'after its lifecycle rows', sealedOf: 3, mark: 'lifecycle_log:ten_b:10' },
    { ended: 'in its audit rows', sealedOf: 4, mark: 'audit_log:aud_b' },
    { ended: 'with its last row', sealedOf: 5, mark: 'audit_log:aud_c' },
  ])('continues where a batch had ended $ended', async ({ sealedOf, mark }) => {
    const first = await written(owner, ['aud_a'], [['ten_a', 1]]);
    const steps = [
      ['ten_a', 2],
      ['ten_b', 9],
      ['ten_b', 10],
    ] as const;
    const split = await written(owner, ['aud_b', 'aud_c'], steps);
    const rest = await written(owner, ['aud_0'], [['ten_0', 1]]);
    await sealedByRow(owner, [...first.rows, ...split.rows.slice(0, sealedOf)], { tx: split.tx });
    await onNewest(database, async (pool) => {
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

  test('keeps `paychart audit verify` valid, and lets the previous release continue to seal', async () => {
    const first = await written(owner, ['aud_a', 'aud_b'], []);
    await sealedByRow(owner, first.rows.slice(0, 1), { tx: first.tx });
    await written(owner, ['aud_c'], []);
    await onNewest(database, async (pool) => {
      await eventually('the sealer to pass every row', async () => {
        await sealAll(pool);
        return (await sealedIds()).length === 3;
      });
      const verified = await run({ DATABASE_URL: database.url }, ['audit', 'verify', '--json']);
      expect(verified.json()).toMatchObject({ ok: true });
      await down(pool.owner);
      expect(await markText()).toBe('');
    });
  });
});
