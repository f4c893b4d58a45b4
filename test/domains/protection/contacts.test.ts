import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParamsOf } from '#sdk';
import { startTestService, type TestService } from '../../support/service.ts';
import { payable } from '../offramp/fixture.ts';
import { pay as payIntent } from '../payments/intent-fixture.ts';
import { advance, anyTenant, DAY, memberOf, protectedTenant, refusal } from './fixture.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

const PAYID = `did:payid:${'5b7e2c91'.repeat(8)}`;
const ADDRESS = '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0';

/** Below every threshold: the payee gate alone. */
const gated = (coolingOffSeconds = DAY) => protectedTenant(service, { thresholdUsd: '1000000', coolingOffSeconds });

let numbers = 0;
const nextPhone = (): string => {
  numbers += 1;
  return `+1555063${String(1000 + numbers)}`;
};

describe('contacts', () => {
  test.each<[ParamsOf<'createContact'>, object]>([
    [
      { label: 'A phone', phone: '+15550104567' },
      { kind: 'PHONE', masked: '+*******4567' },
    ],
    [
      { label: 'An e-mail', email: 'Lena@Harbor.example' },
      { kind: 'EMAIL', masked: 'l***@harbor.example' },
    ],
    [
      { label: 'A DID', did: PAYID },
      { kind: 'DID', masked: PAYID },
    ],
    [
      { label: 'An address', address: ADDRESS.toLowerCase() },
      { kind: 'ADDRESS', masked: ADDRESS },
    ],
    [
      { label: 'A handle', handle: '@blue-harbor' },
      { kind: 'HANDLE', masked: 'blue-harbor' },
    ],
  ])('%j is saved, read, listed, and removed (D-355)', async (body, expected) => {
    const { session, tenantId } = await anyTenant(service);
    const contact = await session.createContact(body).unwrap();
    expect(contact).toMatchObject({ label: body.label, ...expected });
    expect(contact.availableAt).toBe(contact.createdAt);
    expect(await session.getContact({ id: contact.id }).unwrap()).toEqual(contact);
    expect((await session.listContacts().unwrap()).contacts).toEqual([contact]);
    expect(refusal(await session.createContact({ ...body, label: 'Again' }))).toMatchObject({
      code: 'CONTACT_EXISTS',
      statusCode: 409,
    });
    const stored = await service.pool.owner('contacts').where({ tenant_id: tenantId }).first();
    expect(stored.target_ciphertext).toMatch(/^v1\./);
    expect(await session.removeContact({ id: contact.id }).unwrap()).toEqual({ id: contact.id, deleted: true });
    const gone = [await session.getContact({ id: contact.id }), await session.removeContact({ id: contact.id })];
    expect(gone.map((answer) => refusal(answer).code)).toEqual(['CONTACT_NOT_FOUND', 'CONTACT_NOT_FOUND']);
    expect((await session.createContact(body)).ok).toBe(true);
  });

  test('name exactly one target, in its form (D-355)', async () => {
    const { session } = await anyTenant(service);
    const wrong = [
      { label: 'None' },
      { label: 'Two', phone: '+15550104567', email: 'a@b.example' },
      { label: 'No phone', phone: '+1999' },
      { label: 'A foreign DID', did: 'did:web:elsewhere.example:blue' },
      { label: 'No handle', handle: 'did' },
    ] as ParamsOf<'createContact'>[];
    for (const body of wrong) expect(refusal(await session.createContact(body)).code).toBe('VALIDATION_FAILED');
    const checksum = await session.createContact({ label: 'Checksum', address: `${ADDRESS.slice(0, -1)}F` });
    expect(refusal(checksum).code).toBe('INVALID_WALLET_ADDRESS');
  });

  test('treat a did:web of this service and its handle as one target (D-356)', async () => {
    const { session } = await anyTenant(service);
    const { didWebHost } = service.engine.services.links;
    const did = `did:web:${didWebHost.replace(':', '%3A')}:blue-harbor`;
    expect(await session.createContact({ label: 'By DID', did }).unwrap()).toMatchObject({ kind: 'DID', masked: did });
    expect(refusal(await session.createContact({ label: 'By handle', handle: 'blue-harbor' })).code).toBe(
      'CONTACT_EXISTS',
    );
  });

  test('treat one address on two chains as two targets (D-355)', async () => {
    const { session } = await anyTenant(service);
    await session.createContact({ label: 'Here', address: ADDRESS }).unwrap();
    expect((await session.createContact({ label: 'There', address: ADDRESS, chainId: 4294967295 })).ok).toBe(true);
    const { chainId } = service.engine.services.config;
    const spelled = await session.createContact({ label: 'Spelled out', address: ADDRESS, chainId });
    expect(refusal(spelled).code).toBe('CONTACT_EXISTS');
  });

  test('belong to the tenant, and are managed by sessions only (D-355, D-013)', async () => {
    const [tenant, other] = [await anyTenant(service), await anyTenant(service)];
    const { id } = await tenant.session.createContact({ label: 'Shared', phone: '+15550104567' }).unwrap();
    const member = await memberOf(service, tenant, 'MEMBER');
    expect((await member.session.getContact({ id })).ok).toBe(true);
    expect(refusal(await other.session.getContact({ id })).code).toBe('CONTACT_NOT_FOUND');
    expect(refusal(await other.session.removeContact({ id })).code).toBe('CONTACT_NOT_FOUND');
    expect((await other.session.listContacts().unwrap()).contacts).toEqual([]);
    expect(refusal(await tenant.api.listContacts()).code).toBe('MEMBER_SESSION_REQUIRED');
  });

  test('are one contact when several requests save it at once (D-355)', async () => {
    const { session } = await anyTenant(service);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => session.createContact({ label: 'Once', phone: '+15550104567' })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(answers.filter(({ ok }) => !ok).map((answer) => refusal(answer).code))).toEqual(
      new Set(['CONTACT_EXISTS']),
    );
  });
});

describe('the payee gate', () => {
  test('refuses payees that are not saved, for every amount (B 7, R549, D-343)', async () => {
    const tenant = await gated();
    const body = { phone: nextPhone(), amountUsd: '0.01' };
    for (const client of [tenant.session, tenant.api]) {
      expect(refusal(await client.createOfframpPayment(body))).toMatchObject({
        code: 'NEW_PAYEE_NOT_SAVED',
        statusCode: 403,
      });
    }
  });

  test('refuses new contacts until their cooling-off is over, and says when that is (B 7, R550, D-343, D-355)', async () => {
    const tenant = await gated(2 * DAY);
    const { phone } = await payable(service, 'Cools off', nextPhone());
    const contact = await tenant.session.createContact({ label: 'New', phone }).unwrap();
    expect(Date.parse(contact.availableAt) - Date.parse(contact.createdAt)).toBe(2 * DAY * 1000);
    const pay = () => tenant.session.createOfframpPayment({ phone, amountUsd: '1.00' });
    const { details, ...error } = refusal(await pay());
    expect(error).toMatchObject({ code: 'PAYEE_COOLING_OFF', statusCode: 403 });
    const { availableAt, secondsRemaining } = details as { availableAt: string; secondsRemaining: number };
    expect(availableAt).toBe(contact.availableAt);
    expect(secondsRemaining).toBeGreaterThan(2 * DAY - 60);
    expect(secondsRemaining).toBeLessThanOrEqual(2 * DAY);
    await advance(tenant, 2 * DAY - 30);
    expect(refusal(await pay()).code).toBe('PAYEE_COOLING_OFF');
    await advance(tenant, 31);
    expect((await pay()).ok).toBe(true);
  });

  test('applies a longer cooling-off only to contacts saved after the change, including one saved again (D-355)', async () => {
    const tenant = await gated();
    const [saved] = (await tenant.session.listContacts().unwrap()).contacts;
    const pay = () => tenant.session.createOfframpPayment({ phone: tenant.phone, amountUsd: '1.00' });
    await tenant.session.updateProtectionSettings({ coolingOffSeconds: 5 * DAY }).unwrap();
    expect((await pay()).ok).toBe(true);
    await tenant.session.removeContact({ id: saved?.id ?? '' }).unwrap();
    expect(refusal(await pay()).code).toBe('NEW_PAYEE_NOT_SAVED');
    await tenant.session.createContact({ label: 'Anew', phone: tenant.phone }).unwrap();
    expect(refusal(await pay()).code).toBe('PAYEE_COOLING_OFF');
  });

  test('comes before two-factor, and after the payee is resolved (D-343, D-078)', async () => {
    const tenant = await protectedTenant(service);
    const body = { phone: nextPhone(), amountUsd: '25.00' };
    expect(refusal(await tenant.session.createOfframpPayment(body)).code).toBe('NEW_PAYEE_NOT_SAVED');
    const nobody = await tenant.session.createOfframpPayment({ did: PAYID, amountUsd: '25.00' });
    expect(refusal(nobody).code).toBe('PAYEE_NOT_FOUND');
    const viewer = await memberOf(service, tenant, 'MEMBER');
    const { error } = await viewer.session.createOfframpPayment(body);
    expect(error?.code).toBe('AUTHORITY_MISSING');
  });
});

describe('a payee matches a contact by the form in which the request names it (D-356)', () => {
  test('for phones, DIDs, handles, e-mails and identities', async () => {
    const tenant = await gated();
    const payee = await payable(service, 'By any name', nextPhone());
    const { identities } = await payee.api.getOwnDids().unwrap();
    const did = identities.find((one) => one.did.startsWith('did:payid:'))?.did ?? '';
    const identity = await payee.api.createIdentity({ subjectType: 'TENANT' }).unwrap();
    const email = (await payee.session.getMe().unwrap()).member?.email ?? '';
    const named: [object, ParamsOf<'createContact'> | undefined][] = [
      [{ phoneNumber: payee.phone }, { label: 'Phone', phone: payee.phone }],
      [{ did }, { label: 'DID', did }],
      // An identity matches the payid's contact.
      [{ identityId: identity.id }, undefined],
      [{ email }, { label: 'E-mail', email: email.toUpperCase() }],
    ];
    for (const [recipient, contact] of named) {
      if (contact !== undefined) {
        expect(refusal(await payIntent({ ...tenant, api: tenant.session }, recipient as never)).code).toBe(
          'NEW_PAYEE_NOT_SAVED',
        );
        const { id } = await tenant.session.createContact(contact).unwrap();
        await service.pool
          .owner('contacts')
          .where({ id })
          .update({ available_at: new Date(0) });
      }
      expect((await payIntent({ ...tenant, api: tenant.session }, recipient as never)).error).toBeUndefined();
    }
  });

  test('except for the tenant itself, which needs no contact', async () => {
    const tenant = await gated();
    const own = await payable(service, 'Pays itself', nextPhone());
    await tenant.session.createContact({ label: 'Other', phone: own.phone }).unwrap();
    const alias = nextPhone();
    const { id } = await tenant.api.createPhoneAlias({ phone: alias }).unwrap();
    await service.runUntilIdle();
    const { messages } = await tenant.api.listTestMessages({ to: alias, purpose: 'ALIAS_OTP', take: 1 }).unwrap();
    await tenant.api.verifyPhoneAlias({ id, code: messages[0]?.code ?? '' }).unwrap();
    const { error } = await tenant.session.createOfframpPayment({ phone: alias, amountUsd: '1.00' });
    expect(error?.code).not.toBe('NEW_PAYEE_NOT_SAVED');
  });
});
