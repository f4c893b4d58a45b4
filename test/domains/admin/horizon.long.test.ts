import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDatabase } from '../../../src/cli/doctor/check-database.ts';
import { HORIZON_SECONDS } from '../../../src/platform/metrics/horizon.ts';
import { run } from '../../cli/run.ts';
import { eventually, startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
let writer: pg.Client;
beforeAll(async () => {
  service = await startTestService({ working: true });
  writer = new pg.Client({ connectionString: service.databaseUrl, application_name: 'forgotten-console' });
  await writer.connect();
});
afterAll(async () => {
  await writer.end();
  await service.stop();
});

/** The alert FeedHeld fires above this age; its rule is evaluated, and the worker scraped, every ten seconds. */
const age = async (): Promise<number> => {
  const text = await (await fetch(new URL('/metrics', service.url))).text();
  return Number(/^paychart_horizon_age_seconds (\S+)$/m.exec(text)?.[1] ?? 0);
};

test('an idle writer shows in metrics, doctor and stuck well within a minute', async () => {
  await writer.query('CREATE TABLE forgotten (n int)');
  await writer.query('BEGIN; INSERT INTO forgotten VALUES (1)');
  const begunAt = performance.now();
  await eventually('the metric to pass the alert', async () => (await age()) >= HORIZON_SECONDS, 45_000);
  // One scrape and one evaluation of ten seconds each are left.
  expect(performance.now() - begunAt).toBeLessThan(40_000);
  const finding = (await checkDatabase(service.databaseUrl)).find(({ check }) => check === 'open transactions');
  expect(finding).toMatchObject({ state: 'problem', found: expect.stringContaining('(forgotten-console, user ') });
  expect(finding?.todo).toContain('pg_terminate_backend(');
  const told = await run({ DATABASE_URL: service.databaseUrl }, ['stuck', '--json']);
  expect(told.json<{ warnings: string[] }>().warnings.join()).toContain('forgotten-console');
  await writer.query('ROLLBACK');
  await eventually('the metric to fall', async () => (await age()) < HORIZON_SECONDS, 60_000);
  expect((await checkDatabase(service.databaseUrl)).find(({ check }) => check === 'open transactions')?.state).toBe(
    'ok',
  );
}, 180_000);
