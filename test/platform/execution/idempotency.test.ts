import type { QueryResult } from 'pg';
import { describe, expect, it } from 'vitest';
import { findKey, lockOf, release, storeAnswer, storedKey } from '../../../src/platform/execution/idempotency.ts';
import type { IdempotencyKey } from '../../../src/platform/http/ports.ts';
import type { Part } from '../../../src/platform/lifecycle/flush/part.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const vault = { encryptDocument: (plain: string) => `<${plain}>`, decrypt: (stored: string) => stored.slice(1, -1) };
const answer = { status: 201, body: '{"id":"a"}', location: '/v1/a', link: undefined };

const key = (changed: Partial<IdempotencyKey> = {}): IdempotencyKey => ({
  scope: 'ten_1',
  operation: 'POST /v1/things/thg_1/confirm',
  key: 'key-1',
  salientHash: 'salient',
  bodyHash: 'body',
  caller: { memberId: 'mem_1', apiKeyId: null, role: 'OWNER' },
  showsSecret: false,
  ...changed,
});

const kept = { intent: null, answer, createdAt: now, expiresAt: new Date('2026-03-03T09:00:00.000Z') };

const namings = {
  findKey: (of: IdempotencyKey) => findKey(of).values,
  keep: (of: IdempotencyKey) => rowOf(storeAnswer(of, kept, vault)),
  release: (of: IdempotencyKey) => rowOf(release(of)),
};
const rowOf = ({ rows: [row] }: Part) => [row?.scope, row?.key];

const rows = (...found: object[]) => ({ rows: found }) as QueryResult;

describe.each(Object.entries(namings))('%s names one row', (_, naming) => {
  const named = naming;

  it('keys are scoped by tenant, method, path with its ids, and key (D-054)', () => {
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

  it('the content of the request does not matter', () => {
    expect(named(key({ salientHash: 'other', bodyHash: undefined }))).toEqual(named(key()));
  });

  it('a path of up to 256 characters is stored itself, a longer one as its hash', () => {
    const long = (length: number, last: string) => key({ operation: 'x'.repeat(length - 1) + last });
    expect(named(long(256, 'a'))?.[0]).toBe(`ten_1 ${'x'.repeat(255)}a`);
    expect(named(long(257, 'a'))?.[0]).toMatch(/^ten_1 [0-9a-f]{64}$/);
    expect(named(long(257, 'a'))).not.toEqual(named(long(257, 'b')));
  });
});

describe('the lock of a key', () => {
  it('is the same for the same key, and differs for others', () => {
    const changed = [{ operation: 'POST /v1/things/thg_2/confirm' }, { scope: 'ten_2' }, { key: 'key-2' }];
    const locks = [key(), key({ salientHash: 'other', bodyHash: undefined }), ...changed.map(key)].map(lockOf);
    expect(locks[0]).toBe(locks[1]);
    expect(new Set(locks).size).toBe(4);
  });

  it('is a PostgreSQL bigint', () => {
    const locks = Array.from({ length: 64 }, (_, n) => lockOf(key({ key: `key-${n}` })));
    expect(locks.every((lock) => lock >= -(2n ** 63n) && lock < 2n ** 63n)).toBe(true);
    expect(new Set(locks.map((lock) => lock < 0n)).size).toBe(2);
  });
});

describe('a key row', () => {
  it('stores the answer encrypted beside its headers and hashes, until it expires', () => {
    const { rows: kinds } = storeAnswer(key(), kept, vault);
    expect(kinds).toEqual([
      {
        scope: 'ten_1 POST /v1/things/thg_1/confirm',
        key: 'key-1',
        tenantId: 'ten_1',
        salientHash: 'salient',
        bodyHash: 'body',
        hasCaller: true,
        memberId: 'mem_1',
        apiKeyId: null,
        role: 'OWNER',
        status: 201,
        response: '<{"id":"a"}>',
        headers: { location: '/v1/a', link: undefined },
        intent: null,
        createdAt: now,
        expiresAt: new Date('2026-03-03T09:00:00.000Z'),
      },
    ]);
    expect(storeAnswer(key({ bodyHash: undefined }), kept, vault).rows).toMatchObject([{ bodyHash: null }]);
  });

  it('has an intent and no answer between two phases', () => {
    const [row] = storeAnswer(key(), { ...kept, answer: null, intent: { a: 1 } }, vault).rows;
    expect(row).toMatchObject({ intent: { a: 1 }, status: null, response: null, headers: null });
  });

  const found = { salient_hash: 's', body_hash: 'b', intent: null, created_at: now };

  it('is equal when it is read back', () => {
    const read = (row: object) => storedKey(rows({ ...found, expires_at: now, ...row }), vault, now);
    const headers = { location: '/v1/a', link: '<b>; rel="next"' };
    expect(read({ status: 201, response: '<{}>', headers })).toEqual({
      salientHash: 's',
      bodyHash: 'b',
      answer: { status: 201, body: '{}', ...headers },
      intent: null,
      createdAt: now,
    });
    const answered = { status: 200, body: '1', location: undefined, link: undefined };
    expect(read({ status: 200, response: '<1>', headers: null })?.answer).toEqual(answered);
    const intent = { a: 1 };
    expect(read({ status: null, intent })).toMatchObject({ answer: null, intent });
    expect([storedKey(rows(), vault, now), storedKey(undefined, vault, now)]).toEqual([undefined, undefined]);
  });

  it.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('is found %i ms before its end: %s', (ms, isFound) => {
    const row = { ...found, status: null, expires_at: new Date(now.getTime() + ms) };
    expect(storedKey(rows(row), vault, now) !== undefined).toBe(isFound);
  });
});
