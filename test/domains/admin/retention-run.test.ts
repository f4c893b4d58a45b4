import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dueForRetention, retainAll, retainBatch } from '../../../src/platform/retention/run.ts';
import { anyRow } from '../../support/any-row.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { retentionRules } from '../../support/retention.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const inMs = (ms: number): Date => new Date(now.getTime() + ms);
const retention = { memoDays: 1, messageDays: 1, quoteDays: 1, eventDays: 1, decisionDays: 1 };

let engine: TestEngine;
let owner: TestEngine['pool']['owner'];
beforeAll(async () => {
  engine = await startTestEngine({ services: { config: { retention } as never } });
  engine.clock.now = now;
  owner = engine.pool.owner;
});
beforeEach(async () => {
  engine.faults.hit = () => {};
  await owner.raw('TRUNCATE throttle_windows, idempotency_keys, test_messages, tenant_clocks, audit_log CASCADE');
});
afterAll(() => engine.stop());

/** Windows of throttles that ended so long ago, in milliseconds. */
const windows = async (...ago: number[]): Promise<void> => {
  for (const ms of ago) await anyRow(owner, 'throttle_windows', { key: `window ${ms}`, ends_at: inMs(-ms) });
};
const left = async (): Promise<string[]> => (await owner('throttle_windows').orderBy('ends_at')).map(({ key }) => key);
const of = (found: readonly { rule: string; rows: number }[], rule: string) =>
  found.find((one) => one.rule === rule)?.rows;
const audited = () => owner('audit_log').where({ action: 'retention.applied' }).orderBy('id');

describe('what is due', () => {
  test('is counted for every rule, each with what it means, and nothing is erased', async () => {
    await windows(1, 2);
    const due = await dueForRetention(engine.engine, retentionRules);
    expect(due.map(({ rule }) => rule)).toEqual([
      ...['events', 'idempotency_keys', 'request_signatures', 'throttle_windows'],
      ...['payment_memos', 'messages', 'address_sends'],
      ...['quotes', 'policy_decisions', 'member_spend', 'spends'],
      ...['webhook_deliveries', 'webhook_sink_requests'],
    ]);
    expect(due.filter(({ rows }) => rows > 0)).toEqual([
      { rule: 'throttle_windows', meaning: 'Counts of throttles whose window is over, on the real clock', rows: 2 },
    ]);
    expect(await left()).toHaveLength(2);
    expect(await audited()).toEqual([]);
  });

  test('depends on the period of its rule, on the clock of its tenant', async () => {
    await anyRow(owner, 'tenant_clocks', { tenant_id: 'ten_1', offset_ms: 1000 });
    const message = (id: string, created_at: Date) =>
      anyRow(owner, 'test_messages', { id, tenant_id: 'ten_1', created_at, channel: 'sms', purpose: 'CLAIM_OTP' });
    await message('msg_1', inMs(1000 - 86_400_000));
    await message('msg_2', inMs(1001 - 86_400_000));
    expect(of(await dueForRetention(engine.engine, retentionRules), 'messages')).toBe(1);
    await retainAll(engine.engine, retentionRules);
    expect((await owner('test_messages')).map(({ id }) => id)).toEqual(['msg_2']);
  });

  test('is counted with the role that can erase nothing else, and gives its connection back', async () => {
    const begun = new Set<string>();
    engine.faults.hit = (_, text) => void (text.startsWith('BEGIN') && begun.add(text));
    for (let times = 0; times < 8; times += 1) await dueForRetention(engine.engine, retentionRules);
    await retainBatch(engine.engine, retentionRules);
    // What erases waits for nobody for long.
    const begins = "BEGIN; SELECT set_config('role', 'paychart_retention', true)";
    expect([...begun]).toEqual([begins, `${begins}, set_config('lock_timeout', $1, true)`]);
  });
});

describe('a batch', () => {
  test('erases the oldest rows up to its size, and is audited with who ordered it', async () => {
    await windows(1, 2, 3);
    const by = { actorType: 'operator', actorId: 'ada' } as const;
    expect(of(await retainBatch(engine.engine, retentionRules, { by, batch: 2 }), 'throttle_windows')).toBe(2);
    expect(await left()).toEqual(['window 1']);
    expect(await audited()).toMatchObject([
      {
        actor_type: 'operator',
        actor_id: 'ada',
        resource_id: 'throttle_windows',
        tenant_id: null,
        request_id: expect.stringMatching(/^req_/),
        data: { rows: 2 },
      },
    ]);
  });

  test('is audited as the system’s when no actor is named, and erases five hundred rows', async () => {
    await owner.raw(
      `INSERT INTO throttle_windows (key, starts_at, ends_at, count)
        SELECT 'w' || n, ?::timestamptz, ?::timestamptz - interval '1 second', 1 FROM generate_series(1, 501) n`,
      [now, now],
    );
    expect(of(await retainBatch(engine.engine, retentionRules), 'throttle_windows')).toBe(500);
    expect(await audited()).toMatchObject([{ actor_type: 'system', actor_id: 'retention', data: { rows: 500 } }]);
  });

  test('writes no audit entry when it deletes nothing', async () => {
    await windows(-1);
    expect((await retainBatch(engine.engine, retentionRules)).every(({ rows }) => rows === 0)).toBe(true);
    expect([await left(), await audited()]).toEqual([['window -1'], []]);
  });

  test('skips a rule that another process applies', async () => {
    await windows(1);
    await owner.transaction(async (other) => {
      await other.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', ['retention:throttle_windows']);
      expect(of(await retainBatch(engine.engine, retentionRules), 'throttle_windows')).toBe(0);
    });
    expect(of(await retainBatch(engine.engine, retentionRules), 'throttle_windows')).toBe(1);
  });

  test('lets other rules run when one fails, and reports the failure', async () => {
    await windows(1);
    await anyRow(owner, 'idempotency_keys', { scope: 's', key: 'k', expires_at: inMs(-1) });
    engine.faults.hit = (_, text) => {
      if (text.includes('DELETE FROM idempotency_keys')) throw new Error('away');
    };
    const failed = await retainBatch(engine.engine, retentionRules).catch((error: AggregateError) => error);
    expect(failed).toMatchObject({ message: 'Retention failed', errors: [{ message: 'away' }] });
    expect(await left()).toEqual([]);
    expect(await owner('idempotency_keys')).toHaveLength(1);
    for (let times = 0; times < 8; times += 1) await retainBatch(engine.engine, retentionRules).catch(() => undefined);
  });
});

test('deletes in batches, and reports the sum', async () => {
  await windows(1, 2, 3, 4, 5);
  const gone = await retainAll(engine.engine, retentionRules, { batch: 2 });
  expect(gone.filter(({ rows }) => rows > 0)).toEqual([expect.objectContaining({ rule: 'throttle_windows', rows: 5 })]);
  expect(gone).toHaveLength(13);
  expect((await audited()).map(({ data }) => data.rows)).toEqual([2, 2, 1]);
});
