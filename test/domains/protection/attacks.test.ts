import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { rounds } from '../../support/rounds.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import {
  advance,
  approvedPayment,
  CHALLENGE,
  challengeOf,
  clockOf,
  codeTo,
  DAY,
  pay,
  paymentsOf,
  protectedTenant,
  refusal,
  totpAt,
  totpFactor,
} from './fixture.ts';

const ROUNDS = rounds(2, 10);
const WAYS = 64;
const GUESSES = 500;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

const codesOf = (answers: readonly { readonly ok: boolean; readonly error?: unknown }[]) => {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const code = answer.ok ? 'ok' : refusal(answer).code;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};

/** Six digits, none of which is the code. */
const guessesBut = (code: string, count: number): string[] =>
  Array.from({ length: count + 1 }, (_, n) => String(n * 1777 + 13).padStart(6, '0'))
    .filter((guess) => guess !== code)
    .slice(0, count);

describe(`${GUESSES} simultaneous guesses`, () => {
  test('of a challenge’s code: five are compared, and the right one comes too late (D-348, D-443, R552)', async () => {
    const tenant = await protectedTenant(service);
    const { factorId, session } = tenant;
    const { challengeId: id } = challengeOf(await pay(tenant));
    await session.sendTwoFactorChallengeCode({ id, factorId }).unwrap();
    const code = await codeTo(service, tenant, tenant.email, 'TWOFA_OTP');
    const answers = await Promise.all(
      guessesBut(code, GUESSES).map((guess) => session.verifyTwoFactorChallenge({ id, factorId, code: guess })),
    );
    expect(codesOf(answers)).toEqual({ TWOFA_INVALID_CODE: 4, TWOFA_TOO_MANY_ATTEMPTS: GUESSES - 4 });
    const looked = await service.pool.owner('lifecycle_log').where({ aggregate_id: id, event: 'WRONG_ANSWER' });
    expect(looked).toHaveLength(5);
    const right = await session.verifyTwoFactorChallenge({ id, factorId, code });
    expect(refusal(right).code).toBe('TWOFA_TOO_MANY_ATTEMPTS');
  });

  test('of an enrollment’s code: five are compared, and the factor is deleted (D-349, D-443)', async () => {
    const { session, api } = await service.signUp('Guessed enrollment');
    const { id } = await session.enrollTwoFactorFactor({ type: 'EMAIL', email: 'guessed@at-once.test' }).unwrap();
    const code = await codeTo(service, { api }, 'guessed@at-once.test', 'FACTOR_OTP');
    const answers = await Promise.all(
      guessesBut(code, GUESSES).map((guess) => session.verifyTwoFactorFactor({ id, code: guess })),
    );
    expect(codesOf(answers)).toEqual({
      TWOFA_INVALID_CODE: 4,
      TWOFA_TOO_MANY_ATTEMPTS: 1,
      FACTOR_NOT_FOUND: GUESSES - 5,
    });
    expect(refusal(await session.verifyTwoFactorFactor({ id, code })).code).toBe('FACTOR_NOT_FOUND');
  });

  test('over many challenges: fifty are compared (D-443)', async () => {
    const tenant = await protectedTenant(service);
    const { session } = tenant;
    const totp = await totpFactor(tenant);
    await advance(tenant, DAY);
    const challenges = await Promise.all(Array.from({ length: 20 }, () => pay(tenant)));
    const ids = challenges.map((answer) => challengeOf(answer).challengeId);
    const answers = await Promise.all(
      guessesBut('', GUESSES).map((code, n) =>
        session.verifyTwoFactorChallenge({ id: ids[n % ids.length] ?? '', factorId: totp.id, code }),
      ),
    );
    expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
    const counted = await service.pool
      .owner('twofa_challenges')
      .whereIn('id', ids)
      .sum('wrong_answers as looked')
      .first();
    expect(Number(counted?.looked)).toBeLessThanOrEqual(50);
    expect(codesOf(answers).RATE_LIMITED).toBeGreaterThan(0);
  });
});

describe(`${WAYS} requests at once, ${ROUNDS} rounds`, { timeout: 60_000 + ROUNDS * 20_000 }, () => {
  test('redeem a challenge once, for one payment (D-346, R555)', async () => {
    const tenant = await protectedTenant(service);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await tenant.fund('100.00');
      const id = await approvedPayment(service, tenant);
      const answers = await Promise.all(Array.from({ length: WAYS }, () => pay(tenant, '25.00', { [CHALLENGE]: id })));
      expect(codesOf(answers)).toEqual({ ok: 1, TWOFA_CHALLENGE_NOT_REDEEMABLE: WAYS - 1 });
      expect(await paymentsOf(service, tenant)).toBe(round);
      await advance(tenant, 3601);
    }
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });

  test('redeem a challenge once under one key, and all answer with the same payment (D-055, D-346)', async () => {
    const tenant = await protectedTenant(service);
    const body = { phone: tenant.phone, amountUsd: '25.00' };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const id = await approvedPayment(service, tenant);
      const options = { headers: { [CHALLENGE]: id }, idempotencyKey: `round-${round}` };
      const answers = await Promise.all(
        Array.from({ length: WAYS }, () => tenant.session.createOfframpPayment(body, options)),
      );
      expect(codesOf(answers)).toEqual({ ok: WAYS });
      expect(new Set(answers.map(({ data }) => data?.paymentId)).size).toBe(1);
      expect(await paymentsOf(service, tenant)).toBe(round);
      await advance(tenant, 3601);
    }
  });

  test('use a TOTP step once, over any number of challenges (D-351)', async () => {
    const tenant = await protectedTenant(service);
    const { session } = tenant;
    const totp = await totpFactor(tenant);
    await advance(tenant, DAY);
    for (let round = 0; round < ROUNDS; round += 1) {
      const opened = await Promise.all(Array.from({ length: 8 }, () => pay(tenant)));
      const ids = opened.map((answer) => challengeOf(answer).challengeId);
      const code = totpAt(totp.secret, await clockOf(tenant));
      const answers = await Promise.all(
        ids.map((id) => session.verifyTwoFactorChallenge({ id, factorId: totp.id, code })),
      );
      expect(codesOf(answers)).toEqual({ ok: 1, TWOFA_INVALID_CODE: 7 });
      await advance(tenant, 3601);
    }
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });

  test('weaken protection once by one approval (D-341, D-346)', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const tenant = await protectedTenant(service);
      const { session, factorId } = tenant;
      const ask = (id?: string) =>
        session.updateProtectionSettings(
          { thresholdUsd: '50.00' },
          id === undefined ? {} : { headers: { [CHALLENGE]: id } },
        );
      const { challengeId: id } = challengeOf(await ask());
      await session.sendTwoFactorChallengeCode({ id, factorId }).unwrap();
      const code = await codeTo(service, tenant, tenant.email, 'TWOFA_OTP');
      await session.verifyTwoFactorChallenge({ id, factorId, code }).unwrap();
      const answers = await Promise.all(Array.from({ length: WAYS }, () => ask(id)));
      expect(codesOf(answers)).toEqual({ ok: 1, TWOFA_CHALLENGE_NOT_REDEEMABLE: WAYS - 1 });
    }
  });
});
