import { expect } from 'vitest';
import type { TestService } from './service.ts';

/** A use of a key is no change of anything. */
const ALWAYS_LEFT_OUT = ['api_key_uses'];

/** By table: how many rows, and the newest transaction that wrote one. No write escapes it, not even of the same values. */
export type Fingerprint = Readonly<Record<string, string>>;

/** Services whose database has the function that takes a fingerprint. */
const prepared = new WeakSet<TestService>();

export async function fingerprint(service: TestService, leftOut: readonly string[] = []): Promise<Fingerprint> {
  const { owner } = service.pool;
  if (!prepared.has(service)) await prepare(service);
  const { rows } = await owner.raw<{ rows: { name: string; state: string }[] }>('SELECT * FROM test.fingerprint()');
  const counted = rows.filter(({ name }) => !ALWAYS_LEFT_OUT.includes(name) && !leftOut.includes(name));
  return Object.fromEntries(counted.map(({ name, state }) => [name, state]));
}

/**
 * A function, so that each table's statement is planned once: to plan all of them anew takes ten times as long as to run
 * them, and some tests take a thousand fingerprints.
 */
async function prepare(service: TestService): Promise<void> {
  const { owner } = service.pool;
  const tables: string[] = await owner('pg_tables')
    .where({ schemaname: 'public' })
    .orderBy('tablename')
    .pluck('tablename');
  const looks = tables.map(
    (table) => `name := '${table}';
      SELECT count(*) || ' rows, last ' || COALESCE(max(xmin::text::bigint), 0) INTO state FROM ${table};
      RETURN NEXT;`,
  );
  await owner.raw(`CREATE SCHEMA IF NOT EXISTS test;
    CREATE OR REPLACE FUNCTION test.fingerprint() RETURNS TABLE (name text, state text) LANGUAGE plpgsql AS $$
    BEGIN ${looks.join('\n')} END $$`);
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
