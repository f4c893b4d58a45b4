import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { operationNamed } from './documented.ts';
import { type Answer, send, targetOf } from './exchange.ts';

/** One more request than these is refused. Each is another one, so that no limit stands for another. */
const PUBLIC = 5;
const CARD_KEYS = 4;
const CLAIMS = 3;
const CODES = 2;

let service: TestService;
let acme: TestTenant;

beforeAll(async () => {
  service = await startTestService({
    variables: {
      TRUSTED_PROXY_HOPS: '1',
      RATE_LIMIT_PUBLIC_PER_MINUTE: String(PUBLIC),
      CARD_KEYS_PER_MINUTE_PER_IP: String(CARD_KEYS),
      CLAIM_REQUESTS_PER_MINUTE_PER_IP: String(CLAIMS),
      CLAIM_OTP_VERIFIES_PER_HOUR_PER_IP: String(CODES),
    },
  });
  acme = await service.signUp('Acme Imports');
});
afterAll(() => service.stop());

/** What the proxy tells of one client that tries to look like many. */
const clients = [
  { name: 'another port each time', entryOf: (ip: number, at: number) => `203.0.113.${ip}:${50_000 + at}` },
  { name: 'a mapped address', entryOf: (ip: number, at: number) => `${at % 2 ? '::ffff:' : ''}198.51.100.${ip}` },
  { name: 'an IPv6 /64', entryOf: (ip: number, at: number) => `[2001:db8:0:${ip}::${at + 1}]:${50_000 + at}` },
];

interface Limited {
  readonly name: string;
  readonly limit: number;
  ask(from: string): Promise<Answer>;
}

/** Each limit that counts addresses: of public requests, of failed credentials of each kind, and of single operations. */
const limits: readonly Limited[] = [
  ...(
    [
      ['createTestSession', PUBLIC],
      ['getPublicInvoice', PUBLIC],
      ['getClaimLink', CLAIMS],
      ['sendClaimOtp', CLAIMS],
      ['verifyClaimOtp', CODES],
    ] as const
  ).map(([id, limit]) => ({
    name: id,
    limit,
    ask: (from: string) => {
      const operation = operationNamed(id);
      const body = operation.meta.hasBody ? {} : undefined;
      const target = targetOf(operation, 'x');
      return send(service.url, { method: operation.meta.method, target, headers: { 'x-forwarded-for': from }, body });
    },
  })),
  ...[
    { name: 'a wrong API key', header: 'x-service-api-key', value: `svc_test_${'z'.repeat(40)}`, target: '/v1/me' },
    { name: 'a wrong session', header: 'authorization', value: 'Bearer eyJ.a.b', target: '/v1/me' },
    { name: 'a wrong operator key', header: 'x-service-admin-key', value: 'x', target: '/v1/admin/review-cases' },
  ].map(({ name, header, value, target }) => ({
    name,
    limit: PUBLIC,
    ask: (from: string) =>
      send(service.url, { method: 'get', target, headers: { 'x-forwarded-for': from, [header]: value } }),
  })),
  {
    name: 'createCardEphemeralKey',
    limit: CARD_KEYS,
    ask: (from) =>
      send(service.url, {
        method: 'post',
        target: '/v1/cards/card_x/ephemeral-keys',
        body: { platform: 'wallet_vendor_b' },
        headers: { 'x-service-api-key': acme.apiKey, 'x-forwarded-for': from },
      }),
  },
];

let nextAddress = 1;

describe.each(clients)('one client: $name', ({ entryOf }) => {
  test.each(limits.map((limited) => [limited.name, limited] as const))('%s', async (_name, { limit, ask }) => {
    // Buckets are shared by what counts an address: each test has an address of its own.
    nextAddress += 1;
    const address = nextAddress;
    const isRefused: boolean[] = [];
    for (let at = 0; at <= limit; at += 1) isRefused.push((await ask(entryOf(address, at))).status === 429);
    expect(isRefused).toEqual([...Array.from({ length: limit }, () => false), true]);
  });
});

test('all clients with an unreadable address count as one', async () => {
  const codes: unknown[] = [];
  for (const limited of limits)
    for (let at = 0; at <= 1; at += 1) codes.push((await limited.ask(`unknown-${codes.length}`)).body.code);
  expect(codes.lastIndexOf('RATE_LIMITED')).toBe(codes.length - 1);
  expect(codes.slice(PUBLIC).filter((code) => code !== 'RATE_LIMITED')).toEqual([]);
});

test('another /64 and another IPv4 address count as another client', async () => {
  const ask = (from: string) =>
    send(service.url, { method: 'post', target: '/v1/test/sessions', headers: { 'x-forwarded-for': from }, body: {} });
  for (let at = 0; at <= PUBLIC; at += 1) await ask('2001:db8:1::1');
  expect((await ask('2001:db8:1::2')).status).toBe(429);
  expect((await ask('2001:db8:1:1::1')).status).not.toBe(429);
  expect((await ask('192.0.2.200:1')).status).not.toBe(429);
});
