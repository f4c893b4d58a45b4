import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { document, documented } from './documented.ts';
import { type Answer, send } from './exchange.ts';

/** What is shown once is replayed to nobody but the caller who got it (D-507). */

let service: TestService;
let acme: TestTenant;
let viewer: string;

beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Acme Imports');
  const { id } = await acme.session.createMember({ email: 'viewer@acme.test', name: 'Vera', role: 'VIEWER' }).unwrap();
  ({ token: viewer } = await acme.session.createTestSession({ memberId: id }).unwrap());
}, 120_000);
afterAll(() => service.stop());

const post = (target: string, headers: Record<string, string>, body: object): Promise<Answer> =>
  send(service.url, {
    method: 'POST',
    target,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const bearer = (token: string, key: string) => ({ Authorization: `Bearer ${token}`, 'Idempotency-Key': key });

describe('an answer with a secret', () => {
  it('is marked in the contract wherever it says that something is shown once', () => {
    const text = JSON.stringify(document);
    const schemas = Object.entries(
      (JSON.parse(text) as { components: { schemas: Record<string, unknown> } }).components.schemas,
    );
    const shownOnce = schemas.filter(([, schema]) =>
      /shown (only )?once/i.test(JSON.stringify((schema as { description?: string }).description ?? '')),
    );
    const unmarked = documented.filter(({ id, meta }) => {
      const found = document.paths[meta.path]?.[meta.method] as { readonly responses: object } | undefined;
      const responses = JSON.stringify(found?.responses ?? {});
      const successes = responses.match(/"20[012]":\{.*?\}\}\}/g)?.join('') ?? '';
      const shows =
        /shown only once/i.test(successes) ||
        shownOnce.some(([name]) => successes.includes(`/${name}"`) && name !== 'ApiKey');
      return (
        meta.method === 'post' &&
        shows &&
        !(meta.showsSecret || meta.idempotency !== true) &&
        id !== 'createTestSession'
      );
    });
    expect(unmarked.map(({ id }) => id)).toEqual([]);
    expect(documented.filter(({ meta }) => meta.showsSecret).length).toBeGreaterThan(4);
  });

  it('is replayed to its caller, byte for byte', async () => {
    const first = await post('/v1/api-keys', bearer(acme.token, 'k-1'), { name: 'one' });
    const again = await post('/v1/api-keys', bearer(acme.token, 'k-1'), { name: 'one' });
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
  });

  it('is not read by a VIEWER who knows key and body, nor by another key', async () => {
    const first = await post('/v1/api-keys', bearer(acme.token, 'k-2'), { name: 'two' });
    expect(first.status).toBe(201);
    const read = await post('/v1/api-keys', bearer(viewer, 'k-2'), { name: 'two' });
    expect([403, 409]).toContain(read.status);
    expect(read.text).not.toContain(first.body.apiKey);
    const hook = { url: 'https://hooks.acme.test/in' };
    const made = await post('/v1/webhook-endpoints', bearer(acme.token, 'k-3'), hook);
    expect(made.status).toBe(201);
    const other = await post(
      '/v1/webhook-endpoints',
      { 'X-Service-Api-Key': acme.apiKey, 'Idempotency-Key': 'k-3' },
      hook,
    );
    expect([other.status, other.body]).toMatchObject([
      409,
      { code: 'IDEMPOTENCY_KEY_REUSED', details: { mismatch: 'caller' } },
    ]);
  });

  it('is not told to a duplicate that waits beside the first request', async () => {
    const hook = { url: 'https://hooks.acme.test/other' };
    const [one, other] = await Promise.all([
      post('/v1/webhook-endpoints', bearer(acme.token, 'k-4'), hook),
      post('/v1/webhook-endpoints', { 'X-Service-Api-Key': acme.apiKey, 'Idempotency-Key': 'k-4' }, hook),
    ]);
    expect([one.status, other.status].sort()).toEqual([201, 409]);
  });
});

describe('any other answer', () => {
  it('is replayed under another key of the tenant', async () => {
    const body = { phone: '+15550104567', amountUsd: '1.00' };
    await acme.fund('10.00');
    const key = await acme.session.createApiKey({ name: 'rotated' }).unwrap();
    const first = await post(
      '/v1/offramp/payments',
      { 'X-Service-Api-Key': acme.apiKey, 'Idempotency-Key': 'p-1' },
      body,
    );
    const again = await post(
      '/v1/offramp/payments',
      { 'X-Service-Api-Key': key.apiKey, 'Idempotency-Key': 'p-1' },
      body,
    );
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
  });
});
