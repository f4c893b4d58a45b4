import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { comparable } from '../../scripts/spec-guide/blocks.ts';
import { ENTRIES, entriesIn, entriesOf, withEntries } from '../../scripts/versions/entries.ts';
import { ownEntries } from '../../scripts/versions/own-entries.ts';
import { versionOf } from './clients/histories.ts';

test.each(ENTRIES)('%s lists what the files of the versions say (npm run versions -- entries)', async (file) => {
  const entries = await ownEntries('.');
  const found = Object.entries(entriesIn(readFileSync(file, 'utf8')));
  expect(found.length).toBeGreaterThan(0);
  for (const [name, entry] of found) expect(comparable(entry)).toBe(comparable(entries[name] ?? ''));
});

const [version] = [versionOf('2026-06-01', [], undefined)];
const [file] = version.files;
const withTexts = (summary: string, changes: (typeof version)['files'][number]['changes']) => ({
  ...version,
  files: file === undefined ? [] : [{ ...file, summary, upgrade: 'Follow it.\n', changes }],
});

test('a version is described by its files, and an older client by the changes that it meets', () => {
  const because = 'A stolen key could do it.';
  const entries = entriesOf([
    versionOf('2026-01-01', [], undefined),
    withTexts('A key is\n  refused.', [{ kind: 'kept-for-security', because, changes: ['x'] }]),
    {
      ...withTexts('A field is renamed.', [{ kind: 'field-renamed', schema: 'A', from: 'a', to: 'b' }]),
      date: '2026-09-01',
    },
  ]);
  expect(entries['2026-06-01']).toBe('- A key is refused. Follow it.');
  expect(entries.kept).toContain('| `2026-01-01` | A key is refused. |');
  expect(entries.kept).toContain('| `2026-06-01` | Nothing. |');
});

test('an entry for an unknown version is refused', () => {
  expect(() => withEntries('<!-- versions: 2020-01-01 -->\nold\n<!-- end -->', {})).toThrow(
    'There is no version 2020-01-01',
  );
});
