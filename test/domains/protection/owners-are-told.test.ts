import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../../support/service.ts';
import { member } from '../approvals/fixture.ts';
import { anyTenant, emailFactor, protectedTenant } from './fixture.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

type Inbox = Awaited<ReturnType<typeof anyTenant>>;

async function notices({ api }: Pick<Inbox, 'api'>): Promise<readonly { to: string; body: string }[]> {
  await service.runUntilIdle();
  const { messages } = await api.listTestMessages({ purpose: 'FACTOR_NOTICE', take: 50 }).unwrap();
  return messages.map(({ to, body }) => ({ to, body }));
}

test('every owner, and no other member, is told when a factor of a member is verified (D-518)', async () => {
  const tenant = await anyTenant(service);
  await member(service, tenant, 'ADMIN');
  const second = await member(service, tenant, 'OWNER');
  const person = await member(service, tenant, 'FINANCE');
  expect(await notices(tenant)).toEqual([]);
  await emailFactor(service, { ...tenant, session: person.session }, 'person@told.test');
  const told = await notices(tenant);
  expect(told).toHaveLength(2);
  const { email: secondEmail } = await tenant.session.getMember({ id: second.id }).unwrap();
  const { email: firstEmail } = await tenant.session.getMember({ id: tenant.memberId }).unwrap();
  expect(told.map(({ to }) => to).sort()).toEqual([firstEmail, secondEmail].sort());
  const { name } = await tenant.session.getMember({ id: person.id }).unwrap();
  for (const { body } of told) expect(body).toContain(`${name} has verified a two-factor method (EMAIL)`);
});

test('the notice names the time from which a factor counts, after the cooling-off of a protected tenant', async () => {
  const tenant = await protectedTenant(service);
  const person = await member(service, tenant, 'FINANCE');
  const before = (await notices(tenant)).length;
  await emailFactor(service, { ...tenant, session: person.session }, 'later@told.test');
  const { factors } = await person.session.listTwoFactorFactors().unwrap();
  const [newest] = await notices(tenant);
  expect((await notices(tenant)).length).toBe(before + 1);
  expect(newest?.body).toContain(`counts from ${factors[0]?.usableAt} on`);
});
