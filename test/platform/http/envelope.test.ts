import { expect, it } from 'vitest';
import { NotImplemented, TryAgain } from '../../../src/platform/http/ports.ts';
import { envelope } from '../../../src/platform/http/response/envelope.ts';
import { nextLink } from '../../../src/platform/http/response/next-link.ts';
import { writeCursor } from '../../../src/platform/lists/paging.ts';
import { call, exchangeBytes, startServer } from './server-fixture.ts';

const body = { phone: '+15550104567', amountUsd: '25.00' };

it('an error has exactly the fields of D-033, and the request id in body and header (D-032, R545)', async () => {
  const server = await startServer({ handlers: { getThing: async ({ fail }) => fail('PAYMENT_NOT_FOUND') } });
  const reply = await call(server, 'GET', '/v1/things/thg_1');
  expect(reply.status).toBe(404);
  expect(Object.keys(reply.body)).toEqual(['statusCode', 'message', 'code', 'requestId']);
  expect(reply.body.requestId).toMatch(/^req_[0-9a-hjkmnp-tv-z]{26}$/);
  expect(reply.headers.get('x-request-id')).toBe(reply.body.requestId);
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

it('each request gets an id of its own, even many at once (R586, D-032)', async () => {
  const server = await startServer();
  const replies = await Promise.all(Array.from({ length: 100 }, () => call(server, 'GET', '/v1/things')));
  expect(new Set(replies.map(({ headers }) => headers.get('x-request-id'))).size).toBe(100);
});

it('a well-formed request id of the client is kept, and any other is replaced (D-032)', async () => {
  const server = await startServer();
  const idFor = async (id: string) =>
    (await call(server, 'GET', '/v1/things', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id');
  expect(await idFor('client-id_1.2')).toBe('client-id_1.2');
  for (const id of ['short', 'has space here', 'x'.repeat(65), 'semi;colon;id'])
    expect(await idFor(id)).toMatch(/^req_/);
});

it('an unexpected failure is hidden from the client, and logged under the request id (D-033)', async () => {
  const defect = async (): Promise<never> => {
    throw new Error('relation "secrets" does not exist');
  };
  const server = await startServer({ handlers: { getThing: defect } });
  const reply = await call(server, 'GET', '/v1/things/thg_1');
  expect([reply.status, reply.body.code]).toEqual([500, 'INTERNAL_ERROR']);
  expect(JSON.stringify(reply.body)).not.toContain('secrets');
  const line = server.lines.find((text) => text.includes('relation'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ requestId: reply.body.requestId, operationId: 'getThing' });
});

it.each([
  [503, 'TRY_AGAIN', new TryAgain('pool'), '1'],
  [501, 'NOT_IMPLEMENTED', new NotImplemented('getThing'), null],
])('the error for %i is %s', async (status, code, error, retryAfter) => {
  const server = await startServer({ handlers: { getThing: () => Promise.reject(error) } });
  const reply = await call(server, 'GET', '/v1/things/thg_1');
  expect([reply.status, reply.body.code, reply.headers.get('retry-after')]).toEqual([status, code, retryAfter]);
});

it('undeclared codes, undeclared commits and undocumented responses become 500, before the commit', async () => {
  const server = await startServer({
    handlers: {
      getThing: async ({ fail }) => fail('CLAIM_NOT_FOUND'),
      createThing: async ({ fail }) => fail.after(undefined, 'PAYMENT_NOT_FOUND'),
    },
  });
  expect((await call(server, 'GET', '/v1/things/thg_1')).status).toBe(500);
  expect((await call(server, 'POST', '/v1/things', { body })).status).toBe(500);
  const undocumented = await startServer({ handlers: { getThing: async () => ({ id: 7 }) } });
  expect((await call(undocumented, 'GET', '/v1/things/thg_1')).status).toBe(500);
  expect(undocumented.lines.join('')).toContain('UndocumentedResponse');
  const lenient = await startServer({ handlers: { getThing: async () => ({ id: 7 }) }, checkResponses: 'sampled' });
  expect((await call(lenient, 'GET', '/v1/things/thg_1')).status).toBe(200);
});

it('answers have status, Location and the headers of D-061 and D-062', async () => {
  const server = await startServer();
  const created = await call(server, 'POST', '/v1/things', { body });
  expect([created.status, created.headers.get('location')]).toEqual([201, '/v1/things/thg_1']);
  expect(created.headers.get('cache-control')).toBe('no-store');
  expect(created.headers.get('x-content-type-options')).toBe('nosniff');
  expect(created.headers.get('x-service-version')).toBe('0.0.0-test');
  expect(created.headers.get('access-control-allow-origin')).toBeNull();
  const claim = await call(server, 'GET', '/v1/claims/abc', { anonymous: true });
  expect(claim.headers.get('access-control-allow-origin')).toBe('*');
  expect(claim.headers.get('referrer-policy')).toBe('no-referrer');
  expect(claim.headers.get('cache-control')).toBe('no-store');
  const kept = await call(server, 'GET', '/v1/documents', { anonymous: true });
  expect(kept.headers.get('cache-control')).toBe('public, max-age=60');
  const health = await call(server, 'GET', '/healthz', { anonymous: true });
  expect(health.headers.get('access-control-allow-origin')).toBeNull();
});

it('a create answers 200 without Location if the resource exists (D-313)', async () => {
  const server = await startServer({
    handlers: {
      createThing: async ({ status }) => {
        status(200);
        return { id: 'thg_1' };
      },
    },
  });
  const reply = await call(server, 'POST', '/v1/things', { body });
  expect([reply.status, reply.headers.get('location')]).toEqual([200, null]);
});

it('a list links to the next page with all other query parameters (D-043)', async () => {
  const server = await startServer({
    handlers: {
      listThings: async ({ nextPage }) => {
        nextPage('a+b/c=');
        return {};
      },
    },
  });
  const cursor = writeCursor({ id: 'thg_1', createdAt: new Date() });
  const reply = await call(server, 'GET', `/v1/things?take=2&cursor=${cursor}&status=OPEN`);
  expect(reply.headers.get('link')).toBe('</v1/things?take=2&status=OPEN&cursor=a%2Bb%2Fc%3D>; rel="next"');
  expect(nextLink('/v1/x', 'skip=5&skipped=1&q=<a">', 'c')).toBe('</v1/x?skipped=1&q=%3Ca%22%3E&cursor=c>; rel="next"');
  const both = await call(server, 'GET', `/v1/things?cursor=${cursor}&skip=1`);
  expect(both.body).toMatchObject({ code: 'VALIDATION_FAILED', details: { errors: [{ path: '/query/cursor' }] } });
});

it('HEAD is served as GET without a body', async () => {
  const server = await startServer();
  const answer = await exchangeBytes(server, 'HEAD /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer.endsWith('\r\n\r\n')).toBe(true);
});

it('a message is the meaning of the code, or the code itself if it has none', () => {
  const registry = { NOT_SO: { statuses: [422], meaning: 'It is not so.' } };
  const messageOf = (code: string, message?: string) =>
    JSON.parse(envelope(registry, 'req_1', 422, { code, ...(message !== undefined && { message }) })).message;
  expect([messageOf('NOT_SO'), messageOf('NEW_CODE'), messageOf('NOT_SO', 'Because.')]).toEqual([
    'It is not so.',
    'NEW_CODE',
    'Because.',
  ]);
});
