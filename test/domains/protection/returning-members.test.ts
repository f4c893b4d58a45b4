import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../../support/service.ts';
import { challengeOf, confirmed, memberOf, protectedTenant } from './fixture.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

/** A suspended MEMBER of a protected tenant. */
async function suspended() {
  const tenant = await protectedTenant(service);
  const { id } = await memberOf(service, tenant, 'MEMBER');
  const grant = () =>
    confirmed(tenant, (options) =>
      tenant.session.createAuthority({ memberId: id, allowedActions: ['payment.create'] }, options),
    );
  return { tenant, id, grant, suspend: () => tenant.session.suspendMember({ id }).unwrap() };
}

test('reactivating a MEMBER with a grant needs an approval, and is refused for a key (D-518)', async () => {
  const { tenant, id, grant, suspend } = await suspended();
  await grant();
  await suspend();
  expect(challengeOf(await tenant.session.reactivateMember({ id })).amountUsd).toBeNull();
  expect((await tenant.api.reactivateMember({ id })).error).toMatchObject({ code: 'TWOFA_AGENT_NOT_PERMITTED' });
  const back = await confirmed(tenant, (options) => tenant.session.reactivateMember({ id }, options));
  expect(back.status).toBe('ACTIVE');
});

test('reactivating a MEMBER without a grant in force needs no approval', async () => {
  const { tenant, id, grant, suspend } = await suspended();
  const { authority } = await grant();
  await tenant.session.revokeAuthority({ memberId: id, authorityId: authority.id }).unwrap();
  await suspend();
  expect((await tenant.session.reactivateMember({ id })).data).toMatchObject({ status: 'ACTIVE' });
});
