import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileRequests, sendBytes } from '../support/hostile-requests.ts';
import { type Mock, startMock } from './mock-process.ts';

const COLLECTION = '/v1/offramp/payments';
const KEY = { 'x-service-api-key': 'svc_test_x' };
const requests = hostileRequests({ collection: COLLECTION, credential: 'X-Service-Api-Key: svc_test_x' });

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
}, 60_000);
afterAll(() => mock.stop());

describe('the mock, like the service, survives every hostile request', () => {
  it.each(requests)('$title', async ({ bytes }) => {
    const { status } = await sendBytes(mock.url, bytes);
    expect(status).toBeLessThan(500);
    const next = await fetch(`${mock.url}${COLLECTION}/pay_1`, { headers: KEY });
    expect(next.status).toBe(200);
    await next.arrayBuffer();
  });

  it.each([
    ['{', 'application/json', 'INVALID_JSON'],
    ['[]', 'application/json', 'INVALID_JSON'],
    ['a=b', 'text/plain', 'UNSUPPORTED_CONTENT_TYPE'],
    [`{"memo":"${'x'.repeat(1_100_000)}"}`, 'application/json', 'BODY_TOO_LARGE'],
  ])('answers the code of the service: %.12s', async (body, type, code) => {
    const headers = { ...KEY, 'content-type': type };
    const response = await fetch(mock.url + COLLECTION, { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ statusCode: 400, code })]);
  });

  it('reads an undecodable id like any other, and answers JSON whatever Accept is', async () => {
    for (const accept of ['*', 'text/html', 'application/xml']) {
      const response = await fetch(`${mock.url}${COLLECTION}/%E0%A4%A`, { headers: { ...KEY, accept } });
      expect([response.status, await response.json()]).toEqual([
        200,
        expect.objectContaining({ paymentId: expect.any(String) }),
      ]);
    }
  });

  it('accepts a request target in absolute form', async () => {
    const head = `GET http://example.test${COLLECTION}/pay_1 HTTP/1.1\r\nHost: x\r\nX-Service-Api-Key: x\r\nConnection: close\r\n\r\n`;
    expect((await sendBytes(mock.url, head)).status).toBe(200);
  });
});
