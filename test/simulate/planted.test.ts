import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { patched } from '../../scripts/planted/patch.ts';
import { isUnproven, plants } from '../../scripts/simulate/planted/index.ts';
import { proofs } from '../../scripts/simulate/planted/proven.ts';

const source = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('the planted bugs', () => {
  test.each(plants.map((plant) => [plant.name, plant] as const))('%s stands in the sources once', (_, { edits }) => {
    for (const edit of edits) {
      const text = source(edit.file);
      expect(patched(text, [edit])).not.toBe(text);
    }
  });

  test('are at least 40, and have distinct names', () => {
    expect(plants.length).toBeGreaterThanOrEqual(40);
    expect(new Set(plants.map(({ name }) => name)).size).toBe(plants.length);
  });

  test('are of every kind', () => {
    const kinds = Map.groupBy(plants, ({ kind }) => kind);
    expect([...kinds.keys()].sort()).toEqual(['acknowledgement', 'clock', 'half', 'lease', 'order', 'retry', 'timer']);
  });

  test('are marked unproven unless a seed has found them', () => {
    const found = plants.filter((plant) => !isUnproven(plant)).map(({ name }) => name);
    expect(found.sort()).toEqual(proofs.map(({ plant }) => plant).sort());
    expect(found.length).toBeGreaterThan(0);
  });
});
