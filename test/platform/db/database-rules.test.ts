import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { constraintErrors } from '../../../generated/contract/errors.ts';
import * as declared from '../../../scripts/database-rules/declared.ts';
import { RULES_PAGE, rulesPage, undeclared } from '../../../scripts/database-rules/print-page.ts';
import { type DatabaseRules, readRules } from '../../../scripts/database-rules/read-rules.ts';
import { openPool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

const PROJECT = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, PROJECT), 'utf8');
const codes = Object.keys(constraintErrors);

let database: TestDatabase;
let rules: DatabaseRules;
beforeAll(async () => {
  database = await createTestDatabase();
  rules = await readRules(database.url, codes);
});
afterAll(() => database.drop());

test('the page lists the rules of the migrated database (after a migration: npm run generate:rows)', () => {
  expect(rulesPage(rules, constraintErrors)).toBe(read(RULES_PAGE));
});

test('every trigger, function and deciding constraint is declared, and every declared one exists', () => {
  expect(undeclared(rules, constraintErrors)).toEqual([]);
});

describe('a declared rule', () => {
  const all = Object.entries(declared).flatMap(([kind, rulesOfKind]) =>
    Object.entries(rulesOfKind).map(([name, rule]) => ({ kind, name, ...rule })),
  );
  const tablesOf = (name: string): readonly string[] =>
    [...rules.triggers, ...rules.uniques, ...rules.checks]
      .filter((rule) => rule.name === name)
      .map((rule) => rule.table);

  test.each(all)('$kind $name names existing files', ({ reliesOn, test: file }) => {
    expect(existsSync(new URL(reliesOn, PROJECT)), reliesOn).toBe(true);
    expect(existsSync(new URL(file, PROJECT)), file).toBe(true);
  });

  test.each(all.filter(({ kind }) => kind !== 'functions' && kind !== 'triggers'))(
    '$kind $name belongs to a table that its file reads or writes',
    ({ name, reliesOn }) => {
      const text = read(reliesOn);
      expect(
        [name, ...tablesOf(name)].some((word) => text.includes(word)),
        `${reliesOn} names no table of ${name}`,
      ).toBe(true);
    },
  );
});

test('an undeclared trigger, function, condition or deciding check is reported', async () => {
  const changed = await createTestDatabase();
  const pool = openPool({ url: changed.url, max: 1 });
  try {
    await pool.owner.raw(`CREATE FUNCTION count_by_category() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
      CREATE TRIGGER count_by_category AFTER INSERT ON cards FOR EACH ROW EXECUTE FUNCTION count_by_category();
      CREATE UNIQUE INDEX cards_one_active ON cards (wallet_id) WHERE status = 'active';
      DROP TRIGGER count_card_spend_of_new ON card_authorizations;
      ALTER TABLE cards ADD CONSTRAINT cards_deciding CHECK (status <> 'x')`);
    const found = undeclared(await readRules(changed.url, codes), {
      ...constraintErrors,
      cards_deciding: 'CARD_INACTIVE',
    });
    expect(found).toEqual([
      'trigger count_by_category: declared.ts says nothing of it',
      'trigger count_card_spend_of_new: the database has none',
      'function count_by_category: declared.ts says nothing of it',
      'unique cards_one_active: declared.ts says nothing of it',
      'check cards_deciding: declared.ts says nothing of it',
    ]);
  } finally {
    await pool.close();
    await changed.drop();
  }
});
