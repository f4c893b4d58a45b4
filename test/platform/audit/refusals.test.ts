import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/platform/db/ids.ts';
import { payable, type Recipient } from '../../domains/offramp/fixture.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;
const requestedOf = { phone: '+15550609001', amountUsd: '1.00' };

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Refused Sender');
  await sender.fund('100.00');
  recipient = await payable(service, 'Refused Recipient', requestedOf.phone);
});
afterAll(() => service.stop());

interface Post {
  readonly path?: string;
  readonly apiKey?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What was answered, and what the audit log has of the request. */
async function post({ path = '/v1/offramp/payments', apiKey = sender.apiKey, body = requestedOf, headers }: Post) {
  const requestId = newId('req');
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-api-key': apiKey, 'x-request-id': requestId, ...headers },
    body: JSON.stringify(body),
  });
  const { code } = (await response.json()) as { code?: string };
  const rows = await service.pool.owner('audit_log').where({ request_id: requestId }).orderBy('id');
  const refusals = rows.filter(({ action }) => action === 'operation.refused');
  return { status: response.status, code, audited: refusals.map((row) => [row.resource_id, row.data]) };
}

describe('refusals of money operations are audited, whichever step refuses (D-431)', () => {
  test('for a missing scope', async () => {
    const { apiKey, id } = await sender.session.createApiKey({ name: 'reader', scopes: ['ramps:read'] }).unwrap();
    expect(await post({ apiKey })).toEqual({
      status: 403,
      code: 'INSUFFICIENT_SCOPE',
      audited: [[sender.tenantId, { operation: 'createOfframpPayment', code: 'INSUFFICIENT_SCOPE' }]],
    });
    const [row] = await service.pool.owner('audit_log').where({ action: 'operation.refused', actor_id: id });
    expect(row).toMatchObject({ actor_type: 'key', tenant_id: sender.tenantId });
  });

  test('for a missing scope of an operation on one payment, with its id', async () => {
    const { paymentId } = await sender.api.createOfframpPayment(requestedOf).unwrap();
    const { apiKey } = await sender.session.createApiKey({ name: 'reader', scopes: ['ramps:read'] }).unwrap();
    const { status, audited } = await post({ path: `/v1/offramp/payments/${paymentId}/cancel`, apiKey, body: {} });
    expect([status, audited]).toEqual([
      403,
      [[paymentId, { operation: 'cancelOfframpPayment', code: 'INSUFFICIENT_SCOPE' }]],
    ]);
  });

  test('for a member who is no longer active', async () => {
    const { id: memberId } = await sender.session
      .createMember({ email: 'idle@refused.test', role: 'FINANCE' })
      .unwrap();
    await sender.session.createTestSession({ memberId }).unwrap();
    const { apiKey } = await sender.session.createApiKey({ name: 'idle', memberId, scopes: ['ramps:write'] }).unwrap();
    await sender.session.suspendMember({ id: memberId }).unwrap();
    const { code, audited } = await post({ apiKey });
    expect([code, audited]).toEqual([
      'MEMBER_NOT_ACTIVE',
      [[sender.tenantId, { operation: 'createOfframpPayment', code: 'MEMBER_NOT_ACTIVE' }]],
    ]);
  });

  test('for an address outside the allowlist of the key', async () => {
    const body = { name: 'elsewhere', ipAllowlist: ['192.0.2.0/24'] };
    const { apiKey } = await sender.session.createApiKey(body).unwrap();
    const { code, audited } = await post({ apiKey });
    expect([code, audited]).toEqual([
      'IP_NOT_ALLOWED',
      [[sender.tenantId, { operation: 'createOfframpPayment', code: 'IP_NOT_ALLOWED' }]],
    ]);
  });

  test('at most as often as the caller’s rate limit allows', async () => {
    const variables = { RATE_LIMIT_PER_MINUTE: '60', RATE_LIMIT_BURST: '3' };
    const limited = await startTestService({ databaseUrl: service.databaseUrl, variables });
    try {
      const body = { name: 'flood', ipAllowlist: ['192.0.2.0/24'] };
      const { apiKey, id } = await sender.session.createApiKey(body).unwrap();
      const headers = { 'content-type': 'application/json', 'x-service-api-key': apiKey };
      const request = { method: 'POST', headers, body: JSON.stringify(requestedOf) };
      const ask = () => fetch(`${limited.url}/v1/offramp/payments`, request);
      const answers = await Promise.all(Array.from({ length: 9 }, ask));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
      const rows = await service.pool.owner('audit_log').where({ action: 'operation.refused', actor_id: id });
      expect(rows.length).toBeGreaterThanOrEqual(3);
      expect(rows.length).toBeLessThan(9);
    } finally {
      await limited.stop();
    }
  });

  test('for an idempotency key that is reused for another request', async () => {
    const headers = { 'idempotency-key': newId('req') };
    expect(await post({ headers })).toMatchObject({ status: 201, audited: [] });
    expect(await post({ headers, body: { ...requestedOf, amountUsd: '2.00' } })).toEqual({
      status: 409,
      code: 'IDEMPOTENCY_KEY_REUSED',
      audited: [[sender.tenantId, { operation: 'createOfframpPayment', code: 'IDEMPOTENCY_KEY_REUSED' }]],
    });
  });

  test('for a refusal that keeps its writes', async () => {
    const { paymentId: id, quotes } = await sender.api.createOfframpPayment(requestedOf).unwrap();
    await recipient.api.selectOfframpPaymentRoute({ id, routeQuoteId: quotes[0]?.routeId ?? '' }).unwrap();
    await sender.api.advanceTestClock({ advanceSeconds: 3600 }).unwrap();
    const { code, audited } = await post({
      path: `/v1/offramp/payments/${id}/confirm`,
      apiKey: recipient.apiKey,
      body: {},
    });
    expect([code, audited]).toEqual([
      'ROUTE_QUOTE_EXPIRED',
      [[id, { operation: 'confirmOfframpPayment', code: 'ROUTE_QUOTE_EXPIRED' }]],
    ]);
  });

  test('but not for a bad request, an unknown resource, or an operation without money', async () => {
    const { apiKey } = await sender.session.createApiKey({ name: 'reader', scopes: ['ramps:read'] }).unwrap();
    expect(await post({ body: {} })).toMatchObject({ status: 400, audited: [] });
    expect(await post({ path: '/v1/offramp/payments/ppo_none/cancel', body: {} })).toMatchObject({
      status: 404,
      audited: [],
    });
    expect(await post({ path: '/v1/phone-aliases', apiKey, body: { phone: '+15550609002' } })).toMatchObject({
      status: 403,
      audited: [],
    });
  });
});
