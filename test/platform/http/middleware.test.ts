import { expect, it } from 'vitest';
import type { Middleware } from '../../../src/platform/http/app.ts';
import { call, startServer } from './server-fixture.ts';

/** What middleware before the router knows of each request when its answer is ready. */
function recorder() {
  const seen: unknown[] = [];
  const record: Middleware = async (context, next) => {
    const before = { requestId: context.exchange.requestId, route: context._matchedRouteName };
    let thrown: string | undefined;
    try {
      await next();
    } catch (error) {
      thrown = (error as Error).message;
      throw error;
    } finally {
      expect(before.requestId).toMatch(/^req_/);
      const { status, body, exchange, _matchedRouteName: route, params } = context;
      const code = typeof body === 'string' && body.startsWith('{') ? JSON.parse(body).code : undefined;
      seen.push({
        status,
        code,
        replyOptions: exchange.code,
        tenant: exchange.caller?.tenantId,
        route,
        params,
        thrown,
      });
    }
  };
  return { seen, record };
}

it('middleware sees operations, their status, their answers and their errors', async () => {
  const { seen, record } = recorder();
  const server = await startServer({
    middleware: [record],
    handlers: { getThing: async ({ path, fail }) => (path.id === 'x' ? fail('PAYMENT_NOT_FOUND') : { id: path.id }) },
  });
  const broken = await startServer({
    middleware: [record],
    handlers: { getThing: () => Promise.reject(new Error('out of paper')) },
  });
  await call(server, 'GET', '/v1/things/1');
  await call(server, 'GET', '/v1/things/x');
  await call(server, 'GET', '/v1/things/1', { anonymous: true });
  await call(server, 'GET', '/v1/nothing');
  await call(server, 'PATCH', '/v1/things/1');
  expect((await call(broken, 'GET', '/v1/things/1')).status).toBe(500);
  const route = { route: 'getThing', params: { id: '1' }, replyOptions: undefined, thrown: undefined };
  const found = { ...route, code: undefined, tenant: 'ten_1' };
  expect(seen).toEqual([
    { ...found, status: 200 },
    { ...found, params: { id: 'x' }, status: 404, code: 'PAYMENT_NOT_FOUND', replyOptions: 'PAYMENT_NOT_FOUND' },
    { ...found, tenant: undefined, status: 401, code: 'API_KEY_REQUIRED', replyOptions: 'API_KEY_REQUIRED' },
    expect.objectContaining({ status: 404, code: 'ROUTE_NOT_FOUND', route: undefined }),
    expect.objectContaining({ status: 405, code: 'METHOD_NOT_ALLOWED', route: undefined }),
    expect.objectContaining({ thrown: 'out of paper', route: 'getThing', tenant: 'ten_1' }),
  ]);
});

it('middleware can add headers, change an answer, or answer in its place', async () => {
  const server = await startServer({
    middleware: [
      async (context, next) => {
        await next();
        context.set('X-Thing', String(context.status));
        if (context.path.endsWith('teapot')) context.status = 418;
      },
      (context, next) => {
        if (context.path !== '/v1/things/mine') return next();
        context.body = { mine: true };
      },
    ],
  });
  const read = await call(server, 'GET', '/v1/things/1');
  expect([read.status, read.headers.get('x-thing'), read.headers.get('content-length')]).toEqual([
    200,
    '200',
    String(JSON.stringify(read.body).length),
  ]);
  expect((await call(server, 'GET', '/v1/things/teapot')).status).toBe(418);
  const mine = await call(server, 'GET', '/v1/things/mine');
  expect([mine.status, mine.body, mine.headers.get('x-request-id')]).toEqual([
    200,
    { mine: true },
    expect.stringMatching(/^req_/),
  ]);
});

it('errors of middleware are answered in the error envelope', async () => {
  const server = await startServer({
    middleware: [
      async (context, next) => {
        if (context.path === '/v1/things/broken') throw new Error('a secret');
        if (context.path === '/v1/things/large') context.throw(413, 'too much', { headers: { 'X-Limit': '9' } });
        if (context.path === '/v1/things/closed') context.throw(401, 'closed');
        await next();
        if (context.method === 'POST') throw new Error('too late');
      },
    ],
  });
  const [broken, large, closed] = await Promise.all(
    ['broken', 'large', 'closed'].map((id) => call(server, 'GET', `/v1/things/${id}`)),
  );
  expect(broken?.body).toMatchObject({ statusCode: 500, code: 'INTERNAL_ERROR' });
  expect(JSON.stringify(broken?.body)).not.toContain('secret');
  expect(large?.body).toMatchObject({ statusCode: 413, code: 'BODY_TOO_LARGE' });
  expect(large?.headers.get('x-limit')).toBe('9');
  expect([closed?.body.code, closed?.headers.get('www-authenticate')]).toEqual([
    'UNAUTHENTICATED',
    'Bearer realm="service"',
  ]);
  const late = await call(server, 'POST', '/v1/things', { body: { phone: '+15550104567', amountUsd: '1.00' } });
  expect([late.body.code, late.headers.get('location')]).toEqual(['INTERNAL_ERROR', null]);
});
