import { expect } from 'vitest';
import type { TestService } from './service.ts';

/** A use of a key, or of an older version, is no change of anything. */
const ALWAYS_LEFT_OUT = ['api_key_uses', 'version_uses'];

/**
 * By table: how many rows have been written so far. No committed write escapes it, not even of the same values. Of jobs,
 * which come and go: how many there are, and the newest transaction that wrote one.
 */
export type Fingerprint = Readonly<Record<string, number | string>>;

/** Services whose database counts its writes. */
const prepared = new WeakSet<TestService>();

export async function fingerprint(service: TestService, leftOut: readonly string[] = []): Promise<Fingerprint> {
  const { owner } = service.pool;
  if (!prepared.has(service)) await prepare(service);
  const { rows } = await owner.raw<{ rows: { writes: Fingerprint }[] }>('SELECT test.fingerprint() AS writes');
  const counted = Object.entries(rows[0]?.writes ?? {}).filter(
    ([name]) => !ALWAYS_LEFT_OUT.includes(name) && !leftOut.includes(name),
  );
  return Object.fromEntries(counted);
}

/**
 * Triggers, so that a fingerprint looks at what has been written since the last one: some tests take a thousand, and to
 * look at every table takes ten times as long.
 */
async function prepare(service: TestService): Promise<void> {
  const { owner } = service.pool;
  const tables: string[] = await owner('pg_tables')
    .where({ schemaname: 'public' })
    .whereNot({ tablename: 'outbox_jobs' })
    .pluck('tablename');
  await owner.raw(`CREATE SCHEMA IF NOT EXISTS test;
    CREATE TABLE IF NOT EXISTS test.fresh (name text NOT NULL);
    CREATE TABLE IF NOT EXISTS test.writes (name text PRIMARY KEY, count bigint NOT NULL);
    CREATE OR REPLACE FUNCTION test.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN INSERT INTO test.fresh VALUES (TG_TABLE_NAME); RETURN NULL; END $$;
    CREATE OR REPLACE FUNCTION test.fingerprint() RETURNS jsonb LANGUAGE plpgsql AS $$
    BEGIN
      WITH gone AS (DELETE FROM test.fresh RETURNING name)
      INSERT INTO test.writes AS w SELECT name, count(*) FROM gone GROUP BY name
      ON CONFLICT (name) DO UPDATE SET count = w.count + excluded.count;
      RETURN (SELECT COALESCE(jsonb_object_agg(name, count), '{}') FROM test.writes) || (SELECT jsonb_build_object(
        'outbox_jobs', count(*) || ' rows, last ' || COALESCE(max(xmin::text::bigint), 0)) FROM outbox_jobs);
    END $$;
    ${tables
      .map(
        (table) => `CREATE OR REPLACE TRIGGER zz_test_note AFTER INSERT OR UPDATE OR DELETE ON "${table}"
          FOR EACH ROW EXECUTE FUNCTION test.note();
        CREATE OR REPLACE TRIGGER zz_test_note_truncate AFTER TRUNCATE ON "${table}" EXECUTE FUNCTION test.note();`,
      )
      .join('\n')}`);
  prepared.add(service);
}

/** Runs something that must leave the database as it was, but for the tables that are named. */
export async function changesNothing(
  service: TestService,
  what: string,
  run: () => Promise<unknown>,
  butFor: readonly string[] = [],
): Promise<void> {
  const before = await fingerprint(service, butFor);
  await run();
  expect(await fingerprint(service, butFor), `${what} changes nothing`).toEqual(before);
}

/**
 * Refusals of money operations: nothing changes, and the audit log names each 403 and 409 (D-431). `ask` answers the codes
 * that it got with their statuses.
 */
export async function onlyAudited(
  service: TestService,
  what: string,
  ask: () => Promise<readonly { readonly code: string; readonly statusCode: number }[]>,
): Promise<void> {
  const log = () => service.pool.owner('audit_log').orderBy('id');
  const before = (await log()).length;
  let refusals: readonly { code: string; statusCode: number }[] = [];
  await changesNothing(
    service,
    what,
    async () => {
      refusals = await ask();
    },
    ['audit_log'],
  );
  const added = (await log()).slice(before).map(({ action, data }) => [action, data.code]);
  const audited = refusals.filter(({ statusCode }) => statusCode === 403 || statusCode === 409);
  expect(added, what).toEqual(audited.map(({ code }) => ['operation.refused', code]));
}
