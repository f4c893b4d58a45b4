import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StepBatcher, stepBatcher } from '../../../src/platform/lifecycle/batch.ts';
import { TimerSweep } from '../../../src/platform/outbox/timers.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

const SYSTEM = { actorType: 'system', actorId: 'timers', requestId: null } as const;

describe('the outbox during failures', () => {
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

  test('fires a 65th deadline although 64 deadlines always fail', async () => {
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

  /** A sweep that has read what is due, and then waits for something else to happen before it locks the rows. */
  const slow = (meanwhile: () => Promise<unknown>): TimerSweep => {
    const batcher = stepBatcher(service.engine, { role: 'system', tenantId: null, by: SYSTEM });
    const run: StepBatcher['run'] = async (...work) => {
      await meanwhile();
      return batcher.run(...work);
    };
    return new TimerSweep(service.engine, { run }, pino({ level: 'silent' }));
  };
  const pool = async () => {
    const { id } = await acme.api.createFinancingPool({ name: 'Spring imports' }).unwrap();
    await service.pool
      .owner('timers')
      .where({ aggregate_id: id })
      .update({ fires_at: new Date(0) });
    return id;
  };
  const timerOf = (id: string) => service.pool.owner('timers').where({ aggregate_id: id }).first();
  const phaseOf = async (id: string) => (await acme.api.getFinancingPool({ id }).unwrap()).phase;

  test('leaves the next deadline alone in a sweep that another one overtakes', async () => {
    const id = await pool();
    expect(await timerOf(id)).toMatchObject({ event: 'START_ORIGINATION' });
    await slow(() => service.timers.fireDue()).fireDue();
    expect(await phaseOf(id)).toBe('ORIGINATION');
    expect(await timerOf(id)).toMatchObject({ event: 'END_ORIGINATION' });
  });

  test('does not fire a deadline early that moves during a sweep', async () => {
    const id = await pool();
    const later = new Date(Date.now() + 30 * 86_400_000);
    await slow(async () => {
      await service.pool.owner('financing_pools').where({ id }).update({ subscription_ends_at: later });
      await service.pool.owner('timers').where({ aggregate_id: id }).update({ due_at: later, fires_at: later });
    }).fireDue();
    expect(await phaseOf(id)).toBe('SUBSCRIPTION');
    expect(await timerOf(id)).toMatchObject({ event: 'START_ORIGINATION', due_at: later });
  });
});
