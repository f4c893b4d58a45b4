import knexOf from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { up } from '../../../migrations/280_lost_timers.ts';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestService, type TestService } from '../../support/service.ts';

describe('the migration that restores timers', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const migrate = async () => {
    const knex = knexOf({ client: 'pg', connection: service.databaseUrl });
    await knex.transaction((transaction) => up(transaction)).finally(() => knex.destroy());
  };
  const timers = () => service.pool.owner('timers').orderBy('aggregate_id');

  test('restores each row’s timer on the clock of its tenant, and keeps existing timers', async () => {
    const acme = await service.signUp('Acme Imports');
    await acme.fund('100.00');
    const { paymentId } = await acme.api.createOfframpPayment({ phone: '+15550113000', amountUsd: '1.00' }).unwrap();
    await acme.api.advanceTestClock({ advanceSeconds: 60 }).unwrap();
    const { id } = await acme.api.createFinancingPool({ name: 'Spring imports' }).unwrap();
    const before = await timers();
    expect(before.map(({ aggregate_id }) => aggregate_id)).toEqual(expect.arrayContaining([paymentId, id]));
    await service.pool.owner('timers').delete();
    const violations = await verifyInvariants(service.pool, service.engine.lifecycles);
    expect(violations.map(({ invariant }) => invariant)).toEqual(['deadlines_have_their_timer']);
    await migrate();
    expect(await timers()).toEqual(before.map((timer) => ({ ...timer, traceparent: null })));
    await migrate();
    expect(await timers()).toHaveLength(before.length);
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });
});
