import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { addServiceBalance, onboard } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { together } from '../../support/together.ts';
import { refusal } from '../offramp/fixture.ts';
import { paid, pay, read } from '../payments/intent-fixture.ts';

let service: TestService;
let sender: TestTenant;
let other: TestTenant;
beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Sends Money');
  other = await service.signUp('Invites Anybody');
  await onboard(other);
  await addServiceBalance(other);
  await sender.fund('1000.00');
});
afterAll(() => service.stop());

const clientOf = (session: string) => createPaychart({ baseUrl: service.url, session, maxRetries: 0 });
type Client = ReturnType<typeof clientOf>;

async function sessionOf(userId: string, email: string, emailVerified = true): Promise<Client> {
  const { sessionTokens } = service.engine.services;
  if (!('issue' in sessionTokens)) throw new Error('the sandbox issues sessions');
  const { token } = await sessionTokens.issue({ userId, email, emailVerified, tenantId: null, memberId: null });
  return clientOf(token);
}

const signIn = async (email: string) => clientOf((await sender.api.createTestSession({ email }).unwrap()).token);

const invite = async (email: string, by = other) =>
  (await by.session.createMember({ email, role: 'ADMIN' }).unwrap()).id;

const statusOf = async (id: string, of = other) => (await of.session.getMember({ id }).unwrap()).status;

describe('an invitation that nobody has accepted (D-502)', () => {
  test('takes no payments that wait for the address, and does not keep its owner from founding a tenant', async () => {
    const email = 'victim@invited.test';
    const { did } = await sender.api.createDidReservation({ email }).unwrap();
    const waiting = await paid(sender, { email });
    const id = await invite(email);

    const victim = await signIn(email);
    await victim.getMe().unwrap();
    await service.runUntilIdle();
    expect(await statusOf(id)).toBe('INVITED');
    expect((await read(sender, waiting.id)).recipientTenantId).toBeNull();

    const { tenant } = await victim.createTenant({ name: 'Victim' }).unwrap();
    await service.runUntilIdle();
    expect((await read(sender, waiting.id)).recipientTenantId).toBe(tenant.id);
    expect(await service.pool.owner('did_reservations').where({ did }).first()).toMatchObject({
      claimed_by_tenant_id: tenant.id,
    });
  });

  test('makes neither the session ambiguous nor the address unpayable', async () => {
    const email = 'founder@steady.test';
    const founder = await signIn(email);
    const { tenant } = await founder.createTenant({ name: 'Steady' }).unwrap();
    await invite(email);
    await invite(email, sender);
    expect((await (await signIn(email)).getMyTenant().unwrap()).id).toBe(tenant.id);
    expect((await paid(sender, { email })).recipientTenantId).toBe(tenant.id);
  });

  test('is listed only for a session of its verified address, and not for a key', async () => {
    const email = 'listed@invited.test';
    const id = await invite(email);
    const { invitations } = await (await sessionOf('idp|listed', 'Listed@Invited.test')).getMe().unwrap();
    expect(invitations).toEqual([
      { memberId: id, tenantName: 'Invites Anybody', role: 'ADMIN', invitedAt: expect.stringMatching(/Z$/) },
    ]);
    const nobody = [await sessionOf('idp|listed', email, false), await sessionOf('idp|x', 'x@x.test'), other.api];
    for (const client of nobody) expect((await client.getMe().unwrap()).invitations).toEqual([]);
  });

  test('is listed before the older ones', async () => {
    const email = 'twice@listed.test';
    const ids = [await invite(email, other), await invite(email, sender)];
    const { invitations } = await (await sessionOf('idp|listed-twice', email)).getMe().unwrap();
    expect(invitations.map(({ memberId }) => memberId)).toEqual(ids.toReversed());
  });
});

describe('accepting an invitation (D-502)', () => {
  test('makes the user a member once; payments to the address do not go to the tenant', async () => {
    const email = 'accepts@invited.test';
    const id = await invite(email);
    const user = await sessionOf('idp|accepts', email);
    const answers = await Promise.all([1, 2, 3].map(() => user.acceptInvitation({ memberId: id }).unwrap()));
    for (const answer of answers) expect(answer).toMatchObject({ id, status: 'ACTIVE', tenantId: other.tenantId });
    expect((await user.getMyTenant().unwrap()).id).toBe(other.tenantId);
    expect((await user.getMe().unwrap()).invitations).toEqual([]);
    const steps = await service.pool.owner('lifecycle_log').where({ aggregate_id: id }).orderBy('step');
    expect(steps.map(({ event }) => event)).toEqual(['CREATE', 'ACTIVATE']);
    expect(refusal(await pay(sender, { email })).code).toBe('EMAIL_NOT_FOUND');
  });

  test('is allowed only with a session of the invited address, verified', async () => {
    const email = 'kate@invited.test';
    const id = await invite(email);
    const others = [
      await sessionOf('idp|unverified', email, false),
      await sessionOf('idp|stranger', 'stranger@invited.test'),
      // The Kelvin sign: in lowercase it is a k.
      await sessionOf('idp|kelvin', '\u212aate@invited.test'),
      other.session,
    ];
    for (const client of others) {
      expect(refusal(await client.acceptInvitation({ memberId: id })).code).toBe('MEMBER_NOT_FOUND');
      expect(refusal(await client.declineInvitation({ memberId: id })).code).toBe('MEMBER_NOT_FOUND');
      expect((await client.getMe().unwrap()).invitations).toEqual([]);
    }
    expect(refusal(await other.session.acceptInvitation({ memberId: 'mem_none' })).code).toBe('MEMBER_NOT_FOUND');
    expect(await statusOf(id)).toBe('INVITED');
  });

  test('is possible for an address whose domain is written in either of its forms', async () => {
    const id = await invite('ada@bücher.test');
    const user = await sessionOf('idp|idna', 'ada@xn--bcher-kva.test');
    expect(await user.acceptInvitation({ memberId: id }).unwrap()).toMatchObject({ id, status: 'ACTIVE' });
  });

  test('adds another tenant to the user, and refuses a second membership in the same tenant', async () => {
    const user = await sessionOf('idp|two', 'two@first.test');
    await user.createTenant({ name: 'Own First' }).unwrap();
    const id = await invite('two@first.test');
    await user.acceptInvitation({ memberId: id }).unwrap();
    expect(refusal(await user.getMyTenant()).code).toBe('TENANT_AMBIGUOUS');

    const again = await invite('two@second.test');
    const moved = await sessionOf('idp|two', 'two@second.test');
    expect(refusal(await moved.acceptInvitation({ memberId: again })).code).toBe('MEMBER_EXISTS');
    expect(await statusOf(again)).toBe('INVITED');
  });

  test('is refused to a user who is suspended in the tenant under another address', async () => {
    const user = await sessionOf('idp|suspended', 'first@suspended.test');
    const member = await invite('first@suspended.test');
    await user.acceptInvitation({ memberId: member }).unwrap();
    await other.session.suspendMember({ id: member }).unwrap();
    const again = await invite('second@suspended.test');
    const moved = await sessionOf('idp|suspended', 'second@suspended.test');
    expect(refusal(await moved.acceptInvitation({ memberId: again })).code).toBe('MEMBER_EXISTS');
  });

  test('gives no membership to another user who proves the address later', async () => {
    const email = 'passed-on@invited.test';
    const id = await invite(email);
    await (await sessionOf('idp|before', email)).acceptInvitation({ memberId: id }).unwrap();
    const after = await sessionOf('idp|after', email);
    expect(refusal(await after.acceptInvitation({ memberId: id })).code).toBe('MEMBER_NOT_FOUND');
    expect(refusal(await after.declineInvitation({ memberId: id })).code).toBe('MEMBER_NOT_FOUND');
  });

  test('makes one member of a user who accepts invitations to two addresses at once', async () => {
    const emails = ['one@at-once.test', 'other@at-once.test'];
    const ids = [await invite('one@at-once.test'), await invite('other@at-once.test')];
    const users = await Promise.all(emails.map((email) => sessionOf('idp|at-once', email)));
    const answers = await together(
      service.pool.owner,
      users.map((user, at) => () => user.acceptInvitation({ memberId: ids[at] ?? '' })),
    );
    expect(answers.map((answer) => (answer.ok ? answer.data.status : refusal(answer).code)).sort()).toEqual([
      'ACTIVE',
      'MEMBER_EXISTS',
    ]);
  });

  test('is refused after the invitation was declined or withdrawn, or the member suspended', async () => {
    const email = 'late@invited.test';
    const user = await sessionOf('idp|late', email);
    const declined = await invite(email);
    expect((await user.declineInvitation({ memberId: declined }).unwrap()).status).toBe('REMOVED');
    expect((await user.declineInvitation({ memberId: declined }).unwrap()).status).toBe('REMOVED');
    const withdrawn = await invite(email);
    await other.session.removeMember({ id: withdrawn }).unwrap();
    const suspended = await invite(email);
    await user.acceptInvitation({ memberId: suspended }).unwrap();
    expect(refusal(await user.declineInvitation({ memberId: suspended })).code).toBe('INVALID_TRANSITION');
    await other.session.suspendMember({ id: suspended }).unwrap();
    for (const memberId of [declined, withdrawn, suspended]) {
      expect(refusal(await user.acceptInvitation({ memberId })).code).toBe('INVALID_TRANSITION');
    }
    expect(await statusOf(suspended)).toBe('SUSPENDED');
  });

  test('takes one step when the invitation is declined at the same time', async () => {
    const id = await invite('torn@invited.test');
    const user = await sessionOf('idp|torn', 'torn@invited.test');
    await Promise.all([user.acceptInvitation({ memberId: id }), user.declineInvitation({ memberId: id })]);
    expect(['ACTIVE', 'REMOVED']).toContain(await statusOf(id));
    const steps = await service.pool.owner('lifecycle_log').where({ aggregate_id: id });
    expect(steps).toHaveLength(2);
  });

  test('happens when a test session names the invited member', async () => {
    const id = await invite('named@invited.test');
    await sender.api.createTestSession({ memberId: id }).unwrap();
    expect(await statusOf(id)).toBe('ACTIVE');
  });
});

test('leaves no broken invariant', async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
});
