import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answered, apiOf } from '../../src/console/app/api.ts';

/** Two pages of a list, and a refusal of one filter. */
const answer = (search: URLSearchParams, origin: string): { status: number; link?: string; body: object } => {
  if (search.get('status') === 'NEVER')
    return { status: 400, body: { statusCode: 400, code: 'VALIDATION_FAILED', message: 'No.' } };
  if (search.has('cursor')) return { status: 200, body: { payments: [{ id: 'pay_2' }] } };
  search.set('cursor', 'c1');
  return { status: 200, link: `<${origin}/v1/payments?${search}>; rel="next"`, body: { payments: [{ id: 'pay_1' }] } };
};

describe('the pages of a list in the log of requests', () => {
  let server: Server;
  let url: string;
  const records: Answered[] = [];
  const api = () => apiOf({ apiKey: 'svc_test_x' }, undefined, (answered) => records.push(answered));
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { status, link, body } = answer(new URL(request.url ?? '', url).searchParams, url);
      const id = `req_${records.length + 1}`;
      response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': id, ...(link && { link }) });
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    vi.stubGlobal('location', new URL(`${url}/console`));
  });
  beforeEach(() => {
    records.length = 0;
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    server.close();
  });

  it('records the first page, and the next one with its own query', async () => {
    const page = await api().page<{ id: string }>('listPayments', { take: 1, status: ['CANCELED', 'DELIVERED'] });
    expect(page.data).toEqual([{ id: 'pay_1' }]);
    expect((await page.next())?.data).toEqual([{ id: 'pay_2' }]);
    const status = ['CANCELED', 'DELIVERED'];
    expect(records).toMatchObject([
      { operation: 'listPayments', params: { take: '1', status }, status: 200, problem: undefined, requestId: 'req_1' },
      { operation: 'listPayments', params: { take: '1', status, cursor: 'c1' }, status: 200, requestId: 'req_2' },
    ]);
  });

  it('records a refused page with its code, and throws the refusal', async () => {
    await expect(api().page('listPayments', { status: 'NEVER' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(records).toMatchObject([
      { params: { status: 'NEVER' }, status: 400, problem: { code: 'VALIDATION_FAILED' } },
    ]);
  });

  it('records nothing for a request that was not sent', async () => {
    const page = await api().page('listPayments', { cursor: 'c1' });
    expect(page.hasMore).toBe(false);
    expect(await page.next()).toBeUndefined();
    expect(records).toHaveLength(1);
  });
});
