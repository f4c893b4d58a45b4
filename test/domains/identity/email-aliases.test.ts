import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { refusal } from '../offramp/fixture.ts';
import { paid, pay } from '../payments/intent-fixture.ts';

let service: TestService;
let sender: TestTenant;
beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Pays Aliases');
  await sender.fund('1000.00');
});
afterAll(() => service.stop());

/** A session of a new member of a tenant, under an address that the session proves. */
async function memberOf(tenant: TestTenant, email: string, emailVerified = true) {
  const { id: memberId } = await tenant.session.createMember({ email, role: 'ADMIN' }).unwrap();
  const { userId } = await tenant.api.createTestSession({ memberId }).unwrap();
  const { sessionTokens } = service.engine.services;
  if (!('issue' in sessionTokens)) throw new Error('the sandbox issues sessions');
  const { token } = await sessionTokens.issue({ userId, email, emailVerified, tenantId: tenant.tenantId, memberId });
  return { memberId, client: createPaychart({ baseUrl: service.url, session: token, maxRetries: 0 }) };
}

const recipientOf = async (email: string) => (await paid(sender, { email })).recipientTenantId;
const refused = async (email: string) => refusal(await pay(sender, { email })).code;

describe('who is paid at an e-mail address (D-503)', () => {
  test('is the tenant that its user founded', async () => {
    const tenant = await service.signUp('Founded By Mail');
    const { emailAliases } = await tenant.api.listEmailAliases().unwrap();
    expect(emailAliases).toEqual([
      {
        id: expect.stringMatching(/^eal_/),
        emailMasked: 'o***@founded-by-mail.test',
        status: 'ACTIVE',
        verifiedAt: expect.any(String),
        createdAt: expect.any(String),
        revokedAt: null,
      },
    ]);
    expect(await tenant.api.getEmailAlias({ id: emailAliases[0]?.id ?? '' }).unwrap()).toEqual(emailAliases[0]);
    expect(await recipientOf('owner@founded-by-mail.test')).toBe(tenant.tenantId);
  });

  test('stays that tenant when its user founds another one', async () => {
    const first = await service.signUp('Founds Twice');
    const { tenant } = await first.session.createTenant({ name: 'Second', additional: true }).unwrap();
    expect(tenant.id).not.toBe(first.tenantId);
    expect(await recipientOf('owner@founds-twice.test')).toBe(first.tenantId);
  });

  test('is the tenant that a member names with a session of the address, and none by membership alone', async () => {
    const tenant = await service.signUp('Named Since');
    const email = 'ada@named-since.test';
    const { client } = await memberOf(tenant, email);
    expect(await refused(email)).toBe('EMAIL_NOT_FOUND');
    const alias = await client.createEmailAlias({}).unwrap();
    expect(alias).toMatchObject({ emailMasked: 'a***@named-since.test', status: 'ACTIVE' });
    expect(await client.createEmailAlias({}).unwrap()).toEqual(alias);
    expect(await recipientOf('Ada@Named-Since.test')).toBe(tenant.tenantId);
  });

  test('is one of two tenants that name it at once, and the other one once that alias is given up', async () => {
    const email = 'both@two-tenants.test';
    const tenants = [await service.signUp('First Of Both'), await service.signUp('Second Of Both')];
    const clients = [];
    for (const tenant of tenants) clients.push((await memberOf(tenant, email)).client);
    const answers = await Promise.all(clients.map((client) => client.createEmailAlias({})));
    expect(answers.map((answer) => (answer.ok ? 'made' : refusal(answer).code)).sort()).toEqual([
      'EMAIL_ALIAS_TAKEN',
      'made',
    ]);
    const winner = answers.findIndex(({ ok }) => ok);
    expect(await recipientOf(email)).toBe(tenants[winner]?.tenantId);

    const id = answers[winner]?.data?.id ?? '';
    const loser = tenants[1 - winner] as TestTenant;
    expect(refusal(await loser.api.revokeEmailAlias({ id })).code).toBe('EMAIL_ALIAS_NOT_FOUND');
    const revoked = await (tenants[winner] as TestTenant).api.revokeEmailAlias({ id }).unwrap();
    expect(revoked).toMatchObject({ status: 'REVOKED', revokedAt: expect.any(String) });
    expect(await (tenants[winner] as TestTenant).api.revokeEmailAlias({ id }).unwrap()).toEqual(revoked);
    expect(await refused(email)).toBe('EMAIL_NOT_FOUND');
    await clients[1 - winner]?.createEmailAlias({}).unwrap();
    expect(await recipientOf(email)).toBe(loser.tenantId);
  });

  test('gets what was reserved to the address, unlike a tenant that has given the address up (D-481)', async () => {
    const email = 'reserved@given-up.test';
    const { did } = await sender.api.createDidReservation({ email }).unwrap();
    const [former, present] = [await service.signUp('Given Up'), await service.signUp('Taken Up')];
    const alias = await (await memberOf(former, email)).client.createEmailAlias({}).unwrap();
    await former.api.revokeEmailAlias({ id: alias.id }).unwrap();
    await (await memberOf(present, email)).client.createEmailAlias({}).unwrap();
    // The former one's proof was on its way.
    await service.runner.runDue({ topic: 'dids.claim', tenantId: former.tenantId }, 10);
    expect(await service.pool.owner('did_reservations').where({ did }).first()).toMatchObject({ status: 'RESERVED' });
    await service.runUntilIdle();
    expect(await service.pool.owner('did_reservations').where({ did }).first()).toMatchObject({
      claimed_by_tenant_id: present.tenantId,
    });
  });

  test('is set neither by a session whose address is not verified, nor by a key', async () => {
    const tenant = await service.signUp('Not Verified Mail');
    const { client } = await memberOf(tenant, 'claims@somebody.test', false);
    expect(refusal(await client.createEmailAlias({})).code).toBe('VALIDATION_FAILED');
    expect(refusal(await tenant.api.createEmailAlias({})).code).toBe('MEMBER_SESSION_REQUIRED');
  });

  test('is nobody once the member with the address was removed', async () => {
    const tenant = await service.signUp('Removes Members');
    const email = 'leaves@removes-members.test';
    const { client, memberId } = await memberOf(tenant, email);
    await client.createEmailAlias({}).unwrap();
    await tenant.session.removeMember({ id: memberId }).unwrap();
    expect(await refused(email)).toBe('EMAIL_NOT_FOUND');
  });

  test('gets what was reserved to the address', async () => {
    const email = 'reserved@follows.test';
    const { did } = await sender.api.createDidReservation({ email }).unwrap();
    const waiting = await paid(sender, { email });
    const tenant = await service.signUp('Follows The Alias');
    const { client } = await memberOf(tenant, email);
    await service.runUntilIdle();
    expect((await service.pool.owner('did_reservations').where({ did }).first()).status).toBe('RESERVED');
    await client.createEmailAlias({}).unwrap();
    await service.runUntilIdle();
    expect(await service.pool.owner('did_reservations').where({ did }).first()).toMatchObject({
      status: 'CLAIMED',
      claimed_by_tenant_id: tenant.tenantId,
    });
    const row = await service.pool.owner('offramp_payments').where({ id: waiting.id }).first();
    expect(row.recipient_tenant_id).toBe(tenant.tenantId);
  });
});

test('leaves no broken invariant', async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
});
