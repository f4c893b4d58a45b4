import { afterAll, beforeAll, expect, test } from 'vitest';
import { findResource } from '../../../src/domains/explanations/explain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { working } from '../../support/working.ts';
import { member } from '../approvals/fixture.ts';

let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;

beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Limits Acme');
  harbor = await service.signUp('Limits Harbor');
});
afterAll(() => service.stop());

/** Whether amounts that this member moves have a limit. */
const isLimited = (tenantId: string, memberId: string): Promise<boolean> =>
  working(service, async ({ reads }) => {
    const caller = { kind: 'member', role: 'OWNER', memberId, scopes: [] } as const;
    const found = await findResource({
      id: 'pay_none',
      machine: 'offramp-payment',
      reads,
      viewer: { tenantId, caller, now: new Date() },
      access: { caller: null, environment: 'sandbox' },
      sources: service.engine.services.explain,
    });
    return found.isLimited;
  });

test('a grant to create payments limits its own member only', async () => {
  const [ada, bob] = [await member(service, acme), await member(service, acme)];
  const grant = (memberId: string, action: 'payment.create' | 'payment.approve') =>
    acme.session.createAuthority({ memberId, allowedActions: [action], perTxLimitUsd: '100' }).unwrap();
  await grant(ada.id, 'payment.create');
  await grant(bob.id, 'payment.approve');
  expect(await isLimited(acme.tenantId, ada.id)).toBe(true);
  expect(await isLimited(acme.tenantId, bob.id), 'who only approves').toBe(false);
  expect(await isLimited(acme.tenantId, acme.memberId)).toBe(false);
  expect(await isLimited(harbor.tenantId, ada.id), 'in another tenant').toBe(false);
});

test('the rules of an organization limit all of its members, and no other tenant, while there are any', async () => {
  const [cleo, owner] = [await member(service, harbor), harbor.memberId];
  await harbor.session.setPaymentPolicy({ rules: {} }).unwrap();
  expect(await isLimited(harbor.tenantId, owner), 'no rules').toBe(false);
  await harbor.session.setPaymentPolicy({ rules: { maximumAmountUsd: '10000' } }).unwrap();
  expect([await isLimited(harbor.tenantId, owner), await isLimited(harbor.tenantId, cleo.id)]).toEqual([true, true]);
  expect(await isLimited(acme.tenantId, acme.memberId)).toBe(false);
  await harbor.session.setPaymentPolicy({ rules: {} }).unwrap();
  expect(await isLimited(harbor.tenantId, owner), 'a policy that was replaced').toBe(false);
});
