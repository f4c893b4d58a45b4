import { expect, test } from 'vitest';
import { rowEstimate } from '../../../src/kernel/db/row-estimate.ts';

test.each([
  [0, ' LIMIT 1'],
  [1, ' LIMIT 1'],
  [2, ' LIMIT 2'],
  [4, ' LIMIT 4'],
  [5, ''],
  [500, ''],
])('of %i rows that come with a statement the planner is told where they are few', (count, text) => {
  expect(rowEstimate(count)).toBe(text);
});
