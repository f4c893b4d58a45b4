import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { headerFaults } from './declared-headers.ts';
import { documented, operationNamed } from './documented.ts';
import { type Answer, held, send } from './exchange.ts';

const VERSIONED = { 'x-request-id': 'req_1', 'x-service-version': '0' };

describe('the check of answers against the headers of the contract', () => {
  const me = operationNamed('getMe');

  test('finds a header that is not declared', () => {
    expect(headerFaults(me, 200, { ...VERSIONED, 'x-total': '1' })).toEqual([
      'getMe 200 sends x-total, which the contract does not declare',
    ]);
    expect(headerFaults(me, 200, { ...VERSIONED, 'idempotency-replayed': 'true' })).toHaveLength(1);
  });

  test('finds a declared header that is missing from an answer', () => {
    expect(headerFaults(me, 401, VERSIONED)).toEqual(['getMe 401 lacks www-authenticate']);
    expect(headerFaults(me, 200, {})).toEqual(['getMe 200 lacks x-request-id', 'getMe 200 lacks x-service-version']);
  });
});

describe('every header that the contract declares is sent (D-011, D-032, D-052, D-053, D-055)', () => {
  let service: TestService;
  let tenant: TestTenant;
  const seen = new Set<string>();
  beforeAll(async () => {
    service = await startTestService({ variables: { RATE_LIMIT_PER_MINUTE: '60', RATE_LIMIT_BURST: '12' } });
    tenant = await service.signUp('Acme Imports');
    await tenant.fund('100');
  });
  afterAll(() => service.stop());

  const ask = async (id: Parameters<typeof operationNamed>[0], headers: Record<string, string>, body?: unknown) => {
    const operation = operationNamed(id);
    const { method, path } = operation.meta;
    const answer: Answer = held(operation, await send(service.url, { method, target: path, headers, body }));
    for (const name of operation.headersOf(answer.status).keys()) if (name in answer.headers) seen.add(name);
    return answer;
  };

  test('in answers of each kind', async () => {
    const key = { 'x-service-api-key': tenant.apiKey };
    const create = { ...key, 'idempotency-key': 'sent-twice' };
    const body = { phone: '+15550104597', amountUsd: '1.00' };
    expect((await ask('createOfframpPayment', create, body)).status).toBe(201);
    expect((await ask('createOfframpPayment', create, body)).headers['idempotency-replayed']).toBe('true');
    await ask('createOfframpPayment', { ...key, 'idempotency-key': 'sent-once' }, body);
    expect((await ask('getMe', {})).status).toBe(401);
    expect((await ask('getHealth', {})).status).toBe(200);
    const page = operationNamed('listOfframpPayments');
    const target = `${page.meta.path}?take=1`;
    const listed = held(page, await send(service.url, { method: 'get', target, headers: key }));
    expect(listed.headers.link).toContain('rel="next"');
    seen.add('link');
    for (let status = 0, tries = 0; status !== 429 && tries < 30; tries += 1) status = (await ask('getMe', key)).status;

    const declared = new Set(
      documented.flatMap((one) => [200, 201, 401, 429].flatMap((at) => [...one.headersOf(at).keys()])),
    );
    // Deprecated operations and public documents have tests of their own for these.
    const others = ['deprecation', 'sunset', 'access-control-allow-origin', 'cache-control', 'referrer-policy'];
    for (const name of others) declared.delete(name);
    expect([...declared].sort()).toEqual([...seen].sort());
  });

  test('except rate limit headers by operations without a limit', () => {
    const unlimited = documented.filter(({ headersOf, meta }) => !headersOf(meta.status).has('ratelimit-limit'));
    expect(unlimited.map(({ id }) => id).sort()).toEqual(['getHealth', 'getOpenApiDocument', 'getReadiness']);
  });

  test('except Idempotency-Replayed by operations that keep no answers', () => {
    const of = (id: Parameters<typeof operationNamed>[0]) => {
      const { headersOf, meta } = operationNamed(id);
      return headersOf(meta.status).has('idempotency-replayed');
    };
    expect([of('createOfframpPayment'), of('getMe'), of('createTestSession')]).toEqual([true, false, false]);
  });
});
