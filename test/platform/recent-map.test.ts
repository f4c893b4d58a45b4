import { expect, test } from 'vitest';
import { RecentMap } from '../../src/platform/recent-map.ts';

test('a full map drops the entry that was set longest ago, and a repeated one counts as new', () => {
  const map = new RecentMap<string, number>(3);
  for (const [at, key] of ['a', 'b', 'c'].entries()) map.set(key, at);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([0, 1, 2]);
  map.set('a', 9);
  map.set('d', 3);
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([9, undefined, 2, 3]);
});

test('a deleted entry leaves its room to others', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.delete('b');
  map.delete('nobody');
  map.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([1, undefined, 3]);
});
