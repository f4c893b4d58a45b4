import { expect, test } from 'vitest';
import type { Context } from '../../../src/platform/http/context.ts';
import { reply, replyAnswer, replyRefusal, statusOf } from '../../../src/platform/http/response/reply.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import { newestVersion } from '../../../src/platform/versions/index.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A context that keeps what is set on it. */
function answering(exchange: object = {}) {
  const headers: Record<string, string> = {};
  // As of Node's own responses, where a value that is not there is thrown at.
  const set = (name: string, value: string): void => {
    if (value === undefined) throw new TypeError(`Invalid value "undefined" for header "${name}"`);
    headers[name] = value;
  };
  const response: { status?: number; body?: string } = {};
  const kernel = {
    errors: { NOT_SO: { statuses: [422], meaning: 'It is not so.' } },
    baseUrl: 'https://pay.example',
  };
  const context = {
    kernel,
    response,
    res: { setHeader: set, appendHeader: set },
    exchange: { requestId: 'req_1', ...exchange },
  } as unknown as Context;
  return { context, headers, response };
}

/** An operation with a type and headers of its own. */
const endpoint = {
  meta: { mediaType: 'text/csv', codes: { NOT_SO: 409 } },
  headers: [['Cache-Control', 'public']],
};
const VERSION = { 'X-Service-Api-Version': newestVersion };
const ALWAYS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...VERSION };

test('an answer has the headers of its operation, or the general ones without an operation', () => {
  const plain = answering();
  replyAnswer(plain.context, { status: 200, body: '{}', location: undefined, link: undefined }, false);
  expect(plain.headers).toEqual({ 'Content-Type': JSON_TYPE, ...ALWAYS });
  expect(plain.response).toEqual({ status: 200, body: '{}' });
  const own = answering({ endpoint });
  replyAnswer(own.context, { status: 201, body: 'a,b', location: '/v1/a', link: '</v1/b>; rel="next"' }, true);
  expect(own.headers).toEqual({
    'Content-Type': 'text/csv',
    'Cache-Control': 'public',
    'Idempotency-Replayed': 'true',
    ...VERSION,
    Location: '/v1/a',
    Link: '</v1/b>; rel="next"',
  });
});

test('every answer shows what is left of the limit, and what is deprecated', () => {
  const deprecation = { when: 'always', since: '2026-06-30', sunset: '2027-06-30', successor: '/v1/a/{id}' } as const;
  const limited = answering({
    limit: { limit: 60, remaining: 0, resetSeconds: 9 },
    deprecated: true,
    endpoint: { ...endpoint, meta: { ...endpoint.meta, deprecation } },
  });
  reply(limited.context, 200, JSON_TYPE, '');
  expect(limited.headers).toMatchObject({
    'RateLimit-Limit': '60',
    'RateLimit-Remaining': '0',
    'RateLimit-Reset': '9',
    Deprecation: '@1782777600',
    Sunset: 'Wed, 30 Jun 2027 23:59:59 GMT',
  });
});

test.each([
  [401, { 'WWW-Authenticate': 'Bearer realm="service"' }],
  [429, { 'Retry-After': '60' }],
  [503, { 'Retry-After': '1' }],
  [422, {}],
])('a refusal with %i is not cached, and has the headers of its status (D-011, D-053)', (status, more) => {
  const refused = answering({ endpoint: { ...endpoint, meta: { ...endpoint.meta, codes: { NOT_SO: status } } } });
  replyRefusal(refused.context, new Refusal('NOT_SO' as never));
  expect(refused.headers).toEqual({ 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store', ...VERSION, ...more });
  expect(refused.response.status).toBe(status);
  expect(JSON.parse(refused.response.body ?? '')).toMatchObject({ statusCode: status, code: 'NOT_SO' });
  expect(refused.context.exchange.code).toBe('NOT_SO');
});

test('a refusal with a known wait shows it', () => {
  const refused = answering({ endpoint });
  replyRefusal(refused.context, new Refusal('NOT_SO' as never, { retryAfterSeconds: 7 }));
  expect(refused.headers).toMatchObject({ 'Retry-After': '7' });
});

test('a status comes from the refusal, else the operation, else the code, else it is 500', () => {
  const { kernel } = answering().context;
  const of = (exchange: object, code: string, status?: number) =>
    statusOf(kernel, exchange as never, { code, status } as never);
  expect([
    of({ endpoint }, 'NOT_SO', 410),
    of({ endpoint }, 'NOT_SO'),
    of({}, 'NOT_SO'),
    of({ endpoint }, 'NEW_CODE'),
    of({}, 'NEW_CODE'),
  ]).toEqual([410, 409, 422, 500, 500]);
});
