import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../../support/service.ts';
import {
  advance,
  approvedPayment,
  CHALLENGE,
  challengeOf,
  DAY,
  memberOf,
  messageTo,
  pay,
  paymentsOf,
  post,
  protectedTenant,
  refusal,
  satisfy,
} from './fixture.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

describe('a transfer at or above the threshold', () => {
  test('is refused with a challenge that describes it, and records nothing else (B 4.8, R515, D-171, D-345)', async () => {
    const tenant = await protectedTenant(service, { thresholdUsd: '25.00' });
    const refused = await pay(tenant, '25.00');
    expect(refusal(refused).statusCode).toBe(403);
    const { challengeId, expiresAt, ...details } = challengeOf(refused);
    expect(details).toEqual({
      requiredFactors: 1,
      factors: [{ id: tenant.factorId, type: 'EMAIL', hint: expect.stringMatching(/^o\*{3}@protected\.test$/) }],
      amountUsd: '25.00',
      destinationAddress: `+*******${tenant.phone.slice(-4)}`,
      destinationLabel: 'Blue Harbor',
      change: null,
    });
    const challenge = await tenant.session.getTwoFactorChallenge({ id: challengeId }).unwrap();
    expect(challenge).toEqual({ challengeId, expiresAt, status: 'PENDING', satisfiedFactors: 0, ...details });
    expect(await paymentsOf(service, tenant)).toBe(0);
    expect(await tenant.balances()).toMatchObject({ available: 10_000_000_000n });
    expect(refusal(await pay(tenant, '24.99', { [CHALLENGE]: challengeId })).code).toBe('TWOFA_BINDING_MISMATCH');
    expect((await pay(tenant, '24.99')).ok).toBe(true);
  });

  test('is accepted once when it is repeated with the satisfied challenge (B 4.8, R512, R513, R555, D-346, D-347)', async () => {
    const tenant = await protectedTenant(service);
    const { challengeId } = challengeOf(await pay(tenant));
    const early = await pay(tenant, '25.00', { [CHALLENGE]: challengeId });
    expect(refusal(early).code).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
    const progress = await satisfy(service, tenant, challengeId);
    expect(progress).toEqual({ challengeId, status: 'SATISFIED', satisfiedFactors: 1, requiredFactors: 1 });
    const { paymentId } = await pay(tenant, '25.00', { [CHALLENGE]: challengeId }).unwrap();
    expect(paymentId).toMatch(/^pay_/);
    expect(await tenant.session.getTwoFactorChallenge({ id: challengeId }).unwrap()).toMatchObject({
      status: 'REDEEMED',
      satisfiedFactors: 1,
    });
    const again = await pay(tenant, '25.00', { [CHALLENGE]: challengeId });
    expect(refusal(again).code).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
    expect(await paymentsOf(service, tenant)).toBe(1);
  });

  test('names amount and payee in the message (B 4.8, R516, D-357)', async () => {
    const tenant = await protectedTenant(service);
    const { challengeId } = challengeOf(await pay(tenant, '1250.5'));
    await tenant.session.sendTwoFactorChallengeCode({ id: challengeId, factorId: tenant.factorId }).unwrap();
    const { body, code, channel } = await messageTo(service, tenant, tenant.email, 'TWOFA_OTP');
    expect(channel).toBe('email');
    expect(body).toBe(
      `Service: code ${code} approves 1250.50 USD to Blue Harbor. If you did not start this, do not share it.`,
    );
  });

  test('is another request when one byte changes, and the challenge stays valid (R554, D-346)', async () => {
    const tenant = await protectedTenant(service);
    const body = JSON.stringify({ phone: tenant.phone, amountUsd: '25.00', memo: 'Invoice 1042' });
    const path = '/v1/offramp/payments';
    const { answer } = await post(service, tenant, path, body);
    const id = answer.details?.challengeId ?? '';
    await satisfy(service, tenant, id);
    const headers = { [CHALLENGE]: id };
    const changed = [`${body} `, body.replace('1042', '1043'), body.replace('25.00', '26.00')];
    for (const one of changed) {
      const refused = await post(service, tenant, path, one, headers);
      expect([refused.status, refused.answer.code]).toEqual([403, 'TWOFA_BINDING_MISMATCH']);
    }
    expect((await tenant.session.getTwoFactorChallenge({ id }).unwrap()).status).toBe('SATISFIED');
    expect((await post(service, tenant, path, body, headers)).status).toBe(201);
  });

  test('is bound to its operation, even with the same bytes (D-346)', async () => {
    const tenant = await protectedTenant(service);
    const recipient = { phoneNumber: tenant.phone };
    const body = JSON.stringify({ recipient, amount: { value: '25.00', currency: 'USD' }, idempotencyKey: 'bound' });
    const { answer } = await post(service, tenant, '/v1/payments', body);
    const id = answer.details?.challengeId ?? '';
    await satisfy(service, tenant, id);
    const other = JSON.stringify({ phone: tenant.phone, amountUsd: '25.00' });
    const elsewhere = await post(service, tenant, '/v1/offramp/payments', other, { [CHALLENGE]: id });
    expect(elsewhere.answer.code).toBe('TWOFA_BINDING_MISMATCH');
    expect((await post(service, tenant, '/v1/payments', body, { [CHALLENGE]: id })).status).toBe(202);
  });

  test('is replayed under the key of the first request, and is a new payment under another (R278, D-055)', async () => {
    const tenant = await protectedTenant(service);
    const body = { phone: tenant.phone, amountUsd: '25.00' };
    const send = (idempotencyKey: string, challengeId?: string) =>
      tenant.session.createOfframpPayment(body, {
        idempotencyKey,
        ...(challengeId && { headers: { [CHALLENGE]: challengeId } }),
      });
    const { challengeId } = challengeOf(await send('once'));
    await satisfy(service, tenant, challengeId);
    const paid = await send('once', challengeId).unwrap();
    const again = await send('once', challengeId);
    expect(again.data?.paymentId).toBe(paid.paymentId);
    const fresh = challengeOf(await send('twice')).challengeId;
    await satisfy(service, tenant, fresh);
    expect((await send('twice', fresh).unwrap()).paymentId).not.toBe(paid.paymentId);
    expect(await paymentsOf(service, tenant)).toBe(2);
  });

  test('is refused before the balance is checked, and a refusal for the balance redeems no challenge (D-171, D-343)', async () => {
    const tenant = await protectedTenant(service);
    const id = await approvedPayment(service, tenant, '20000.00');
    expect(refusal(await pay(tenant, '20000.00', { [CHALLENGE]: id })).code).toBe('INSUFFICIENT_FUNDS');
    expect((await tenant.session.getTwoFactorChallenge({ id }).unwrap()).status).toBe('SATISFIED');
    await tenant.fund('20000.00');
    expect((await pay(tenant, '20000.00', { [CHALLENGE]: id })).ok).toBe(true);
  });

  test('needs as many usable factors as protection requires (R556, D-343)', async () => {
    const tenant = await protectedTenant(service);
    const admin = await memberOf(service, tenant, 'ADMIN');
    await tenant.session.updateProtectionSettings({ requiredFactors: 2 }).unwrap();
    expect(refusal(await pay(tenant)).code).toBe('TWOFA_NOT_ENROLLED');
    const refused = await admin.session.createOfframpPayment({ phone: tenant.phone, amountUsd: '25.00' });
    expect(refusal(refused).code).toBe('TWOFA_NOT_ENROLLED');
  });

  test('must meet the current requirements when it is repeated (D-346)', async () => {
    const tenant = await protectedTenant(service);
    const id = await approvedPayment(service, tenant);
    await tenant.session.updateProtectionSettings({ requiredFactors: 2 }).unwrap();
    expect(refusal(await pay(tenant, '25.00', { [CHALLENGE]: id })).code).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
  });

  test('cannot be approved by the challenge of another member or tenant (D-346)', async () => {
    const tenant = await protectedTenant(service);
    const [other, admin] = [await protectedTenant(service), await memberOf(service, tenant, 'ADMIN')];
    const id = await approvedPayment(service, tenant);
    const body = { phone: tenant.phone, amountUsd: '25.00' };
    await other.session.createContact({ label: 'The same', phone: tenant.phone }).unwrap();
    await advance(other, DAY);
    for (const session of [admin.session, other.session]) {
      const answer = await session.createOfframpPayment(body, { headers: { [CHALLENGE]: id } });
      expect(refusal(answer).code).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
      expect(refusal(await session.getTwoFactorChallenge({ id })).code).toBe('CHALLENGE_NOT_FOUND');
      const unknown = await session.createOfframpPayment(body, { headers: { [CHALLENGE]: 'tfc_unknown' } });
      expect(refusal(unknown).code).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
    }
  });
});

describe('API keys', () => {
  test('pay below the threshold, are refused from it on, and get no challenge (B 5, R535, D-344)', async () => {
    const tenant = await protectedTenant(service, { thresholdUsd: '25.00' });
    const body = { phone: tenant.phone, amountUsd: '24.99' };
    expect((await tenant.api.createOfframpPayment(body)).ok).toBe(true);
    const refused = await tenant.api.createOfframpPayment({ ...body, amountUsd: '25.00' });
    expect(refusal(refused)).toMatchObject({ code: 'TWOFA_AGENT_NOT_PERMITTED', statusCode: 403 });
    const challenges = await service.pool.owner('twofa_challenges').where({ tenant_id: tenant.tenantId });
    expect(challenges).toEqual([]);
  });

  test('pass the payee gate as sessions do (D-344)', async () => {
    const tenant = await protectedTenant(service, { thresholdUsd: '1000.00' });
    const refused = await tenant.api.createOfframpPayment({ phone: '+15550609999', amountUsd: '1.00' });
    expect(refusal(refused).code).toBe('NEW_PAYEE_NOT_SAVED');
  });

  test('redeem no challenge, with or without protection (D-344)', async () => {
    const tenant = await protectedTenant(service, { thresholdUsd: '25.00' });
    const id = await approvedPayment(service, tenant);
    const headers = { [CHALLENGE]: id };
    for (const amountUsd of ['25.00', '1.00']) {
      const refused = await tenant.api.createOfframpPayment({ phone: tenant.phone, amountUsd }, { headers });
      expect(refusal(refused).code).toBe('TWOFA_AGENT_NOT_PERMITTED');
    }
    const plain = await service.signUp('Unprotected with a header');
    const refused = await plain.api.createOfframpPayment({ phone: tenant.phone, amountUsd: '1.00' }, { headers });
    expect(refusal(refused).code).toBe('TWOFA_AGENT_NOT_PERMITTED');
  });
});

describe('a tenant without protection', () => {
  test('pays any payee at once (D-343)', async () => {
    const { phone } = await protectedTenant(service);
    const tenant = await service.signUp('Unprotected');
    await tenant.fund('100.00');
    expect((await tenant.session.createOfframpPayment({ phone, amountUsd: '25.00' })).ok).toBe(true);
  });

  test('checks a challenge that it sends anyway: a paid challenge does not pay again (D-346)', async () => {
    const tenant = await protectedTenant(service);
    const id = await approvedPayment(service, tenant);
    expect((await pay(tenant, '25.00', { [CHALLENGE]: id })).ok).toBe(true);
    await service.pool.owner('protection_settings').where({ tenant_id: tenant.tenantId }).update({ enabled: false });
    expect(refusal(await pay(tenant, '25.00', { [CHALLENGE]: id })).code).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
    expect(await paymentsOf(service, tenant)).toBe(1);
  });
});
