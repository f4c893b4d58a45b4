import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { patched } from '../../scripts/planted/patch.ts';
import { foundBefore } from '../../scripts/versions/found-before.ts';
import { drifts } from '../../scripts/versions/plants.ts';

describe('the drifts that are planted', () => {
  test.each(drifts.map((drift) => [drift.name, drift] as const))(
    '%s: its text stands in the sources once',
    (_, { edits }) => {
      for (const edit of edits) {
        const text = readFileSync(edit.file, 'utf8');
        expect(patched(text, [edit])).not.toBe(text);
      }
    },
  );

  test('have been found, at least 24 of them, by tests that do not name them', () => {
    const found = Object.entries(foundBefore());
    const names = drifts.map(({ name }) => name);
    expect(found.filter(([name]) => !names.includes(name))).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(24);
    for (const [name, { file }] of found) expect(readFileSync(file, 'utf8')).not.toContain(name);
  });

  test('are at least 24, and have distinct names', () => {
    expect(drifts.length).toBeGreaterThanOrEqual(24);
    expect(new Set(drifts.map(({ name }) => name)).size).toBe(drifts.length);
  });
});
