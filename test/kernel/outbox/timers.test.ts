import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UnitOfWork } from '../../../src/kernel/lifecycle/unit-of-work.ts';
import { enqueue } from '../../../src/kernel/lifecycle/writes.ts';
import { finishJobs, leasedJobs, leaseJobs } from '../../../src/kernel/outbox/jobs.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

const DAY = 86_400;

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

  test('a holder whose lease ran out and was taken by another ends nothing', async () => {
    const by = { actorType: 'system', actorId: 'test', requestId: null } as const;
    const work = () => new UnitOfWork(service.engine, { role: 'system', tenantId: null, by });
    const first = work();
    first.write(enqueue('test.nothing', {}, { key: 'fenced' }));
    await first.commit();
    const lease = async (now: Date) => {
      const unit = work();
      const [result] = await unit.run([
        leaseJobs(now, 60_000, 1, { topic: 'test.nothing', key: 'fenced', early: true }),
      ]);
      await unit.commit([{ text: 'SELECT 1' }]);
      const [job] = leasedJobs(result);
      if (!job) throw new Error('no job to lease');
      return job;
    };
    const slow = await lease(new Date());
    const quick = await lease(new Date(Date.now() + DAY * 1000));
    const late = work();
    await late.commit(finishJobs([slow]));
    const standing = await service.pool.owner('outbox_jobs').where({ id: slow.id }).first();
    expect(standing.lease_until).not.toBeNull();
    const done = work();
    await done.commit(finishJobs([quick]));
    expect(await service.pool.owner('outbox_jobs').where({ id: slow.id }).first()).toBeUndefined();
  });
});
