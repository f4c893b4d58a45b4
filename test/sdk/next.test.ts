import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { NextAction, OperationId } from '#sdk';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';

describe('the operations that can move a resource now', () => {
  let service: TestService;
  let sender: TestTenant;
  beforeAll(async () => {
    service = await startTestService();
    sender = await service.signUp('Next');
    await sender.fund('100');
  });
  afterAll(() => service.stop());

  it('equal those of the service, by the id or by the resource', async () => {
    const order = { phone: '+15550177001', amountUsd: '1.00' };
    const payment = await sender.api.offrampPayments.create(order).unwrap();
    await service.runUntilIdle();
    const { paymentId: id } = payment;
    const actions = await sender.api.offrampPayments.next(id).unwrap();
    expect(await sender.api.offrampPayments.next({ id }).unwrap()).toEqual(actions);
    const cancel = actions.find(({ operationId }) => operationId === 'cancelOfframpPayment');
    expect(cancel).toMatchObject({ event: 'CANCEL', allowed: true, code: null, to: ['CANCELED'] });
    // Neither deadlines nor workers, nor the sandbox's own controls.
    expect(new Set(actions.map(({ by }) => by))).toEqual(new Set(['operation']));
    await sender.api.offrampPayments.cancel({ id }).unwrap();
    expect(await sender.api.offrampPayments.next(id).unwrap()).toEqual([]);
  });

  it('are a refusal for an unknown resource', async () => {
    const { error } = await sender.api.offrampPayments.next('pay_nothing');
    expect(error?.code).toBe('RESOURCE_NOT_FOUND');
  });

  it('have ids of the contract', () => {
    expectTypeOf<NextAction['operationId']>().toEqualTypeOf<OperationId>();
  });
});
