import { expect, it } from 'vitest';
import { nextPause } from '../../src/console/app/use-looks.ts';

it('doubles the pause between two reads, up to half a minute', () => {
  expect([500, 8000, 14_999, 15_000, 15_001, 30_000].map(nextPause)).toEqual([
    1000, 16_000, 29_998, 30_000, 30_000, 30_000,
  ]);
});
