import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { OUTLIVING } from '../../../src/domains/accounts/keys/made-by-key.cross-tenant.ts';
import { SCOPES } from '../../../src/domains/accounts/keys/scopes.ts';
import { SCOPES as WALKED } from '../../../walker/recipes/people.ts';
import { documented } from '../../contract/documented.ts';
import { onboard } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { member } from '../approvals/fixture.ts';
import { protectedTenant, refusal } from '../protection/fixture.ts';

let service: TestService;
let acme: TestTenant;
let voterId: string;
beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Stolen Keys');
  voterId = (await member(service, acme)).id;
  await onboard(acme);
});
afterAll(() => service.stop());

async function keyOf({ session }: Pick<TestTenant, 'session'>, scopes: readonly (typeof SCOPES)[number][] = SCOPES) {
  const { id, apiKey } = await session.createApiKey({ name: 'stolen', scopes: [...scopes] }).unwrap();
  return { id, api: createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 }) };
}

let made = 0;

/** One of each kind that a key can make without a chain. */
async function useUp({ api }: Awaited<ReturnType<typeof keyOf>>) {
  made += 1;
  const invited = await api.createMember({ email: `thief-${made}@stolen.test`, role: 'FINANCE' }).unwrap();
  const { authority } = await api.createAuthority({ memberId: voterId, allowedActions: ['payment.approve'] }).unwrap();
  const { url } = await api.createTestWebhookSink().unwrap();
  const endpoint = await api.createWebhookEndpoint({ url }).unwrap();
  const card = await api.createProviderCard({ cardholderId: `ich_${made}` }).unwrap();
  const alias = await api.createPhoneAlias({ phone: `+1555080${1000 + made}` }).unwrap();
  const destination = await api
    .createPayoutDestination({ type: 'PAYMENT_APP_A', email: `thief-${made}@app.test` })
    .unwrap();
  return {
    member: invited.id,
    authority: authority.id,
    'webhook-endpoint': endpoint.id,
    card: card.cardId,
    'phone-alias': alias.id,
    'payout-destination': destination.id,
  };
}

describe('revoking a key (D-517)', () => {
  test('lists what the key has created and is still in force, and nothing of another key', async () => {
    const [key, other] = [await keyOf(acme), await keyOf(acme)];
    const ids = await useUp(key);
    await useUp(other);
    await acme.session.freezeCard({ id: ids.card }).unwrap();
    const { created, status } = await acme.session.revokeApiKey({ id: key.id }).unwrap();
    expect(status).toBe('REVOKED');
    expect(Object.fromEntries(created.map(({ type, id }) => [type, id]))).toEqual(ids);
    expect(created.map(({ id }) => id)).toEqual(created.map(({ id }) => id).sort());
    const { member } = Object.fromEntries(created.map(({ type, status }) => [type, status]));
    expect(member).toBe('INVITED');
  });

  test('disables what the key has created when asked to, also when the key is revoked already', async () => {
    const key = await keyOf(acme);
    const ids = await useUp(key);
    await acme.session.revokeApiKey({ id: key.id }).unwrap();
    const { created } = await acme.session.revokeApiKey({ id: key.id, disableCreated: true }).unwrap();
    expect(Object.fromEntries(created.map(({ type, status }) => [type, status]))).toEqual({
      authority: 'SUSPENDED',
      card: 'inactive',
      'payout-destination': expect.any(String),
    });
    expect((await acme.session.getWebhookEndpoint({ id: ids['webhook-endpoint'] }).unwrap()).status).toBe('DISABLED');
    const { phoneAliases } = await acme.session.listPhoneAliases({ take: 50 }).unwrap();
    expect(phoneAliases.find(({ id }) => id === ids['phone-alias'])?.status ?? 'REVOKED').toBe('REVOKED');
    expect((await acme.session.getCard({ id: ids.card }).unwrap()).status).toBe('inactive');
    expect((await acme.session.getMember({ id: ids.member }).unwrap()).status).toBe('REMOVED');
    const again = await acme.session.revokeApiKey({ id: key.id, disableCreated: true }).unwrap();
    expect(again.created).toEqual(created);
  });

  test('finds no key of another tenant', async () => {
    const harbor = await service.signUp('Others');
    const key = await keyOf(harbor);
    expect(refusal(await acme.session.revokeApiKey({ id: key.id, disableCreated: true })).code).toBe(
      'API_KEY_NOT_FOUND',
    );
    expect((await key.api.getMe()).ok).toBe(true);
  });
});

describe('a new key', () => {
  test('has no scope that gives rights, unless its creator names it', async () => {
    const { apiKey } = await acme.session.createApiKey({ name: 'plain' }).unwrap();
    const { scopes } = await createPaychart({ baseUrl: service.url, apiKey }).getMe().unwrap();
    expect(SCOPES.filter((scope) => !scopes.includes(scope))).toEqual(['members:manage', 'policies:write']);
    expect((await keyOf(acme, ['members:manage'])).api).toBeDefined();
  });

  test('gives no rights while protection is on, whatever its scopes are', async () => {
    const tenant = await protectedTenant(service);
    await service.pool.owner('protection_settings').where({ tenant_id: tenant.tenantId }).update({ enabled: false });
    const { api } = await keyOf(tenant);
    await service.pool.owner('protection_settings').where({ tenant_id: tenant.tenantId }).update({ enabled: true });
    expect(refusal(await api.createMember({ email: 'thief@protected.test', role: 'FINANCE' })).code).toBe(
      'TWOFA_AGENT_NOT_PERMITTED',
    );
    const voter = { email: 'voter@protected.test', role: 'VIEWER', approvalGroups: ['board'] } as const;
    expect(refusal(await api.createMember({ ...voter, approvalGroups: ['board'] })).code).toBe(
      'TWOFA_AGENT_NOT_PERMITTED',
    );
    const { members } = await tenant.session.listMembers().unwrap();
    expect(members).toHaveLength(1);
  });
});

test('the list of what outlives a key has everything that a key can create with a risk to money or rights', () => {
  type Declared = {
    readonly operationId: string;
    readonly 'x-lifecycle'?: readonly { machine: string; initial?: true }[];
  };
  const document = JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'));
  const declared = Object.values(document.paths as Record<string, Record<string, Declared>>).flatMap(Object.values);
  const risky = documented.filter(
    ({ meta }) =>
      meta.security.some(({ apiKey }) => apiKey !== undefined) &&
      meta.risks?.some((risk) => ['lets-draw', 'directs-money', 'grants-rights'].includes(risk)),
  );
  const opened = (declared as Declared[])
    .filter(({ operationId }) => risky.some(({ id }) => id === operationId))
    .flatMap((one) => one['x-lifecycle']?.filter(({ initial }) => initial).map(({ machine }) => machine) ?? []);
  expect(opened.length).toBeGreaterThan(5);
  // A challenge is a session's; a credential goes with the destination that it proves.
  const missing = opened.filter(
    (id) => !['twofa-challenge', 'credential'].includes(id) && !OUTLIVING.some((one) => one === id),
  );
  expect(missing).toEqual([]);
});

test('the walker names every scope for its keys', () => {
  expect(WALKED).toEqual([...SCOPES]);
});
