import cors from '@koa/cors';
import { describe, expect, it } from 'vitest';
import { startServer, type TestServer } from './server-fixture.ts';

const SHOP = 'https://shop.example';

/** The CORS headers of an answer, and its status. */
async function ask(server: TestServer, path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const response = await fetch(server.url + path, init);
  const of = (name: string) => response.headers.get(`access-control-${name}`);
  return { status: response.status, of, headers: response.headers, text: await response.text() };
}

const preflight = (method: string, headers: string) => ({
  method: 'OPTIONS',
  headers: { Origin: SHOP, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': headers },
});

const SENT = 'content-type,idempotency-key,x-service-api-key';

describe('in the sandbox (D-497)', () => {
  it('answers a preflight for any origin, without a credential', async () => {
    const server = await startServer();
    const answer = await ask(server, '/v1/things/1', preflight('GET', SENT));
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect([answer.of('allow-origin'), answer.of('allow-headers')]).toEqual(['*', SENT]);
    expect(answer.of('allow-methods')?.split(',')).toEqual(['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'PATCH']);
    expect(answer.of('allow-credentials')).toBeNull();
    expect(Number(answer.of('max-age'))).toBeGreaterThan(0);
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
  });

  it.each([
    ['a success', '/v1/documents', 200],
    ['a refusal', '/v1/things/1', 401],
    ['an unknown path', '/v1/nothing', 404],
    ['what fails', '/v1/claims/x', 500],
  ])('lets pages of any origin read %s, with the headers that clients need', async (_, path, status) => {
    const server = await startServer({ handlers: { getClaim: () => Promise.reject(new Error('broken')) } });
    const answer = await ask(server, path, { headers: { Origin: SHOP } });
    expect([answer.status, answer.of('allow-origin'), answer.of('allow-credentials')]).toEqual([status, '*', null]);
    const exposed = answer.of('expose-headers')?.toLowerCase().split(',') ?? [];
    for (const name of [
      'x-request-id',
      'link',
      'location',
      'idempotency-replayed',
      'retry-after',
      'ratelimit-remaining',
    ]) {
      expect(exposed).toContain(name);
    }
  });

  it('sends no CORS header to a caller without an origin', async () => {
    const answer = await ask(await startServer(), '/v1/things/1');
    expect([answer.of('allow-origin'), answer.of('expose-headers')]).toEqual([null, null]);
  });

  it('answers OPTIONS without an origin with the methods', async () => {
    const answer = await ask(await startServer(), '/v1/things', { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([200, 'HEAD, GET, POST']);
  });
});

describe('in live', () => {
  const live = (corsOrigins?: string[]) => startServer({ environment: 'live', ...(corsOrigins && { corsOrigins }) });

  it('allows no origin by default', async () => {
    const server = await live();
    const asked = await ask(server, '/v1/things', preflight('GET', SENT));
    const sent = await ask(server, '/v1/things', { headers: { Origin: SHOP } });
    for (const answer of [asked, sent]) expect(answer.of('allow-origin')).toBeNull();
    expect(asked.of('allow-headers')).toBeNull();
    expect(sent.headers.get('vary')).toBe('Origin');
  });

  it('allows the listed origins, by name', async () => {
    const server = await live(['https://other.example', SHOP]);
    const asked = await ask(server, '/v1/things', preflight('POST', SENT));
    expect([asked.status, asked.of('allow-origin'), asked.of('allow-headers')]).toEqual([204, SHOP, SENT]);
    const sent = await ask(server, '/v1/things', { headers: { Origin: SHOP } });
    expect([sent.of('allow-origin'), sent.headers.get('vary')]).toEqual([SHOP, 'Origin']);
    for (const origin of ['https://shop.example.evil', 'http://shop.example', 'null', 'https://shop.example:444']) {
      expect((await ask(server, '/v1/things', { headers: { Origin: origin } })).of('allow-origin')).toBeNull();
    }
  });

  it('keeps public documents open to every page (D-061)', async () => {
    expect((await ask(await live(), '/v1/documents', { headers: { Origin: SHOP } })).of('allow-origin')).toBe('*');
  });
});

it('lets a service use its own @koa/cors before operations', async () => {
  const server = await startServer({
    environment: 'live',
    middleware: [cors({ origin: 'https://mine.example', credentials: true, exposeHeaders: ['X-Mine'] })],
    handlers: { getThing: () => Promise.reject(new Error('broken')) },
  });
  const origin = { Origin: 'https://mine.example' };
  for (const [path, status] of [
    ['/v1/things/1', 401],
    ['/v1/nothing', 404],
  ] as const) {
    const answer = await ask(server, path, { headers: origin });
    expect([
      answer.status,
      answer.of('allow-origin'),
      answer.of('allow-credentials'),
      answer.of('expose-headers'),
    ]).toEqual([status, 'https://mine.example', 'true', 'X-Mine']);
  }
});
