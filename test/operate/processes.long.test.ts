import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paced } from '../../bench/payments/latencies.ts';
import { delivered } from '../../bench/payments/life.ts';
import { deliveredPerSecond } from '../../bench/payments/load.ts';
import { Deadlines, deadlineVariables, expired, latestDuring } from '../../bench/processes/deadlines.ts';
import { type Fleet, startFleet } from '../../bench/processes/fleet.ts';
import { Payers } from '../../bench/processes/payers.ts';
import { problemsOf } from '../../bench/processes/problems.ts';
import { connectDatabase, type Database } from '../../bench/transitions/database.ts';
import { leftToDo } from '../../scripts/chaos/checks.ts';
import { openPool } from '../../src/platform/db/connection/pool.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';

const LOAD_SECONDS = 10;
const DEADLINES = 25;
const LATEST_SECONDS = 2;

/** `npm run bench -- processes` measures the same processes. */
describe('four serve and four work processes on one database', () => {
  let created: TestDatabase;
  let database: Database;
  let fleet: Fleet;
  let payers: Payers;
  let deadlines: Deadlines;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = await connectDatabase(created.url);
    fleet = await startFleet(created.url, { serve: 4, work: 4 }, deadlineVariables);
    payers = await Payers.of(fleet);
    deadlines = await Deadlines.of(fleet, payers.promises);
  });
  afterAll(async () => {
    await fleet?.stop();
    await database?.close();
    await created?.drop();
  });

  const problems = () => problemsOf(created.url, payers.promises);

  test('at four fifths of their maximum rate: no late deadline, no doubled job, and no gap in a feed', async () => {
    const rate = await deliveredPerSecond(() => payers.pay(), { database, callers: 16, seconds: 10 });
    const ids = await deadlines.comingDue(DEADLINES, LOAD_SECONDS - 4);
    const load = async (): Promise<void> =>
      delivered(database, await paced(0.8 * rate, LOAD_SECONDS, () => payers.pay()));
    const latest = await latestDuring(database, Promise.all([load(), expired(database, ids)]));
    console.info(`${rate.toFixed(0)} payments a second; the latest deadline was overdue by ${latest.toFixed(2)} s`);
    expect(rate).toBeGreaterThan(0);
    expect(latest).toBeGreaterThan(0);
    expect(await problems()).toEqual([]);
    expect(latest).toBeLessThan(LATEST_SECONDS);
  }, 300_000);

  describe('the check of planted faults', () => {
    test('finds a job that was done twice', async () => {
      const id = await payers.pay();
      await delivered(database, [id]);
      await database.query(
        `INSERT INTO mock_provider_progress (idempotency_key, payment_id, provider, step)
          SELECT idempotency_key || '-again', payment_id, provider, step FROM mock_provider_progress WHERE payment_id = $1`,
        [id],
      );
      expect((await problems()).map((one) => one.split(':')[0])).toEqual(['submitted twice']);
      await database.query(`DELETE FROM mock_provider_progress WHERE idempotency_key LIKE '%-again'`);
      expect(await problems()).toEqual([]);
    });

    test('finds a missing number in a feed', async () => {
      await database.query('UPDATE feed_counters SET last_sequence = last_sequence + 1');
      expect((await problems()).map((one) => one.split(':')[0])).toEqual(['feeds_have_no_gaps']);
      await database.query('UPDATE feed_counters SET last_sequence = last_sequence - 1');
    });

    test('finds an event that is missing in the feeds of its parties', async () => {
      const pool = openPool({ url: created.url, max: 1 });
      const id = await payers.pay();
      await delivered(database, [id]);
      await eventually('every event in its feeds', async () => (await leftToDo(pool)).events === 0, 60_000);
      await database.query('SET session_replication_role = replica');
      const [gone] = await database.query(
        `DELETE FROM feed_segments WHERE ctid = (SELECT ctid FROM feed_segments LIMIT 1)
          RETURNING cardinality(event_ids) AS events`,
      );
      expect((await leftToDo(pool)).events).toBe(gone?.events);
      await pool.close();
    });

    test('finds a deadline that no worker reads', async () => {
      await fleet.stop();
      fleet = await startFleet(created.url, { serve: 1, work: 0 }, deadlineVariables);
      const late = await Deadlines.of(fleet, payers.promises, 'Late Sender');
      await late.comingDue(1, 1);
      const waited = new Promise((resolve) => setTimeout(resolve, 5000));
      expect(await latestDuring(database, waited)).toBeGreaterThan(LATEST_SECONDS);
    });
  });
});
