import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParamsOf } from '#sdk';
import { startTestService, type TestService } from '../../support/service.ts';
import { together } from '../../support/together.ts';
import {
  anyTenant,
  CHALLENGE,
  challengeOf,
  DAY,
  emailFactor,
  memberOf,
  messageTo,
  protectedTenant,
  refusal,
  satisfy,
} from './fixture.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

const DEFAULTS = { enabled: false, coolingOffSeconds: DAY, thresholdUsd: '0.00', requiredFactors: 1 };

describe('the settings', () => {
  test('are the defaults until they are changed, and any member may read them (B 2.9, R400, D-340)', async () => {
    const tenant = await anyTenant(service);
    const { createdAt } = await tenant.api.getMyTenant().unwrap();
    const reader = await memberOf(service, tenant, 'MEMBER');
    for (const { session } of [tenant, reader]) {
      expect(await session.getProtectionSettings().unwrap()).toEqual({ ...DEFAULTS, updatedAt: createdAt });
    }
  });

  test('are changed by sessions of an OWNER or ADMIN, and never by a key (B 4.8, R514, D-340)', async () => {
    const tenant = await anyTenant(service);
    const [admin, reader] = [await memberOf(service, tenant, 'ADMIN'), await memberOf(service, tenant, 'MEMBER')];
    const refused = await reader.session.updateProtectionSettings({ thresholdUsd: '10.00' });
    expect(refusal(refused)).toMatchObject({ code: 'ROLE_NOT_PERMITTED', statusCode: 403 });
    expect(refusal(await tenant.api.updateProtectionSettings({})).code).toBe('TWOFA_AGENT_NOT_PERMITTED');
    const changed = await admin.session.updateProtectionSettings({ thresholdUsd: '10' }).unwrap();
    expect(changed).toMatchObject({ ...DEFAULTS, thresholdUsd: '10.00' });
    const merged = await tenant.session.updateProtectionSettings({ requiredFactors: 2 }).unwrap();
    expect(merged).toMatchObject({ ...DEFAULTS, thresholdUsd: '10.00', requiredFactors: 2 });
    expect(await reader.session.getProtectionSettings().unwrap()).toEqual(merged);
  });

  test('keep both of two changes that are made at the same time', async () => {
    const tenant = await anyTenant(service);
    const admin = await memberOf(service, tenant, 'ADMIN');
    await tenant.session.updateProtectionSettings({ requiredFactors: 3 }).unwrap();
    await together(service.pool.owner, [
      () => tenant.session.updateProtectionSettings({ thresholdUsd: '10' }).unwrap(),
      () => admin.session.updateProtectionSettings({ requiredFactors: 2 }).unwrap(),
    ]);
    const settings = await tenant.session.getProtectionSettings().unwrap();
    expect(settings).toMatchObject({ thresholdUsd: '10.00', requiredFactors: 2 });
  });

  test.each<[ParamsOf<'updateProtectionSettings'>, boolean]>([
    [{ enabled: true, coolingOffSeconds: DAY - 1 }, false],
    [{ enabled: true, coolingOffSeconds: DAY }, true],
    [{ enabled: true, coolingOffSeconds: 2_592_000 }, true],
    [{ coolingOffSeconds: 2_592_001 }, false],
    [{ coolingOffSeconds: 0 }, true],
    [{ requiredFactors: 0 }, false],
    [{ requiredFactors: 3 }, true],
    [{ requiredFactors: 4 }, false],
    [{ thresholdUsd: '0' }, true],
    [{ thresholdUsd: '1000000000' }, true],
    [{ thresholdUsd: '1000000000.000001' }, false],
    [{ thresholdUsd: '-1' }, false],
  ])('accept %j: %s (B 2.9, R398, R399, D-340)', async (change, isTaken) => {
    const tenant = await anyTenant(service);
    await emailFactor(service, tenant, `bounded-${tenant.tenantId}@example.test`);
    const answer = await tenant.session.updateProtectionSettings(change);
    if (isTaken) expect(answer.ok).toBe(true);
    else expect(refusal(answer)).toMatchObject({ code: 'VALIDATION_FAILED', statusCode: 400 });
  });

  test('need the actor’s own usable factors to be enabled (D-341)', async () => {
    const tenant = await anyTenant(service);
    const enable = () => tenant.session.updateProtectionSettings({ enabled: true });
    expect(refusal(await enable())).toMatchObject({ code: 'TWOFA_NOT_ENROLLED', statusCode: 403 });
    await emailFactor(service, tenant, 'enabling@example.test');
    const admin = await memberOf(service, tenant, 'ADMIN');
    expect(refusal(await admin.session.updateProtectionSettings({ enabled: true })).code).toBe('TWOFA_NOT_ENROLLED');
    const two = await tenant.session.updateProtectionSettings({ enabled: true, requiredFactors: 2 });
    expect(refusal(two).code).toBe('TWOFA_NOT_ENROLLED');
    expect((await enable().unwrap()).enabled).toBe(true);
  });
});

test('protection is not enabled while its only factor is being removed (D-341, D-353)', async () => {
  const tenant = await anyTenant(service);
  const id = await emailFactor(service, tenant, 'leaving@example.test');
  await together<unknown>(service.pool.owner, [
    () => tenant.session.updateProtectionSettings({ enabled: true }),
    () => tenant.session.removeTwoFactorFactor({ id }),
  ]);
  const { enabled } = await tenant.session.getProtectionSettings().unwrap();
  const { factors } = await tenant.session.listTwoFactorFactors().unwrap();
  const isLeft = factors.some((factor) => factor.id === id && factor.status === 'VERIFIED');
  expect(enabled).toBe(isLeft);
});

describe('weakening protection', () => {
  const strong = { thresholdUsd: '20.00', coolingOffSeconds: 2 * DAY };

  test.each<[ParamsOf<'updateProtectionSettings'>, boolean]>([
    [{ enabled: false }, true],
    [{ thresholdUsd: '20.000001' }, true],
    [{ thresholdUsd: '20' }, false],
    [{ thresholdUsd: '19.99' }, false],
    [{ coolingOffSeconds: 2 * DAY - 1 }, true],
    [{ coolingOffSeconds: 2 * DAY + 1 }, false],
    [{ requiredFactors: 2 }, false],
    [{ requiredFactors: 2, thresholdUsd: '21.00' }, true],
    [{}, false],
  ])('by %j needs an approval: %s (B 4.8, D-341)', async (change, isProtected) => {
    const tenant = await protectedTenant(service, strong);
    const answer = await tenant.session.updateProtectionSettings(change);
    expect(answer.ok).toBe(!isProtected);
    if (isProtected) challengeOf(answer);
  });

  test('by lowering requiredFactors needs as many factors as before (D-341)', async () => {
    const tenant = await protectedTenant(service);
    await tenant.session.updateProtectionSettings({ requiredFactors: 2 }).unwrap();
    const refused = await tenant.session.updateProtectionSettings({ requiredFactors: 1 });
    expect(refusal(refused).code).toBe('TWOFA_NOT_ENROLLED');
  });

  test('is approved without an amount, and its challenge is redeemed once, with the change (D-341, D-346, D-478)', async () => {
    const tenant = await protectedTenant(service);
    const { session } = tenant;
    const refused = await session.updateProtectionSettings({ enabled: false });
    const { challengeId: id, ...bound } = challengeOf(refused);
    expect(bound).toMatchObject({
      amountUsd: null,
      destinationAddress: null,
      destinationLabel: null,
      change: 'protection settings',
    });
    await satisfy(service, tenant, id);
    const { body, code } = await messageTo(service, tenant, tenant.email, 'TWOFA_OTP');
    expect(body).toBe(
      `Service: code ${code} approves this change: protection settings. If you did not start this, do not share it.`,
    );
    const options = { headers: { [CHALLENGE]: id } };
    const other = await session.updateProtectionSettings({ enabled: false, thresholdUsd: '5.00' }, options);
    expect(refusal(other).code).toBe('TWOFA_BINDING_MISMATCH');
    expect((await session.updateProtectionSettings({ enabled: false }, options).unwrap()).enabled).toBe(false);
    await session.updateProtectionSettings({ enabled: true }).unwrap();
    const again = await session.updateProtectionSettings({ enabled: false }, options);
    expect(refusal(again).code).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
    expect((await session.getProtectionSettings().unwrap()).enabled).toBe(true);
  });

  test('is audited with the member who changed it (D-431)', async () => {
    const tenant = await protectedTenant(service);
    const rows = await service.pool
      .owner('audit_log')
      .where({ action: 'protection.updated', tenant_id: tenant.tenantId });
    expect(rows).toMatchObject([{ actor_type: 'member', actor_id: tenant.memberId, data: { enabled: true } }]);
  });
});
