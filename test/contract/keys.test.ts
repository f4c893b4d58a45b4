import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart, signRequest } from '#sdk';
import { operations } from '../support/operations.ts';
import { type Client, startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { memberOf, move } from './callers.ts';
import { operationNamed } from './documented.ts';
import { held, send } from './exchange.ts';
import { type WrittenRows, watchRows } from './rows.ts';

let service: TestService;
let acme: TestTenant;
let written: WrittenRows;

beforeAll(async () => {
  // One proxy is trusted: tests say by X-Forwarded-For where they call from.
  service = await startTestService({ variables: { TRUSTED_PROXY_HOPS: '1' } });
  acme = await service.signUp('Acme Imports');
  await acme.fund('100.00');
  written = await watchRows(service.pool.owner);
});
afterAll(() => service.stop());

const payment = { phone: '+15550104567', amountUsd: '1.00' };
const client = (apiKey: string, more: object = {}): Client =>
  createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0, ...more });
const codeOf = async (call: PromiseLike<{ error?: { code: string } | undefined }>) => (await call).error?.code;

describe('signed requests, end to end through the SDK (D-027 to D-029)', { shuffle: false }, () => {
  let apiKey: string;
  let signingSecret: string;
  beforeAll(async () => {
    const key = await acme.session.createApiKey({ name: 'Signed', requestSigning: true }).unwrap();
    ({ apiKey } = key);
    signingSecret = key.signingSecret ?? '';
    expect(signingSecret).toMatch(/^sgs_[A-Za-z0-9_-]{43}$/);
  });

  test('the SDK signs everything with the secret; without it, only the high-risk routes are closed', async () => {
    const signing = client(apiKey, { signingSecret });
    const { paymentId } = await signing.createOfframpPayment(payment).unwrap();
    await signing.cancelOfframpPayment({ id: paymentId }).unwrap();
    await signing.listOfframpPayments({ take: 1, role: 'sender' }).unwrap();
    await signing.getMe().unwrap();
    const bare = client(apiKey);
    await bare.getMe().unwrap();
    await bare.createPhoneAlias({ phone: '+15550104566' }).unwrap();
    await written.tables();
    expect(await codeOf(bare.createOfframpPayment(payment))).toBe('REQUEST_SIGNATURE_REQUIRED');
    expect(await written.tables()).toEqual([]);
  });

  test('a signature for another secret, body, path, method or time is refused, and writes nothing', async () => {
    const target = '/v1/offramp/payments';
    const body = JSON.stringify(payment);
    const now = Math.floor(Date.now() / 1000);
    // Another second than the SDK's calls of this file: the same bytes signed then would be the same signature (D-501).
    const signedAt = now - 7;
    const base = { secret: signingSecret, timestamp: signedAt, method: 'POST', pathname: target, body };
    const post = async (signature: string, path = target, idempotencyKey = 'signed by hand') => {
      const headers = {
        'x-service-api-key': apiKey,
        'x-service-request-signature': signature,
        'idempotency-key': idempotencyKey,
      };
      const answer = await send(service.url, { method: 'post', target: path, headers, body });
      return held(operationNamed('createOfframpPayment'), answer).body.code;
    };
    await written.tables();
    for (const change of [
      { secret: `${signingSecret.slice(0, -1)}_` },
      { body: `${body} ` },
      { pathname: '/v1/offramp/payments/' },
      { method: 'PUT' },
    ]) {
      expect(await post(await signRequest({ ...base, ...change })), JSON.stringify(change)).toBe(
        'REQUEST_SIGNATURE_INVALID',
      );
    }
    for (const timestamp of [now - 301, now + 302, 0]) {
      expect(await post(await signRequest({ ...base, timestamp }))).toBe('REQUEST_SIGNATURE_STALE');
    }
    const good = await signRequest(base);
    const hmac = good.slice(good.indexOf('v1=') + 3);
    for (const malformed of [
      '',
      'v1=',
      `t=${signedAt}`,
      `v1=${hmac},t=${signedAt}`,
      `t=${signedAt},v1=${hmac.toUpperCase()}`,
      `t=${signedAt},v2=${hmac}`,
    ]) {
      expect(await post(malformed), malformed).toBe('REQUEST_SIGNATURE_INVALID');
    }
    expect(await written.tables()).toEqual([]);
    const several = `t=${signedAt},v1=${'0'.repeat(64)},v1=${hmac}`;
    expect(await post(several)).toBeUndefined();
    // The query string is not covered (D-028): the first one that comes is the only one (D-501).
    const later = await signRequest({ ...base, timestamp: now + 1 });
    expect(await post(later, `${target}?any=1`, 'with a query')).toBeUndefined();
    expect(await post(later, target, 'with a query')).toBe('REQUEST_SIGNATURE_INVALID');
    expect(await post(good, target, 'another key')).toBe('REQUEST_SIGNATURE_INVALID');
  });

  test('a signature with a key that has no secret is refused everywhere', async () => {
    const signature = await signRequest({ secret: 'sgs_x', timestamp: 1, method: 'GET', pathname: '/v1/me', body: '' });
    const headers = { 'x-service-api-key': acme.apiKey, 'x-service-request-signature': signature };
    const answer = await send(service.url, { method: 'get', target: '/v1/me', headers });
    expect(held(operationNamed('getMe'), answer).body.code).toBe('REQUEST_SIGNING_NOT_CONFIGURED');
  });

  test('the high-risk routes are those of D-029', () => {
    const signed = Object.values(operations)
      .filter((meta) => meta.signed)
      .map(({ id }) => id);
    expect(signed.sort()).toEqual([
      'acceptLendingOffer',
      'approvePayment',
      'cancelOfframpPayment',
      'cancelPayment',
      'confirmOfframpPayment',
      'confirmPayment',
      'createOfframpPayment',
      'createPayment',
      'createPayoutDestination',
      'createProviderCard',
      'createRamp',
      'createTreasurySweep',
      'createWalletTransaction',
      'depositOfframpPayment',
      'executePayment',
      'issueCard',
      'issueLendingOffer',
      'refundInvoice',
      'releaseInvoice',
      'repayLoan',
      'resendOfframpPaymentClaim',
      'revokePayoutDestination',
      'selectOfframpPaymentRoute',
      'selectPaymentRoute',
      'setPaymentPolicy',
      'signPayment',
      'verifyPayoutDestination',
    ]);
  });
});

describe('where and how long a key is accepted (D-010, D-026)', () => {
  test('from its addresses only, by the trusted end of X-Forwarded-For', async () => {
    const ipAllowlist = ['203.0.113.7', '198.51.100.0/24', '2001:db8::/32'];
    const { apiKey } = await acme.session.createApiKey({ name: 'Office', ipAllowlist }).unwrap();
    const from = async (address: string) => {
      const headers = { 'x-service-api-key': apiKey, 'x-forwarded-for': address };
      return held(operationNamed('getMe'), await send(service.url, { method: 'get', target: '/v1/me', headers })).body
        .code;
    };
    for (const inside of [
      '203.0.113.7',
      '198.51.100.200',
      '2001:db8:1::1',
      '::ffff:203.0.113.7',
      'garbage, 203.0.113.7',
    ])
      expect(await from(inside), inside).toBeUndefined();
    for (const outside of ['203.0.113.8', '198.51.101.1', '2001:db9::1', '203.0.113.7, 10.0.0.1', 'garbage', ''])
      expect(await from(outside), outside).toBe('IP_NOT_ALLOWED');
    const refused = await send(service.url, {
      method: 'get',
      target: '/v1/me',
      headers: { 'x-service-api-key': apiKey },
    });
    expect(refused.body).not.toHaveProperty('details');
  });

  test('with a well-formed address list, a future expiry and known scopes only, which are checked on creation', async () => {
    for (const ipAllowlist of [['300.1.1.1'], ['10.0.0.0/33'], ['::/129'], ['example.com'], ['1'], ['0x7f.1']])
      expect(await codeOf(acme.session.createApiKey({ name: 'No', ipAllowlist })), ipAllowlist[0]).toBe(
        'VALIDATION_FAILED',
      );
    expect(
      await codeOf(acme.session.createApiKey({ name: 'No', expiresAt: new Date(Date.now() - 1000).toISOString() })),
    ).toBe('VALIDATION_FAILED');
    expect(await codeOf(acme.session.createApiKey({ name: 'No', scopes: ['*' as 'ramps:read'] }))).toBe(
      'VALIDATION_FAILED',
    );
  });

  test('until its expiry on the real clock, whatever the test clock says (D-067)', async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const { id, apiKey } = await acme.session.createApiKey({ name: 'Short', expiresAt }).unwrap();
    await acme.api.advanceTestClock({ advanceSeconds: 3600 }).unwrap();
    await client(apiKey).getMe().unwrap();
    await service.pool
      .owner('api_keys')
      .where({ id })
      .update({ expires_at: new Date(Date.now() - 1) });
    expect(await codeOf(client(apiKey).getMe())).toBe('API_KEY_EXPIRED');
    expect((await acme.session.getApiKey({ id }).unwrap()).status).toBe('EXPIRED');
  });

  test('for no request after its revocation (D-009)', async () => {
    const { id, apiKey } = await acme.session.createApiKey({ name: 'Gone' }).unwrap();
    await client(apiKey).getMe().unwrap();
    await acme.session.revokeApiKey({ id }).unwrap();
    expect(await codeOf(client(apiKey).getMe())).toBe('API_KEY_REVOKED');
  });
});

describe('what a key may do (D-021, D-023, D-031)', () => {
  test('loses rights at once when its member is demoted, and gains none beyond its own when it is promoted', async () => {
    const { id } = await memberOf(acme, 'finance@acmeimports.test', 'FINANCE');
    const scopes = ['ramps:read', 'ramps:write', 'members:read'] as const;
    const { apiKey } = await acme.session.createApiKey({ name: 'Finance', memberId: id, scopes: [...scopes] }).unwrap();
    const key = client(apiKey);
    await key.createOfframpPayment(payment).unwrap();
    await acme.session.updateMember({ id, role: 'VIEWER' }).unwrap();
    const refused = await key.createOfframpPayment(payment);
    expect(refused.error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', details: { required: ['ramps:write'] } });
    expect((await key.getMe().unwrap()).scopes).toEqual(['ramps:read', 'members:read']);
    await acme.session.updateMember({ id, role: 'ADMIN' }).unwrap();
    expect((await key.getMe().unwrap()).scopes).toEqual(scopes);
    expect(await codeOf(key.createMember({ email: 'x@acmeimports.test' }))).toBe('INSUFFICIENT_SCOPE');
    await acme.session.suspendMember({ id }).unwrap();
    expect(await codeOf(key.createOfframpPayment(payment))).toBe('MEMBER_NOT_ACTIVE');
    expect(await codeOf(key.listOfframpPayments())).toBe('MEMBER_NOT_ACTIVE');
    expect((await key.getMe().unwrap()).member?.status).toBe('SUSPENDED');
  });

  test('is limited to the role of the issuer, and only owners and admins issue keys', async () => {
    const finance = await memberOf(acme, 'keys@acmeimports.test', 'FINANCE');
    const session = createPaychart({ baseUrl: service.url, session: finance.token, maxRetries: 0 });
    expect(await codeOf(session.createApiKey({ name: 'Mine' }))).toBe('ROLE_NOT_PERMITTED');
    const admin = await memberOf(acme, 'admin@acmeimports.test', 'ADMIN');
    const asAdmin = createPaychart({ baseUrl: service.url, session: admin.token, maxRetries: 0 });
    expect(await codeOf(asAdmin.createApiKey({ name: 'Theirs', memberId: acme.memberId }))).toBe('ROLE_NOT_PERMITTED');
    await asAdmin.createApiKey({ name: 'Own' }).unwrap();
  });

  test('never includes a scope that agents cannot have, by request, by default, or in its row', async () => {
    for (const scope of ['policies:write', 'members:manage', 'webhooks:manage'] as const) {
      const asked = await acme.session.createApiKey({ name: 'Bot', agent: true, scopes: ['ramps:read', scope] });
      expect(asked.error).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { errors: [{ path: '/body/scopes/1', rule: 'agentForbidden' }] },
      });
    }
    const bot = await acme.session.createApiKey({ name: 'Bot', agent: true }).unwrap();
    for (const scope of ['policies:write', 'members:manage', 'webhooks:manage'])
      expect(bot.scopes).not.toContain(scope);
    await service.pool
      .owner('api_keys')
      .where({ id: bot.id })
      .update({ scopes: ['members:manage', 'ramps:write'] });
    const refused = await client(bot.apiKey).createMember({ email: 'y@acmeimports.test' });
    expect(refused.error).toMatchObject({
      code: 'INSUFFICIENT_SCOPE',
      details: { required: ['members:manage'], agentForbidden: true },
    });
    await client(bot.apiKey).createOfframpPayment(payment).unwrap();
    await move(service, 'agent', bot.agentId ?? '', 'SUSPEND');
    expect(await codeOf(client(bot.apiKey).getMe())).toBe('AGENT_SUSPENDED');
    await move(service, 'agent', bot.agentId ?? '', 'RESUME');
    await client(bot.apiKey).getMe().unwrap();
  });

  test('never includes managing owners and admins, or operations for people only (D-013, D-016)', async () => {
    const { id } = await memberOf(acme, 'another@acmeimports.test', 'ADMIN');
    expect(await codeOf(acme.api.removeMember({ id }))).toBe('ROLE_NOT_PERMITTED');
    expect(await codeOf(acme.api.updateMember({ id, role: 'VIEWER' }))).toBe('ROLE_NOT_PERMITTED');
    expect(await codeOf(acme.api.createMember({ email: 'z@acmeimports.test', role: 'OWNER' }))).toBe(
      'ROLE_NOT_PERMITTED',
    );
    expect(await codeOf(acme.api.createApiKey({ name: 'From a key' }))).toBe('MEMBER_SESSION_REQUIRED');
  });

  test('is what both may when a session comes with it: the member acts (D-012)', async () => {
    const { apiKey } = await acme.session.createApiKey({ name: 'Reader', scopes: ['ramps:read'] }).unwrap();
    const headers = { 'x-service-api-key': apiKey, authorization: `Bearer ${acme.token}` };
    const me = await send(service.url, { method: 'get', target: '/v1/me', headers });
    expect(held(operationNamed('getMe'), me).body).toMatchObject({ actorType: 'member', scopes: ['ramps:read'] });
    const paid = await send(service.url, { method: 'post', target: '/v1/offramp/payments', headers, body: payment });
    expect(held(operationNamed('createOfframpPayment'), paid).body.code).toBe('INSUFFICIENT_SCOPE');
    const issued = await send(service.url, { method: 'post', target: '/v1/api-keys', headers, body: { name: 'More' } });
    held(operationNamed('createApiKey'), issued);
    expect(issued.status === 201 ? issued.body.scopes : issued.body.code).not.toContain('ramps:write');
  });
});
