import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardIssuer } from '../../../src/payments/providers/card-issuer-registry.ts';
import { createHttpCardIssuer } from '../../../src/payments/providers/http-card-issuer.ts';
import { mockCardIssuer } from '../../../src/payments/providers/mock-card-issuer.ts';

const order = { cardId: 'card_1', fundingAddress: '0x1', cardholderId: null, chain: null, cryptoAccountType: null };
const funded = { ...order, cardholderId: 'ich_1' };

interface Seen {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

let server: Server;
let baseUrl: string;
const seen: Seen[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    seen.unshift({ url: request.url, headers: request.headers, body: JSON.parse(text) });
    response.statusCode = answer.status;
    response.end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const vendor = () => createHttpCardIssuer('sandbox', { baseUrl, apiKey: 'key', timeoutMs: 500 });
const issued = { id: 'icd_9', reference: 'card_1', last4: '4242' };

describe('the card issuer over HTTP', () => {
  test('issues under our id, and accepts its answer about that card only', async () => {
    answer = { status: 201, body: issued };
    const value = { issuerCardId: 'icd_9', last4: '4242', fundingCardAccountId: null };
    expect(await vendor().issue(order)).toEqual({ kind: 'done', value });
    expect(seen[0]).toMatchObject({ url: '/cards', body: { reference: 'card_1', fundingAddress: '0x1' } });
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer key', 'idempotency-key': 'card_1' });
    answer = { status: 201, body: { ...issued, fundingAccountId: 'fca_1' } };
    expect(await vendor().issue(funded)).toMatchObject({ value: { fundingCardAccountId: 'fca_1' } });
  });

  test.each([
    ['another card', 201, { ...issued, reference: 'card_2' }],
    ['no id', 201, { ...issued, id: '' }],
    ['three digits', 201, { ...issued, last4: '424' }],
    ['letters', 201, { ...issued, last4: '42a2' }],
    ['a refusal', 422, issued],
    ['a fault', 500, issued],
    ['a redirect', 302, issued],
    ['no object', 200, [issued]],
  ])('treats an incomplete answer as unknown: %s', async (_, status, body) => {
    answer = { status, body };
    expect((await vendor().issue(order)).kind).toBe('unknown');
  });

  test('treats a provider card without its funding account as unknown', async () => {
    answer = { status: 201, body: issued };
    expect(await vendor().issue(funded)).toEqual({ kind: 'unknown', reason: 'not understood' });
  });

  test('treats no answer as unknown', async () => {
    const nobody = createHttpCardIssuer('sandbox', { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', timeoutMs: 200 });
    expect((await nobody.issue(order)).kind).toBe('unknown');
  });

  test('returns wallet keys', async () => {
    const asked = {
      orderKey: 'req_1',
      issuerCardId: 'icd/9',
      platform: 'wallet_vendor_a',
      nonce: 'n',
      nonceSignature: 's',
      certificates: ['c'],
    } as const;
    answer = { status: 200, body: { id: 'ek_1', secret: 'shown once' } };
    expect(await vendor().ephemeralKey(asked)).toEqual({ kind: 'done', value: { id: 'ek_1', secret: 'shown once' } });
    const { issuerCardId: _, orderKey, ...sent } = asked;
    expect(seen[0]).toMatchObject({ url: '/cards/icd%2F9/ephemeral-keys', body: sent });
    expect(seen[0]?.headers).toMatchObject({ 'idempotency-key': orderKey });
    answer = { status: 200, body: { id: 'ek_1' } };
    expect((await vendor().ephemeralKey(asked)).kind).toBe('unknown');
  });
});

describe('the simulated issuer', () => {
  test('issues the same card for the same order, and another for another', async () => {
    const [one, again, other] = [
      await mockCardIssuer.issue(order),
      await mockCardIssuer.issue(order),
      await mockCardIssuer.issue({ ...order, cardId: 'card_2' }),
    ];
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    expect(one).toEqual({
      kind: 'done',
      value: {
        issuerCardId: expect.stringMatching(/^icd_[0-9a-f]{24}$/),
        last4: expect.stringMatching(/^[0-9]{4}$/),
        fundingCardAccountId: null,
      },
    });
    expect(await mockCardIssuer.issue(funded)).toMatchObject({
      value: { fundingCardAccountId: expect.stringMatching(/^fca_[0-9a-f]{24}$/) },
    });
  });
});

describe('the issuer of a deployment', () => {
  test('follows the mode, and is undefined when off', () => {
    const connection = { baseUrl, apiKey: 'key', timeoutMs: 1 };
    expect(cardIssuer({ cardIssuerMode: 'mock', cardIssuerVendor: undefined })).toBe(mockCardIssuer);
    expect(cardIssuer({ cardIssuerMode: 'sandbox', cardIssuerVendor: connection }).mode).toBe('sandbox');
    expect(cardIssuer({ cardIssuerMode: 'live', cardIssuerVendor: connection }).mode).toBe('live');
    expect(() => cardIssuer({ cardIssuerMode: 'off', cardIssuerVendor: undefined })).toThrow(/no card issuer/);
    expect(() => cardIssuer({ cardIssuerMode: 'live', cardIssuerVendor: undefined })).toThrow(/no card issuer/);
  });
});
