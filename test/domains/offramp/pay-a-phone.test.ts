import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addServiceBalance, onboard, verifyPhone } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

describe('pay a phone number, end to end (R012, R124, R128, R142)', () => {
  let service: TestService;
  let acme: TestTenant;
  let harbor: TestTenant;

  beforeAll(async () => {
    service = await startTestService();
    acme = await service.signUp('Acme Imports');
    harbor = await service.signUp('Blue Harbor');
    await acme.fund('100.00');
  });
  afterAll(() => service.stop());

  test('an unknown phone parks as a claim; its owner onboards, selects, confirms, and is paid (R141, R160, R542)', async () => {
    const created = await acme.api.createOfframpPayment({ phone: '+15550104567', amountUsd: '25.00' }).unwrap();
    expect(created.status).toBe('PENDING_CLAIM');
    expect(await acme.balances()).toMatchObject({ available: 75_000_000n, reserved: 25_000_000n });

    await verifyPhone(service, harbor, '+15550104567');
    await service.runUntilIdle();
    expect((await harbor.api.getOfframpPayment({ id: created.paymentId }).unwrap()).status).toBe('PENDING_CLAIM');
    await onboard(harbor);
    await addServiceBalance(harbor);
    await service.runUntilIdle();

    const waiting = await harbor.api.getOfframpPayment({ id: created.paymentId }).unwrap();
    expect(waiting.status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    const { routes } = await harbor.api.getOfframpPaymentRoutes({ id: created.paymentId }).unwrap();
    expect(routes).toHaveLength(1);
    const routeQuoteId = routes[0]?.routeId ?? '';
    await harbor.api.selectOfframpPaymentRoute({ id: created.paymentId, routeQuoteId }).unwrap();
    const locked = await harbor.api.confirmOfframpPayment({ id: created.paymentId }).unwrap();
    expect(locked.status).toBe('FUNDS_LOCKED');

    await harbor.api.stepTestProvider({ id: created.paymentId, steps: 3 }).unwrap();
    const delivered = await acme.api.getOfframpPayment({ id: created.paymentId }).unwrap();
    expect(delivered.status).toBe('DELIVERED');
    expect(await acme.balances()).toMatchObject({ available: 75_000_000n, reserved: 0n, escrow: 0n });
    expect(await harbor.balances()).toMatchObject({ available: 25_000_000n });
    const claim = await acme.api.getOfframpPaymentClaim({ id: created.paymentId }).unwrap();
    expect(claim.status).toBe('RELEASED');

    await service.runUntilIdle();
    const events = (await acme.api.listEvents({ resourceId: created.paymentId, order: 'asc' }).unwrap()).events;
    expect(events.map(({ type }) => type)).toEqual([
      'payment.created',
      'payment.identity_resolution',
      'payment.action_required',
      'payment.policy_check',
      'payment.route_quoted',
      'payment.awaiting_confirmation',
      'payment.routing',
      'payment.provider_submitted',
      'payment.provider_processing',
      'payment.delivered',
    ]);
  });
});
