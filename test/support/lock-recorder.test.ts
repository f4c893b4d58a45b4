import { describe, expect, test } from 'vitest';
import { edgesOf, orderFaults } from './lock-recorder.ts';

const judged = (...trails: readonly (readonly [work: string, ...classes: string[]])[]): string[] =>
  orderFaults(trails.flatMap(([work, ...classes]) => edgesOf({ work, classes })));

describe('the orders of a whole run', () => {
  test('are accepted if all transactions keep one order', () => {
    expect(judged(['one', 'user', 'ramps', 'rows of wallet'], ['other', 'user', 'permit', 'rows of loan'])).toEqual([]);
  });

  test('are reported if a named lock is taken after rows', () => {
    expect(judged(['setDefault', 'rows of payout-destination', 'default-destination'])).toEqual([
      'setDefault takes default-destination behind rows of payout-destination',
    ]);
  });

  test('are reported if two works lock in a circle, which names both', () => {
    expect(judged(['one', 'user', 'ramps'], ['other', 'ramps', 'user'])).toEqual([
      'one takes ramps behind user, and other takes user behind ramps',
    ]);
  });

  test('are reported if three works lock in a circle', () => {
    const [fault = '', ...more] = judged(['a', 'user', 'ramps'], ['b', 'ramps', 'permit'], ['c', 'permit', 'user']);
    expect(more).toEqual([]);
    expect(fault).toBe('a takes ramps behind user, and b takes permit behind ramps, and c takes user behind permit');
  });

  test('are reported if two works lock rows of two machines in both orders', () => {
    expect(judged(['one', 'rows of wallet', 'rows of card'], ['other', 'rows of card', 'rows of wallet'])).toEqual([
      'one takes rows of card behind rows of wallet, and other takes rows of wallet behind rows of card',
    ]);
  });

  test('reports rows of one machine that are locked against the order of their ids, unless a named lock comes first', () => {
    const backwards = ['rows of wallet', 'rows of wallet backwards'];
    expect(judged(['one', ...backwards])).toEqual([
      'one takes rows of wallet against the order of their ids, behind no named lock',
    ]);
    expect(judged(['one', 'accounts', ...backwards])).toEqual([]);
  });
});
