import { expect, test } from 'vitest';
import { limitOf } from '../../../src/kernel/db/few.ts';

test.each([
  [0, ' LIMIT 1'],
  [1, ' LIMIT 1'],
  [2, ' LIMIT 2'],
  [4, ' LIMIT 4'],
  [5, ''],
  [500, ''],
])('a statement with %i rows says so where they are few', (count, text) => {
  expect(limitOf(count)).toBe(text);
});
