import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPaychart, getOfframpPayment, listOfframpPayments, type ParamsOf, type PaychartOptions } from '#sdk';
import { SDK_VERSION } from '../../generated/sdk/src/version.ts';
import { clientOf, peer } from './peer.ts';

afterEach(() => vi.unstubAllGlobals());

const browser = () => vi.stubGlobal('window', { document: {} });
const of = (baseUrl: string, more: object = {}) =>
  createPaychart({ apiKey: 'svc_test_key', baseUrl, maxRetries: 0, ...more } as PaychartOptions);

describe('an id alone', () => {
  it('stands for the one parameter of the path, in methods and in functions', async () => {
    const server = await peer({ status: 200, json: { id: 'pay_1' } });
    const paychart = of(server.url);
    await paychart.offrampPayments.get('pay_1');
    await paychart.offrampPayments.get({ id: 'pay_1' });
    await paychart.offrampPayments.cancel('pay/1');
    await getOfframpPayment({ baseUrl: server.url }, 'pay_1');
    expect(server.received.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/v1/offramp/payments/pay_1', ''],
      ['GET', '/v1/offramp/payments/pay_1', ''],
      ['POST', '/v1/offramp/payments/pay%2F1/cancel', ''],
      ['GET', '/v1/offramp/payments/pay_1', ''],
    ]);
  });

  it('is refused before sending if the operation needs more than an id', async () => {
    const server = await peer({ status: 200, json: {} });
    const { methods } = clientOf(server.url);
    await expect(methods.list('pay_1' as never)).rejects.toThrow('/v1/payments takes an object of parameters');
    await expect(methods.read('' as never)).rejects.toThrow('parameter id must be a non-empty string');
    expect(server.received).toEqual([]);
  });

  it('is not part of the parameter type, which stays an object', () => {
    const params: ParamsOf<'getOfframpPayment'> = { id: 'pay_1' };
    expect(params).toEqual({ id: 'pay_1' });
  });
});

describe('wait', () => {
  it('accepts an id, or the resource itself', async () => {
    const server = await peer({ status: 200, json: { id: 'pay_1', status: 'DELIVERED', events: [] } });
    const { offrampPayments } = of(server.url);
    for (const id of ['pay_1', { id: 'pay_1', status: 'DRAFT' }]) {
      expect(await offrampPayments.wait(id, { until: 'DELIVERED' })).toMatchObject({ ok: true, data: { id: 'pay_1' } });
    }
  });

  it('names a missing status', async () => {
    const { wait } = of('http://127.0.0.1:1').offrampPayments;
    const missing = "wait needs the status to wait for, such as wait('pay_1', { until: 'DELIVERED' })";
    await expect(wait('pay_1', undefined as never)).rejects.toThrow(new TypeError(missing));
    await expect(wait('pay_1', {} as never)).rejects.toThrow(new TypeError(missing));
    await expect(wait('pay_1', { until: [] })).rejects.toThrow(new TypeError(missing));
    await expect(wait(undefined as never, { until: 'DELIVERED' })).rejects.toThrow(/an id is required/);
  });
});

describe('a page', () => {
  const idsOf = (rows: readonly unknown[] | undefined) => rows?.map((row) => (row as { id: string }).id);
  const link = (cursor: string) => ({ link: `</v1/offramp/payments?take=2&cursor=${cursor}>; rel="next"` });
  const page = (ids: string[], headers = {}) => ({
    status: 200,
    headers,
    json: { payments: ids.map((id) => ({ id })) },
  });

  it('has its items, and reads the next one', async () => {
    const server = await peer(page(['a', 'b'], link('c1')), page([], link('c2')), page(['c']));
    const first = await of(server.url).offrampPayments.list.page({ take: 2 });
    expect([idsOf(first.data), first.hasMore]).toEqual([['a', 'b'], true]);
    const second = await first.next();
    expect([second?.data, second?.hasMore]).toEqual([[], true]);
    const third = await second?.next();
    expect([idsOf(third?.data), third?.hasMore]).toEqual([['c'], false]);
    expect(await third?.next()).toBeUndefined();
    expect(server.received).toHaveLength(3);
    const alone = await listOfframpPayments.page({ baseUrl: server.url }, { take: 2 });
    expect(alone.hasMore).toBe(false);
  });

  it('throws the refusal of the service', async () => {
    const json = { statusCode: 403, code: 'INSUFFICIENT_SCOPE', message: 'no', requestId: 'req_1' };
    const server = await peer({ status: 403, json });
    await expect(of(server.url).offrampPayments.list.page()).rejects.toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
  });
});

describe('options', () => {
  it('are required', () => {
    expect(() => createPaychart(undefined as never)).toThrow(/^options are required: { apiKey, baseUrl }/);
  });

  it('refuse an API key in a page, unless a setting allows it', async () => {
    const server = await peer({ status: 200, json: { id: 'pay_1' } });
    browser();
    const warning = /an API key in a browser can be read by everybody who opens the page/;
    expect(() => of(server.url)).toThrow(warning);
    const options = { apiKey: 'svc_test_key', baseUrl: server.url };
    await expect(getOfframpPayment(options, 'pay_1')).rejects.toThrow(warning);
    expect(server.received).toEqual([]);
    expect((await of(server.url, { dangerouslyAllowBrowser: true }).offrampPayments.get('pay_1')).ok).toBe(true);
    expect((await getOfframpPayment({ session: 'token', baseUrl: server.url }, 'pay_1')).ok).toBe(true);
  });
});

describe('User-Agent', () => {
  it('names the package and its version, but the caller’s own value has priority', async () => {
    const server = await peer({ status: 200, json: { id: 'pay_1' } });
    expect(SDK_VERSION).toMatch(/^\d+\.\d+\.\d+/);
    await of(server.url).offrampPayments.get('pay_1');
    await of(server.url, { headers: { 'User-Agent': 'shop/1' } }).offrampPayments.get('pay_1');
    expect(server.received.map(({ headers }) => headers['user-agent'])).toEqual([
      `paychart-sdk/${SDK_VERSION}`,
      'shop/1',
    ]);
  });

  it('is the browser’s in a page', async () => {
    const server = await peer({ status: 200, json: { id: 'pay_1' } });
    browser();
    await of(server.url, { dangerouslyAllowBrowser: true }).offrampPayments.get('pay_1');
    expect(server.received[0]?.headers['user-agent']).not.toContain('paychart');
  });
});
