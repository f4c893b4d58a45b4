import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../../support/service.ts';
import {
  advance,
  approvedPayment,
  CHALLENGE,
  challengeOf,
  clockOf,
  codeTo,
  DAY,
  enroll,
  memberOf,
  type ProtectedTenant,
  pay,
  protectedTenant,
  refusal,
  totpAt,
  totpFactor,
  wrongFor,
} from './fixture.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

const opened = async (tenant: ProtectedTenant) => challengeOf(await pay(tenant)).challengeId;
const sent = async (tenant: ProtectedTenant, id: string) => {
  await tenant.session.sendTwoFactorChallengeCode({ id, factorId: tenant.factorId }).unwrap();
  return codeTo(service, tenant, tenant.email, 'TWOFA_OTP');
};
const statusOf = async ({ session }: ProtectedTenant, id: string) =>
  (await session.getTwoFactorChallenge({ id }).unwrap()).status;
const rowOf = (id: string) => service.pool.owner('twofa_challenges').where({ id }).first();

describe('codes', () => {
  test('have six digits and last ten minutes, and a newer one voids the older (D-348)', async () => {
    const tenant = await protectedTenant(service);
    const id = await opened(tenant);
    const { factorId, session } = tenant;
    const { sentAt, expiresAt, ...named } = await session.sendTwoFactorChallengeCode({ id, factorId }).unwrap();
    expect(named).toEqual({ challengeId: id, factorId });
    expect(Date.parse(expiresAt) - Date.parse(sentAt)).toBe(600_000);
    const first = await codeTo(service, tenant, tenant.email, 'TWOFA_OTP');
    expect(JSON.stringify((await rowOf(id)).codes)).not.toContain(first);
    const early = await session.sendTwoFactorChallengeCode({ id, factorId });
    expect(refusal(early).code).toBe('RATE_LIMITED');
    expect(Number(early.response?.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    await advance(tenant, 30);
    const second = await sent(tenant, id);
    if (first !== second) {
      const old = await session.verifyTwoFactorChallenge({ id, factorId, code: first });
      expect(refusal(old)).toMatchObject({ code: 'TWOFA_INVALID_CODE', details: { attemptsRemaining: 4 } });
    }
    expect((await session.verifyTwoFactorChallenge({ id, factorId, code: second })).ok).toBe(true);
  });

  test('are sent five times per challenge (D-348)', async () => {
    const tenant = await protectedTenant(service);
    const id = await opened(tenant);
    for (let count = 0; count < 5; count += 1) {
      await sent(tenant, id);
      await advance(tenant, 31);
    }
    const { factorId, session } = tenant;
    expect(refusal(await session.sendTwoFactorChallengeCode({ id, factorId })).code).toBe('RATE_LIMITED');
  });

  test('answer only the challenge that they were sent for (D-346, D-348)', async () => {
    const tenant = await protectedTenant(service);
    const [one, other] = [await opened(tenant), await opened(tenant)];
    const code = await sent(tenant, one);
    const { factorId, session } = tenant;
    const refused = await session.verifyTwoFactorChallenge({ id: other, factorId, code });
    expect(refusal(refused).code).toBe('TWOFA_INVALID_CODE');
    expect((await session.verifyTwoFactorChallenge({ id: one, factorId, code })).ok).toBe(true);
  });

  test('are sent to a member thirty times an hour and a hundred and fifty times a day (D-443)', async () => {
    const tenant = await protectedTenant(service);
    const { factorId, memberId, session, tenantId } = tenant;
    const id = await opened(tenant);
    let traces = 0;
    const goneOut = (count: number, minutesAgo: number) =>
      service.pool.owner('twofa_code_sends').insert(
        Array.from({ length: count }, () => {
          traces += 1;
          const sent_at = new Date(Date.now() - minutesAgo * 60_000);
          return { id: `msg_${memberId}_${traces}`, tenant_id: tenantId, subject: `approve:${memberId}`, sent_at };
        }),
      );
    const send = async () => {
      await advance(tenant, 31);
      return (await session.sendTwoFactorChallengeCode({ id, factorId })).error?.code;
    };
    await goneOut(29, 30);
    expect([await send(), await send()], 'of the hour').toEqual([undefined, 'RATE_LIMITED']);
    await service.pool.owner('twofa_code_sends').where({ tenant_id: tenantId }).delete();
    await goneOut(149, 120);
    expect([await send(), await send()], 'of the day').toEqual([undefined, 'RATE_LIMITED']);
  });

  test('are sent to usable EMAIL and SMS factors only (D-348)', async () => {
    const tenant = await protectedTenant(service);
    const { session } = tenant;
    const id = await opened(tenant);
    const totp = await totpFactor(tenant);
    const { id: pending } = await enroll(tenant, { type: 'SMS', phoneE164: '+15550612001' });
    for (const factorId of [totp.id, pending]) {
      const refused = await session.sendTwoFactorChallengeCode({ id, factorId });
      expect(refusal(refused).code).toBe('VALIDATION_FAILED');
    }
    const unknown = await session.sendTwoFactorChallengeCode({ id, factorId: 'fac_unknown' });
    expect(refusal(unknown).code).toBe('FACTOR_NOT_FOUND');
    for (const factorId of [totp.id, pending]) {
      const refused = await session.verifyTwoFactorChallenge({ id, factorId, code: '123456' });
      expect(refusal(refused).code).toBe('VALIDATION_FAILED');
    }
    expect((await rowOf(id)).wrong_answers).toBe(0);
  });
});

describe('wrong answers', () => {
  test('count over the whole challenge: the fifth cancels it, and the right one no longer helps (B 7, R551, R552, D-348, D-443)', async () => {
    const tenant = await protectedTenant(service);
    const { factorId, session } = tenant;
    const id = await opened(tenant);
    const code = await sent(tenant, id);
    for (const attemptsRemaining of [4, 3, 2, 1]) {
      const refused = await session.verifyTwoFactorChallenge({ id, factorId, code: wrongFor(code) });
      expect(refusal(refused)).toMatchObject({
        code: 'TWOFA_INVALID_CODE',
        statusCode: 400,
        details: { attemptsRemaining },
      });
    }
    for (const answer of [wrongFor(code), code, code]) {
      const refused = await session.verifyTwoFactorChallenge({ id, factorId, code: answer });
      expect(refusal(refused)).toMatchObject({ code: 'TWOFA_TOO_MANY_ATTEMPTS', statusCode: 403 });
    }
    expect(await statusOf(tenant, id)).toBe('CANCELLED');
    const again = await session.sendTwoFactorChallengeCode({ id, factorId });
    expect(refusal(again).code).toBe('TWOFA_TOO_MANY_ATTEMPTS');
    const replay = await pay(tenant, '25.00', { [CHALLENGE]: id });
    expect(refusal(replay).code).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
  });

  test('are limited to fifty an hour per member, over all challenges (D-443)', async () => {
    const tenant = await protectedTenant(service);
    const { factorId, session } = tenant;
    const challenges: string[] = [];
    for (let count = 0; count < 11; count += 1) challenges.push(await opened(tenant));
    const [last = '', ...guessed] = challenges.reverse();
    for (const id of guessed) {
      for (let guess = 0; guess < 5; guess += 1)
        await session.verifyTwoFactorChallenge({ id, factorId, code: '000000' });
    }
    const code = await sent(tenant, last);
    const refused = await session.verifyTwoFactorChallenge({ id: last, factorId, code });
    expect(refusal(refused).code).toBe('RATE_LIMITED');
    expect(Number(refused.response?.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await rowOf(last)).wrong_answers).toBe(0);
    await advance(tenant, 3601);
    const fresh = await opened(tenant);
    const next = await sent(tenant, fresh);
    expect((await session.verifyTwoFactorChallenge({ id: fresh, factorId, code: next })).ok).toBe(true);
  });
});

describe('a challenge with several factors', () => {
  test('is answered one factor after the other, each once, until enough have answered (B 4.8, R512, D-347)', async () => {
    const tenant = await protectedTenant(service);
    const { factorId, session } = tenant;
    const totp = await totpFactor(tenant);
    await advance(tenant, DAY);
    await session.updateProtectionSettings({ requiredFactors: 2 }).unwrap();
    const { challengeId: id, factors } = challengeOf(await pay(tenant));
    expect(factors.map(({ type }) => type).sort()).toEqual(['EMAIL', 'TOTP']);
    const code = await sent(tenant, id);
    const first = await session.verifyTwoFactorChallenge({ id, factorId, code }).unwrap();
    expect(first).toEqual({ challengeId: id, status: 'PENDING', satisfiedFactors: 1, requiredFactors: 2 });
    // The same code is spent; a new one of the same factor counts for nothing.
    expect(refusal(await session.verifyTwoFactorChallenge({ id, factorId, code })).code).toBe('TWOFA_INVALID_CODE');
    await advance(tenant, 31);
    const again = { id, factorId, code: await sent(tenant, id) };
    expect(await session.verifyTwoFactorChallenge(again).unwrap()).toEqual(first);
    const early = await pay(tenant, '25.00', { [CHALLENGE]: id });
    expect(refusal(early).code).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
    const answer = { id, factorId: totp.id, code: totpAt(totp.secret, await clockOf(tenant)) };
    const second = await session.verifyTwoFactorChallenge(answer).unwrap();
    expect(second).toEqual({ challengeId: id, status: 'SATISFIED', satisfiedFactors: 2, requiredFactors: 2 });
    expect((await pay(tenant, '25.00', { [CHALLENGE]: id })).ok).toBe(true);
    const { factors: used } = await session.listTwoFactorFactors().unwrap();
    expect(used.every(({ lastUsedAt }) => lastUsedAt !== null)).toBe(true);
  });

  test('accepts a TOTP step once, over all challenges (D-351)', async () => {
    const tenant = await protectedTenant(service);
    const { session } = tenant;
    const { id: factorId, secret } = await totpFactor(tenant);
    await advance(tenant, DAY);
    const [one, other] = [await opened(tenant), await opened(tenant)];
    const code = totpAt(secret, await clockOf(tenant));
    expect((await session.verifyTwoFactorChallenge({ id: one, factorId, code })).ok).toBe(true);
    const twice = await session.verifyTwoFactorChallenge({ id: other, factorId, code });
    expect(refusal(twice)).toMatchObject({ code: 'TWOFA_INVALID_CODE', details: { attemptsRemaining: 4 } });
    await advance(tenant, 60);
    const next = totpAt(secret, await clockOf(tenant));
    expect((await session.verifyTwoFactorChallenge({ id: other, factorId, code: next })).ok).toBe(true);
  });

  test('shows IDP_MFA the approved request to sign (B 4.8, D-352)', async () => {
    const tenant = await protectedTenant(service);
    const { session } = await memberOf(service, tenant, 'ADMIN').then(async (admin) => {
      const { id } = await admin.session.enrollTwoFactorFactor({ type: 'IDP_MFA' }).unwrap();
      const account = privateKeyToAccount(admin.signer.privateKey as `0x${string}`);
      const enrollment = `Service factor enrollment\nfactor: ${id}\nsigner: ${admin.signer.address}`;
      const signature = await account.signMessage({ message: enrollment });
      await admin.session.verifyTwoFactorFactor({ id, signature }).unwrap();
      await advance(tenant, DAY);
      const asked = await admin.session.createOfframpPayment({ phone: tenant.phone, amountUsd: '25.5' });
      const { challengeId, destinationAddress } = challengeOf(asked);
      const text = (amount: string) =>
        [
          'Service transfer approval',
          `challenge: ${challengeId}`,
          `amount: ${amount} USD`,
          `destination: ${destinationAddress}`,
        ].join('\n');
      const wrong = await account.signMessage({ message: text('1.00') });
      const answer = { id: challengeId, factorId: id };
      const refused = await admin.session.verifyTwoFactorChallenge({ ...answer, signature: wrong });
      expect(refusal(refused)).toMatchObject({ code: 'TWOFA_INVALID_CODE', details: { attemptsRemaining: 4 } });
      expect(refusal(await admin.session.verifyTwoFactorChallenge({ ...answer, code: '123456' })).code).toBe(
        'VALIDATION_FAILED',
      );
      const right = await account.signMessage({ message: text('25.50') });
      const done = await admin.session.verifyTwoFactorChallenge({ ...answer, signature: right }).unwrap();
      expect(done.status).toBe('SATISFIED');
      return admin;
    });
    expect((await session.listTwoFactorFactors().unwrap()).usableFactors).toBe(1);
  });
});

describe('the times of a challenge', () => {
  test('give its factors ten minutes (B 7, R553, D-347)', async () => {
    const tenant = await protectedTenant(service);
    const { factorId, session } = tenant;
    const id = await opened(tenant);
    const code = await sent(tenant, id);
    await advance(tenant, 600);
    expect(await statusOf(tenant, id)).toBe('EXPIRED');
    const late = [
      await session.verifyTwoFactorChallenge({ id, factorId, code }),
      await session.sendTwoFactorChallengeCode({ id, factorId }),
    ];
    for (const answer of late)
      expect(refusal(answer)).toMatchObject({ code: 'TWOFA_CHALLENGE_EXPIRED', statusCode: 403 });
    expect((await rowOf(id)).codes).toEqual([]);
  });

  test('leave ten more minutes to repeat the request (R555, D-347)', async () => {
    const tenant = await protectedTenant(service);
    const [one, other] = [await approvedPayment(service, tenant), await approvedPayment(service, tenant)];
    await advance(tenant, 599);
    expect((await pay(tenant, '25.00', { [CHALLENGE]: one })).ok).toBe(true);
    await advance(tenant, 2);
    const late = await pay(tenant, '25.00', { [CHALLENGE]: other });
    expect(refusal(late).code).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
    expect(await statusOf(tenant, other)).toBe('EXPIRED');
  });

  test('apply before the timer has fired (D-347)', async () => {
    const tenant = await protectedTenant(service);
    const { factorId, session } = tenant;
    const [pending, satisfied] = [await opened(tenant), await approvedPayment(service, tenant)];
    const past = new Date((await clockOf(tenant)).getTime() - 1);
    await service.pool.owner('twofa_challenges').whereIn('id', [pending, satisfied]).update({ expires_at: past });
    expect([await statusOf(tenant, pending), await statusOf(tenant, satisfied)]).toEqual(['EXPIRED', 'EXPIRED']);
    const answers = [
      await session.verifyTwoFactorChallenge({ id: pending, factorId, code: '123456' }),
      await session.sendTwoFactorChallengeCode({ id: pending, factorId }),
      await pay(tenant, '25.00', { [CHALLENGE]: satisfied }),
    ];
    expect(answers.map((answer) => refusal(answer).code)).toEqual([
      'TWOFA_CHALLENGE_EXPIRED',
      'TWOFA_CHALLENGE_EXPIRED',
      'TWOFA_CHALLENGE_NOT_REDEEMABLE',
    ]);
  });
});

test('refuses an answer to a satisfied or redeemed challenge (D-347)', async () => {
  const tenant = await protectedTenant(service);
  const { factorId, session } = tenant;
  const id = await approvedPayment(service, tenant);
  const ask = async () => [
    refusal(await session.verifyTwoFactorChallenge({ id, factorId, code: '123456' })),
    refusal(await session.sendTwoFactorChallengeCode({ id, factorId })),
  ];
  expect(await ask()).toMatchObject([
    { code: 'INVALID_TRANSITION', details: { from: 'SATISFIED', event: 'ANSWER' } },
    { code: 'INVALID_TRANSITION', details: { from: 'SATISFIED', event: 'SEND_CODE' } },
  ]);
  await pay(tenant, '25.00', { [CHALLENGE]: id }).unwrap();
  expect(await ask()).toMatchObject([{ details: { from: 'REDEEMED' } }, { details: { from: 'REDEEMED' } }]);
});

test('hides a challenge from other members, as if its id were unknown (D-347, D-038)', async () => {
  const tenant = await protectedTenant(service);
  const [other, admin] = [await protectedTenant(service), await memberOf(service, tenant, 'ADMIN')];
  const id = await opened(tenant);
  const bodies: object[] = [];
  for (const { session } of [other, admin]) {
    for (const challenge of [id, 'tfc_01k9zt5r7m8q4x2v6b3n1c0d90']) {
      const answers = [
        await session.getTwoFactorChallenge({ id: challenge }),
        await session.sendTwoFactorChallengeCode({ id: challenge, factorId: tenant.factorId }),
        await session.verifyTwoFactorChallenge({ id: challenge, factorId: tenant.factorId, code: '123456' }),
      ];
      bodies.push(answers.map(({ error }) => ({ ...(error as object), requestId: undefined })));
    }
  }
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(JSON.stringify(bodies[0])).toContain('CHALLENGE_NOT_FOUND');
  const own = await opened(other);
  const theirs = await other.session.verifyTwoFactorChallenge({ id: own, factorId: tenant.factorId, code: '123456' });
  expect(refusal(theirs).code).toBe('FACTOR_NOT_FOUND');
});
