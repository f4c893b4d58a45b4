import knex, { type Knex } from 'knex';
import { describe, expect, test } from 'vitest';
import { listMigrations } from '../../../src/platform/migrate/migration-files.ts';
import { createOlderDatabase } from '../../support/older-database.ts';
import { type LockFault, lockFaults } from './migration-locks/rules.ts';

/**
 * A migration runs while the last release still serves. One that keeps writers of a table with 1e7 rows waiting for longer
 * than a second is refused, with the way that does not. Its statements are recorded as it runs.
 */

const FOLDER = new URL('../../../migrations/', import.meta.url);
/** The first migration behind release 0.1. Those before it have been applied to empty databases. */
const FIRST = '221_email_aliases.ts';

interface Module {
  readonly up: (db: Knex) => Promise<void>;
  readonly config?: { readonly transaction: boolean };
}

async function tablesOf(db: Knex): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** The faults of one migration, which it applies. */
async function faultsOf(db: Knex, { up, config }: Module): Promise<LockFault[]> {
  const existing = await tablesOf(db);
  const sent: string[] = [];
  const record = ({ sql }: { sql: string }) => void sent.push(sql);
  db.on('query', record);
  await up(db);
  db.off('query', record);
  return lockFaults(sent, existing, { isInTransaction: config?.transaction !== false });
}

async function onOlderDatabase<T>(work: (db: Knex) => Promise<T>): Promise<T> {
  const database = await createOlderDatabase(FIRST);
  const db = knex({ client: 'pg', connection: database.url, pool: { min: 0, max: 1 } });
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await database.drop();
  }
}

/** Migrations behind release 0.1 that were written before this rule, each with the reason why it may stay. */
const KNOWN: Readonly<Record<string, string>> = {
  '225_key_issuers.ts':
    'payments that can still be approved need their issuer before the first vote; they are few, found by their histories',
};

describe('the locks of migrations', () => {
  test('block no writer of a large table', async () => {
    const found = await onOlderDatabase(async (db) => {
      const faults: string[] = [];
      for (const name of (await listMigrations(FOLDER)).filter((one) => one >= FIRST)) {
        const module = (await import(new URL(name, FOLDER).href)) as Module;
        for (const { rule, table, instead } of await faultsOf(db, module)) {
          if (!(name in KNOWN)) faults.push(`migrations/${name}: ${rule} on ${table}. Instead: ${instead}`);
        }
      }
      return faults;
    });
    expect(found).toEqual([]);
  }, 60_000);

  test('have exceptions that name existing migrations', async () => {
    const names = await listMigrations(FOLDER);
    expect(Object.keys(KNOWN).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('are recorded while a migration runs', async () => {
    const faults = await onOlderDatabase((db) =>
      faultsOf(db, {
        up: async (on) => {
          await on.schema.alterTable('events', (t) => t.index(['type']));
          await on.schema.createTable('planted', (t) => t.text('id').primary());
          await on.schema.alterTable('planted', (t) => t.index(['id']));
        },
      }),
    );
    expect(faults.map(({ rule, table }) => [rule, table])).toEqual([['CREATE INDEX', 'events']]);
  });
});

describe('the rules for migrations', () => {
  const faults = (statement: string, isInTransaction = true): string[] =>
    lockFaults([statement], new Set(['events']), { isInTransaction }).map(({ rule }) => rule);

  test.each([
    ['CREATE INDEX events_type ON events (type)', 'CREATE INDEX'],
    ['create unique index "a" on "events" ("id")', 'CREATE INDEX'],
    ['CREATE INDEX ON public.events (type)', 'CREATE INDEX'],
    ['ALTER TABLE events ADD COLUMN nonce uuid DEFAULT gen_random_uuid()', 'ADD COLUMN with a volatile default'],
    [
      'ALTER TABLE events ADD seen timestamptz NOT NULL DEFAULT clock_timestamp()',
      'ADD COLUMN with a volatile default',
    ],
    ['ALTER TABLE events ADD COLUMN n bigserial', 'ADD COLUMN that is generated'],
    ['ALTER TABLE events ADD COLUMN n int GENERATED ALWAYS AS (1) STORED', 'ADD COLUMN that is generated'],
    ['ALTER TABLE events ALTER COLUMN parties SET NOT NULL', 'SET NOT NULL'],
    ['ALTER TABLE "events" ALTER COLUMN "type" TYPE varchar(20)', 'ALTER COLUMN TYPE'],
    ['ALTER TABLE events ADD CONSTRAINT c CHECK (id <> $$x$$)', 'ADD CONSTRAINT that reads the table'],
    ['ALTER TABLE events ADD FOREIGN KEY (id) REFERENCES others', 'ADD CONSTRAINT that reads the table'],
    ['ALTER TABLE events ADD CONSTRAINT u UNIQUE (type)', 'ADD CONSTRAINT that builds an index'],
    ['ALTER TABLE events VALIDATE CONSTRAINT c', 'VALIDATE CONSTRAINT in a transaction with other statements'],
    ['UPDATE events SET type = type', 'UPDATE or DELETE of a whole table'],
    ['DELETE FROM events', 'UPDATE or DELETE of a whole table'],
    ['VACUUM FULL events', 'rewrite of a table'],
    ['LOCK TABLE events', 'rewrite of a table'],
    ['SELECT 1; -- first\nCREATE INDEX ON events (id)', 'CREATE INDEX'],
  ])('refuse %s', (statement, rule) => {
    expect(faults(statement)).toEqual([rule]);
  });

  test.each([
    'CREATE INDEX CONCURRENTLY events_type ON events (type)',
    'CREATE INDEX ON another_table (type)',
    'ALTER TABLE events ADD COLUMN memo text',
    'ALTER TABLE events ADD COLUMN at timestamptz NOT NULL DEFAULT now()',
    'ALTER TABLE events ADD CONSTRAINT c CHECK (true) NOT VALID',
    'ALTER TABLE events ADD CONSTRAINT u UNIQUE USING INDEX events_type',
    'ALTER TABLE events ALTER COLUMN memo DROP NOT NULL',
    'ALTER TABLE events DROP COLUMN memo',
    'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ UPDATE events SET type = type; $$',
    'GRANT SELECT ON events TO paychart_app',
  ])('accept %s', (statement) => {
    expect(faults(statement)).toEqual([]);
  });

  test('accept the validation of a constraint in a migration without a transaction', () => {
    expect(faults('ALTER TABLE events VALIDATE CONSTRAINT c', false)).toEqual([]);
  });
});
