import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { confirm, payable, type Recipient, read } from './fixture.ts';

/** Each script by the amount's last two digits (D-127), and what its payment goes through after FUNDS_LOCKED. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  '00': ['PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING', 'DELIVERED'],
  '01': ['PROVIDER_SUBMITTED', 'FAILED', 'REFUND_PENDING', 'REFUNDED'],
  '02': ['PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING', 'FAILED', 'REFUND_PENDING', 'REFUNDED'],
  '03': ['PROVIDER_SUBMITTED', 'ACTION_REQUIRED', 'FAILED', 'REFUND_PENDING', 'REFUNDED'],
  '04': ['PROVIDER_SUBMITTED', 'ACTION_REQUIRED', 'PROVIDER_PROCESSING', 'DELIVERED'],
  '05': ['PROVIDER_SUBMITTED', 'ACTION_REQUIRED', 'PROVIDER_PROCESSING', 'DELIVERED'],
  '06': ['PROVIDER_SUBMITTED', 'FAILED', 'REFUND_PENDING', 'REFUNDED'],
  '07': ['PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING', 'DELIVERED'],
  '08': ['PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING', 'DELIVERED'],
  '09': ['PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING'],
  '10': ['PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING', 'DELIVERED'],
};
const REASONS: Readonly<Record<string, string>> = {
  '01': 'PROVIDER_FAILED',
  '02': 'PROVIDER_FAILED',
  '03': 'PROVIDER_FAILED',
  '06': 'PROVIDER_REJECTED',
};

describe('the outcomes of the mock scripts 00 to 10', () => {
  let service: TestService;
  let sender: TestTenant;
  let recipient: Recipient;

  beforeAll(async () => {
    service = await startTestService();
    sender = await service.signUp('Outcome Sender');
    await sender.fund('1000.00');
    recipient = await payable(service, 'Outcome Recipient', '+15550300001');
  });
  afterAll(() => service.stop());

  /** Locked, before the settlement worker has seen it. */
  async function lockedPayment(digits: string): Promise<string> {
    const amountUsd = `10.0000${digits}`;
    const { paymentId } = await sender.api.createOfframpPayment({ phone: recipient.phone, amountUsd }).unwrap();
    await confirm(recipient, paymentId);
    return paymentId;
  }

  const passed = async (id: string): Promise<string[]> => {
    const log: { to_status: string; from_status: string | null }[] = await service.pool
      .owner('lifecycle_log')
      .where({ aggregate_id: id })
      .orderBy('step');
    const statuses = log.filter((row) => row.from_status !== row.to_status).map((row) => row.to_status);
    return statuses.slice(statuses.indexOf('FUNDS_LOCKED') + 1);
  };

  const changeOf = async (run: () => Promise<unknown>) => {
    const [before, other] = [await sender.balances(), await recipient.balances()];
    await run();
    const [after, others] = [await sender.balances(), await recipient.balances()];
    const by = (kind: string, one: Record<string, bigint>, two: Record<string, bigint>) =>
      (two[kind] ?? 0n) - (one[kind] ?? 0n);
    return { sender: by('available', before, after), recipient: by('available', other, others) };
  };

  test.each(Object.entries(SCRIPTS))('script %s goes through %j (R020, R021, R136)', async (digits, statuses) => {
    const amount = 10_000_000n + BigInt(digits);
    let id = '';
    const change = await changeOf(async () => {
      id = await lockedPayment(digits);
      // Settlement and the polls; asking once more than the script has answers changes nothing.
      for (let step = 0; step < 5; step += 1) {
        const { status } = await read(sender, id);
        if (!['DELIVERED', 'FAILED', 'REFUNDED'].includes(status)) {
          await sender.api.stepTestProvider({ id, steps: 1 }).unwrap();
        }
      }
      await service.runUntilIdle();
    });
    const payment = await read(sender, id);
    expect(await passed(id)).toEqual(statuses);
    expect(payment.failureReason).toBe(REASONS[digits] ?? null);
    const isDelivered = statuses.includes('DELIVERED');
    expect(payment.deliveredAt !== null).toBe(isDelivered);
    expect(payment.refundedAt !== null).toBe(statuses.includes('REFUNDED'));
    const isRefunded = statuses.includes('REFUNDED');
    expect(change).toEqual({ sender: isRefunded ? 0n : -amount, recipient: isDelivered ? amount : 0n });
  });

  test('the answer to a submission delivers nothing, the poll that reports success does (R020, R021)', async () => {
    const id = await lockedPayment('07');
    await sender.api.stepTestProvider({ id, steps: 1 }).unwrap();
    const submitted = await read(sender, id);
    expect(submitted).toMatchObject({ status: 'PROVIDER_SUBMITTED', deliveredAt: null, deliveryMoment: 'SUBMITTED' });
    const { provider, providerRef } = await sender.api.getTestProvider({ id }).unwrap();
    expect(provider).toBe('internal');
    expect(providerRef).not.toBeNull();
    await sender.api.stepTestProvider({ id, steps: 1 }).unwrap();
    expect(await read(sender, id)).toMatchObject({ status: 'DELIVERED', deliveryMoment: 'DELIVERED' });
  });

  test('a return after delivery changes no field, and its released case credits the sender', async () => {
    const id = await lockedPayment('07');
    await sender.api.stepTestProvider({ id, steps: 2 }).unwrap();
    const delivered = await read(sender, id);
    expect(delivered.status).toBe('DELIVERED');
    await sender.api.stepTestProvider({ id, steps: 1 }).unwrap();
    await service.runUntilIdle();
    const { reviewCases } = await sender.api.listTestReviewCases({ reason: 'POST_DELIVERY_RETURN' }).unwrap();
    const opened = reviewCases.filter(({ paymentId }) => paymentId === id);
    expect(opened).toMatchObject([{ status: 'OPEN', decision: null }]);
    expect(await read(sender, id)).toEqual(delivered);

    const caseId = opened[0]?.id ?? '';
    const change = await changeOf(() =>
      sender.api.resolveTestReviewCase({ id: caseId, decision: 'RELEASE', note: 'came back' }).unwrap(),
    );
    expect(change.sender).toBe(10_000_007n);
    expect(await read(sender, id)).toEqual(delivered);
    const again = await sender.api.resolveTestReviewCase({ id: caseId, decision: 'RELEASE', note: 'again' });
    expect(again.error).toMatchObject({ code: 'REVIEW_CASE_RESOLVED' });
  });

  test('a rejected return credits nobody', async () => {
    const id = await lockedPayment('07');
    await sender.api.stepTestProvider({ id, steps: 3 }).unwrap();
    await service.runUntilIdle();
    const { reviewCases } = await sender.api.listTestReviewCases({ status: 'OPEN' }).unwrap();
    const caseId = reviewCases.find(({ paymentId }) => paymentId === id)?.id ?? '';
    const change = await changeOf(() =>
      sender.api.resolveTestReviewCase({ id: caseId, decision: 'REJECT', note: 'no' }).unwrap(),
    );
    expect(change.sender).toBe(0n);
  });

  test('a failure is refunded, without an attempt at a fallback destination (R145)', async () => {
    const email = 'fallback@recipient.test';
    const { id: fallback } = await recipient.api.createPayoutDestination({ type: 'PAYMENT_APP_A', email }).unwrap();
    await recipient.api.verifyPayoutDestination({ id: fallback }).unwrap();
    await recipient.api.updatePayoutDestination({ id: fallback, allowAutomaticFallback: true }).unwrap();
    const id = await lockedPayment('01');
    await sender.api.stepTestProvider({ id, steps: 2 }).unwrap();
    await service.runUntilIdle();
    expect((await read(sender, id)).status).toBe('REFUNDED');
    const attempts = await service.pool.owner('provider_attempts').where({ payment_id: id });
    expect(attempts).toHaveLength(1);
    await recipient.api.revokePayoutDestination({ id: fallback }).unwrap();
    await service.runUntilIdle();
  });

  test('ACTION_REQUIRED shows the provider’s reason, and drops it when the payment goes on', async () => {
    const id = await lockedPayment('05');
    await sender.api.stepTestProvider({ id, steps: 2 }).unwrap();
    expect(await read(sender, id)).toMatchObject({ status: 'ACTION_REQUIRED', failureReason: 'PROVIDER_HELD' });
    await sender.api.stepTestProvider({ id, steps: 1 }).unwrap();
    expect(await read(sender, id)).toMatchObject({ status: 'PROVIDER_PROCESSING', failureReason: null });
  });

  test('ACTION_REQUIRED that lasts too long since the latest event opens one review case (D-092)', async () => {
    const id = await lockedPayment('05');
    await sender.api.stepTestProvider({ id, steps: 2 }).unwrap();
    const cases = () => service.pool.owner('review_cases').where({ payment_id: id, reason: 'PROVIDER_STUCK' });
    const days = service.engine.services.config.actionRequiredReviewDays;
    // News of the provider that came a day after the first.
    const { updated_at } = await service.pool.owner('offramp_payments').where({ id }).first('updated_at');
    const news = { updated_at: new Date(updated_at.getTime() + 86_400_000) };
    await service.pool.owner('offramp_payments').where({ id }).update(news);
    for (const [waited, opened] of [
      [days * 86_400, 0],
      [86_400 - 60, 0],
      [120, 1],
      [86_400, 1],
    ] as const) {
      await sender.api.advanceTestClock({ advanceSeconds: waited }).unwrap();
      await service.runUntilIdle();
      expect(await cases()).toHaveLength(opened);
    }
  });
});

test('a delivered payment is not polled in a deployment that watches for no returns', async () => {
  const service = await startTestService({ variables: { RETURN_WATCH_DAYS: '0' } });
  try {
    const sender = await service.signUp('Watchless Sender');
    await sender.fund('100.00');
    const recipient = await payable(service, 'Watchless Recipient', '+15550300002');
    const { paymentId } = await sender.api
      .createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00' })
      .unwrap();
    await confirm(recipient, paymentId);
    await service.runUntilIdle();
    const jobs = async () => (await service.pool.owner('outbox_jobs').where({ topic: 'offramp.provider' })).length;
    for (const [steps, status, left] of [
      [1, 'PROVIDER_SUBMITTED', 1],
      [2, 'PROVIDER_PROCESSING', 1],
      [3, 'DELIVERED', 0],
    ] as const) {
      if (steps > 1) await sender.api.stepTestProvider({ id: paymentId }).unwrap();
      expect([(await read(sender, paymentId)).status, await jobs()]).toEqual([status, left]);
    }
  } finally {
    await service.stop();
  }
});
