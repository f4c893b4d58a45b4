import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TABLES_FILE, TYPES_FILE, tablesFile, typesFile } from '../../../scripts/rows/print-tables.ts';
import { type Column, readColumns } from '../../../scripts/rows/read-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let columns: readonly Column[];
beforeAll(async () => {
  database = await createTestDatabase();
  columns = await readColumns(database.url);
});
afterAll(() => database.drop());

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const committed = read(TABLES_FILE);

test('the types of rows are those of the migrated database (after a migration: npm run generate:rows)', () => {
  expect(tablesFile(columns)).toBe(committed);
  expect(typesFile(columns)).toBe(read(TYPES_FILE));
});

test('an added column, another type and a new nullable column are detected', () => {
  const [first, ...rest] = columns as [Column, ...Column[]];
  expect(tablesFile([{ ...first, name: 'a_new_one' }, ...columns])).toContain('  aNewOne: ');
  expect(tablesFile([{ ...first, type: first.type === 'text' ? 'bool' : 'text' }, ...rest])).not.toBe(committed);
  expect(tablesFile([{ ...first, nullable: !first.nullable }, ...rest])).not.toBe(committed);
  expect(() => tablesFile([{ ...first, type: 'polygon' }])).toThrow('polygon');
  expect(typesFile([{ ...first, type: 'int4' }, ...rest])).not.toBe(read(TYPES_FILE));
});
