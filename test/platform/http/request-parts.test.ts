import { describe, expect, test } from 'vitest';
import { Exchange } from '../../../src/platform/http/exchange.ts';
import { parameterValue } from '../../../src/platform/http/request/path-parameter.ts';
import { unverifiedBody } from '../../../src/platform/http/request/unverified-body.ts';
import { nextLink } from '../../../src/platform/http/response/next-link.ts';

test.each([
  ['', '</v1/x?cursor=c>; rel="next"'],
  ['take=2&&', '</v1/x?take=2&cursor=c>; rel="next"'],
  ['skip', '</v1/x?cursor=c>; rel="next"'],
  ['cursor', '</v1/x?cursor=c>; rel="next"'],
  ['precursor=1&skipped=2', '</v1/x?precursor=1&skipped=2&cursor=c>; rel="next"'],
  ['q=\t', '</v1/x?q=%09&cursor=c>; rel="next"'],
])('a link leads to the next page of ?%s (D-043)', (search, link) => {
  expect(nextLink('/v1/x', search, 'c')).toBe(link);
});

test.each([
  ['plain', 'plain'],
  ['a%20b', 'a b'],
  ['a%2Fb', 'a/b'],
  ['%', '%'],
  ['%ff', '%ff'],
  ['a%00b', 'a%00b'],
  ['a%1fb', 'a%1fb'],
  ['a%7fb', 'a%7fb'],
])('a path parameter %s is read as %s (D-492)', (segment, value) => {
  expect(parameterValue(segment)).toBe(value);
});

describe('a request', () => {
  const exchangeOf = (url: string | undefined, headers: object = {}) => new Exchange({ url, headers } as never);

  test('has a path and a query after the question mark', () => {
    for (const [url, pathname, search] of [
      ['/v1/x?a=1?b', '/v1/x', 'a=1?b'],
      ['/v1/x', '/v1/x', ''],
      ['/v1/x?', '/v1/x', ''],
      [undefined, '', ''],
    ] as const) {
      const exchange = exchangeOf(url);
      expect([exchange.pathname, exchange.search]).toEqual([pathname, search]);
    }
  });

  test('keeps the client’s id if it is well-formed (D-032)', () => {
    const idOf = (id: unknown) => exchangeOf('/', { 'x-request-id': id }).requestId;
    for (const id of ['abcdefgh', 'a'.repeat(64), 'A-Z.0_9-']) expect(idOf(id)).toBe(id);
    for (const id of ['abcdefg', 'a'.repeat(65), 'with space', ['abcdefgh'], undefined])
      expect(idOf(id)).toMatch(/^req_[0-9a-hjkmnp-tv-z]{26}$/);
  });

  test('has a header by its name', () => {
    const exchange = exchangeOf('/', { one: 'a' });
    expect([exchange.header('one'), exchange.header('two')]).toEqual(['a', undefined]);
  });

  test('has no operation and no parameters until a route sets them', () => {
    const { operationId, path, deprecated, isOutage } = exchangeOf('/');
    expect({ operationId, path, deprecated, isOutage }).toEqual({
      operationId: 'none',
      path: {},
      deprecated: false,
      isOutage: false,
    });
  });
});

describe('an unverified body (D-133)', () => {
  const errorsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ instancePath: `/${at}`, keyword: 'type', params: { type: 'string' } }));
  const endpointOf = (errors: readonly object[]) =>
    ({
      meta: {},
      validators: { body: Object.assign(() => errors.length === 0, { errors }) },
    }) as never;

  test('has its bytes, and is parsed when it is read', () => {
    const bytes = Buffer.from('{"a":1.0}');
    const body = unverifiedBody(endpointOf([]), bytes);
    expect(body.bytes).toBe(bytes);
    expect(body.verified()).toEqual({ body: { a: 1 } });
  });

  test.each(['[1]', '{', '{"a":1,"a":2}', ''])('is no JSON object: %s', (text) => {
    expect(unverifiedBody(endpointOf([]), Buffer.from(text)).verified()).toEqual({
      errors: [{ path: '/body', message: 'must be a JSON object that repeats no key', rule: 'json' }],
    });
  });

  test('reports what does not fit the contract, fifty places at most', () => {
    const told = (count: number) => unverifiedBody(endpointOf(errorsOf(count)), Buffer.from('{}')).verified();
    expect(told(1)).toEqual({ errors: [{ path: '/body/0', message: 'must be a string', rule: 'type' }] });
    expect((told(51) as { errors: unknown[] }).errors).toHaveLength(50);
  });
});
