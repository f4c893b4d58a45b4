import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { patched } from '../../scripts/planted/patch.ts';
import { plants } from '../../scripts/simulate/planted/index.ts';

const source = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('the planted bugs', () => {
  test.each(plants.map((plant) => [plant.name, plant] as const))('%s stands in the sources once', (_, { edits }) => {
    for (const edit of edits) {
      const text = source(edit.file);
      expect(patched(text, [edit])).not.toBe(text);
    }
  });

  test('are at least 40, and have names of their own', () => {
    expect(plants.length).toBeGreaterThanOrEqual(40);
    expect(new Set(plants.map(({ name }) => name)).size).toBe(plants.length);
  });

  test('are of every kind', () => {
    const kinds = Map.groupBy(plants, ({ kind }) => kind);
    expect([...kinds.keys()].sort()).toEqual(['acknowledgement', 'clock', 'half', 'lease', 'order', 'retry', 'timer']);
  });
});
