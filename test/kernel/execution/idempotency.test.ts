import type { QueryResult } from 'pg';
import { describe, expect, it } from 'vitest';
import {
  findKey,
  isTaken,
  releaseKey,
  storeAnswer,
  storedKey,
  storeIntent,
  takeKey,
} from '../../../src/kernel/execution/idempotency.ts';
import type { IdempotencyKey } from '../../../src/kernel/http/ports.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const vault = { encrypt: (plain: string) => `<${plain}>`, decrypt: (stored: string) => stored.slice(1, -1) };
const answer = { status: 201, body: '{"id":"a"}', location: '/v1/a', link: undefined };

const key = (changed: Partial<IdempotencyKey> = {}): IdempotencyKey => ({
  scope: 'ten_1',
  operation: 'POST /v1/things/thg_1/confirm',
  key: 'key-1',
  salientHash: 'salient',
  bodyHash: 'body',
  ...changed,
});

const statements = {
  takeKey: (of: IdempotencyKey) => takeKey(of, now, 24),
  findKey,
  storeAnswer: (of: IdempotencyKey) => storeAnswer(of, answer, vault),
  storeIntent: (of: IdempotencyKey) => storeIntent(of, { a: 1 }),
  releaseKey,
};

const rows = (...found: object[]) => ({ rows: found }) as QueryResult;

describe.each(Object.entries(statements))('%s names one row', (_, statement) => {
  const named = (of: IdempotencyKey) => statement(of).values?.slice(0, 2);

  it('by the tenant, the method, the path with its ids, and the key (D-054)', () => {
    expect(named(key())).toEqual(['ten_1 POST /v1/things/thg_1/confirm', 'key-1']);
  });

  it.each([
    ['another resource', { operation: 'POST /v1/things/thg_2/confirm' }],
    ['another operation', { operation: 'POST /v1/things/thg_1/cancel' }],
    ['another tenant', { scope: 'ten_2' }],
    ['another key', { key: 'key-2' }],
  ])('%s has a row of its own (D-054)', (_what, changed) => {
    expect(named(key(changed))).not.toEqual(named(key()));
  });

  it('whatever was sent with it', () => {
    expect(named(key({ salientHash: 'other', bodyHash: undefined }))).toEqual(named(key()));
  });

  it('a path of 256 characters stands for itself, a longer one by its hash', () => {
    const long = (length: number, last: string) => key({ operation: 'x'.repeat(length - 1) + last });
    expect(named(long(256, 'a'))?.[0]).toBe(`ten_1 ${'x'.repeat(255)}a`);
    expect(named(long(257, 'a'))?.[0]).toMatch(/^ten_1 [0-9a-f]{64}$/);
    expect(named(long(257, 'a'))).not.toEqual(named(long(257, 'b')));
  });
});

describe('a key row', () => {
  it('is taken with its hashes for as many hours as it is kept', () => {
    expect(takeKey(key(), now, 24).values?.slice(2)).toEqual([
      'ten_1',
      'salient',
      'body',
      now,
      new Date('2026-03-03T09:00:00.000Z'),
    ]);
    expect(takeKey(key({ bodyHash: undefined }), now, 24).values?.[4]).toBeNull();
  });

  it('is taken when a row came back', () => {
    expect([isTaken([rows({})]), isTaken([rows()]), isTaken([])]).toEqual([true, false, false]);
  });

  it('keeps the answer encrypted, its headers beside it', () => {
    expect(storeAnswer(key(), answer, vault).values?.slice(2)).toEqual([
      201,
      '<{"id":"a"}>',
      JSON.stringify({ location: '/v1/a' }),
    ]);
    expect(storeIntent(key(), { a: 1 }).values?.slice(2)).toEqual(['{"a":1}']);
  });

  it('is read back as it was stored', () => {
    const found = { salient_hash: 's', body_hash: 'b', intent: null };
    const headers = { location: '/v1/a', link: '<b>; rel="next"' };
    expect(storedKey(rows({ ...found, status: 201, response: '<{}>', headers }), vault)).toEqual({
      salientHash: 's',
      bodyHash: 'b',
      answer: { status: 201, body: '{}', ...headers },
      intent: null,
    });
    expect(storedKey(rows({ ...found, status: 200, response: '<1>', headers: null }), vault)?.answer).toEqual({
      status: 200,
      body: '1',
      location: undefined,
      link: undefined,
    });
    const intent = { a: 1 };
    expect(storedKey(rows({ ...found, status: null, intent }), vault)).toMatchObject({ answer: null, intent });
    expect([storedKey(rows(), vault), storedKey(undefined, vault)]).toEqual([undefined, undefined]);
  });
});
