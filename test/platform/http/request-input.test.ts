import { describe, expect, test } from 'vitest';
import { module as contacts } from '../../../src/payments/phones/module.ts';
import { endpointOf } from '../../../src/platform/http/endpoint.ts';
import { Exchange } from '../../../src/platform/http/exchange.ts';
import type { RequestInput } from '../../../src/platform/http/request/input.ts';
import { parseInput } from '../../../src/platform/http/request/request-input.ts';
import { writeCursor } from '../../../src/platform/lists/paging.ts';
import { Refusal } from '../../../src/platform/refusal.ts';

interface Sent {
  readonly search?: string;
  readonly body?: string;
  readonly headers?: object;
  readonly isSigned?: boolean;
}

const taking = (parts: object = {}) =>
  endpointOf({
    security: [],
    statuses: [200],
    codes: { VALIDATION_FAILED: 400 },
    handler: async () => ({}),
    validators: { query: () => true, body: () => true },
    ...parts,
  } as never);

/** What is made of a request; `deprecated` is what its answer will say. */
function parsed(
  endpoint: ReturnType<typeof taking>,
  { search = '', body = '{}', headers = {}, isSigned = false }: Sent = {},
) {
  const url = search === '' ? '/v1/things' : `/v1/things?${search}`;
  const sent = { 'content-type': 'application/json', ...headers };
  const exchange = new Exchange({ method: 'POST', url, headers: sent } as never);
  return { result: parseInput(exchange, endpoint, Buffer.from(body), isSigned, contacts.impossibleValues), exchange };
}
const inputOf = (endpoint: ReturnType<typeof taking>, sent?: Sent) => parsed(endpoint, sent).result as RequestInput;
const faults = (endpoint: ReturnType<typeof taking>, sent?: Sent) => {
  const { result } = parsed(endpoint, sent);
  return result instanceof Refusal ? (result.details as { errors: object[] }).errors : [];
};

describe('the parts of a request', () => {
  test('are its query, its headers and its body', () => {
    const input = inputOf(taking(), { search: 'take=2&q=a%20b', body: '{"a":1}' });
    expect({ ...input.query }).toEqual({ take: '2', q: 'a b' });
    expect(input.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(input.body).toEqual({ a: 1 });
    expect(input).not.toHaveProperty('unverified');
    expect(inputOf(taking()).query).toEqual({});
  });

  test('are reported together if several are wrong (D-034)', () => {
    const wrong = (path: string) =>
      Object.assign(() => false, { errors: [{ instancePath: path, keyword: 'type', params: { type: 'string' } }] });
    const endpoint = taking({ validators: { query: wrong('/q'), headers: wrong('/h'), body: wrong('/b') } });
    expect(faults(endpoint)).toMatchObject([{ path: '/headers/h' }, { path: '/query/q' }, { path: '/body/b' }]);
  });

  test('include an idempotency key if the operation takes one', () => {
    const headers = { 'idempotency-key': 'key-1' };
    expect(inputOf(taking({ idempotency: true }), { headers }).idempotencyKey).toBe('key-1');
    expect(inputOf(taking(), { headers }).idempotencyKey).toBeUndefined();
  });
});

describe('a query', () => {
  test('has to be percent-encoded UTF-8 with valid text', () => {
    expect(faults(taking(), { search: 'q=%ff' })).toEqual([
      { path: '/query', message: 'must be percent-encoded UTF-8', rule: 'percentEncoding' },
    ]);
    expect(faults(taking(), { search: 'q=%00' })).toMatchObject([{ path: '/query/q', rule: 'controlCharacters' }]);
    expect(faults(taking(), { search: 'q=%41' })).toEqual([]);
  });

  test('is checked as it was sent: no raw character is refused by its code', () => {
    // Not percent-encoded, so that nothing is decoded: the server reads bytes as they are.
    expect(faults(taking(), { search: 'q=\u0085' })).toEqual([]);
  });

  const cursor = writeCursor({ id: 'a', createdAt: new Date(0) });
  test.each([
    [`take=2&cursor=${cursor}`, undefined],
    [`take=2&cursor=${cursor}&skip=1`, 'exclusive'],
    ['take=2&cursor=nonsense', 'cursor'],
    // Where no page is taken, `cursor` is a field like any other.
    ['cursor=nonsense', undefined],
  ])('with %s in a list fails by: %s', (search, rule) => {
    expect(faults(taking(), { search }).at(0)).toEqual(
      rule === undefined ? undefined : expect.objectContaining({ path: '/query/cursor', rule }),
    );
  });
});

describe('a body', () => {
  test('is refused before every other check if it is no JSON', () => {
    expect(parsed(taking(), { search: 'q=%ff', body: '{' }).result).toMatchObject({ code: 'INVALID_JSON' });
  });

  test('may make its request deprecated', () => {
    const endpoint = taking({ deprecation: { when: { with: ['old', 'older'] } } });
    expect(parsed(endpoint, { body: '{"older":1}' }).exchange.deprecated).toBe(true);
    expect(parsed(endpoint, { body: '{"older":null}' }).exchange.deprecated).toBe(false);
    expect(parsed(taking({ deprecation: { when: 'handler' } }), { body: '{"older":1}' }).exchange.deprecated).toBe(
      false,
    );
  });

  test('cannot repeat a key in its verbatim member (D-490)', () => {
    const endpoint = taking({ verbatim: 'metadata' });
    expect(faults(endpoint, { body: '{"metadata":{"a":1,"a":2}}' })).toMatchObject([{ rule: 'uniqueKeys' }]);
    expect(inputOf(endpoint, { body: '{"metadata": {"b":1.0}}' }).verbatim).toBe('{"b":1.0}');
  });

  test('has an impossible number reported with all other faults (D-065)', () => {
    const wrong = Object.assign(() => false, {
      errors: [{ instancePath: '/b', keyword: 'type', params: { type: 'string' } }],
    });
    const fieldCodes = [{ code: 'INVALID_PHONE', pointer: '/body/phone' }];
    const codes = { VALIDATION_FAILED: 400, INVALID_PHONE: 400 };
    const endpoint = taking({ validators: { body: wrong }, fieldCodes, codes });
    expect(parsed(endpoint, { body: '{"phone":"+999"}' }).result).toMatchObject({
      code: 'INVALID_PHONE',
      details: { errors: [{ path: '/body/b' }, { path: '/body/phone' }] },
    });
  });

  test('reaches a handler that refuses invalid bodies itself, with its faults and without a key', () => {
    const wrong = Object.assign(() => false, {
      errors: [{ instancePath: '/b', keyword: 'type', params: { type: 'string' } }],
    });
    const endpoint = taking({ validators: { body: wrong, query: () => true }, lateBodyCodes: ['VALIDATION_FAILED'] });
    const input = inputOf(endpoint, { search: 'a=1', body: '{"b":1}', headers: { 'idempotency-key': 'key-1' } });
    expect(input).toMatchObject({
      invalidBody: {
        code: 'VALIDATION_FAILED',
        errors: [{ path: '/body/b', message: 'must be a string', rule: 'type' }],
      },
      body: { b: 1 },
      idempotencyKey: undefined,
    });
    expect({ ...input.query }).toEqual({ a: '1' });
  });

  test('is not parsed if its bytes are verified first (D-133)', () => {
    const { unverified, body } = inputOf(taking({ rawBody: true }), { body: '{"a":1.0}' });
    expect(body).toBeUndefined();
    expect(String(unverified?.bytes)).toBe('{"a":1.0}');
    expect(parsed(taking({ rawBody: true }), { body: '{' }).result).not.toBeInstanceOf(Refusal);
  });
});

test('a signed request needs a key (D-501)', () => {
  expect(faults(taking(), { isSigned: true })).toMatchObject([{ path: '/headers/idempotency-key', rule: 'required' }]);
  expect(faults(taking(), { isSigned: true, headers: { 'idempotency-key': 'key-1' } })).toEqual([]);
  expect(faults(taking())).toEqual([]);
});
