import { expect, test } from 'vitest';
import { rowEstimate } from '../../../src/platform/db/rows/row-estimate.ts';

test.each([
  [0, ' LIMIT 32'],
  [1, ' LIMIT 32'],
  [32, ' LIMIT 32'],
  [33, ''],
  [500, ''],
])('the estimate for %i rows in a statement tells the planner if they are few', (count, text) => {
  expect(rowEstimate(count)).toBe(text);
});
