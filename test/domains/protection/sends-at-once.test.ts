import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../../support/service.ts';
import {
  advance,
  anyTenant,
  challengeOf,
  DAY,
  emailFactor,
  enroll,
  memberOf,
  pay,
  protectedTenant,
} from './fixture.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

const succeeded = (answers: readonly { readonly ok: boolean }[]): number => answers.filter(({ ok }) => ok).length;

describe('codes that are requested at the same time', () => {
  test('are limited for approvals to thirty an hour per member, over all challenges (D-443)', async () => {
    const tenant = await protectedTenant(service);
    const factorIds = [tenant.factorId];
    // Ten an hour reach one address.
    for (const name of ['second', 'third', 'fourth']) {
      factorIds.push(await emailFactor(service, tenant, `${name}@sends.test`));
    }
    await advance(tenant, DAY);
    const challenges = await Promise.all(Array.from({ length: 40 }, () => pay(tenant)));
    const ids = challenges.map((answer) => challengeOf(answer).challengeId);
    const answers = await Promise.all(
      ids.map((id, n) => tenant.session.sendTwoFactorChallengeCode({ id, factorId: factorIds[n % 4] ?? '' })),
    );
    expect(succeeded(answers)).toBe(30);
  });

  test('are limited for enrollments to ten an hour per member, over all factors (D-443)', async () => {
    const tenant = await anyTenant(service);
    const { session } = tenant;
    const enrolled = await Promise.all(
      Array.from({ length: 7 }, (_, n) => enroll(tenant, { type: 'EMAIL', email: `one-of-${n}@sends.test` })),
    );
    await advance(tenant, 61);
    const answers = await Promise.all(enrolled.map(({ id }) => session.resendTwoFactorFactorCode({ id })));
    expect(succeeded(answers)).toBe(3);
  });

  test('are limited for enrollments to ten an hour per address, over all members (D-443)', async () => {
    const tenant = await anyTenant(service);
    const members = [];
    for (let n = 0; n < 14; n += 1) members.push(await memberOf(service, tenant, 'ADMIN'));
    const email = 'everybodys@sends.test';
    const answers = await Promise.all(
      members.map(({ session }) => session.enrollTwoFactorFactor({ type: 'EMAIL', email })),
    );
    expect(succeeded(answers)).toBe(10);
  });
});
