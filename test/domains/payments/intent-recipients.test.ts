import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { addServiceBalance, onboard } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { payable, type Recipient, refusal } from '../offramp/fixture.ts';
import { confirm, newKey, paid, pay, read, send } from './intent-fixture.ts';

const DEPRECATED = [
  'true',
  'Wed, 30 Jun 2027 23:59:59 GMT',
  expect.stringMatching(/^<.*\/docs\/payments\/migrate-to-intents>; rel="deprecation"$/),
];

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Names Recipients');
  await sender.fund('10000.00');
  recipient = await payable(service, 'Named Recipient', '+15550620001');
});
afterAll(() => service.stop());

const payidOf = async ({ tenantId }: TestTenant): Promise<string> =>
  (await service.pool.owner('payment_identities').where({ tenant_id: tenantId }).first()).did;
const emailOf = async ({ session }: TestTenant): Promise<string> =>
  (await session.getMe().unwrap()).member?.email ?? '';

describe('by DID (D-153)', () => {
  test('a payid reaches its tenant, which confirms and is paid', async () => {
    const did = await payidOf(recipient);
    const intent = await paid(sender, { did });
    expect(intent).toMatchObject({
      status: 'AWAITING_CONFIRMATION',
      recipient: { kind: 'did', masked: did },
      recipientDid: did,
      recipientPhoneMasked: null,
      recipientTenantId: recipient.tenantId,
    });
    expect((await confirm(recipient, intent.id)).status).toBe('ROUTING');
  });

  test('a DID without a holder is not found, and the request does not reserve it (R229, R230)', async () => {
    const did = `did:payid:${'a'.repeat(64)}`;
    expect(refusal(await pay(sender, { did }))).toMatchObject({ code: 'PAYEE_NOT_FOUND', statusCode: 404 });
    expect(await service.pool.owner('did_reservations').where({ did })).toEqual([]);
  });
});

describe('by e-mail (D-156)', () => {
  test('reaches the tenant of an ACTIVE owner, with a masked address and without its DID', async () => {
    const email = await emailOf(recipient);
    const intent = await paid(sender, { email: email.toUpperCase() });
    expect(intent).toMatchObject({
      status: 'AWAITING_CONFIRMATION',
      recipient: { kind: 'email', masked: `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}` },
      recipientTenantId: recipient.tenantId,
      recipientPhoneMasked: null,
    });
    expect('recipientDid' in intent).toBe(false);
    expect(JSON.stringify(await read(recipient, intent.id))).not.toContain(email);
    expect((await confirm(recipient, intent.id)).status).toBe('ROUTING');
    await service.runUntilIdle();
    const { events } = await sender.api.listEvents({ resourceId: intent.id }).unwrap();
    expect(events.length).toBeGreaterThan(5);
    expect(JSON.stringify(events)).not.toContain(email);
  });

  test('reaches a tenant that is not verified yet, and holds the payment (D-114)', async () => {
    const fresh = await service.signUp('Not Verified');
    const intent = await paid(sender, { email: await emailOf(fresh) });
    expect(intent).toMatchObject({
      status: 'CREDENTIAL_HOLD',
      holdReasons: ['RECIPIENT_NOT_ONBOARDED'],
      recipientTenantId: fresh.tenantId,
    });
    await onboard(fresh);
    await addServiceBalance(fresh);
    await service.runUntilIdle();
    expect(await read(fresh, intent.id)).toMatchObject({ status: 'AWAITING_CONFIRMATION' });
  });

  test('is not found for an unknown address, for a member, and for an invited member (D-503)', async () => {
    await recipient.session.createMember({ email: 'clerk@named.test', role: 'FINANCE', name: 'Clerk' }).unwrap();
    await recipient.session.createMember({ email: 'invited@named.test', role: 'ADMIN', name: 'Invited' }).unwrap();
    await sender.session.createTestSession({ email: 'clerk@named.test' }).unwrap();
    for (const email of ['nobody@nowhere.test', 'clerk@named.test', 'invited@named.test']) {
      expect(refusal(await pay(sender, { email })), email).toMatchObject({ code: 'EMAIL_NOT_FOUND', statusCode: 404 });
    }
  });

  test('invites the contact that a payid is reserved to, and the payment waits', async () => {
    const email = 'reserved@waits.test';
    const reserved = await sender.api.createDidReservation({ email, handle: 'waits-for-it' }).unwrap();
    const intent = await paid(sender, { email });
    expect(intent).toMatchObject({
      status: 'ACTION_REQUIRED',
      internalStatus: 'PENDING_CLAIM',
      recipientTenantId: null,
      recipient: { kind: 'email', masked: 'r***@waits.test' },
    });
    await service.runUntilIdle();
    const { messages } = await sender.api.listTestMessages({ to: email, purpose: 'INVITE' }).unwrap();
    expect(messages).toMatchObject([{ channel: 'email', link: expect.stringContaining('/onboarding/waits-for-it') }]);
    const row = await service.pool.owner('offramp_payments').where({ id: intent.id }).first();
    expect(row.recipient_did).toBe(reserved.did);

    // Whoever founds a tenant by that e-mail proves it: the payment is theirs.
    const { token } = await sender.api.createTestSession({ email }).unwrap();
    await fetch(`${service.url}/v1/tenants`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ name: 'Waited For', legalName: 'Waited For LLC', country: 'US' }),
    });
    await service.runUntilIdle();
    expect((await read(sender, intent.id)).recipientTenantId).toMatch(/^ten_/);
  });

  test('is not found when the holder has left the tenant that claimed the payid (D-503)', async () => {
    const clientOf = (session: string) => createPaychart({ baseUrl: service.url, session, maxRetries: 0 });
    const signIn = async (body: { email: string } | { memberId: string }) =>
      clientOf((await sender.api.createTestSession(body).unwrap()).token);
    const email = 'left@claimed.test';
    const { did } = await sender.api.createDidReservation({ email }).unwrap();
    const holder = await signIn({ email });
    const { member, tenant } = await holder.createTenant({ name: 'Left Behind' }).unwrap();
    await service.runUntilIdle();
    const { id: memberId } = await holder.createMember({ email: 'stays@claimed.test', role: 'OWNER' }).unwrap();
    await (await signIn({ memberId })).removeMember({ id: member.id }).unwrap();
    expect(refusal(await pay(sender, { email })).code).toBe('EMAIL_NOT_FOUND');
    expect((await paid(sender, { did })).recipientTenantId).toBe(tenant.id);
  });

  test('invites the contact of a payid without a handle by a link without a name', async () => {
    const email = 'nameless@waits.test';
    await sender.api.createDidReservation({ email }).unwrap();
    await paid(sender, { email });
    await service.runUntilIdle();
    const { messages } = await sender.api.listTestMessages({ to: email, purpose: 'INVITE' }).unwrap();
    expect(messages[0]?.link).toMatch(/\/onboarding$/);
    expect(messages[0]?.body).not.toContain('@');
  });
});

describe('by identity (D-157)', () => {
  test('pays the tenant of a tenant’s identity, and refuses a member’s or an unknown one', async () => {
    const identityOf = (columns: object) =>
      service.pool
        .owner('identities')
        .where({ tenant_id: recipient.tenantId, ...columns })
        .first();
    const own = await identityOf({ subject_type: 'TENANT' });
    const intent = await paid(sender, { identityId: own.id });
    expect(intent).toMatchObject({
      status: 'AWAITING_CONFIRMATION',
      recipient: { kind: 'identityId', masked: own.id },
      recipientTenantId: recipient.tenantId,
    });
    expect('recipientDid' in intent).toBe(false);

    await recipient.api.issueTestCredential({ kind: 'PERSON_IDENTITY', memberId: recipient.memberId }).unwrap();
    const member = await identityOf({ subject_type: 'TENANT_MEMBER' });
    expect(refusal(await pay(sender, { identityId: member.id }))).toMatchObject({ code: 'RECIPIENT_NOT_ROUTABLE' });
    const unknown = refusal(await pay(sender, { identityId: 'idn_00000000000000000000000000' }));
    expect(unknown).toMatchObject({ code: 'IDENTITY_NOT_FOUND', statusCode: 404 });
  });
});

describe('by a handle of the legacy directory (D-158)', () => {
  test('reaches the handle’s tenant, and every answer is marked as deprecated', async () => {
    await service.pool.owner('directory_handles').insert({
      handle: 'named-recipient',
      tenant_id: recipient.tenantId,
      created_at: new Date(),
      updated_at: new Date(),
    });
    const created = await pay(sender, { handle: '@named-recipient' });
    const headersOf = ({ headers }: { headers: Headers }) => [
      headers.get('deprecation'),
      headers.get('sunset'),
      headers.get('link'),
    ];
    expect(created.data).toMatchObject({
      recipient: { kind: 'handle', masked: 'named-recipient' },
      recipientTenantId: recipient.tenantId,
      recipientDid: await payidOf(recipient),
    });
    expect(created.response && headersOf(created.response)).toEqual(DEPRECATED);

    const amount = { value: '1.00', currency: 'USD' };
    const unknown = await send(service, sender, { recipient: { handle: 'no-such' }, amount, idempotencyKey: newKey() });
    expect([unknown.code, ...headersOf(unknown)]).toEqual(['PAYEE_NOT_FOUND', ...DEPRECATED]);
    const malformed = await send(service, sender, { recipient: { handle: 'no-such' }, amount: { value: 'x' } });
    expect([malformed.code, ...headersOf(malformed)]).toEqual(['INVALID_AMOUNT', ...DEPRECATED]);
  });

  test('does not find a handle that waits for its contact', async () => {
    await sender.api.createDidReservation({ email: 'later@named.test', handle: 'later-on' }).unwrap();
    expect(refusal(await pay(sender, { handle: 'later-on' })).code).toBe('PAYEE_NOT_FOUND');
  });
});
