import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../src/platform/audit/index.ts';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';

const PHONE = '+15550104567';

/** What a payment goes through after FUNDS_LOCKED, by the last two digits of its amount (D-127, D-091, D-092, D-130). */
const SCRIPTS: readonly (readonly [digits: string, passages: string])[] = [
  ['00', 'PROVIDER_SUBMITTED PROVIDER_PROCESSING DELIVERED'],
  ['01', 'PROVIDER_SUBMITTED FAILED REFUND_PENDING REFUNDED'],
  ['02', 'PROVIDER_SUBMITTED PROVIDER_PROCESSING FAILED REFUND_PENDING REFUNDED'],
  ['03', 'PROVIDER_SUBMITTED ACTION_REQUIRED FAILED REFUND_PENDING REFUNDED'],
  ['04', 'PROVIDER_SUBMITTED ACTION_REQUIRED PROVIDER_PROCESSING DELIVERED'],
  ['05', 'PROVIDER_SUBMITTED ACTION_REQUIRED PROVIDER_PROCESSING DELIVERED'],
  ['06', 'PROVIDER_SUBMITTED FAILED REFUND_PENDING REFUNDED'],
  ['07', 'PROVIDER_SUBMITTED PROVIDER_PROCESSING DELIVERED'],
  ['08', 'PROVIDER_SUBMITTED PROVIDER_PROCESSING DELIVERED'],
  ['09', 'PROVIDER_SUBMITTED PROVIDER_PROCESSING'],
  ['10', 'PROVIDER_SUBMITTED PROVIDER_PROCESSING DELIVERED'],
  ['99', 'PROVIDER_SUBMITTED PROVIDER_PROCESSING DELIVERED'],
];

describe("the mock provider's scripts, by the digits of the amount", () => {
  let service: TestService;
  let harbor: TestTenant;
  beforeAll(async () => {
    service = await startTestService();
    harbor = await service.signUp('Blue Harbor');
    await verifyPhone(service, harbor, PHONE);
    await onboard(harbor);
    await addServiceBalance(harbor);
  });
  afterAll(() => service.stop());

  const submitted = async (acme: TestTenant, digits: string): Promise<string> => {
    await acme.fund('100.00');
    const { paymentId: id, quotes } = await acme.api
      .createOfframpPayment({ phone: PHONE, amountUsd: `25.0000${digits}` })
      .unwrap();
    await harbor.api.selectOfframpPaymentRoute({ id, routeQuoteId: quotes[0]?.routeId ?? '' }).unwrap();
    await harbor.api.confirmOfframpPayment({ id }).unwrap();
    await harbor.api.stepTestProvider({ id, steps: 10 }).unwrap();
    await service.runUntilIdle();
    return id;
  };

  test.for(SCRIPTS)('%s: %s', async ([digits, passages]) => {
    const acme = await service.signUp(`Acme ${digits}`);
    const id = await submitted(acme, digits);
    const log: { to_status: string }[] = await service.pool
      .owner('lifecycle_log')
      .where({ aggregate_id: id })
      .orderBy('step');
    const locked = log.findIndex(({ to_status }) => to_status === 'FUNDS_LOCKED');
    expect(log.slice(locked + 1).map(({ to_status }) => to_status)).toEqual(passages.split(' '));
    const amount = 25_000_000n + BigInt(digits);
    const end = passages.split(' ').at(-1);
    const { available, escrow } = await acme.balances();
    expect(available).toBe(end === 'REFUNDED' ? 100_000_000n : 100_000_000n - amount);
    expect(escrow).toBe(end === 'PROVIDER_PROCESSING' ? amount : 0n);
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });

  test('07: a return after delivery waits in suspense once, and its release credits the sender (D-130, D-440)', async () => {
    const acme = await service.signUp('Acme Return');
    const id = await submitted(acme, '07');
    await harbor.api.stepTestProvider({ id, status: 'RETURNED' }).unwrap();
    await service.runUntilIdle();
    const { reviewCases } = await acme.api.listTestReviewCases({ reason: 'POST_DELIVERY_RETURN' }).unwrap();
    expect(reviewCases).toMatchObject([{ paymentId: id, status: 'OPEN' }]);
    const before = await acme.api.getOfframpPayment({ id }).unwrap();
    expect(before.status).toBe('DELIVERED');
    await acme.api.resolveTestReviewCase({ id: reviewCases[0]?.id ?? '', decision: 'RELEASE', note: 'back' }).unwrap();
    expect((await acme.balances()).available).toBe(100_000_000n);
    expect(await acme.api.getOfframpPayment({ id }).unwrap()).toEqual(before);
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });
});
