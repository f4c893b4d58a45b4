import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually, startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
let holder: pg.Client;
beforeAll(async () => {
  service = await startTestService();
  holder = new pg.Client({ connectionString: service.databaseUrl });
  await holder.connect();
});
afterAll(async () => {
  await holder?.end();
  await service?.stop();
});

/** The request has read the clock, and waits for a lock while the clock is moved: its deadline is written afterwards. */
it('a deadline of a request that began before the clock was moved is due by the moved clock (D-067)', async () => {
  const { owner } = service.pool;
  const { session, tenantId, memberId } = await service.signUp('Moves Meanwhile');
  await holder.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`twofa-factors:${memberId}`]);
  const enrolling = session.enrollTwoFactorFactor({ type: 'TOTP' });
  await eventually('the request to wait', async () => {
    const { rows } = await owner.raw(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`,
    );
    return rows.length > 0;
  });
  await session.advanceTestClock({ advanceSeconds: 86_400 }).unwrap();
  await holder.query('SELECT pg_advisory_unlock_all()');
  const { id } = await enrolling.unwrap();
  const isLate = async (): Promise<boolean> => {
    const timer = await owner('timers').where({ aggregate_id: id }).first('fires_at');
    return timer !== undefined && timer.fires_at > new Date();
  };
  expect(await isLate()).toBe(true);

  // Half a minute later.
  const again = await owner('outbox_jobs').where({ topic: 'test-clock.reschedule', key: `${tenantId}:again` });
  expect(again).toHaveLength(1);
  const now = new Date();
  await owner('outbox_jobs').where({ id: again[0]?.id }).update({ due_at: now, fires_at: now });
  await service.runUntilIdle();
  expect(await isLate()).toBe(false);
  const factor = await owner('twofa_factors').where({ id }).first('status');
  expect(factor).toEqual({ status: 'REMOVED' });
});
