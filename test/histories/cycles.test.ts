import { describe, expect, test } from 'vitest';
import { type ListTransaction, listAnomalies } from '../../scripts/histories/cycles.ts';

const appends = (name: string, ...to: readonly string[]): ListTransaction => ({
  name,
  appends: to.map((list) => ({ list, value: name })),
  reads: [],
});
const reads = (
  name: string,
  lists: Readonly<Record<string, string>>,
  during?: readonly [number, number],
): ListTransaction => ({
  name,
  appends: [],
  reads: Object.entries(lists).map(([list, values]) => ({ list, values: values.split('').filter(Boolean) })),
  ...(during && { during }),
});

describe('lists that are appended to and read', () => {
  test.each([
    ['nobody reads', [appends('a', 'x'), appends('b', 'x')]],
    ['grow from read to read', [appends('a', 'x'), appends('b', 'x'), reads('r', { x: 'a' }), reads('s', { x: 'ab' })]],
    ['have one order', [appends('a', 'x', 'y'), appends('b', 'x', 'y'), reads('r', { x: 'ab', y: 'ab' })]],
    ['are read at different times', [appends('a', 'x', 'y'), reads('r', { x: 'a', y: '' })].slice(0, 1)],
    [
      'are read later and show more',
      [appends('a', 'x'), reads('r', { x: '' }, [0, 1]), reads('s', { x: 'a' }, [2, 3])],
    ],
    ['are read at the same time', [appends('a', 'x'), reads('r', { x: 'a' }, [0, 5]), reads('s', { x: '' }, [1, 3])]],
  ])('that %s have no anomaly', (_, transactions) => expect(listAnomalies(transactions)).toEqual([]));

  test.each([
    ['a value that is there twice', [appends('a', 'x'), reads('r', { x: 'aa' })], 'r reads a twice in x'],
    ['a value of nobody', [reads('r', { x: 'a' })], 'which nobody has appended'],
    [
      'two orders of a list',
      [appends('a', 'x'), appends('b', 'x'), reads('r', { x: 'ab' }), reads('s', { x: 'ba' })],
      's reads x in another order',
    ],
    [
      'a value that was lost',
      [appends('a', 'x'), appends('b', 'x'), reads('r', { x: 'ab' }), reads('s', { x: 'b' })],
      's reads x in another order',
    ],
    [
      'two lists with two orders',
      [appends('a', 'x', 'y'), appends('b', 'x', 'y'), reads('r', { x: 'ab' }), reads('s', { y: 'ba' })],
      'a appended before (x) b; b appended before (y) a',
    ],
    [
      'a read that sees half of a transaction',
      [appends('a', 'x', 'y'), reads('r', { x: 'a', y: '' }), reads('s', { y: 'a' })],
      'a was read by (x) r; r did not see (y) a',
    ],
    [
      'two reads that miss what the other one has seen',
      [appends('a', 'x'), appends('b', 'y'), reads('r', { x: 'a', y: '' }), reads('s', { x: '', y: 'b' })],
      'did not see',
    ],
    [
      'a read that goes back in time',
      [appends('a', 'x'), reads('r', { x: 'a' }, [0, 1]), reads('s', { x: '' }, [2, 3])],
      'r had ended before s; s did not see (x) a; a was read by (x) r',
    ],
  ])('with %s have an anomaly', (_, transactions, told) => {
    const [found = '', ...more] = listAnomalies(transactions);
    expect(more).toEqual([]);
    const turned = (text: string): string => text.split('; ').sort().join('; ');
    if (told.includes(';')) expect(turned(found)).toBe(turned(told));
    else expect(found).toContain(told);
  });
});
