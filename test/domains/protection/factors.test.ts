import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { together } from '../../support/together.ts';
import {
  advance,
  CHALLENGE,
  challengeOf,
  clockOf,
  codeTo,
  DAY,
  emailFactor,
  enroll,
  memberOf,
  messageTo,
  protectedTenant,
  refusal,
  signerFactor,
  totpAt,
  totpFactor,
  wrongFor,
} from './fixture.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

let names = 0;
const newTenant = (): Promise<TestTenant> => {
  names += 1;
  return service.signUp(`Factors ${names}`);
};
const rowOf = (id: string) => service.pool.owner('twofa_factors').where({ id }).first();

describe('enrolling another factor', () => {
  test('is approved by an existing factor under protection, and by no other session (D-506)', async () => {
    const tenant = await protectedTenant(service);
    const body = { type: 'EMAIL' as const, email: 'thief@example.test' };
    const challenge = challengeOf(await tenant.session.enrollTwoFactorFactor(body));
    expect(challenge).toMatchObject({ amountUsd: null, destinationAddress: null, requiredFactors: 1 });
    const { factors } = await tenant.session.listTwoFactorFactors().unwrap();
    expect(factors.map(({ id }) => id)).toEqual([tenant.factorId]);
    const headers = { [CHALLENGE]: challenge.challengeId };
    expect(refusal(await tenant.session.enrollTwoFactorFactor(body, { headers })).code).toBe(
      'TWOFA_CHALLENGE_NOT_REDEEMABLE',
    );
    await tenant.approve(challenge.challengeId);
    expect((await tenant.session.enrollTwoFactorFactor(body, { headers })).ok).toBe(true);
  });

  test('asks for the factors that the member has when protection asks for more (D-506)', async () => {
    const tenant = await protectedTenant(service);
    await tenant.session.updateProtectionSettings({ requiredFactors: 2 }).unwrap();
    const { requiredFactors } = challengeOf(await tenant.session.enrollTwoFactorFactor({ type: 'TOTP' }));
    expect(requiredFactors).toBe(1);
  });

  test('asks for all factors that protection requires when the member has them (D-506)', async () => {
    const tenant = await newTenant();
    await emailFactor(service, tenant, 'two-of-two@example.test');
    await totpFactor(tenant);
    await advance(tenant, DAY);
    await tenant.session.updateProtectionSettings({ enabled: true, requiredFactors: 2 }).unwrap();
    const { requiredFactors } = challengeOf(await tenant.session.enrollTwoFactorFactor({ type: 'IDP_MFA' }));
    expect(requiredFactors).toBe(2);
  });

  test('needs no approval without a usable factor, or without protection (D-506)', async () => {
    const tenant = await protectedTenant(service);
    const admin = await memberOf(service, tenant, 'ADMIN');
    expect((await admin.session.enrollTwoFactorFactor({ type: 'TOTP' })).ok).toBe(true);
    const open = await newTenant();
    await emailFactor(service, open, 'open@example.test');
    expect((await open.session.enrollTwoFactorFactor({ type: 'TOTP' })).ok).toBe(true);
  });
});

describe('enrolling', () => {
  test('an EMAIL factor sends six digits for ten minutes, and stores no address or code in plain text (B 4.8, R395, R509, D-349, D-339)', async () => {
    const tenant = await newTenant();
    const email = 'Ada.Factors@Example.test';
    const factor = await tenant.session.enrollTwoFactorFactor({ type: 'EMAIL', email, label: 'Work' }).unwrap();
    expect(factor).toMatchObject({
      factorId: factor.id,
      type: 'EMAIL',
      status: 'PENDING',
      label: 'Work',
      hint: 'a***@example.test',
      verifiedAt: null,
      usableAt: null,
      usableNow: false,
      lastUsedAt: null,
      secretBase32: null,
      otpauthUri: null,
      signerAddress: null,
    });
    const { code, to, channel } = await messageTo(service, tenant, email, 'FACTOR_OTP');
    expect([to, channel, code]).toEqual([email.toLowerCase(), 'email', expect.stringMatching(/^[0-9]{6}$/)]);
    const row = await rowOf(factor.id);
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${code}|ada.factors`, 'i'));
    expect(row.otp_expires_at.getTime() - row.created_at.getTime()).toBe(600_000);
    expect(row.enroll_by.getTime() - row.created_at.getTime()).toBe(DAY * 1000);
  });

  test('an SMS factor sends its code to the phone (R509, D-349)', async () => {
    const tenant = await newTenant();
    const phoneE164 = '+15550611001';
    const factor = await tenant.session.enrollTwoFactorFactor({ type: 'SMS', phoneE164 }).unwrap();
    expect(factor).toMatchObject({ type: 'SMS', hint: '+*******1001', label: null });
    const { channel, body, code } = await messageTo(service, tenant, phoneE164, 'FACTOR_OTP');
    expect(channel).toBe('sms');
    expect(body).toBe(
      `Service: code ${code} adds this address as a two-factor method. If you did not start this, do not share it.`,
    );
    const verified = await tenant.session.verifyTwoFactorFactor({ id: factor.id, code: code ?? '' }).unwrap();
    expect(verified.status).toBe('VERIFIED');
  });

  test('a TOTP factor shows its secret once, for an authenticator (B 4.8, R508, D-351)', async () => {
    const tenant = await newTenant();
    const factor = await tenant.session.enrollTwoFactorFactor({ type: 'TOTP' }).unwrap();
    expect(factor.secretBase32).toMatch(/^[A-Z2-7]{32}$/);
    expect(factor.hint).toBeNull();
    const uri = new URL(factor.otpauthUri ?? '');
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(uri.pathname)).toMatch(/^\/Service:[^@]+@/);
    expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: factor.secretBase32, issuer: 'Service' });
    const { factors } = await tenant.session.listTwoFactorFactors().unwrap();
    expect(JSON.stringify(factors)).not.toContain(factor.secretBase32);
    expect(JSON.stringify(await rowOf(factor.id))).not.toContain(factor.secretBase32);
  });

  test('an IDP_MFA factor uses the member’s signer, and is verified by its signature (B 4.8, R507, R508, D-352, D-349)', async () => {
    const tenant = await newTenant();
    const admin = await memberOf(service, tenant, 'ADMIN');
    const factor = await admin.session.enrollTwoFactorFactor({ type: 'IDP_MFA' }).unwrap();
    const { address } = admin.signer;
    expect(factor).toMatchObject({ signerAddress: address, hint: `${address.slice(0, 6)}…${address.slice(-4)}` });
    const account = privateKeyToAccount(admin.signer.privateKey as `0x${string}`);
    const lines = ['Service factor enrollment', `factor: ${factor.id}`, `signer: ${address}`];
    const { id } = factor;
    const other = await account.signMessage({ message: [...lines].reverse().join('\n') });
    expect(refusal(await admin.session.verifyTwoFactorFactor({ id, signature: other })).code).toBe(
      'TWOFA_INVALID_CODE',
    );
    const signature = await account.signMessage({ message: lines.join('\n') });
    expect((await admin.session.verifyTwoFactorFactor({ id, signature }).unwrap()).status).toBe('VERIFIED');
  });

  test('an IDP_MFA factor is refused without a signer (D-349)', async () => {
    const tenant = await newTenant();
    await service.pool.owner('members').where({ id: tenant.memberId }).update({ signer_address: null });
    const refused = await tenant.session.enrollTwoFactorFactor({ type: 'IDP_MFA' });
    expect(refusal(refused)).toMatchObject({ code: 'NO_SIGNER_ADDRESS' });
  });

  test('is possible once per address, TOTP and IDP_MFA, separately for each member (D-349)', async () => {
    const tenant = await newTenant();
    const asked = [
      { type: 'EMAIL', email: 'twice@example.test' },
      { type: 'SMS', phoneE164: '+15550611002' },
      { type: 'TOTP' },
    ] as const;
    for (const body of asked) {
      const first = await tenant.session.enrollTwoFactorFactor(body).unwrap();
      expect(refusal(await tenant.session.enrollTwoFactorFactor(body))).toMatchObject({
        code: 'FACTOR_EXISTS',
        statusCode: 409,
      });
      await tenant.session.removeTwoFactorFactor({ id: first.id }).unwrap();
      expect((await tenant.session.enrollTwoFactorFactor(body)).ok).toBe(true);
    }
    const upper = await tenant.session.enrollTwoFactorFactor({ type: 'EMAIL', email: 'TWICE@example.test' });
    expect(refusal(upper).code).toBe('FACTOR_EXISTS');
    const admin = await memberOf(service, tenant, 'ADMIN');
    for (const body of asked) expect((await admin.session.enrollTwoFactorFactor(body)).ok).toBe(true);
  });

  test('refuses an invalid phone (D-349)', async () => {
    const tenant = await newTenant();
    const refused = await tenant.session.enrollTwoFactorFactor({ type: 'SMS', phoneE164: '+1999' });
    expect(refusal(refused).code).toBe('VALIDATION_FAILED');
  });

  test('sends at most ten codes an hour to one address and for one member (D-443)', async () => {
    const tenant = await newTenant();
    const email = 'flooded@example.test';
    for (let sent = 0; sent < 10; sent += 1) {
      const { id } = await tenant.session.enrollTwoFactorFactor({ type: 'EMAIL', email }).unwrap();
      await tenant.session.removeTwoFactorFactor({ id }).unwrap();
    }
    const again = await tenant.session.enrollTwoFactorFactor({ type: 'EMAIL', email });
    expect(refusal(again).code).toBe('RATE_LIMITED');
    expect(Number(again.response?.headers.get('retry-after'))).toBeGreaterThan(3500);
    const elsewhere = await tenant.session.enrollTwoFactorFactor({ type: 'EMAIL', email: 'another@example.test' });
    expect(refusal(elsewhere).code).toBe('RATE_LIMITED');
    const admin = await memberOf(service, tenant, 'ADMIN');
    const same = await admin.session.enrollTwoFactorFactor({ type: 'EMAIL', email });
    expect(refusal(same).code).toBe('RATE_LIMITED');
    const other = await admin.session.enrollTwoFactorFactor({ type: 'EMAIL', email: 'another@example.test' });
    expect(other.ok).toBe(true);
    await advance(tenant, 3601);
    expect((await tenant.session.enrollTwoFactorFactor({ type: 'EMAIL', email })).ok).toBe(true);
  });
});

describe('sending a code again', () => {
  test('counts towards the budget of the member as enrolling does, for any address (D-443)', async () => {
    const tenant = await newTenant();
    const resend = async (email: string) => {
      const { id } = await tenant.session.enrollTwoFactorFactor({ type: 'EMAIL', email }).unwrap();
      for (let sent = 1; sent < 5; sent += 1) {
        await advance(tenant, 60);
        await tenant.session.resendTwoFactorFactorCode({ id }).unwrap();
      }
      await advance(tenant, 60);
    };
    await resend('resent@example.test');
    await resend('resent-too@example.test');
    const { error } = await tenant.session.enrollTwoFactorFactor({ type: 'EMAIL', email: 'eleventh@example.test' });
    expect(error?.code).toBe('RATE_LIMITED');
  });
});

describe('verifying', () => {
  test('makes the first factor usable at once while protection is off, and another after the cooling-off (R396, R397, D-350, D-354)', async () => {
    const tenant = await newTenant();
    const first = await emailFactor(service, tenant, 'first@example.test');
    const second = await emailFactor(service, tenant, 'second@example.test');
    const { factors, requiredFactors, usableFactors } = await tenant.session.listTwoFactorFactors().unwrap();
    expect([requiredFactors, usableFactors]).toEqual([1, 1]);
    expect(factors.map(({ id, usableNow }) => [id, usableNow])).toEqual([
      [second, false],
      [first, true],
    ]);
    const times = factors.map(({ verifiedAt, usableAt }) => Date.parse(usableAt ?? '') - Date.parse(verifiedAt ?? ''));
    expect(times).toEqual([DAY * 1000, 0]);
    await advance(tenant, DAY);
    expect((await tenant.session.listTwoFactorFactors().unwrap()).usableFactors).toBe(2);
  });

  test('makes one of two simultaneous factors the first, and the other cools off (D-350)', async () => {
    const tenant = await newTenant();
    const emails = ['one@example.test', 'other@example.test'];
    const pending: { id: string; code: string }[] = [];
    for (const email of emails) {
      const { id } = await enroll(tenant, { type: 'EMAIL', email });
      pending.push({ id, code: await codeTo(service, tenant, email, 'FACTOR_OTP') });
    }
    await together(
      service.pool.owner,
      pending.map((answer) => () => tenant.session.verifyTwoFactorFactor(answer).unwrap()),
    );
    expect((await tenant.session.listTwoFactorFactors().unwrap()).usableFactors).toBe(1);
  });

  test('makes the first factor of a member cool off while protection is on (D-350)', async () => {
    const tenant = await protectedTenant(service, { coolingOffSeconds: 2 * DAY });
    const admin = await memberOf(service, tenant, 'ADMIN');
    await emailFactor(service, { ...tenant, session: admin.session }, 'late@example.test');
    const [factor] = (await admin.session.listTwoFactorFactors().unwrap()).factors;
    expect(Date.parse(factor?.usableAt ?? '') - Date.parse(factor?.verifiedAt ?? '')).toBe(2 * DAY * 1000);
  });

  test('counts wrong answers: four say what is left, and the fifth deletes the factor (B 7, R551, R552, D-349, D-443)', async () => {
    const tenant = await newTenant();
    const email = 'guessed@example.test';
    const { id } = await tenant.session.enrollTwoFactorFactor({ type: 'EMAIL', email }).unwrap();
    const code = await codeTo(service, tenant, email, 'FACTOR_OTP');
    for (const attemptsRemaining of [4, 3, 2, 1]) {
      const refused = await tenant.session.verifyTwoFactorFactor({ id, code: wrongFor(code) });
      expect(refusal(refused)).toMatchObject({
        code: 'TWOFA_INVALID_CODE',
        statusCode: 400,
        details: { attemptsRemaining },
      });
    }
    const fifth = await tenant.session.verifyTwoFactorFactor({ id, code: wrongFor(code) });
    expect(refusal(fifth)).toMatchObject({ code: 'TWOFA_TOO_MANY_ATTEMPTS', statusCode: 403 });
    expect(refusal(await tenant.session.verifyTwoFactorFactor({ id, code })).code).toBe('FACTOR_NOT_FOUND');
    expect((await tenant.session.listTwoFactorFactors().unwrap()).factors).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'REMOVED', target_ciphertext: null, otp_hash: null });
  });

  test('accepts the newest code only, until its ten minutes are over (D-348, D-349)', async () => {
    const tenant = await newTenant();
    const email = 'newest@example.test';
    const { id } = await tenant.session.enrollTwoFactorFactor({ type: 'EMAIL', email }).unwrap();
    const first = await codeTo(service, tenant, email, 'FACTOR_OTP');
    expect(refusal(await tenant.session.resendTwoFactorFactorCode({ id })).code).toBe('RATE_LIMITED');
    await advance(tenant, 31);
    await tenant.session.resendTwoFactorFactorCode({ id }).unwrap();
    const second = await codeTo(service, tenant, email, 'FACTOR_OTP');
    if (first !== second) {
      const old = await tenant.session.verifyTwoFactorFactor({ id, code: first });
      expect(refusal(old)).toMatchObject({ code: 'TWOFA_INVALID_CODE', details: { attemptsRemaining: 4 } });
    }
    await advance(tenant, 600);
    const late = await tenant.session.verifyTwoFactorFactor({ id, code: second });
    expect(refusal(late).code).toBe('TWOFA_INVALID_CODE');
    await tenant.session.resendTwoFactorFactorCode({ id }).unwrap();
    const third = await codeTo(service, tenant, email, 'FACTOR_OTP');
    expect((await tenant.session.verifyTwoFactorFactor({ id, code: third })).ok).toBe(true);
  });

  test('sends five codes to a factor, then no more (D-348, D-349)', async () => {
    const tenant = await newTenant();
    const { id } = await tenant.session.enrollTwoFactorFactor({ type: 'SMS', phoneE164: '+15550611003' }).unwrap();
    for (let sent = 1; sent < 5; sent += 1) {
      await advance(tenant, 31);
      await tenant.session.resendTwoFactorFactorCode({ id }).unwrap();
    }
    await advance(tenant, 31);
    expect(refusal(await tenant.session.resendTwoFactorFactorCode({ id })).code).toBe('RATE_LIMITED');
  });

  test('accepts a TOTP of the step before or after, and no step twice (D-351)', async () => {
    const tenant = await newTenant();
    const { id, secretBase32 } = await tenant.session.enrollTwoFactorFactor({ type: 'TOTP' }).unwrap();
    const secret = secretBase32 ?? '';
    const now = await clockOf(tenant);
    const at = (steps: number) => totpAt(secret, new Date(now.getTime() + steps * 30_000));
    expect(refusal(await tenant.session.verifyTwoFactorFactor({ id, code: at(-3) })).code).toBe('TWOFA_INVALID_CODE');
    expect(refusal(await tenant.session.verifyTwoFactorFactor({ id, code: at(3) })).code).toBe('TWOFA_INVALID_CODE');
    expect((await tenant.session.verifyTwoFactorFactor({ id, code: at(0) })).ok).toBe(true);
    expect((await rowOf(id)).last_totp_step).toBe(Math.floor(now.getTime() / 30_000));
  });

  test('requires a code or a signature, depending on the type, and not both (R507, D-352)', async () => {
    const tenant = await newTenant();
    const email = 'kind@example.test';
    const { id } = await tenant.session.enrollTwoFactorFactor({ type: 'EMAIL', email }).unwrap();
    const signature = `0x${'11'.repeat(65)}`;
    for (const body of [{ signature }, { code: '123456', signature }, {}] as never[]) {
      const refused = await tenant.session.verifyTwoFactorFactor(Object.assign({ id }, body));
      expect(refusal(refused).code).toBe('VALIDATION_FAILED');
    }
    expect((await rowOf(id)).otp_attempts).toBe(0);
  });

  test('refuses a verified factor, and a resend for TOTP (D-349)', async () => {
    const tenant = await newTenant();
    const email = await emailFactor(service, tenant, 'again@example.test');
    const answers = {
      verify: await tenant.session.verifyTwoFactorFactor({ id: email, code: '123456' }),
      resend: await tenant.session.resendTwoFactorFactorCode({ id: email }),
    };
    expect(refusal(answers.verify)).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'VERIFIED', event: 'VERIFY' },
    });
    expect(refusal(answers.resend)).toMatchObject({ code: 'INVALID_TRANSITION', details: { event: 'RESEND' } });
    const { id } = await tenant.session.enrollTwoFactorFactor({ type: 'TOTP' }).unwrap();
    expect(refusal(await tenant.session.resendTwoFactorFactorCode({ id })).code).toBe('VALIDATION_FAILED');
  });

  test('deletes an unverified factor after a day (D-349)', async () => {
    const tenant = await newTenant();
    const { id } = await tenant.session.enrollTwoFactorFactor({ type: 'TOTP' }).unwrap();
    await advance(tenant, DAY - 60);
    expect((await tenant.session.listTwoFactorFactors().unwrap()).factors).toHaveLength(1);
    await advance(tenant, 61);
    expect((await tenant.session.listTwoFactorFactors().unwrap()).factors).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'REMOVED', secret_ciphertext: null });
  });
});

describe('removing', () => {
  test('is always possible while protection is off, and once (B 4.8, D-353)', async () => {
    const tenant = await newTenant();
    const id = await emailFactor(service, tenant, 'removed@example.test');
    expect(await tenant.session.removeTwoFactorFactor({ id }).unwrap()).toEqual({ id, deleted: true });
    expect(refusal(await tenant.session.removeTwoFactorFactor({ id })).code).toBe('FACTOR_NOT_FOUND');
  });

  test('must leave enough usable factors under protection, and not only e-mail and SMS (B 4.8, R510, R511, D-353)', async () => {
    const tenant = await protectedTenant(service);
    const only = await tenant.session.removeTwoFactorFactor({ id: tenant.factorId });
    expect(refusal(only)).toMatchObject({ code: 'TWOFA_FACTOR_REQUIRED', statusCode: 409 });
    const second = await emailFactor(service, tenant, 'second-removed@example.test');
    const { id: pending } = await enroll(tenant, { type: 'SMS', phoneE164: '+15550611004' });
    await advance(tenant, DAY);
    const onlyEmail = await tenant.session.removeTwoFactorFactor({ id: second });
    expect(refusal(onlyEmail).code).toBe('TWOFA_FACTOR_REQUIRED');
    const totp = await totpFactor(tenant);
    // It cannot be used yet.
    expect(refusal(await tenant.session.removeTwoFactorFactor({ id: second })).code).toBe('TWOFA_FACTOR_REQUIRED');
    await advance(tenant, DAY);
    expect(refusal(await tenant.session.removeTwoFactorFactor({ id: totp.id })).code).toBe('TWOFA_FACTOR_REQUIRED');
    expect((await tenant.session.removeTwoFactorFactor({ id: second })).ok).toBe(true);
    expect(refusal(await tenant.session.removeTwoFactorFactor({ id: pending })).code).toBe('FACTOR_NOT_FOUND');
    await tenant.session.updateProtectionSettings({ requiredFactors: 2 }).unwrap();
    expect(refusal(await tenant.session.removeTwoFactorFactor({ id: tenant.factorId })).code).toBe(
      'TWOFA_FACTOR_REQUIRED',
    );
  });

  test('is always possible for a PENDING factor (D-353)', async () => {
    const tenant = await protectedTenant(service);
    const { id } = await enroll(tenant, { type: 'TOTP' });
    expect((await tenant.session.removeTwoFactorFactor({ id })).ok).toBe(true);
  });

  test('of two factors at once leaves one that is neither e-mail nor SMS (D-353)', async () => {
    const tenant = await newTenant();
    await emailFactor(service, tenant, 'stays@example.test');
    const ids = [(await totpFactor(tenant)).id, (await signerFactor(tenant)).id];
    await advance(tenant, DAY);
    await tenant.session.updateProtectionSettings({ enabled: true }).unwrap();
    const answers = await together(
      service.pool.owner,
      ids.map((id) => () => tenant.session.removeTwoFactorFactor({ id })),
    );
    expect(answers.map((answer) => (answer.ok ? 'ok' : refusal(answer).code)).sort()).toEqual([
      'TWOFA_FACTOR_REQUIRED',
      'ok',
    ]);
  });
});

test('a member manages only their own factors, and an API key none (D-340, D-013, R535)', async () => {
  const tenant = await newTenant();
  const admin = await memberOf(service, tenant, 'ADMIN');
  const id = await emailFactor(service, tenant, 'own@example.test');
  expect((await admin.session.listTwoFactorFactors().unwrap()).factors).toEqual([]);
  const theirs = [
    await admin.session.removeTwoFactorFactor({ id }),
    await admin.session.verifyTwoFactorFactor({ id, code: '123456' }),
    await admin.session.resendTwoFactorFactorCode({ id }),
  ];
  expect(theirs.map((answer) => refusal(answer).code)).toEqual(Array(3).fill('FACTOR_NOT_FOUND'));
  const byKey = [
    await tenant.api.listTwoFactorFactors(),
    await tenant.api.enrollTwoFactorFactor({ type: 'TOTP' }),
    await tenant.api.getProtectionSettings(),
    await tenant.api.getTwoFactorChallenge({ id: 'tfc_x' }),
  ];
  expect(byKey.map((answer) => refusal(answer).code)).toEqual(Array(4).fill('TWOFA_AGENT_NOT_PERMITTED'));
});
