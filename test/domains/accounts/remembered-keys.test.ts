import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

/** A key that a process has just looked up is confirmed by the transaction of each request. */
let service: TestService;
let tenant: TestTenant;
let apiKey: string;
let keyId: string;
/** The statements of the requests. */
let sent: string[] = [];

beforeAll(async () => {
  service = await startTestService({ fault: { hit: (_client, text) => void sent.push(text) } });
  tenant = await service.signUp('Acme Imports');
});
afterAll(() => service?.stop());

beforeEach(async () => {
  const created = await tenant.session.createApiKey({ name: 'Remembered' }).unwrap();
  ({ apiKey, id: keyId } = created);
  expect((await get('/v1/me')).status).toBe(200);
  sent = [];
});

const request = async (method: string, path: string, body?: string) => {
  const headers = { 'x-service-api-key': apiKey, 'idempotency-key': randomUUID(), 'content-type': 'application/json' };
  const response = await fetch(service.url + path, { method, headers, ...(body !== undefined && { body }) });
  return { status: response.status, code: ((await response.json()) as { code?: string }).code };
};
const get = (path: string) => request('GET', path);
const post = (path: string, body: object) => request('POST', path, JSON.stringify(body));
const owner = () => service.pool.owner;

const lookUps = () => sent.filter((text) => text.includes('key_hash')).length;
const transactions = () => sent.filter((text) => text.startsWith('BEGIN')).length;

describe('a remembered key that has not changed', () => {
  it('is confirmed without a transaction of its own', async () => {
    await get('/v1/phone-aliases');
    sent = [];
    expect((await get('/v1/phone-aliases')).status).toBe(200);
    expect([lookUps(), transactions()]).toEqual([0, 1]);
    sent = [];
    expect((await post('/v1/phone-aliases', { phone: '+15550100001' })).status).toBe(201);
    expect([lookUps(), transactions()]).toEqual([0, 1]);
  });

  it('is looked up when a request is refused before its transaction', async () => {
    expect(await post('/v1/phone-aliases', { phone: 7 })).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect([lookUps(), transactions()]).toEqual([1, 1]);
  });

  it('authenticates two simultaneous requests with one idempotency key', async () => {
    const headers = { 'x-service-api-key': apiKey, 'idempotency-key': 'same', 'content-type': 'application/json' };
    const made = () =>
      fetch(`${service.url}/v1/phone-aliases`, { method: 'POST', headers, body: '{"phone":"+15550100002"}' });
    const replies = await Promise.all([made(), made()]);
    expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  });
});

describe('a remembered key that has changed', () => {
  const revoke = () => tenant.session.revokeApiKey({ id: keyId }).unwrap();
  const aliases = async (): Promise<number> => (await owner()('phone_aliases')).length;

  it('is refused on every operation once it is revoked', async () => {
    const before = await aliases();
    await revoke();
    const revoked = { status: 401, code: 'API_KEY_REVOKED' };
    expect(await post('/v1/phone-aliases', { phone: '+15550100003' })).toEqual(revoked);
    expect(await aliases()).toBe(before);
    expect(await get('/v1/phone-aliases')).toEqual(revoked);
  });

  it.each([
    ['a body that does not fit', () => post('/v1/phone-aliases', { phone: 7 })],
    ['no JSON', () => request('POST', '/v1/phone-aliases', '{')],
    [
      'more than a body may have',
      () => request('POST', '/v1/phone-aliases', JSON.stringify({ phone: '1'.repeat(2_000_000) })),
    ],
    ['what its scopes do not allow', () => get('/v1/members')],
    ['what only sessions may', () => post('/v1/tenants', { name: 'Other', country: 'US' })],
  ])('is refused as revoked before %s is judged', async (_what, ask) => {
    await owner()('api_keys')
      .where({ id: keyId })
      .update({ scopes: ['ramps:read'] });
    await get('/v1/me');
    await revoke();
    expect(await ask()).toEqual({ status: 401, code: 'API_KEY_REVOKED' });
  });

  it('acts with its current scopes', async () => {
    const before = await aliases();
    await owner()('api_keys')
      .where({ id: keyId })
      .update({ scopes: ['ramps:read'] });
    expect(await post('/v1/phone-aliases', { phone: '+15550100004' })).toMatchObject({
      status: 403,
      code: 'INSUFFICIENT_SCOPE',
    });
    expect(await aliases()).toBe(before);
    await owner()('api_keys')
      .where({ id: keyId })
      .update({ scopes: ['members:read'] });
    // What was refused by the scopes from memory is judged by those of now.
    expect((await get('/v1/members')).status).toBe(200);
  });

  it.each([
    ['its time is over', { expires_at: new Date(0) }, { status: 401, code: 'API_KEY_EXPIRED' }],
    ['it may come from elsewhere only', { ip_allowlist: ['10.0.0.0/8'] }, { status: 403, code: 'IP_NOT_ALLOWED' }],
  ])('is refused when %s', async (_what, change, refusal) => {
    await owner()('api_keys').where({ id: keyId }).update(change);
    expect(await get('/v1/phone-aliases')).toEqual(refusal);
  });

  it.each([
    ['tenants', () => tenant.tenantId, 'TENANT_SUSPENDED'],
    ['members', () => tenant.memberId, 'MEMBER_NOT_ACTIVE'],
  ])('is refused while its %s row is suspended, and is accepted again afterwards', async (table, id, code) => {
    const become = (status: string) => owner()(table).where({ id: id() }).update({ status });
    await become('SUSPENDED');
    try {
      expect(await get('/v1/phone-aliases')).toMatchObject({ status: 403, code });
    } finally {
      await become('ACTIVE');
    }
    expect((await get('/v1/phone-aliases')).status).toBe(200);
  });
});
