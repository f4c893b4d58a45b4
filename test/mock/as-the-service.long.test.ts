import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { type Mock, startMock } from './mock-process.ts';

let mock: Mock;
let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  [mock, service] = await Promise.all([startMock(), startTestService()]);
  tenant = await service.signUp('Acme Imports');
}, 90_000);
afterAll(async () => {
  await mock.stop();
  await service.stop();
});

const send = (url: string, [method, path, body]: readonly [string, string, unknown?]) =>
  fetch(url + path, {
    method,
    headers: {
      'x-service-api-key': tenant.apiKey,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

describe('a request of a wrong form is answered as the service answers it', () => {
  it.each([
    ['POST', '/v1/offramp/payments', {}],
    ['POST', '/v1/offramp/payments', { phone: 12, amountUsd: '5.00' }],
    ['POST', '/v1/offramp/payments', { phone: '+15550104567', amountUsd: '0' }],
    ['POST', '/v1/offramp/payments', { phone: '+15550104567', amountUsd: '5.00', surplus: true }],
    ['POST', '/v1/payout-destinations', { type: 'NOPE' }],
    ['POST', '/v1/payments', { amountUsd: '5.00' }],
    ['POST', '/v1/webhook-endpoints', { url: 'not a URL', events: [] }],
    ['GET', '/v1/offramp/payments?take=0'],
    ['GET', '/v1/offramp/payments?status=NOPE'],
    ['GET', '/v1/offramp/payments?limit=5'],
  ] as const)('%s %s %o', async (...request) => {
    const [mocked, real] = await Promise.all([send(mock.url, request), send(service.url, request)]);
    const bodyOf = async (response: Response) => ({ ...((await response.json()) as object), requestId: 'its own' });
    expect(real.status).toBe(400);
    expect([mocked.status, await bodyOf(mocked)]).toEqual([400, await bodyOf(real)]);
    expect(mocked.headers.get('x-request-id')).toMatch(/^req_/);
  });

  it('a request without a credential is refused for the missing credential', async () => {
    const response = await fetch(`${mock.url}/v1/offramp/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([response.status, await response.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'API_KEY_REQUIRED' }),
    ]);
  });
});

describe('pages of other origins get the CORS headers of the service', () => {
  const crossOriginOf = async (url: string, method: string, more: Record<string, string> = {}) => {
    const headers = { origin: 'https://shop.example', 'x-service-api-key': tenant.apiKey, ...more };
    const response = await fetch(`${url}/v1/me`, { method, headers });
    await response.text();
    const kept = [...response.headers].filter(([name]) => /^(?:access-control-|vary$)/.test(name));
    return [response.status, Object.fromEntries(kept)];
  };

  it('in answers to preflights', async () => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-service-api-key' };
    const expected = await crossOriginOf(service.url, 'OPTIONS', asked);
    expect(expected).toEqual([204, expect.objectContaining({ 'access-control-allow-origin': '*' })]);
    expect(await crossOriginOf(mock.url, 'OPTIONS', asked)).toEqual(expected);
  });

  it('in other answers', async () => {
    const expected = await crossOriginOf(service.url, 'GET');
    expect(expected).toEqual([200, expect.objectContaining({ 'access-control-allow-origin': '*' })]);
    expect(await crossOriginOf(mock.url, 'GET')).toEqual(expected);
  });
});

describe('the headers of the contract are sent', () => {
  const headersOf = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(mock.url + path, { headers });
    await response.text();
    return Object.fromEntries(response.headers);
  };

  it('for the rate limit, the wait and the challenge where the service sends them', async () => {
    const key = { 'x-service-api-key': 'svc_test_x' };
    const served = await headersOf('/v1/me', key);
    expect(served).toMatchObject({ 'ratelimit-remaining': expect.any(String), 'x-request-id': expect.any(String) });
    expect(served).not.toHaveProperty('retry-after');
    expect(await headersOf('/v1/me', { ...key, prefer: 'code=429' })).toMatchObject({ 'retry-after': '1' });
    expect(await headersOf('/v1/me', {})).toMatchObject({ 'www-authenticate': 'Bearer realm="service"' });
  });

  it('without those of Prism itself', async () => {
    const headers = await headersOf('/v1/me', {});
    expect(Object.keys(headers).filter((name) => /^(?:sl-|access-control-|idempotency-)/.test(name))).toEqual([]);
  });
});

describe('filters keep the rows that the service would keep', () => {
  const rows = async (query: string) => {
    const response = await send(mock.url, ['GET', `/v1/payout-destinations?${query}`]);
    return ((await response.json()) as { destinations: Record<string, string>[] }).destinations;
  };

  it('by skip, take and times', async () => {
    const all = await rows('');
    expect(all.length).toBeGreaterThan(1);
    expect(await rows('skip=1')).toEqual(all.slice(1));
    expect(await rows('take=1')).toEqual(all.slice(0, 1));
    expect(await rows('createdBefore=2000-01-01T00:00:00Z')).toEqual([]);
    expect(await rows('createdAfter=2000-01-01T00:00:00Z')).toEqual(all);
  });

  it('by a field of the rows', async () => {
    const [first] = await rows('');
    const ofType = await rows(`type=${first?.type}`);
    expect(new Set(ofType.map(({ type }) => type))).toEqual(new Set([first?.type]));
    expect(ofType.length).toBeLessThan((await rows('')).length);
  });
});
