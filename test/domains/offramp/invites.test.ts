import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { addServiceBalance, onboard, verifyPhone } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { working } from '../../support/working.ts';
import { claimOf, confirm, payable, type Recipient, read, refusal } from './fixture.ts';

let service: TestService;
let sender: TestTenant;
let other: TestTenant;
let recipient: Recipient;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Invite Sender');
  other = await service.signUp('Invite Other');
  for (const tenant of [sender, other]) await tenant.fund('1000.00');
  recipient = await payable(service, 'Invite Recipient', '+15550800001');
});
afterAll(async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  await service.stop();
});

type CreateInput = Parameters<TestTenant['api']['createOfframpPayment']>[0];
const pay = (did: string, more: Partial<CreateInput> = {}, { api } = sender) =>
  api.createOfframpPayment({ did, amountUsd: '10.00', ...more } as CreateInput);
const inboxOf = async (to: string) => {
  await service.runUntilIdle();
  return (await sender.api.listTestMessages({ to, purpose: 'INVITE' }).unwrap()).messages;
};
const didOf = async ({ tenantId }: TestTenant): Promise<string> =>
  (await service.pool.owner('payment_identities').where({ tenant_id: tenantId }).first('did')).did;

describe('an invite', () => {
  test('reserves an unknown handle, sends an onboarding link and parks the payment (R202, R201, R031, R007)', async () => {
    const email = 'Mia@northwind.example';
    const created = await pay('northwind-cafe', { invite: { email } }).unwrap();
    expect(created).toMatchObject({
      status: 'PENDING_CLAIM',
      recipientTenantId: null,
      recipientPhoneMasked: null,
      holdReasons: [],
      quotes: [],
    });
    expect(created.recipientDid).toMatch(/^did:payid:[0-9a-f]{64}$/);
    expect(created.claimId).toMatch(/^clm_/);
    expect(await claimOf(sender, created.paymentId)).toMatchObject({
      status: 'OPEN',
      funded: true,
      phoneMasked: null,
      emailMasked: 'm***@northwind.example',
    });
    const [message, ...more] = await inboxOf(email);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ channel: 'email', to: 'mia@northwind.example', code: null });
    expect(message?.link).toMatch(/\/onboarding\/northwind-cafe$/);
    expect(message?.body).not.toContain('10.00');
    const reserved = await sender.api.createDidReservation({ email }).unwrap();
    expect(reserved).toMatchObject({ did: created.recipientDid, handle: 'northwind-cafe', status: 'RESERVED' });
  });

  test('goes to the phone when there is one, for the claim too (D-113)', async () => {
    const [phone, email] = ['+15550800002', 'both@northwind.example'];
    const created = await pay('@both-ways', { invite: { email, phone } }).unwrap();
    expect(await claimOf(sender, created.paymentId)).toMatchObject({ phoneMasked: '+*******0002', emailMasked: null });
    expect(await inboxOf(phone)).toHaveLength(1);
    expect(await inboxOf(email)).toHaveLength(0);
  });

  test('waits on the same identity for every sender when the handle is reserved to the contact (R201)', async () => {
    const invite = { phone: '+15550800003' };
    const first = await pay('twice-invited', { invite }).unwrap();
    const second = await pay(
      `did:web:${service.engine.services.links.didWebHost}:twice-invited`,
      { invite },
      other,
    ).unwrap();
    expect(second).toMatchObject({ status: 'PENDING_CLAIM', recipientDid: first.recipientDid });
    expect(second.claimId).not.toBe(first.claimId);
    expect(await inboxOf(invite.phone)).toHaveLength(2);
  });

  test('keeps the contact’s identity for a second handle, and adds a handle to an identity without one (R505)', async () => {
    const phone = '+15550800004';
    const { did } = await other.api.createDidReservation({ phone }).unwrap();
    expect((await pay('named-later', { invite: { phone } }).unwrap()).recipientDid).toBe(did);
    expect((await other.api.createDidReservation({ phone }).unwrap()).handle).toBe('named-later');
    expect((await pay('named-again', { invite: { phone } }).unwrap()).recipientDid).toBe(did);
    expect(refusal(await pay('named-again', { invite: { phone: '+15550800099' } })).code).toBe('HANDLE_RESERVED');
  });

  test.each<[string, () => Promise<unknown>, number, string]>([
    [
      'of a handle that is reserved to another contact',
      () => pay('taken-name', { invite: { email: 'x@else.example' } }),
      409,
      'HANDLE_RESERVED',
    ],
    [
      'of an unknown handle without a contact (R200, R201)',
      () => pay('nobody-yet', { invite: {} }),
      400,
      'INVITE_CONTACT_REQUIRED',
    ],
    ['missing for an unknown handle (R201)', () => pay('nobody-yet'), 400, 'INVITE_CONTACT_REQUIRED'],
    ['missing for a reserved handle (R201)', () => pay('taken-name'), 400, 'INVITE_CONTACT_REQUIRED'],
    [
      'with a phone (R201)',
      () =>
        sender.api.createOfframpPayment({
          phone: '+15550800001',
          amountUsd: '1.00',
          invite: { email: 'x@else.example' },
        } as CreateInput),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'with a payid that is held (R201)',
      async () => pay(await didOf(recipient), { invite: { email: 'x@else.example' } }),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'with a payid that nobody holds: never reserved by guessing (R230)',
      () => pay(`did:payid:${'7'.repeat(64)}`, { invite: { email: 'x@else.example' } }),
      400,
      'VALIDATION_FAILED',
    ],
    ['with a phone that is none', () => pay('nobody-yet', { invite: { phone: '123' } }), 400, 'INVALID_PHONE'],
    [
      'before a destination could be anybody’s',
      () => pay('nobody-yet', { invite: { email: 'x@else.example' }, requestedDestinationId: recipient.destinationId }),
      403,
      'DESTINATION_NOT_ELIGIBLE',
    ],
    [
      'without the balance: nothing is reserved (R202)',
      () => pay('nobody-yet', { invite: { email: 'x@else.example' }, amountUsd: '100000.00' }),
      402,
      'INSUFFICIENT_FUNDS',
    ],
  ])('%s is refused and records nothing', async (_name, ask, statusCode, code) => {
    await other.api.createDidReservation({ email: 'owner@taken.example', handle: 'taken-name' }).unwrap();
    await changesNothing(
      service,
      code,
      async () => expect(refusal((await ask()) as { ok: boolean })).toMatchObject({ statusCode, code }),
      ['audit_log'],
    );
  });

  test('refuses reserved and unknown handles with the same bytes', async () => {
    const refused = async (did: string) => {
      const answer = await fetch(`${service.url}/v1/offramp/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-service-api-key': sender.apiKey },
        body: JSON.stringify({ did, amountUsd: '1.00' }),
      });
      return (await answer.text()).replace(/,"requestId":"[^"]*"/, '');
    };
    await other.api.createDidReservation({ email: 'quiet@taken.example', handle: 'quiet-name' }).unwrap();
    expect(await refused('quiet-name')).toBe(await refused('unknown-name'));
  });

  test('gives a handle to one contact when many senders invite at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        pay('much-wanted', { invite: { phone: `+1555080010${index}` } }, index % 2 === 0 ? sender : other),
      ),
    );
    const codes = answers.map((answer) => (answer.ok ? answer.data.status : refusal(answer).code)).sort();
    expect(codes).toEqual([...Array(5).fill('HANDLE_RESERVED'), 'PENDING_CLAIM']);
    const rows = await service.pool.owner('directory_handles').where({ handle: 'much-wanted' });
    expect(rows).toHaveLength(1);
  });
});

describe('a claimed invite', () => {
  test('gives the tenant the handle and the payments that wait; later ones need no invite (R202, R190)', async () => {
    const invite = { phone: '+15550800005' };
    const created = await pay('claimed-cafe', { invite }).unwrap();
    const tenant = await service.signUp('Claimed Cafe');
    await verifyPhone(service, tenant, invite.phone);
    await service.runUntilIdle();
    expect(await read(sender, created.paymentId)).toMatchObject({
      status: 'PENDING_CLAIM',
      recipientTenantId: tenant.tenantId,
      recipientDid: created.recipientDid,
    });
    await onboard(tenant);
    await addServiceBalance(tenant);
    await service.runUntilIdle();
    expect((await claimOf(sender, created.paymentId)).status).toBe('LOCKED');
    await confirm(tenant, created.paymentId);
    await tenant.api.stepTestProvider({ id: created.paymentId, steps: 3 }).unwrap();
    expect((await read(sender, created.paymentId)).status).toBe('DELIVERED');
    expect(await tenant.balances()).toMatchObject({ available: 10_000_000n });

    expect(await didOf(tenant)).toBe(created.recipientDid);
    for (const did of ['claimed-cafe', '@claimed-cafe', created.recipientDid ?? '']) {
      const next = await pay(did).unwrap();
      expect(next).toMatchObject({
        status: 'AWAITING_RECIPIENT_CONFIRMATION',
        recipientTenantId: tenant.tenantId,
        recipientDid: created.recipientDid,
      });
    }
    expect(refusal(await pay('claimed-cafe', { invite: { email: 'x@else.example' } }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ path: '/body/invite' }] },
    });
  });

  test('holds new payments until onboarding instead of opening a claim (A 2.3)', async () => {
    const phone = '+15550800006';
    const { recipientDid = '' } = await pay('slow-cafe', { invite: { phone } }).unwrap();
    const tenant = await service.signUp('Slow Cafe');
    await verifyPhone(service, tenant, phone);
    await service.runUntilIdle();
    for (const did of ['slow-cafe', recipientDid]) {
      expect(await pay(did).unwrap()).toMatchObject({
        status: 'COMPLIANCE_HOLD',
        holdReasons: ['RECIPIENT_NOT_ONBOARDED'],
        recipientTenantId: tenant.tenantId,
      });
    }
    // A second handle of the contact is the tenant's at once: there is nobody to invite.
    expect(await pay('slow-cafe-too', { invite: { phone } }).unwrap()).toMatchObject({
      status: 'COMPLIANCE_HOLD',
      recipientDid,
    });
    expect(await inboxOf(phone)).toHaveLength(1);
  });

  test.each([
    ['phone', { phone: '+15550800008' }],
    ['email', { email: 'kept@cafe.example' }],
  ] as const)(
    'by %s gives the handle to the tenant that claims it, also without a new proof (D-194, D-336)',
    async (kind, invite) => {
      const tenant = await service.signUp(`Kept ${kind}`);
      // A number that the tenant has proved before: accepting the claim proves it no second time.
      if ('phone' in invite) await verifyPhone(service, tenant, invite.phone);
      await service.runUntilIdle();
      const created = await pay(`kept-by-${kind}`, { invite }).unwrap();
      await service.runUntilIdle();
      expect((await sender.api.createDidReservation(invite).unwrap()).status).toBe('RESERVED');
      // As accepting does it, once the code of the claim was right.
      await working(service, async (unit) => {
        const payment = await unit.aggregate('offramp-payment', created.paymentId);
        await payment?.send('CLAIM_BOUND', { recipientTenantId: tenant.tenantId });
      });
      await service.runUntilIdle();
      expect((await sender.api.createDidReservation(invite).unwrap()).status).toBe('CLAIMED');
      expect((await pay(`kept-by-${kind}`).unwrap()).recipientTenantId).toBe(tenant.tenantId);
    },
  );

  test('is bound by the first session with its e-mail address (D-481)', async () => {
    const email = 'new@email-cafe.example';
    const created = await pay('email-cafe', { invite: { email } }).unwrap();
    const { token } = await sender.api.createTestSession({ email }).unwrap();
    const founded = await fetch(`${service.url}/v1/tenants`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ name: 'Email Cafe' }),
    });
    const { tenant } = (await founded.json()) as { tenant: { id: string } };
    await service.runUntilIdle();
    expect((await read(sender, created.paymentId)).recipientTenantId).toBe(tenant.id);
  });
});

describe('a proof of the contact that races a payment to it', () => {
  test('leaves no payment behind, in either order', async () => {
    const tenant = await service.signUp('Race Cafe');
    for (let round = 0; round < 8; round += 1) {
      const phone = `+1555080020${round}`;
      const { did } = await other.api.createDidReservation({ phone, handle: `raced-${round}` }).unwrap();
      const alias = await tenant.api.createPhoneAlias({ phone }).unwrap();
      await service.runUntilIdle();
      const [message] = (await tenant.api.listTestMessages({ to: phone, purpose: 'ALIAS_OTP' }).unwrap()).messages;
      const [, ...paid] = await Promise.all([
        tenant.api
          .verifyPhoneAlias({ id: alias.id, code: message?.code ?? '' })
          .unwrap()
          .then(() => service.runUntilIdle()),
        pay(did),
        pay(`raced-${round}`, { invite: { phone } }),
        pay(did, {}, other),
      ]);
      await service.runUntilIdle();
      for (const [index, answer] of paid.entries()) {
        // Only the handle can have become active meanwhile: then there is nobody left to invite.
        if (!answer.ok) expect([index, refusal(answer).code]).toEqual([1, 'VALIDATION_FAILED']);
        else {
          const { tenantId } = await service.pool
            .owner('offramp_payments')
            .where({ id: answer.data.paymentId })
            .first({ tenantId: 'recipient_tenant_id' });
          expect(tenantId, `round ${round}, payment ${index}`).toBe(tenant.tenantId);
        }
      }
    }
  });
});

describe('a payment DID', () => {
  test('waits for the contact of a reserved DID without an invitation (D-337, R007)', async () => {
    const phone = '+15550800007';
    const { did } = await other.api.createDidReservation({ phone }).unwrap();
    const created = await pay(did).unwrap();
    expect(created).toMatchObject({ status: 'PENDING_CLAIM', recipientDid: did, recipientTenantId: null });
    expect((await claimOf(sender, created.paymentId)).phoneMasked).toBe('+*******0007');
    expect(await inboxOf(phone)).toHaveLength(0);
  });

  test('without a holder or with an unverified tenant is not found, with the same bytes and the same work (R229, R230)', async () => {
    const stranger = await service.signUp('Invite Unverified');
    const statements: string[][] = [];
    const watched = await startTestService({
      databaseUrl: service.databaseUrl,
      fault: { hit: (_client, statement) => void statements.at(-1)?.push(statement) },
    });
    const ask = async (did: string) => {
      statements.push([]);
      const answer = await fetch(`${watched.url}/v1/offramp/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-service-api-key': sender.apiKey },
        body: JSON.stringify({ did, amountUsd: '1.00' }),
      });
      return (await answer.text()).replace(/,"requestId":"[^"]*"/, '');
    };
    try {
      await ask(`did:payid:${'1'.repeat(64)}`);
      const unknown = await ask(`did:payid:${'2'.repeat(64)}`);
      const foreign = await ask(await didOf(stranger));
      expect(JSON.parse(unknown)).toMatchObject({ code: 'PAYEE_NOT_FOUND', statusCode: 404 });
      expect(foreign).toBe(unknown);
      expect(statements.at(-2)?.length).toBeGreaterThan(0);
      expect(statements.at(-1)).toEqual(statements.at(-2));
    } finally {
      await watched.stop();
    }
  });
});
