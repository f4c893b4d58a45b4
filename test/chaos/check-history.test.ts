import { expect, test } from 'vitest';
import { checkHistory } from '../../scripts/chaos/failover/check-history.ts';
import type { Final, Operation, Seen } from '../../scripts/chaos/failover/history.ts';

const seen = (text: string): Seen => {
  const [key = '', version = ''] = text.split(' ');
  return { key, version };
};

let count = 0;
function operation(
  name: string,
  [invokedAt, completedAt]: readonly [number, number],
  { reads = [], writes = [] }: { readonly reads?: readonly string[]; readonly writes?: readonly string[] },
): Operation {
  count += 1;
  return { id: `op${count}`, name, invokedAt, completedAt, reads: reads.map(seen), writes: writes.map(seen) };
}

const final = (orders: Readonly<Record<string, readonly string[]>>, created: Record<string, string[]> = {}): Final => ({
  orders: new Map(Object.entries(orders)),
  created: new Map(Object.entries(created)),
});

const kinds = (operations: readonly Operation[], end: Final): string[] =>
  checkHistory(operations, end).map(({ kind }) => kind);

const life = [
  operation('create', [0, 10], { writes: ['pay NEW'] }),
  operation('select', [20, 30], { reads: ['pay NEW'], writes: ['pay CHOSEN'] }),
  operation('confirm', [40, 50], { reads: ['pay CHOSEN'], writes: ['pay SENT'] }),
];
const orders = final({ pay: ['NEW', 'CHOSEN', 'SENT', 'DELIVERED'] }, { ref: ['pay'] });

test('accepts a valid history with reads before, during and after writes', () => {
  const reads = [
    operation('get', [11, 15], { reads: ['pay NEW'] }),
    operation('get', [41, 49], { reads: ['pay CHOSEN'] }),
    operation('get', [41, 49], { reads: ['pay SENT'] }),
    operation('get', [60, 61], { reads: ['pay DELIVERED'] }),
    // Its delivery was under way.
    operation('get', [51, 52], { reads: ['pay SENT'] }),
  ];
  expect(checkHistory([...life, ...reads], orders)).toEqual([]);
});

test('finds a stale read: a standby answers with the state before an acknowledged write', () => {
  const stale = operation('get', [51, 55], { reads: ['pay CHOSEN'] });
  expect(kinds([...life, stale], orders)).toEqual(['stale read']);
  // Asked before that write was answered, it may be so.
  expect(kinds([...life, { ...stale, invokedAt: 50 }], orders)).toEqual([]);
});

test('finds a stale read after another read has seen the newer state', () => {
  const newer = operation('get', [41, 44], { reads: ['pay SENT'] });
  const older = operation('get', [45, 48], { reads: ['pay CHOSEN'] });
  expect(kinds([...life, newer, older], orders)).toEqual(['stale read']);
});

test('finds a stale read: a created object is reported as absent', () => {
  const absent = operation('get', [11, 12], { reads: ['pay absent'] });
  expect(kinds([...life, absent], orders)).toEqual(['stale read']);
  expect(kinds([...life, { ...absent, invokedAt: 5 }], orders)).toEqual([]);
});

test('finds a list that mixes two moments', () => {
  const two = final({ a: ['NEW', 'SENT'], b: ['NEW', 'SENT'] });
  const writes = [
    operation('create', [0, 1], { writes: ['a NEW'] }),
    operation('create', [0, 1], { writes: ['b NEW'] }),
    operation('confirm', [10, 11], { reads: ['a NEW'], writes: ['a SENT'] }),
    operation('confirm', [20, 21], { reads: ['b NEW'], writes: ['b SENT'] }),
  ];
  const list = (...reads: string[]) => operation('list', [5, 30], { reads });
  expect(kinds([...writes, list('a SENT', 'b NEW')], two)).toEqual([]);
  expect(kinds([...writes, list('a NEW', 'b SENT')], two)).toHaveLength(1);
});

test('finds a lost write: acknowledged, and gone after the failover', () => {
  expect(kinds(life, final({ pay: ['NEW', 'CHOSEN'] }))).toEqual(['lost write']);
  expect(kinds(life.slice(0, 1), final({}))).toEqual(['lost write']);
});

test('finds a lost update: two writes on the same base, one over the other', () => {
  const cancel = operation('cancel', [41, 52], { reads: ['pay CHOSEN'], writes: ['pay CANCELED'] });
  const both = final({ pay: ['NEW', 'CHOSEN', 'SENT', 'CANCELED'] });
  expect(kinds([...life, cancel], both)).toEqual(['lost update']);
});

test('finds a doubled write: one reference names two payments', () => {
  expect(kinds(life, final({ pay: ['NEW', 'CHOSEN', 'SENT'] }, { ref: ['pay', 'pay2'] }))).toEqual(['doubled write']);
});

test('finds a doubled write: two callers are told that they made the same state', () => {
  const again = operation('confirm', [45, 60], { writes: ['pay SENT'] });
  expect(kinds([...life, again], orders)).toContain('doubled write');
});

test('finds a phantom: a read of a state that never existed', () => {
  expect(kinds([...life, operation('get', [60, 61], { reads: ['pay REFUNDED'] })], orders)).toEqual(['phantom read']);
});

test('accepts a version that came back', () => {
  const back = final({ pay: ['NEW', 'CHOSEN', 'NEW', 'SENT'] });
  const all = [life[0] as Operation, operation('get', [31, 32], { reads: ['pay NEW'] })];
  expect(kinds(all, back)).toEqual([]);
});

test('checks twenty thousand operations in seconds', () => {
  const size = 10_000;
  const many = Array.from({ length: size }, (_, nth) => [
    operation('create', [nth * 10, nth * 10 + 5], { writes: [`p${nth} NEW`] }),
    operation('get', [nth * 10 + 6, nth * 10 + 9], { reads: [`p${nth} NEW`] }),
  ]).flat();
  const end = final(Object.fromEntries(Array.from({ length: size }, (_, nth) => [`p${nth}`, ['NEW', 'SENT']])));
  const started = performance.now();
  expect(checkHistory(many, end)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(20_000);
});
