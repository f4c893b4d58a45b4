import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { documented, operationNamed } from './documented.ts';
import { type Answer, held, send, targetOf } from './exchange.ts';
import { bodiesFor, credentialFor, type Furnished, furnish, idFor } from './world.ts';

/** Documents that every page may read, in live too (D-061). */
const OPEN = ['getClaimLink', 'getPublicInvoice', 'getDidDocument', 'resolveDidDocument'];

const keyOf = (tenant: TestTenant) => ({ 'x-service-api-key': tenant.apiKey });

describe('headers of every answer (D-032, D-061, D-062)', () => {
  let service: TestService;
  let acme: Furnished;
  let chain: TestChain;
  beforeAll(async () => {
    chain = await startTestChain();
    service = await startTestService({ chain: chain.source });
    ({ acme } = await furnish(service));
  });
  afterAll(async () => {
    await service.stop();
    await chain.stop();
  });

  test.each(documented.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const headers = {
      origin: 'https://shop.example',
      ...(operation.meta.security.length > 0 && credentialFor(operation, acme)),
    };
    const target = targetOf(operation, 'x');
    const answer = held(operation, await send(service.url, { method: operation.meta.method, target, headers }));
    if (operation.meta.security.length > 0) expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers.server).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    const preflight = await send(service.url, {
      method: 'options',
      target,
      headers: { ...headers, 'access-control-request-method': operation.meta.method.toUpperCase() },
    });
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(preflight.headers['access-control-allow-methods']).toContain(operation.meta.method.toUpperCase());
  });

  test('Location of what was created resolves to it (D-055)', async () => {
    // What another party than Acme creates, or takes more than this world has: its domain's tests follow its Location.
    const elsewhere: readonly string[] = ['createLendingOffer', 'createTreasurySweep', 'recordSalesOrderDelivery'];
    const creates = documented.filter(({ id, meta }) => meta.location !== undefined && !elsewhere.includes(id));
    expect(creates.length).toBeGreaterThan(5);
    const invited = await acme.api.createMember({ email: 'invited@acmeimports.test' }).unwrap();
    for (const operation of creates) {
      const takesKey = operation.meta.security.some(({ apiKey }) => apiKey);
      const headers: Record<string, string> = takesKey ? keyOf(acme) : { authorization: `Bearer ${acme.token}` };
      const fresh = {
        createTenant: { additional: true },
        createMember: { email: 'new@acmeimports.test' },
        // The tenant and its active members have theirs already.
        createIdentity: { subjectType: 'TENANT_MEMBER', memberId: invited.id },
      };
      const more = fresh[operation.id as keyof typeof fresh];
      const body: Record<string, unknown> = { ...bodiesFor(operation, acme).at(0), ...more };
      if (operation.id === 'createPhoneAlias') body.phone = '+15550104599';
      if (operation.id === 'createOfframpPayment') body.phone = '+15550104598';
      if (operation.id === 'createPayment') body.recipient = { phoneNumber: '+15550104596' };
      // The wallet of this world holds no ETH.
      if (operation.id === 'createWalletTransaction') body.value = '0';
      const made = await send(service.url, {
        method: 'post',
        target: targetOf(operation, idFor(operation, acme) ?? ''),
        headers,
        body,
      });
      held(operation, made);
      expect([operation.id, made.status, made.text.slice(0, 200)]).toEqual([
        operation.id,
        operation.meta.status,
        expect.anything(),
      ]);
      const location = String(made.headers.location);
      expect(location, operation.id).toMatch(/^\/v1\//);
      const found = await send(service.url, { method: 'get', target: location, headers });
      expect([operation.id, location, found.status]).toEqual([operation.id, location, 200]);
      const own = (record: Record<string, unknown>) => record.id ?? record.paymentId;
      if (operation.id !== 'createTenant') expect(own(found.body)).toBe(own(made.body));
    }
  });

  test('a replayed create answers with the same bytes and the same Location (D-055)', async () => {
    const operation = operationNamed('createOfframpPayment');
    const request = {
      method: 'post',
      target: operation.meta.path,
      headers: { ...keyOf(acme), 'idempotency-key': 'replayed' },
      body: { phone: '+15550104597', amountUsd: '1.00' },
    };
    const [first, second] = [await send(service.url, request), await send(service.url, request)];
    expect([second.status, second.text, second.headers.location]).toEqual([201, first.text, first.headers.location]);
    expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  test('an unknown path is 404 ROUTE_NOT_FOUND to everyone (D-035)', async () => {
    for (const [method, target] of [
      ['get', '/v1'],
      ['get', '/v1/nothing'],
      ['get', '/V1/me'],
      ['get', '/v1/me/'],
      ['get', '//v1/me'],
      ['get', '/v1/../v1/me'],
      ['put', '/v1/nothing'],
      ['trace', '/v1/nothing'],
      ['get', '/v2/me'],
    ] as const) {
      const answer = await send(service.url, { method, target, headers: keyOf(acme) });
      expect([target, answer.status, answer.body?.code]).toEqual([target, 404, 'ROUTE_NOT_FOUND']);
      expect(answer.headers['x-service-version']).toBe('0.0.0-test');
    }
  });

  test('the documents that are open in live are those of D-061', () => {
    const open = documented.filter(({ meta }) => meta.publicDocument !== undefined).map(({ id }) => id);
    expect(open.sort()).toEqual([...OPEN].sort());
  });
});

describe('rate limits (D-052, D-053)', { shuffle: false }, () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({
      variables: { RATE_LIMIT_PER_MINUTE: '60', RATE_LIMIT_BURST: '8', RATE_LIMIT_PUBLIC_PER_MINUTE: '6' },
    });
  });
  afterAll(() => service.stop());

  const limits = ({ headers }: Answer) => [
    headers['ratelimit-limit'],
    headers['ratelimit-remaining'],
    headers['ratelimit-reset'],
  ];

  test('every limited answer tells the bucket, and an empty one says how long to wait', async () => {
    const tenant = await service.signUp('Acme Imports');
    const me = operationNamed('getMe');
    const request = { method: 'get', target: '/v1/me', headers: keyOf(tenant) };
    const answers = await Promise.all(Array.from({ length: 14 }, () => send(service.url, request)));
    for (const answer of answers) held(me, answer);
    const refused = answers.filter(({ status }) => status === 429);
    const served = answers.filter(({ status }) => status === 200);
    expect(served.length).toBeGreaterThanOrEqual(8);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of answers) {
      expect(limits(answer)).toEqual(['60', expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
    }
    for (const { headers, body } of refused) {
      expect(body.code).toBe('RATE_LIMITED');
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
      expect(headers['ratelimit-remaining']).toBe('0');
    }
    const byEveryone = await send(service.url, { ...request, headers: { authorization: `Bearer ${tenant.token}` } });
    expect(byEveryone.status).toBe(200);
  });

  test('a failed credential has no limit of its own, and counts against its address (D-030, D-500)', async () => {
    const unknown = { 'x-service-api-key': `svc_test_${'z'.repeat(40)}` };
    const codes: unknown[] = [];
    for (let nth = 0; nth < 8; nth += 1) {
      codes.push((await send(service.url, { method: 'get', target: '/v1/me', headers: unknown })).body.code);
    }
    // Signing up has taken some of the address's six.
    const refused = codes.indexOf('RATE_LIMITED');
    expect(refused).toBeGreaterThan(0);
    expect(new Set(codes.slice(0, refused))).toEqual(new Set(['API_KEY_INVALID']));
    expect(new Set(codes.slice(refused))).toEqual(new Set(['RATE_LIMITED']));
  });

  test('public operations have a bucket per address; health and meta have none (D-071)', async () => {
    const post = () => send(service.url, { method: 'post', target: '/v1/test/sessions', body: {} });
    const answers: Answer[] = [];
    for (let nth = 0; nth < 8; nth += 1) answers.push(await post());
    for (const answer of answers) held(operationNamed('createTestSession'), answer);
    expect(answers.at(-1)?.body.code).toBe('RATE_LIMITED');
    expect(limits(answers.at(-1) as Answer)[0]).toBe('6');
    for (const target of ['/healthz', '/readyz', '/openapi.json']) {
      for (let nth = 0; nth < 9; nth += 1) {
        const answer = await send(service.url, { method: 'get', target });
        expect([answer.status, limits(answer)]).toEqual([200, [undefined, undefined, undefined]]);
      }
    }
  });
});
