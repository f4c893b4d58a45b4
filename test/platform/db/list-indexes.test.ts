import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as byParty from '../../../migrations/340_payment_lists_by_party.ts';
import * as byFilter from '../../../migrations/341_lists_by_filter.ts';
import * as lookups from '../../../migrations/385_lookups_of_large_tenants.ts';
import { createOlderDatabase } from '../../support/older-database.ts';

/** Each index of the tables of tenants, by name: what it is on, and whether it is whole. */
async function indexesOf(db: Knex): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.raw<{ rows: { name: string; on: string; valid: boolean }[] }>(
    `SELECT c.relname AS name, i.indisvalid AND i.indisready AS valid,
      regexp_replace(pg_get_indexdef(c.oid), '^.* ON public\\.(\\w+) USING btree (.*)$', '\\1 \\2') AS "on"
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE c.relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, on, valid }) => [name, valid ? on : 'INVALID']));
}

const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...one]
    .filter(([name, on]) => other.get(name) !== on)
    .map(([name, on]) => `${name}: ${on}`)
    .toSorted();

describe.each([
  // An index that an interrupted attempt left behind has the name of one that is made.
  ['340', byParty, '340_payment_lists_by_party.ts', 'offramp_payments_by_sender'],
  ['341', byFilter, '341_lists_by_filter.ts', 'agents_tenant_id_status_listed'],
  ['385', lookups, '385_lookups_of_large_tenants.ts', 'invoices_by_hold_wallet'],
])('migration %s', (_, migration, file, interrupted) => {
  let db: Knex;
  let drop: () => Promise<void>;
  let before: ReadonlyMap<string, string>;
  let after: ReadonlyMap<string, string>;
  beforeAll(async () => {
    const database = await createOlderDatabase(file);
    db = knex({ client: 'pg', connection: database.url, pool: { min: 0, max: 1 } });
    drop = () => database.drop();
    before = await indexesOf(db);
    const table = interrupted.replace(/_(by|tenant)_.*$/, '');
    await db.raw('CREATE INDEX ?? ON ?? (id)', [interrupted, table]);
    await db.raw('UPDATE pg_index SET indisvalid = false WHERE indexrelid = ?::regclass', [interrupted]);
    await migration.up(db);
    after = await indexesOf(db);
  });
  afterAll(async () => {
    await db?.destroy();
    await drop?.();
  });

  test('leaves these indexes, all of them whole, and removes those that they replace', () => {
    expect({ added: differences(after, before), removed: differences(before, after) }).toMatchSnapshot();
    expect([...after.values()]).not.toContain('INVALID');
  });

  test('is reversible and can be applied again', async () => {
    await migration.down(db);
    expect(differences(await indexesOf(db), before)).toEqual([]);
    expect(differences(before, await indexesOf(db))).toEqual([]);
    await migration.up(db);
    expect(await indexesOf(db)).toEqual(after);
  });

  test('blocks no writer', () => {
    expect(migration.config).toEqual({ transaction: false });
  });
});
