import type { QueryResult } from 'pg';
import { expect, test } from 'vitest';
import type { Standing } from '../../../../src/platform/http/ports.ts';
import { StandingCheck } from '../../../../src/platform/streams/standing.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');

/** A credential that holds while a row of its key says so. */
const standing = (key: string, expiresAt?: Date): Standing =>
  ({
    bucket: key,
    expiresAt,
    confirmations: [
      {
        statement: { text: 'SELECT', values: [key] },
        isConfirmed: false,
        confirm: ([row]: readonly Readonly<Record<string, unknown>>[]) => row?.key === key,
      },
    ],
  }) as unknown as Standing;

const results = (...keys: (string | undefined)[]): QueryResult[] =>
  keys.map((key) => ({ rows: key === undefined ? [] : [{ key }] }) as unknown as QueryResult);

test('each credential is read once, and judged by its own row', () => {
  const streams = [standing('a'), standing('b'), standing('a')];
  const check = new StandingCheck(streams);
  expect(check.statements.map(({ values }) => values)).toEqual([['a'], ['b']]);
  expect(streams.map((one) => check.holds(one, results('a', 'b'), NOW))).toEqual([true, true, true]);
  expect(streams.map((one) => check.holds(one, results('a', undefined), NOW))).toEqual([true, false, true]);
  expect(streams.map((one) => check.holds(one, results('b', 'a'), NOW))).toEqual([false, false, false]);
});

test.each([
  [['key', 'session'], true],
  [['key', undefined], false],
  [[undefined, 'session'], false],
  [[undefined, undefined], false],
])('a stream opened by a key and a session needs both: with %j it stays open: %s', (found, holds) => {
  const [key, session] = [standing('key'), standing('session')];
  const both = { ...key, confirmations: [...(key.confirmations ?? []), ...(session.confirmations ?? [])] };
  expect(new StandingCheck([both]).holds(both, results(...found), NOW)).toBe(holds);
});

test('a stream without confirmations stays open until it expires', () => {
  const anybody = { ...standing('a'), confirmations: undefined } as unknown as Standing;
  expect(new StandingCheck([anybody]).holds(anybody, [], NOW)).toBe(true);
});

test.each([
  [-1, false],
  [0, false],
  [1, true],
])('a credential that expires in %s ms is valid: %s', (ms, holds) => {
  const expiring = standing('a', new Date(NOW.getTime() + ms));
  expect(new StandingCheck([expiring]).holds(expiring, results('a'), NOW)).toBe(holds);
});
