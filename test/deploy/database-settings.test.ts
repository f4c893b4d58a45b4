import { expect, test } from 'vitest';
import { pageAt } from '../../scripts/production/guide.ts';
import { DATABASE_SETTINGS, SERVER_SETTINGS } from '../../src/platform/migrate/database-settings.ts';

/** The rows of the table in the guide. */
const rows = [...pageAt('operate/deploy.md').matchAll(/^\| `(\w+)` +\| `([^`]+)` +\| (\w+) +\| (.+?) +\|$/gm)];

test('the guide lists exactly the settings that the service relies on', () => {
  const listed = rows.map(([, name, value, setBy, purpose]) => ({ name, value, setBy, purpose }));
  expect(listed).toEqual(DATABASE_SETTINGS.map(({ remedy: _, ...setting }) => setting));
  expect(listed.length).toBeGreaterThan(10);
});

test('every server setting is listed once, with a remedy', () => {
  expect(SERVER_SETTINGS.filter(({ remedy }) => remedy === undefined)).toEqual([]);
  const names = DATABASE_SETTINGS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
