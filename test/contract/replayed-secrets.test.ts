import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { type Documented, document, documented } from './documented.ts';
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

const SECRET_NAME = /secret|privateKey|^apiKey$|^token$|ticket|otpauth/i;
const SHOWN_ONCE = /shown (only )?once/i;

interface Schema {
  readonly description?: string;
  readonly 'x-secret'?: boolean;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const { schemas } = document.components as unknown as { readonly schemas: Readonly<Record<string, Schema>> };

const successesOf = ({ path, method }: Documented['meta']): unknown[] => {
  const operation = document.paths[path]?.[method] as
    | { readonly responses: Readonly<Record<string, unknown>> }
    | undefined;
  const { responses = {} } = operation ?? {};
  return Object.entries(responses).flatMap(([status, response]) => (status.startsWith('2') ? [response] : []));
};

/** The fields of a response at any depth, named schemas included. */
function fieldsOf(value: unknown, seen = new Set<unknown>()): { name: string; schema: Schema }[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const { $ref, properties = {} } = value as Schema;
  const named = $ref === undefined ? undefined : schemas[$ref.replace('#/components/schemas/', '')];
  const own = Object.entries(properties).map(([name, schema]) => ({ name, schema }));
  return [...own, ...[...Object.values(value), named].flatMap((inner) => fieldsOf(inner, seen))];
}

describe('an answer with a secret', () => {
  it('is marked in the contract wherever a field is named like a secret or shown once', () => {
    const mutations = documented.filter(({ meta }) => meta.method !== 'get');
    const fields = mutations.flatMap(({ id, meta }) => fieldsOf(successesOf(meta)).map((field) => ({ id, ...field })));
    const secrets = fields.filter(
      ({ name, schema }) => SECRET_NAME.test(name) || SHOWN_ONCE.test(schema.description ?? ''),
    );
    const unmarked = secrets.filter(({ schema }) => schema['x-secret'] !== true).map(({ id, name }) => `${id} ${name}`);
    // A front end reads it whenever it reads the session.
    const readable = ['createVerificationSession token', 'simulateVerificationSession token'];
    expect([...new Set(unmarked)].sort()).toEqual(readable);
  });

  it('is declared by the operations that show one', () => {
    expect(
      documented
        .filter(({ meta }) => meta.showsSecret)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([
      ...['createApiKey', 'createCardEphemeralKey', 'createVerificationHandoff', 'createWebhookEndpoint'],
      ...['enrollTwoFactorFactor', 'rotateWebhookEndpointSecret'],
    ]);
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

  it('is not replayed to another member of the same role, who creates a key of its own', async () => {
    const { id } = await acme.session.createMember({ email: 'second@acme.test', role: 'OWNER' }).unwrap();
    const { token } = await acme.session.createTestSession({ memberId: id }).unwrap();
    const first = await post('/v1/api-keys', bearer(acme.token, 'k-5'), { name: 'five' });
    const read = await post('/v1/api-keys', bearer(token, 'k-5'), { name: 'five' });
    expect(read).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED', details: { mismatch: 'caller' } },
    });
    expect(read.text).not.toContain(first.body.apiKey);
    expect((await post('/v1/api-keys', bearer(token, 'k-6'), { name: 'six' })).status).toBe(201);
  });

  it('is not shown to a duplicate that waits for the first request', async () => {
    const hook = { url: 'https://hooks.acme.test/other' };
    const [one, other] = await Promise.all([
      post('/v1/webhook-endpoints', bearer(acme.token, 'k-4'), hook),
      post('/v1/webhook-endpoints', { 'X-Service-Api-Key': acme.apiKey, 'Idempotency-Key': 'k-4' }, hook),
    ]);
    expect([one.status, other.status].sort()).toEqual([201, 409]);
  });
});

describe('an answer without a secret', () => {
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
