import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyInvariants } from '../../src/platform/audit/index.ts';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test('the latest proof of a number wins an open claim, and the earlier tenant is no party any more (D-039, D-109)', async () => {
  const phone = '+15550106666';
  const [acme, first, second] = [
    await service.signUp('Acme'),
    await service.signUp('First'),
    await service.signUp('Second'),
  ];
  await acme.fund('100.00');
  const { paymentId: id } = await acme.api.createOfframpPayment({ phone, amountUsd: '25.00' }).unwrap();
  await verifyPhone(service, first, phone);
  await service.runUntilIdle();
  expect((await first.api.getOfframpPayment({ id }).unwrap()).recipientTenantId).toBe(first.tenantId);

  await verifyPhone(service, second, phone);
  await service.runUntilIdle();
  expect((await second.api.getOfframpPayment({ id }).unwrap()).recipientTenantId).toBe(second.tenantId);
  expect((await first.api.getOfframpPayment({ id })).error?.code).toBe('PAYMENT_NOT_FOUND');
  const claim = await service.pool.owner('claims').where({ payment_id: id }).first();
  expect(claim).toMatchObject({ status: 'OPEN', recipient_tenant_id: second.tenantId });
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);

  // What the first one does now moves nothing; the second one is paid.
  await onboard(first);
  await addServiceBalance(first);
  await service.runUntilIdle();
  expect((await acme.api.getOfframpPayment({ id }).unwrap()).status).toBe('PENDING_CLAIM');
  await onboard(second);
  await addServiceBalance(second);
  await service.runUntilIdle();
  expect((await acme.api.getOfframpPayment({ id }).unwrap()).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
});

test('a late job of an earlier proof does not take the claim from a later one', async () => {
  const phone = '+15550106667';
  const acme = await service.signUp('Acme Late');
  await acme.fund('100.00');
  const { paymentId: id } = await acme.api.createOfframpPayment({ phone, amountUsd: '25.00' }).unwrap();
  const [first, second] = [await service.signUp('First Late'), await service.signUp('Second Late')];
  for (const { api } of [first, second]) {
    const alias = await api.createPhoneAlias({ phone }).unwrap();
    while ((await service.runner.runDue({ topic: 'message.send' })) > 0);
    const { messages } = await api.listTestMessages({ to: phone, purpose: 'ALIAS_OTP', take: 1 }).unwrap();
    await api.verifyPhoneAlias({ id: alias.id, code: messages[0]?.code ?? '' }).unwrap();
  }
  // The jobs of the second run before those of the first.
  for (const { tenantId } of [second, first]) {
    for (const topic of ['claims.bind', 'claims.bind-one'] as const) {
      expect(await service.runner.runDue({ topic, tenantId })).toBe(1);
    }
  }
  expect((await acme.api.getOfframpPayment({ id }).unwrap()).recipientTenantId).toBe(second.tenantId);
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
});
