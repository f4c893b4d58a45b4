import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { refusal } from '../offramp/fixture.ts';
import { paid, pay, read } from '../payments/intent-fixture.ts';

let service: TestService;
let sender: TestTenant;
beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Pays By Mail');
  await sender.fund('1000.00');
});
afterAll(() => service.stop());

const clientOf = (session: string) => createPaychart({ baseUrl: service.url, session, maxRetries: 0 });

/** A session as an identity provider would tell of it: whether it has verified the address is its own word. */
async function sessionOf(userId: string, email: string, emailVerified: boolean) {
  const { sessionTokens } = service.engine.services;
  if (!('issue' in sessionTokens)) throw new Error('the sandbox issues sessions');
  const { token } = await sessionTokens.issue({ userId, email, emailVerified, tenantId: null, memberId: null });
  return clientOf(token);
}

const signIn = async (email: string) => {
  const signedIn = await sender.api.createTestSession({ email }).unwrap();
  return { ...signedIn, client: clientOf(signedIn.token) };
};

/** Somebody who founds a tenant under an address that is another's. */
async function impostor(name: string, email: string) {
  const { client } = await signIn(`${name.toLowerCase()}@impostor.test`);
  const { tenant } = await client.createTenant({ name, email }).unwrap();
  return tenant.id;
}

const recipientOf = async (email: string) => (await paid(sender, { email })).recipientTenantId;
const refused = async (email: string) => refusal(await pay(sender, { email })).code;

describe('an address that the founder of a tenant only names (D-498)', () => {
  test('receives no payment, because a contact address proves nothing', async () => {
    const email = 'nobody-signed-in@victim.test';
    await impostor('Names', email);
    expect(await refused(email)).toBe('EMAIL_NOT_FOUND');
  });

  test('takes no payments from the user who signed in with the address, and does not make it ambiguous', async () => {
    const email = 'owner@honest.test';
    await impostor('Before', email);
    const honest = await signIn(email);
    expect(honest).toMatchObject({ tenantId: null, memberId: null });
    const { tenant } = await honest.client.createTenant({ name: 'Honest' }).unwrap();
    await impostor('After', email);
    expect(await recipientOf(email)).toBe(tenant.id);
  });

  test('does not sign its owner in as the founder', async () => {
    const email = 'signs-in@victim.test';
    const tenantId = await impostor('Lures', email);
    const owner = await signIn(email);
    const [founder] = await service.pool.owner('members').where({ tenant_id: tenantId });
    expect(owner.userId).not.toBe(founder.user_id);
    expect(owner.tenantId).toBeNull();
    expect((await owner.client.getMe().unwrap()).tenant).toBeNull();
  });

  test('is not claimed by a session of the founder, who signs in with another address', async () => {
    const email = 'by-member@victim.test';
    const tenantId = await impostor('Member', email);
    const { id: memberId } = await service.pool.owner('members').where({ tenant_id: tenantId }).first();
    const { token } = await sender.api.createTestSession({ memberId }).unwrap();
    const claims = await service.engine.services.sessionTokens.verify(token);
    expect(claims).toMatchObject({ email: 'member@impostor.test', memberId });
    await clientOf(token).getMyTenant().unwrap();
    expect(await refused(email)).toBe('EMAIL_NOT_FOUND');
  });

  test('claims neither a payid nor the payments that wait for the holder of the address', async () => {
    const email = 'waits@victim.test';
    const { did } = await sender.api.createDidReservation({ email, handle: 'waits-victim' }).unwrap();
    const waiting = await paid(sender, { email });
    await impostor('Claims', email);
    await service.runUntilIdle();
    expect(await service.pool.owner('did_reservations').where({ did }).first()).toMatchObject({ status: 'RESERVED' });
    expect((await read(sender, waiting.id)).recipientTenantId).toBeNull();

    const holder = await signIn(email);
    const { tenant } = await holder.client.createTenant({ name: 'Waited For' }).unwrap();
    await service.runUntilIdle();
    expect((await read(sender, waiting.id)).recipientTenantId).toBe(tenant.id);
  });

  test('is proved when that founder signs in with it, and then claims what waits for it', async () => {
    const email = 'moved@founder.test';
    const { did } = await sender.api.createDidReservation({ email }).unwrap();
    const { userId, client } = await signIn('before@founder.test');
    const { tenant, member } = await client.createTenant({ name: 'Moved', email }).unwrap();
    await service.runUntilIdle();
    expect((await service.pool.owner('did_reservations').where({ did }).first()).status).toBe('RESERVED');

    // Several at once, as a front end asks: the address is proved once.
    const own = await sessionOf(userId, 'Moved@Founder.test', true);
    await Promise.all([own.getMyTenant().unwrap(), own.getMe().unwrap(), own.listMembers().unwrap()]);
    await service.runUntilIdle();
    expect(await recipientOf(email)).toBe(tenant.id);
    expect(await service.pool.owner('did_reservations').where({ did }).first()).toMatchObject({
      status: 'CLAIMED',
      claimed_by_tenant_id: tenant.id,
    });
    const steps = await service.pool.owner('lifecycle_log').where({ aggregate_id: member.id }).orderBy('step');
    expect(steps.map(({ event }) => event)).toEqual(['CREATE', 'ACTIVATE', 'VERIFY_EMAIL']);
  });
});

describe('an address that a member proves who did not found the tenant (D-503)', () => {
  test('does not become an address of the tenant', async () => {
    const email = 'staff@proved.test';
    const { id: memberId } = await sender.session.createMember({ email, role: 'ADMIN' }).unwrap();
    const user = await sessionOf('idp|staff', email, true);
    await user.acceptInvitation({ memberId }).unwrap();
    // As members are who joined before addresses were proved.
    await service.pool.owner('members').where({ id: memberId }).update({ email_verified_at: null });
    await user.getMyTenant().unwrap();
    expect((await service.pool.owner('members').where({ id: memberId }).first()).email_verified_at).not.toBeNull();
    expect(await refused(email)).toBe('EMAIL_NOT_FOUND');
  });
});

describe('an address that the identity provider has not verified (D-498)', () => {
  test('founds a tenant that cannot be paid at it, and claims nothing', async () => {
    const email = 'unverified@idp.test';
    const { did } = await sender.api.createDidReservation({ email }).unwrap();
    const founder = await sessionOf('idp|unverified', email, false);
    const { tenant, member } = await founder.createTenant({ name: 'Unverified' }).unwrap();
    expect(member.email).toBe(email);
    await founder.getMyTenant().unwrap();
    await service.runUntilIdle();
    expect((await service.pool.owner('did_reservations').where({ did }).first()).status).toBe('RESERVED');
    expect(await recipientOf(email)).toBeNull();

    // Verified at the provider since: the same user's next session proves it.
    await (await sessionOf('idp|unverified', email, true)).getMyTenant().unwrap();
    await service.runUntilIdle();
    expect(await recipientOf(email)).toBe(tenant.id);
  });

  test('accepts no invitation, until it is verified', async () => {
    const email = 'invited@idp.test';
    const { id } = await sender.session.createMember({ email, role: 'ADMIN' }).unwrap();
    const unverified = await sessionOf('idp|thief', email, false);
    expect(refusal(await unverified.acceptInvitation({ memberId: id })).code).toBe('MEMBER_NOT_FOUND');
    expect((await sender.session.getMember({ id }).unwrap()).status).toBe('INVITED');

    const invited = await sessionOf('idp|invited', email, true);
    await invited.acceptInvitation({ memberId: id }).unwrap();
    expect((await sender.session.getMember({ id }).unwrap()).status).toBe('ACTIVE');
    expect(await refused(email)).toBe('EMAIL_NOT_FOUND');
  });

  test('is not proved for a tenant that names it by the session of another user', async () => {
    const email = 'others@idp.test';
    await (await sessionOf('idp|namer', 'namer@idp.test', true)).createTenant({ name: 'Namer', email }).unwrap();
    await (await sessionOf('idp|stranger', email, true)).getMe().unwrap();
    expect(await refused(email)).toBe('EMAIL_NOT_FOUND');
  });
});

test('leaves no broken invariant', async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
});
