import { afterEach, describe, expect, test } from 'vitest';
import { LOCK_CLASSES } from '../../../src/platform/db/lock-classes.ts';
import {
  LockedTooLate,
  LockOrder,
  type LockTrail,
  type NamedLock,
  observeLocks,
} from '../../../src/platform/db/lock-order.ts';

const lock = (lockClass: NamedLock['class'], key: string): NamedLock => ({
  class: lockClass,
  name: `${lockClass}:${key}`,
});
const user = lock('user', 'usr_1');
const ramps = lock('ramps', 'ten_1');

describe('the order of locks', () => {
  test('has unique class names', () => {
    expect(new Set(LOCK_CLASSES).size).toBe(LOCK_CLASSES.length);
  });

  test('lets a transaction take named locks by class, each once', () => {
    const order = new LockOrder('test');
    expect([user, ramps, user, ramps].map((one) => order.take(one))).toEqual([true, true, false, false]);
    expect(order.late).toBeUndefined();
  });

  test.each([
    ['of an earlier class', [ramps], user],
    ['of the same class and a lower key', [lock('ramps', 'ten_2')], ramps],
  ])('refuses a named lock %s', (_, held, late) => {
    const order = new LockOrder('test');
    for (const one of held) order.take(one);
    expect(() => order.take(late)).toThrow(LockedTooLate);
    expect(order.late).toBe(late);
  });

  test('refuses a named lock after rows, unless it is already held', () => {
    const order = new LockOrder('test');
    order.take(user);
    order.rows('wallet');
    expect(order.take(user)).toBe(false);
    expect(() => order.take(ramps)).toThrow('ramps:ten_1 is asked for behind wallet');
  });

  test('begins with the expected locks in their order', () => {
    const order = new LockOrder('test');
    order.expect([ramps, lock('user', 'usr_2'), user]);
    expect(order.open().map(({ values }) => values)).toEqual([['user:usr_1'], ['user:usr_2'], ['ramps:ten_1']]);
    expect(order.open()).toEqual([]);
    order.rows('wallet');
    expect(order.take(ramps)).toBe(false);
  });

  test('takes expected locks first, even before the transaction has begun', () => {
    const order = new LockOrder('test');
    order.expect([ramps]);
    expect(order.take(ramps)).toBe(false);
    expect(() => order.take(user)).toThrow('user:usr_1 is asked for behind ramps:ten_1');
    expect(order.open()).toHaveLength(1);
  });

  test('refuses a lock that precedes the last expected one, even after the first one', () => {
    const order = new LockOrder('test');
    order.expect([ramps, user]);
    const between = lock('user', 'usr_2');
    expect(() => order.take(between)).toThrow('user:usr_2 is asked for behind ramps:ten_1');
    order.open();
    expect(() => order.take(between)).toThrow(LockedTooLate);
  });

  test('begins again with the expected locks, even if the transaction ended before it took them', () => {
    const order = new LockOrder('test');
    order.expect([ramps, user]);
    order.end();
    expect(order.open().map(({ values }) => values)).toEqual([['user:usr_1'], ['ramps:ten_1']]);
  });

  test('begins again with them after a transaction has ended', () => {
    const order = new LockOrder('test');
    order.expect([user]);
    order.open();
    order.rows('wallet');
    order.end();
    expect(order.open()).toHaveLength(1);
    expect(order.take(ramps)).toBe(true);
    order.end();
    expect(order.open()).toHaveLength(2);
  });
});

describe('the lock trail of a transaction', () => {
  let told: LockTrail[] = [];
  afterEach(() => observeLocks(undefined));

  test('lists classes and rows in the order of their locks', () => {
    told = [];
    observeLocks((trail) => void told.push(trail));
    const order = new LockOrder('createRamp');
    order.take(user);
    order.take(ramps);
    order.rows('wallet');
    order.rows('wallet');
    order.end();
    order.end();
    expect(told).toEqual([{ work: 'createRamp', classes: ['user', 'ramps', 'rows of wallet'] }]);
  });

  test('reports rows of one machine that are locked after one with a higher id', () => {
    told = [];
    observeLocks((trail) => void told.push(trail));
    const order = new LockOrder('setDefault');
    for (const ids of [['wal_2'], ['wal_3'], ['wal_1', 'wal_2']]) {
      order.rows('wallet');
      order.locked('wallet', ids);
    }
    order.end();
    order.rows('wallet');
    order.locked('wallet', ['wal_1']);
    order.end();
    expect(told.map(({ classes }) => classes)).toEqual([
      ['rows of wallet', 'rows of wallet backwards'],
      ['rows of wallet'],
    ]);
  });

  test('reports a class that was requested too late', () => {
    told = [];
    observeLocks((trail) => void told.push(trail));
    const order = new LockOrder('createRamp');
    order.rows('wallet');
    expect(() => order.take(ramps)).toThrow(LockedTooLate);
    order.end();
    expect(told).toEqual([{ work: 'createRamp', classes: ['rows of wallet'], late: 'ramps' }]);
  });

  test('lists expected locks before the rows that begin the transaction', () => {
    told = [];
    observeLocks((trail) => void told.push(trail));
    const order = new LockOrder('createRamp');
    order.expect([ramps]);
    order.rows('wallet');
    order.open();
    order.end();
    expect(told.map(({ classes }) => classes)).toEqual([['ramps', 'rows of wallet']]);
  });
});
