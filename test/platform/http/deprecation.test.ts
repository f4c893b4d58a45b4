import { expect, it } from 'vitest';
import { deprecationHeaders } from '../../../src/platform/http/response/deprecation.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import { call, startServer } from './server-fixture.ts';

const headersOf = ({ headers }: { readonly headers: Headers }) => [
  headers.get('deprecation'),
  headers.get('sunset'),
  headers.get('link'),
];

const DEPRECATED = [
  'true',
  'Wed, 30 Jun 2027 23:59:59 GMT',
  '<https://api.example/docs/payments/migrate-to-intents>; rel="deprecation"',
];
const NOT = [null, null, null];

it('a deprecated operation says so in every answer, even in refusals without a caller (D-181)', async () => {
  const server = await startServer();
  expect(headersOf(await call(server, 'PUT', '/v1/things/thg_1', { body: {} }))).toEqual(DEPRECATED);
  const refused = await call(server, 'PUT', '/v1/things/thg_1', { body: {}, anonymous: true });
  expect([refused.status, ...headersOf(refused)]).toEqual([401, ...DEPRECATED]);
});

it('a request with a deprecated shape of body is marked once the body is read', async () => {
  const server = await startServer();
  const send = async (body: object | string) => headersOf(await call(server, 'POST', '/v1/either', { body }));
  expect(await send({ older: 1 })).toEqual(DEPRECATED);
  expect(await send({ older: null })).toEqual(NOT);
  expect(await send({ outer: { older: 1 } })).toEqual(DEPRECATED);
  expect(await send({ outer: { older: null } })).toEqual(NOT);
  expect(await send({ outer: 'older' })).toEqual(NOT);
  expect(await send({})).toEqual(NOT);
  expect(await send('{"older":')).toEqual(NOT);
});

it('a handler can mark a request as deprecated, even when it refuses', async () => {
  const server = await startServer({
    handlers: {
      createEitherThing: async ({ deprecated }) => {
        deprecated();
        return new Refusal('PAYMENT_NOT_FOUND');
      },
    },
  });
  const refused = await call(server, 'POST', '/v1/either', { body: {} });
  expect([refused.status, ...headersOf(refused)]).toEqual([404, ...DEPRECATED]);
});

it('requests with deprecated features are counted by operation, and no others are', async () => {
  const server = await startServer();
  await call(server, 'PUT', '/v1/things/thg_1', { body: {} });
  await call(server, 'POST', '/v1/either', { body: { older: 1 } });
  await call(server, 'POST', '/v1/either', { body: {} });
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const name = 'paychart_deprecated_requests_total';
  expect(metrics.split('\n').filter((line) => line.startsWith(`${name}{`))).toEqual([
    `${name}{operation="replaceThing"} 1`,
    `${name}{operation="createEitherThing"} 1`,
  ]);
});

const BASE = 'https://api.example';
const operation = { when: 'always', since: '2026-06-30', sunset: '2027-06-30' } as const;
const version = { deprecatedSince: '2026-12-01', sunset: '2027-12-01' };

it('a deprecated answer has its start by RFC 9745, its end by RFC 8594, and its successor', () => {
  const successor = '/v1/orders/{id}';
  expect(
    deprecationHeaders(BASE, undefined, { ...operation, guide: 'guides/orders', successor }, { id: 'a b' }),
  ).toEqual([
    ['Deprecation', '@1782777600'],
    ['Sunset', 'Wed, 30 Jun 2027 23:59:59 GMT'],
    ['Link', `<${BASE}/docs/guides/orders>; rel="deprecation"`],
    ['Link', `<${BASE}/v1/orders/a%20b>; rel="successor-version"`],
  ]);
  expect(deprecationHeaders(BASE, undefined, operation).map(([name]) => name)).toEqual(['Deprecation', 'Sunset']);
  expect(deprecationHeaders(BASE, undefined, undefined)).toEqual([]);
});

it('the earlier end of an operation and a version is shown, with both guides', () => {
  const valuesOf = (headers: ReturnType<typeof deprecationHeaders>) => headers.map(([, value]) => value);
  const guided = { ...operation, guide: 'guides/orders' };
  const [ofVersion, ofOperation] = ['versions', 'orders'].map(
    (one) => `<${BASE}/docs/guides/${one}>; rel="deprecation"`,
  );
  const sooner = ['@1782777600', 'Wed, 30 Jun 2027 23:59:59 GMT', ofOperation, ofVersion];
  expect(valuesOf(deprecationHeaders(BASE, version, guided))).toEqual(sooner);
  const later = ['@1796083200', 'Wed, 01 Dec 2027 00:00:00 GMT', ofVersion, ofOperation];
  expect(valuesOf(deprecationHeaders(BASE, version, { ...guided, sunset: '2027-12-01' }))).toEqual(later);
  expect(valuesOf(deprecationHeaders(BASE, version, undefined))).toEqual(later.slice(0, 3));
});

it('a handler can choose a documented success, with its Location', async () => {
  const server = await startServer({
    handlers: {
      createEitherThing: async ({ body, status }) => {
        if (body?.older) status(201);
        return { id: 'thg_2' };
      },
    },
  });
  const send = async (body: object) => {
    const { status, headers } = await call(server, 'POST', '/v1/either', { body });
    return [status, headers.get('location')];
  };
  expect(await send({ older: 1 })).toEqual([201, '/v1/things/thg_2']);
  expect(await send({})).toEqual([202, '/v1/things/thg_2']);
});

it('an idempotency key is taken from the body, and required if the body demands it (D-057, D-059)', async () => {
  const server = await startServer();
  const send = async (body: object, headers: Record<string, string> = {}) => {
    const reply = await call(server, 'POST', '/v1/either', { body, headers });
    return [reply.status, reply.body.code];
  };
  expect(await send({ newer: 1 })).toEqual([400, 'INVALID_PHONE']);
  expect(await send({ newer: null })).toEqual([202, undefined]);
  expect(await send({ newer: 1, idempotencyKey: 'one' })).toEqual([202, undefined]);
  expect(await send({ newer: 1 }, { 'Idempotency-Key': 'one' })).toEqual([202, undefined]);
  expect(await send({ idempotencyKey: 'one' }, { 'Idempotency-Key': 'one' })).toEqual([202, undefined]);
  expect(await send({ idempotencyKey: 'one' }, { 'Idempotency-Key': 'two' })).toEqual([400, 'INVALID_AMOUNT']);
});
