import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callVendor } from '../../../src/payments/providers/vendor-call.ts';
import { type Saying, startSaying } from './saying.ts';

let vendor: Saying;
beforeAll(async () => {
  vendor = await startSaying();
});
beforeEach(() => void vendor.heard.splice(0));
afterAll(() => vendor.stop());

const ask = (changed: Partial<Saying['connection']> = {}) =>
  callVendor({ ...vendor.connection, ...changed }, { method: 'GET', path: '/payouts/po_1' });
const MAX = 64 * 1024;

describe('a call to a vendor', () => {
  it('has our key, our idempotency key and its content type', async () => {
    vendor.says(200, {});
    await callVendor(vendor.connection, { method: 'POST', path: '/payouts', idempotencyKey: 'k:1', body: { a: 'ü' } });
    expect(vendor.heard).toMatchObject([
      {
        method: 'POST',
        path: '/payouts',
        body: '{"a":"ü"}',
        headers: {
          accept: 'application/json',
          authorization: 'Bearer key-of-ours',
          'idempotency-key': 'k:1',
          'content-type': 'application/json',
        },
      },
    ]);
  });

  it('as a GET has no body, content type or idempotency key', async () => {
    vendor.says(200, {});
    await ask();
    expect(vendor.heard).toMatchObject([{ method: 'GET', path: '/payouts/po_1', body: '' }]);
    expect(vendor.heard[0]?.headers).not.toHaveProperty('idempotency-key');
    expect(vendor.heard[0]?.headers).not.toHaveProperty('content-type');
  });
});

describe('the answer of a vendor', () => {
  it.each<[string, unknown, object | undefined]>([
    ['an object', { id: 'po_1' }, { id: 'po_1' }],
    ['an empty object', {}, {}],
    ['a list', '[1]', undefined],
    ['null', 'null', undefined],
    ['a text', '"text"', undefined],
    ['a number', '7', undefined],
    ['no JSON', '{"id":', undefined],
    ['nothing', '', undefined],
  ])('is read when it is %s', async (_what, said, body) => {
    vendor.says(503, said);
    expect(await ask()).toEqual({ kind: 'reply', status: 503, body, retryAfterMs: undefined });
  });

  it.each([
    ['0', 0],
    ['7', 7_000],
    ['120', 120_000],
    ['999999', 999_999_000],
    ['1000000', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['x7', undefined],
    ['7x', undefined],
    ['', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('requests a pause by Retry-After %j: %s ms', async (header, retryAfterMs) => {
    vendor.says(429, {}, { 'retry-after': header });
    expect(await ask()).toMatchObject({ kind: 'reply', retryAfterMs });
  });

  it('is read up to its limit, and refused beyond', async () => {
    const sized = (bytes: number): string => JSON.stringify({ a: 'x'.repeat(bytes - '{"a":""}'.length) });
    vendor.says(200, sized(MAX));
    expect(await ask()).toMatchObject({ kind: 'reply', body: { a: expect.any(String) } });
    vendor.says(200, sized(MAX + 1));
    expect(await ask()).toEqual({ kind: 'nothing', reason: `the answer is longer than ${MAX} bytes` });
  });

  it('is decoded as one text, however it was split on its way', async () => {
    const bytes = Buffer.from(JSON.stringify({ name: 'José €' }));
    vendor.answers((response) => {
      const middle = bytes.indexOf(Buffer.from('é')) + 1;
      response.write(bytes.subarray(0, middle));
      setTimeout(() => response.end(bytes.subarray(middle)), 20);
    });
    expect(await ask()).toMatchObject({ body: { name: 'José €' } });
  });

  it('is unknown, and not a failure, when it does not come (D-095)', async () => {
    vendor.breaks();
    expect(await ask()).toEqual({ kind: 'nothing', reason: 'UND_ERR_SOCKET' });
    vendor.answers(() => undefined);
    expect(await ask({ timeoutMs: 20 })).toEqual({ kind: 'nothing', reason: 'the vendor did not answer in time' });
    expect(await ask({ baseUrl: 'http://127.0.0.1:1' })).toMatchObject({ kind: 'nothing', reason: expect.any(String) });
    expect(await ask({ baseUrl: 'nowhere' })).toMatchObject({ kind: 'nothing', reason: 'ERR_INVALID_URL' });
  });

  it('is never followed to another address, so that the key stays with the vendor', async () => {
    vendor.says(302, '', { location: '/elsewhere' });
    expect(await ask()).toEqual({ kind: 'nothing', reason: 'unexpected redirect' });
    expect(vendor.heard).toHaveLength(1);
  });
});
