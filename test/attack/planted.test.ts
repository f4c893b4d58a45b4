import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plants } from '../../scripts/attack/planted/plants.ts';
import { worlds } from '../../scripts/attack/worlds/index.ts';
import { patched } from '../../scripts/planted/patch.ts';

const source = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('the mends that are taken out', () => {
  test.each(plants.map((plant) => [plant.name, plant] as const))('%s stands in the sources once', (_, { edits }) => {
    for (const edit of edits) {
      const text = source(edit.file);
      expect(patched(text, [edit])).not.toBe(text);
    }
  });

  test('are at least 14, have distinct names, and name existing worlds', () => {
    expect(plants.length).toBeGreaterThanOrEqual(14);
    expect(new Set(plants.map(({ name }) => name)).size).toBe(plants.length);
    const names = worlds.map(({ name }) => name);
    for (const { world } of plants) expect(names).toContain(world);
  });

  test('refuses an edit whose text is not in the file exactly once', () => {
    const edit = { file: 'x.ts', from: 'if (a)', to: '' };
    expect(() => patched('', [edit])).toThrow('x.ts does not hold this once');
    expect(() => patched('if (a) if (a)', [edit])).toThrow('x.ts does not hold this once');
    expect(patched('1 if (a) 2', [edit])).toBe('1  2');
  });
});
