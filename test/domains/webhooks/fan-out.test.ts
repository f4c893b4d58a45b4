import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import {
  EVENTS_QUEUED_AT_ONCE,
  fanOut,
  fanOutBatch,
  queueEvents,
} from '../../../src/domains/webhooks/feeds/fan-out.cross-tenant.ts';
import { anyRow } from '../../support/any-row.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { tell } from '../../support/feed.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const inMs = (ms: number): Date => new Date(now.getTime() + ms);
const TABLES = `webhook_endpoints, webhook_switches, webhook_marks, webhook_batches, webhook_deliveries, webhook_attempts,
  events, feed_segments, feed_counters, feed_retention, lifecycle_log, outbox_jobs, tenant_clocks`;

let engine: TestEngine;
let owner: TestEngine['pool']['owner'];
const row = (table: string, given: object): Promise<void> => anyRow(owner, table, { ...given });
const endpoint = async (id: string, tenant_id = 'ten_1', more: object = {}): Promise<void> => {
  const receiver = {
    url: `https://${id}.example/`,
    secret_ciphertext: `sealed ${id}`,
    previous_secret_ciphertext: null,
  };
  const given = { status: 'ENABLED', event_types: ['*'], failure_count: 0, grace_ends_at: null, ...receiver };
  await row('webhook_endpoints', { id, tenant_id, ...given, ...more });
  await row('webhook_switches', { endpoint_id: id, enabled: true });
};
const happened = async (sequence: number, { tenant = 'ten_1', resource = `res_${sequence}` } = {}) => {
  const event_id = `evt_${tenant}_${sequence}`;
  const type = 'policy.activated';
  const told = { resource_sequence: 4, at: now, presenter: 'policy', object: `{"id":"${resource}"}` };
  await row('events', { id: event_id, type, resource_id: resource, ...told });
  await tell(owner, tenant, sequence, event_id);
};
const feed = async (tenant_id: string, last_sequence: number) => {
  await row('feed_counters', { tenant_id, last_sequence });
  await row('webhook_marks', { tenant_id, sequence: 0 });
};
const deliveries = () => owner('webhook_deliveries').orderBy(['endpoint_id', 'sequence']);
const marks = async () =>
  (await owner('webhook_marks').orderBy('tenant_id')).map((one: { sequence: bigint }) => Number(one.sequence));

beforeAll(async () => {
  engine = await startTestEngine({ lifecycles });
  owner = engine.pool.owner;
});
beforeEach(async () => {
  engine.clock.now = now;
  engine.faults.hit = () => {};
  await owner.raw(`TRUNCATE ${TABLES} CASCADE`);
});
afterAll(() => engine.stop());

describe('a batch of a process of release 0.1', () => {
  const held = (more: object = {}) =>
    row('webhook_batches', {
      tenant_id: 'ten_1',
      token: 'theirs',
      to_sequence: 2,
      endpoint_ids: '{whe_1}',
      began_at: inMs(-5000),
      lease_until: new Date(Date.now() - 1),
      ...more,
    });

  beforeEach(async () => {
    await endpoint('whe_1');
    await endpoint('whe_2');
    for (const sequence of [1, 2, 3]) await happened(sequence);
    await feed('ten_1', 3);
  });

  test('is not touched until its lease is over', async () => {
    await held({ lease_until: new Date(Date.now() + 60_000) });
    expect(await fanOutBatch(engine.engine)).toBe(0);
    expect([await marks(), await deliveries()]).toEqual([[0], []]);
  });

  test('leaves only its own attempts stored as in progress after the process was killed (D-394)', async () => {
    await held();
    expect(await fanOutBatch(engine.engine)).toBe(2);
    expect(await marks()).toEqual([2]);
    const ids = (await deliveries()).filter(({ endpoint_id }: { endpoint_id: string }) => endpoint_id === 'whe_1');
    expect(ids).toHaveLength(2);
    const attempts = await owner('webhook_attempts').orderBy('delivery_id');
    expect(attempts.map(({ delivery_id }: { delivery_id: string }) => delivery_id)).toEqual(
      ids.map(({ id }: { id: string }) => id).sort(),
    );
    expect(attempts[0]).toMatchObject({ endpoint_id: 'whe_1', tenant_id: 'ten_1', began_at: inMs(-5000) });
    expect(attempts[0].token).not.toBe('theirs');
    expect(await owner('webhook_batches')).toEqual([]);
    // Of the third event nothing was attempted.
    expect(await fanOutBatch(engine.engine)).toBe(1);
    expect(await owner('webhook_attempts')).toHaveLength(2);
    expect(await marks()).toEqual([3]);
  });

  test('is forgotten when no endpoint wants its events any more', async () => {
    await held();
    await owner('webhook_endpoints').update({ status: 'DELETED' });
    expect(await fanOutBatch(engine.engine)).toBe(2);
    expect([await marks(), await owner('webhook_batches')]).toEqual([[2], []]);
    expect(await fanOutBatch(engine.engine)).toBe(1);
  });

  test('gets a lease of a minute for its attempts', async () => {
    await held();
    await fanOutBatch(engine.engine, { tenantId: 'ten_1' });
    const [{ left }] = (
      await owner.raw('SELECT min(extract(epoch FROM lease_until - clock_timestamp())) AS left FROM webhook_attempts')
    ).rows;
    expect(Number(left)).toBeGreaterThan(50);
    expect(Number(left)).toBeLessThanOrEqual(60);
  });
});

describe('events of many tenants', () => {
  test('are queued four tenants at a time, and more may remain', async () => {
    const tenants = Array.from({ length: 5 }, (_, nth) => `ten_${nth}`);
    for (const tenant of tenants) {
      await endpoint(`whe_${tenant}`, tenant);
      await happened(1, { tenant });
      await feed(tenant, 1);
    }
    expect(await fanOut(engine.engine)).toEqual({ passed: 4, isFull: true });
    expect(await fanOut(engine.engine)).toEqual({ passed: 1, isFull: false });
    expect(await fanOut(engine.engine)).toEqual({ passed: 0, isFull: false });
    expect((await deliveries()).map((one: { endpoint_id: string }) => one.endpoint_id)).toEqual(
      tenants.map((tenant) => `whe_${tenant}`),
    );
  });

  test('count as a full batch, so that the background task continues at once', async () => {
    for (const tenant of ['ten_1', 'ten_2', 'ten_3', 'ten_4']) {
      await happened(1, { tenant });
      await feed(tenant, 1);
    }
    expect(await queueEvents(engine.engine)).toBe(EVENTS_QUEUED_AT_ONCE);
    expect(await queueEvents(engine.engine)).toBe(0);
  });
});

describe('an event that two processes queue', () => {
  test('has one delivery: the second process skips the tenant, or finds its mark moved', async () => {
    await endpoint('whe_1');
    for (const sequence of [1, 2, 3]) await happened(sequence);
    await feed('ten_1', 3);
    const passed = await Promise.all([fanOutBatch(engine.engine), fanOutBatch(engine.engine)]);
    expect(passed.toSorted()).toEqual([0, 3]);
    expect((await deliveries()).map(({ sequence }: { sequence: bigint }) => Number(sequence))).toEqual([1, 2, 3]);
    expect(await owner('outbox_jobs')).toMatchObject([{ topic: 'webhooks.lane', key: 'whe_1' }]);
  });

  test('is queued again by the next process when the first one’s commit fails', async () => {
    await endpoint('whe_1');
    await happened(1);
    await feed('ten_1', 1);
    engine.faults.hit = (_, statement) => {
      if (statement.includes('INSERT INTO webhook_deliveries'))
        throw Object.assign(new Error('failed'), { code: '22012', severity: 'ERROR' });
    };
    await expect(fanOutBatch(engine.engine)).rejects.toThrow('failed');
    expect([await marks(), await deliveries()]).toEqual([[0], []]);
    engine.faults.hit = () => {};
    expect(await fanOutBatch(engine.engine)).toBe(1);
    expect([await marks(), (await deliveries()).length]).toEqual([[1], 1]);
  });
});
