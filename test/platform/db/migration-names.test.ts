import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listMigrations } from '../../../src/platform/migrate/migration-files.ts';

/**
 * A database knows a migration by its name and its place: one that has applied `215_a.ts` refuses a release that has
 * `215_b.ts` there. So a name is written down with its migration, at the end of the list, and stays.
 */
test('migrations keep the names that databases have recorded', async () => {
  const names = readFileSync(new URL('./migration-names.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(await listMigrations(new URL('../../../migrations/', import.meta.url))).toEqual(names);
});
