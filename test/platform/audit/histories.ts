import pg from 'pg';
import { sealAll } from '../../../src/platform/audit/index.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { storedLinks } from './stored-links.ts';

/** A database whose histories a test writes and seals. */
export interface Histories {
  readonly url: string;
  readonly pool: Pool;
  /** Nothing stops it: a superuser. */
  readonly owner: pg.Client;
  inOneTransaction(...statements: readonly string[]): Promise<void>;
  /** Seals all that is committed, whatever else runs on the server; answers how many rows it passed. */
  seal(batch?: number): Promise<number>;
  /** As after a dump was restored into another cluster. */
  setBack(): Promise<void>;
  /** Number and id of each link. */
  sealed(): Promise<string[]>;
  /** First and last number of each batch. */
  batches(): Promise<string[]>;
  drop(): Promise<void>;
}

export const audit = (
  id: string,
  { data = '{}', tx }: { readonly data?: string; readonly tx?: number } = {},
): string => `INSERT INTO audit_log (id, at, actor_type, action, resource_id, data, tx)
  VALUES ('${id}', '2026-03-02T09:00:00.123Z', 'system', 'test', 'x', '${data}', ${writtenBy(tx)});`;

export const logged = (id: string, step: number, tx?: number): string => `INSERT INTO lifecycle_log (aggregate_id, step,
  machine, machine_hash, event, to_status, to_public, actor, at, tx)
  VALUES ('${id}', ${step}, 'tenant', 'h', 'CREATE', 'ACTIVE', 'ACTIVE', 'system', now(), ${writtenBy(tx)});`;

const writtenBy = (tx: number | undefined): string => (tx === undefined ? 'DEFAULT' : `'${tx}'`);

const HAS_PASSED_ALL = `SELECT (SELECT tx::text::numeric FROM cursors WHERE name = 'sealer') >
  (SELECT COALESCE(max(tx::text::numeric), 0) FROM (SELECT tx FROM audit_log UNION ALL SELECT tx FROM lifecycle_log) t)
  AS passed`;

export async function openHistories(): Promise<Histories> {
  const database = await createTestDatabase();
  const pool = openPool({ url: database.url, max: 4 });
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  return {
    url: database.url,
    pool,
    owner,
    async inOneTransaction(...statements) {
      await owner.query(`BEGIN; ${statements.join(' ')} COMMIT`);
    },
    async seal(batch) {
      let total = 0;
      // A transaction of any database of the server holds the horizon: until it has ended, rows wait.
      await eventually('the sealer to pass every row', async () => {
        total += await sealAll(pool, batch === undefined ? {} : { batch });
        const { rows } = await owner.query(HAS_PASSED_ALL);
        return rows[0].passed === true;
      });
      return total;
    },
    async setBack() {
      await owner.query(`UPDATE cursors SET tx = '0', row_id = '' WHERE name = 'sealer'`);
    },
    sealed: async () => (await storedLinks(owner)).map(({ seq, rowId }) => `${seq} ${rowId}`),
    async batches() {
      const { rows } = await owner.query('SELECT first_seq, last_seq FROM seals ORDER BY first_seq');
      return rows.map(({ first_seq, last_seq }) => `${first_seq}-${last_seq}`);
    },
    async drop() {
      await owner.end();
      await pool.close();
      await database.drop();
    },
  };
}
