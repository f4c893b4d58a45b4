import { describe, expect, test } from 'vitest';
import { plantedMachines } from './planted-machines.ts';
import { plantedOperations } from './planted-operations.ts';
import { plantedSchemas } from './planted-schemas.ts';
import { changesOf, lineOf } from './support.ts';

describe.each([
  ['operations', plantedOperations],
  ['schemas, codes and events', plantedSchemas],
  ['lifecycles', plantedMachines],
])('planted changes of %s', (_area, planted) => {
  test.each(planted)('$name', async ({ edits, expect: expected }) => {
    const changes = await changesOf(edits);
    expect(changes.map(lineOf).filter((line) => !line.startsWith('machine-definition '))).toEqual(expected);
  });
});

test('a review of no change is empty', async () => {
  expect(await changesOf([])).toEqual([]);
});

test('more than forty kinds of change are planted, and more than fifty rules are seen', () => {
  const planted = [...plantedOperations, ...plantedSchemas, ...plantedMachines];
  expect(planted.length).toBeGreaterThan(40);
  const rules = planted.flatMap(({ expect: lines }) => lines.map((line) => line.split(' ')[0]));
  expect(new Set(rules).size).toBeGreaterThan(50);
});
