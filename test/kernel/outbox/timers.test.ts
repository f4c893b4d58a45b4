import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

describe('the outbox holds up under what fails', () => {
  let service: TestService;
  let acme: TestTenant;

  beforeAll(async () => {
    service = await startTestService();
    acme = await service.signUp('Acme Imports');
    await acme.fund('100.00');
  });
  afterAll(() => service.stop());

  const claimed = async (phone: string) =>
    (await acme.api.createOfframpPayment({ phone, amountUsd: '1.00' }).unwrap()).paymentId;

  test('64 deadlines that always fail do not keep a 65th from firing', async () => {
    const broken = await Promise.all(Array.from({ length: 64 }, (_, index) => claimed(`+1555011${1000 + index}`)));
    const sound = await claimed('+15550112000');
    // A claim that has ended otherwise refuses to expire: each of these deadlines throws.
    const released = { status: 'RELEASED', released_at: new Date() };
    await service.pool.owner('claims').whereIn('payment_id', broken).update(released);
    await service.pool
      .owner('timers')
      .whereIn('aggregate_id', broken)
      .update({ fires_at: new Date(0) });
    await service.pool
      .owner('timers')
      .where({ aggregate_id: sound })
      .update({ fires_at: new Date(1) });
    await service.timers.fireDue();
    await service.timers.fireDue();
    expect((await acme.api.getOfframpPayment({ id: sound }).unwrap()).status).toBe('REFUNDED');
    expect((await acme.api.getOfframpPayment({ id: broken[0] ?? '' }).unwrap()).status).toBe('PENDING_CLAIM');
    expect(service.logLines.some((line) => line.includes('a deadline could not be carried out'))).toBe(true);
  });
});
