import { describe, expect, it } from 'vitest';
import { createMethods } from '../../codegen/emit/sdk/runtime/client.ts';
import { baseUrlOf, type CallEvent, type PaychartOptions } from '../../codegen/emit/sdk/runtime/options.ts';
import { clientOf, peer, refusal } from './peer.ts';

const paid = { status: 200, json: { id: 'pay_1' } };

describe('parameters', () => {
  it('go into the path, the query and the body', async () => {
    const server = await peer({ status: 200, json: { payments: [] } });
    const { methods } = clientOf(`${server.url}/`);
    await methods.read({ id: 'a/b?c#d é' });
    await methods.list({ take: 5, status: ['HELD', undefined, 'DELIVERED'], cursor: undefined });
    await methods.create({ amountUsd: '25.00', memo: undefined });
    await methods.replace({ id: 'pay_1', body: { id: 'inner' } });
    await methods.confirm({ id: 'pay_1' });
    expect(server.received.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/v1/payments/a%2Fb%3Fc%23d%20%C3%A9', ''],
      ['GET', '/v1/payments?take=5&status=HELD&status=DELIVERED', ''],
      ['POST', '/v1/payments', '{"amountUsd":"25.00"}'],
      ['PUT', '/v1/payments/pay_1/memo', '{"id":"inner"}'],
      ['POST', '/v1/payments/pay_1/confirm', ''],
    ]);
    expect(server.received.map(({ headers }) => headers['content-type'])).toEqual([
      undefined,
      undefined,
      'application/json',
      'application/json',
      undefined,
    ]);
  });

  it.each([undefined, '', '.', '..', {}])('never let %o name another route', async (id) => {
    const server = await peer(paid);
    await expect(clientOf(server.url).methods.confirm({ id })).rejects.toThrow(TypeError);
    expect(server.received).toHaveLength(0);
  });
});

describe('credentials', () => {
  it('in an API key go into its header', async () => {
    const server = await peer(paid);
    await clientOf(server.url).methods.read({ id: 'pay_1' });
    expect(server.received[0]?.headers).toMatchObject({ 'x-service-api-key': 'svc_test_key' });
    expect(server.received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('in a session are read before each attempt, for the given tenant (D-004)', async () => {
    const server = await peer(refusal(503, 'TRY_AGAIN'), paid);
    let tokens = 0;
    const session = async () => `token-${++tokens}`;
    const settings = { baseUrl: server.url, session, tenantId: 'ten_a', sleep: async () => {} };
    const methods = createMethods({ read: readRow }, settings) as { read: (...args: unknown[]) => Promise<unknown> };
    await methods.read({ id: 'pay_1' });
    await methods.read({ id: 'pay_1' }, { tenantId: 'ten_b' });
    const sent = server.received.map(({ headers }) => [headers.authorization, headers['x-service-tenant-id']]);
    expect(sent).toEqual([
      ['Bearer token-1', 'ten_a'],
      ['Bearer token-2', 'ten_a'],
      ['Bearer token-3', 'ten_b'],
    ]);
    expect(server.received[0]?.headers).not.toHaveProperty('x-service-api-key');
  });

  const published = { svc_test_: 'https://sandbox.test', svc_live_: 'https://api.test/' };
  it.each([
    [{ apiKey: 'svc_test_k' }, 'https://sandbox.test'],
    [{ apiKey: 'svc_live_k' }, 'https://api.test'],
    [{ apiKey: 'svc_live_k', baseUrl: 'http://localhost:8080/' }, 'http://localhost:8080'],
    [{ baseUrl: 'https://pay.test/behind/a/proxy//' }, 'https://pay.test/behind/a/proxy'],
    [{ baseUrl: 'https://pay.test/v1' }, 'https://pay.test'],
    [{ baseUrl: 'https://pay.test/v1/' }, 'https://pay.test'],
    [{ baseUrl: 'https://pay.test/proxy/v1' }, 'https://pay.test/proxy'],
    [{ baseUrl: 'https://pay.test/v10' }, 'https://pay.test/v10'],
    [{ baseUrl: 'https://pay.test/v1/v1' }, 'https://pay.test/v1'],
  ])('%o lead to %s where services are published (D-014)', (options, url) => {
    expect(baseUrlOf(options, published)).toBe(url);
  });

  it('in a key need a baseUrl if its service is not published', () => {
    expect(() => createMethods({ read: readRow }, { apiKey: 'svc_test_k' })).toThrow(
      new TypeError(
        'baseUrl is required: no service for svc_test_ keys is published. On your own machine it is http://localhost:8080',
      ),
    );
  });

  it.each([
    [{ apiKey: 'sk_1' }, 'apiKey must start with svc_test_ or svc_live_'],
    [{}, 'baseUrl is required without an apiKey'],
    [
      { apiKey: '', baseUrl: 'http://localhost:8080' },
      'apiKey is empty: is the environment variable that holds it set?',
    ],
    [{ apiKey: 'svc_test_k', baseUrl: 'localhost' }, 'baseUrl is not an http or https URL: localhost'],
    [{ baseUrl: 'http://' }, 'baseUrl is not an http or https URL: http://'],
    [{ baseUrl: 'file:///v1' }, 'baseUrl is not an http or https URL: file:///v1'],
    [{ baseUrl: 'http://pay.test/?' }, 'baseUrl must end with its path, without ? and #: http://pay.test/?'],
    [{ baseUrl: 'http://pay.test?a=1' }, 'baseUrl must end with its path, without ? and #: http://pay.test?a=1'],
    [{ baseUrl: 'http://pay.test/v1#a' }, 'baseUrl must end with its path, without ? and #: http://pay.test/v1#a'],
    [{ baseUrl: 'http://me:secret@pay.test' }, 'baseUrl must not hold a user name or password'],
    [{ baseUrl: 'http://me:secret@pay.test?a=1' }, 'baseUrl must not hold a user name or password'],
    [{ baseUrl: 'ftp://me:secret@pay.test' }, 'baseUrl must not hold a user name or password'],
    [{ baseUrl: 'me://:sec@ret@pay test' }, 'baseUrl is not an http or https URL: me://…@pay test'],
    [{ baseUrl: 'http://pay.test', maxRetries: Number.NaN }, 'maxRetries must be a number of at least 0: NaN'],
    [{ baseUrl: 'http://pay.test', timeoutMs: -1 }, 'timeoutMs must be a number of at least 0: -1'],
    [{ baseUrl: 'http://pay.test', deadlineMs: '9' }, 'deadlineMs must be a number of at least 0: 9'],
  ])('%o lead nowhere', (options, message) => {
    expect(() => createMethods({ read: readRow }, options as PaychartOptions)).toThrow(new TypeError(message));
  });
});

describe('events for logs and headers', () => {
  it('events report every attempt, and no secret', async () => {
    const server = await peer({ ...refusal(503, 'TRY_AGAIN'), headers: { 'x-request-id': 'req_1' } }, 'reset', paid);
    const events: CallEvent[] = [];
    const onEvent = (event: CallEvent) => events.push(event);
    const { methods } = clientOf(server.url, { onEvent, signingSecret: 'sgs_secret' });
    await methods.create({ phone: '+15550104567' });
    expect(events.map(({ type, attempt }) => `${attempt} ${type}`)).toEqual([
      '1 request',
      '1 response',
      '1 retry',
      '2 request',
      '2 failure',
      '2 retry',
      '3 request',
      '3 response',
    ]);
    expect(events[1]).toMatchObject({ operation: 'create', path: '/v1/payments', status: 503, requestId: 'req_1' });
    expect(JSON.stringify(events)).not.toMatch(/svc_test_key|sgs_secret|15550104567/);
  });

  it('headers can be added to every call, and to one', async () => {
    const server = await peer(paid);
    const { methods } = clientOf(server.url, { headers: { 'x-app': 'a', 'x-trace': 'all' } });
    await methods.read({ id: 'pay_1' }, { headers: { 'x-trace': 'one' } });
    expect(server.received[0]?.headers).toMatchObject({ 'x-app': 'a', 'x-trace': 'one' });
    await methods.read({ id: 'pay_1' }, { headers: { 'x-trace': undefined, prefer: undefined } });
    expect(server.received[1]?.headers).not.toHaveProperty('x-trace');
    expect(server.received[1]?.headers).not.toHaveProperty('prefer');
  });

  it.each([
    ['in the value', { 'x-trace': 'a\nb' }],
    ['in the name', { 'x trace': 'a' }],
  ])('headers that cannot be sent throw a TypeError before sending: %s', async (_, headers) => {
    const server = await peer(paid);
    await expect(clientOf(server.url).methods.confirm({ id: 'pay_1' }, { headers })).rejects.toThrow(TypeError);
    expect(server.received).toHaveLength(0);
  });
});

const readRow = {
  method: 'GET',
  path: '/v1/payments/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  codes: ['TRY_AGAIN'],
} as const;
