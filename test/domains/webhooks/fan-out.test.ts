import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import type { DeliveryAttempt } from '../../../machines/webhooks/webhook-delivery.machine.ts';
import type { Claim } from '../../../src/domains/webhooks/claim.cross-tenant.ts';
import { beginFanOut, type DirectSender, fanOutBatch } from '../../../src/domains/webhooks/fan-out.cross-tenant.ts';
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
/** A delivery to whe_1, of an event before the first one unless told. */
const waitingDelivery = (given: object) =>
  row('webhook_deliveries', {
    ...{ id: 'whd_0', endpoint_id: 'whe_1', tenant_id: 'ten_1', event_id: 'evt_0', sequence: 0, resource_id: 'r' },
    ...{ status: 'PENDING', next_attempt_at: now, left_at: null, attempts: '[]', attempt_count: 0, series_attempts: 0 },
    ...given,
  });
const deliveries = () => owner('webhook_deliveries').orderBy(['endpoint_id', 'sequence']);
const marks = async () =>
  (await owner('webhook_marks').orderBy('tenant_id')).map((one: { sequence: bigint }) => Number(one.sequence));

const attempted = (more: Partial<DeliveryAttempt> = {}): DeliveryAttempt => ({
  ...{ at: inMs(3).toISOString(), httpStatus: 204, lastError: null, durationMs: 7 },
  ...more,
});

interface TestSender extends DirectSender {
  readonly made: Claim[];
  readonly followed: string[];
  readonly proven: Set<string>;
  answer: (claim: Claim) => DeliveryAttempt | Promise<DeliveryAttempt>;
}

function senderOf(...proven: string[]): TestSender {
  const sender: TestSender = {
    ...{ windowMs: 100, leaseMs: 60_000, made: [], followed: [], proven: new Set(proven) },
    capacityFor: (ids) => ({ room: 100, proven: ids.filter((id) => sender.proven.has(id)) }),
    answer: () => attempted(),
    make: async (claim) => {
      sender.made.push(claim);
      return sender.answer(claim);
    },
    follow: async (claim, attempt) => {
      const { lastError } = await attempt;
      sender.followed.push(`${claim.deliveryId} ${claim.token} ${lastError}`);
    },
  };
  return sender;
}

const eventsOf = ({ made }: TestSender): string[] => made.map(({ endpointId, eventId }) => `${endpointId} ${eventId}`);

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

describe('an endpoint that answers, and that nothing waits for', () => {
  beforeEach(async () => {
    await endpoint('whe_1');
    await happened(1);
    await feed('ten_1', 1);
  });

  test('gets an event before its delivery is stored with the outcome (D-390, D-391, D-394)', async () => {
    const sender = senderOf('whe_1');
    await row('tenant_clocks', { tenant_id: 'ten_1', offset_ms: 1000 });
    const held: unknown[] = [];
    sender.answer = async () => {
      held.push(await deliveries(), await marks(), await owner('webhook_batches'));
      return attempted();
    };
    expect(await fanOutBatch(engine.engine, { sender })).toBe(1);
    const lease = expect.any(Date);
    expect(held).toEqual([
      [],
      [0],
      [
        {
          ...{ tenant_id: 'ten_1', token: sender.made[0]?.token, to_sequence: 1n, endpoint_ids: ['whe_1'] },
          ...{ began_at: now, lease_until: lease },
        },
      ],
    ]);
    expect(sender.made).toEqual([
      expect.objectContaining({
        ...{ deliveryId: expect.stringMatching(/^whd_/), token: expect.stringMatching(/^[0-9a-f-]{36}$/) },
        ...{ endpointId: 'whe_1', url: 'https://whe_1.example/', secretCiphertext: 'sealed whe_1' },
        ...{ previousSecretCiphertext: null, graceEndsAt: null, tenantId: 'ten_1', eventId: 'evt_ten_1_1' },
        ...{ sequence: 1n, type: 'policy.activated', resourceId: 'res_1', resourceSequence: 4, at: now },
        ...{ presenter: 'policy', object: { id: 'res_1' }, previousStatus: null },
      }),
    ]);
    expect(await deliveries()).toMatchObject([
      {
        ...{ id: sender.made[0]?.deliveryId, tenant_id: 'ten_1', endpoint_id: 'whe_1', event_id: 'evt_ten_1_1' },
        ...{ status: 'DELIVERED', attempts: [attempted()], attempt_count: 1, series_attempts: 1, last_error: null },
        ...{ next_attempt_at: null, left_at: inMs(3), created_at: inMs(1000), updated_at: inMs(1000), sequence: 1n },
      },
    ]);
    const log = await owner('lifecycle_log').orderBy('step');
    expect(log.map(({ event }: { event: string }) => event)).toEqual(['CREATE', 'ATTEMPT_SUCCEEDED']);
    expect([await marks(), await owner('webhook_batches'), await owner('webhook_attempts')]).toEqual([[1], [], []]);
    // Nothing waits, so that nobody has to look.
    expect(await owner('outbox_jobs')).toEqual([]);
    expect(sender.followed).toEqual([]);
    expect(await fanOutBatch(engine.engine, { sender })).toBe(0);
  });

  test('has its delivery stored as of the beginning of the batch, by its own clock', async () => {
    const sender = senderOf('whe_1');
    await row('tenant_clocks', { tenant_id: 'ten_1', offset_ms: 1000 });
    sender.answer = async () => {
      engine.clock.now = inMs(500);
      return attempted();
    };
    await fanOutBatch(engine.engine, { sender });
    expect(await deliveries()).toMatchObject([{ status: 'DELIVERED', created_at: inMs(1000) }]);
    expect(await owner('lifecycle_log').select('at')).toEqual([{ at: inMs(1000) }, { at: inMs(1000) }]);
  });

  test('is tried again later when it does not take it', async () => {
    const sender = senderOf('whe_1');
    sender.answer = () => attempted({ httpStatus: 503, lastError: 'HTTP_5XX' });
    await fanOutBatch(engine.engine, { sender });
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ status: 'PENDING', attempt_count: 1, left_at: inMs(3), last_error: 'HTTP_5XX' });
    expect(delivery.next_attempt_at.getTime()).toBeGreaterThanOrEqual(inMs(10 + 4000).getTime());
    expect(delivery.next_attempt_at.getTime()).toBeLessThanOrEqual(inMs(10 + 6000).getTime());
    expect(await owner('outbox_jobs')).toMatchObject([{ topic: 'webhooks.lane', key: 'whe_1' }]);
  });

  test('has its failures forgotten by a success, and is disabled when it is gone (D-395)', async () => {
    await owner('webhook_endpoints').update({ failure_count: 2 });
    const sender = senderOf('whe_1');
    await fanOutBatch(engine.engine, { sender });
    expect(await owner('webhook_endpoints').first()).toMatchObject({ status: 'ENABLED', failure_count: 0 });
    await happened(2);
    await owner('feed_counters').update({ last_sequence: 2 });
    sender.answer = () => attempted({ httpStatus: 410, lastError: 'ENDPOINT_GONE' });
    await fanOutBatch(engine.engine, { sender });
    expect(await owner('webhook_endpoints').first()).toMatchObject({ status: 'DISABLED' });
  });

  test('that is slow has its attempt stored as under way, and its outcome follows (D-394)', async () => {
    const sender = senderOf('whe_1');
    const { promise, resolve } = Promise.withResolvers<DeliveryAttempt>();
    sender.answer = () => promise;
    const begunAt = performance.now();
    await fanOutBatch(engine.engine, { sender });
    expect(performance.now() - begunAt).toBeGreaterThanOrEqual(99);
    const [claim] = sender.made;
    expect(await deliveries()).toMatchObject([
      { id: claim?.deliveryId, status: 'PENDING', attempt_count: 0, next_attempt_at: now, left_at: null },
    ]);
    const [held] = await owner('webhook_attempts');
    expect(held).toMatchObject({
      ...{ delivery_id: claim?.deliveryId, endpoint_id: 'whe_1', tenant_id: 'ten_1', token: claim?.token },
      began_at: now,
    });
    const [{ left }] = (
      await owner.raw('SELECT extract(epoch FROM lease_until - clock_timestamp()) AS left FROM webhook_attempts')
    ).rows;
    expect(Number(left)).toBeGreaterThan(50);
    expect(Number(left)).toBeLessThanOrEqual(60);
    expect(sender.followed).toEqual([]);
    resolve(attempted());
    await expect.poll(() => sender.followed).toEqual([`${claim?.deliveryId} ${claim?.token} null`]);
    expect(await owner('outbox_jobs')).toMatchObject([{ key: 'whe_1' }]);
  });

  test('keeps its tenant’s feed from others until then, and no other tenant’s', async () => {
    await endpoint('whe_2', 'ten_2');
    const sender = senderOf('whe_1');
    const { promise, resolve } = Promise.withResolvers<DeliveryAttempt>();
    sender.answer = () => promise;
    const { passed, isFull, recorded } = await beginFanOut(engine.engine, { sender });
    expect([passed, isFull]).toEqual([1, false]);
    await happened(1, { tenant: 'ten_2' });
    await feed('ten_2', 1);
    expect(await fanOutBatch(engine.engine)).toBe(1);
    expect((await deliveries()).map(({ event_id }: { event_id: string }) => event_id)).toEqual(['evt_ten_2_1']);
    expect(await fanOutBatch(engine.engine, { tenantId: 'ten_1' })).toBe(0);
    resolve(attempted());
    await recorded;
    expect(await marks()).toEqual([1, 1]);
  });

  test.each([
    ['it is disabled', () => owner('webhook_endpoints').update({ status: 'DISABLED' })],
    ['it has not answered this process', async (sender: TestSender) => void sender.proven.clear()],
    ['something is due there', () => waitingDelivery({ next_attempt_at: now, left_at: now })],
    ['something there has not left yet', () => waitingDelivery({ next_attempt_at: inMs(60_000), left_at: null })],
  ])('is no such one where %s: the delivery is stored first', async (_, given: (sender: TestSender) => unknown) => {
    const sender = senderOf('whe_1');
    await given(sender);
    expect(await beginFanOut(engine.engine, { sender })).toEqual({ passed: 1, isFull: false, recorded: undefined });
    expect(sender.made).toEqual([]);
    expect(await owner('webhook_deliveries').where({ sequence: 1 }).first()).toMatchObject({
      ...{ status: 'PENDING', next_attempt_at: now, left_at: null, attempt_count: 0 },
    });
    expect(await owner('webhook_batches')).toEqual([]);
  });

  test('is one where what waits there has left and is not due', async () => {
    await waitingDelivery({ next_attempt_at: inMs(1), left_at: now });
    const sender = senderOf('whe_1');
    await fanOutBatch(engine.engine, { sender });
    expect(eventsOf(sender)).toEqual(['whe_1 evt_ten_1_1']);
  });

  test('gets no more than the process has room for; the rest is stored first', async () => {
    await happened(2);
    await owner('feed_counters').update({ last_sequence: 2 });
    const sender = senderOf('whe_1');
    await fanOutBatch(engine.engine, {
      sender: { ...sender, capacityFor: () => ({ room: 1, proven: ['whe_1'] }) },
    });
    expect(eventsOf(sender)).toEqual(['whe_1 evt_ten_1_1']);
    expect((await deliveries()).map(({ status }: { status: string }) => status)).toEqual(['DELIVERED', 'PENDING']);
  });

  test('is not sent what retention erases meanwhile (D-389)', async () => {
    await happened(2);
    await owner('feed_counters').update({ last_sequence: 2 });
    await row('feed_retention', { tenant_id: 'ten_1', first_sequence: 2 });
    const sender = senderOf('whe_1');
    await fanOutBatch(engine.engine, { sender });
    expect(eventsOf(sender)).toEqual(['whe_1 evt_ten_1_2']);
  });

  test('gets nothing while its tenant has 96 attempts under way', async () => {
    await endpoint('whe_9');
    for (let nth = 0; nth < 96; nth += 1) {
      await row('webhook_attempts', { delivery_id: `other_${nth}`, endpoint_id: 'whe_9', tenant_id: 'ten_1' });
    }
    const sender = senderOf('whe_1');
    await fanOutBatch(engine.engine, { sender });
    expect(sender.made).toEqual([]);
    expect((await deliveries()).map(({ status }: { status: string }) => status)).toEqual(['PENDING']);
    await owner('webhook_attempts').where({ delivery_id: 'other_0' }).delete();
    await owner('webhook_deliveries').delete();
    await happened(2);
    await owner('feed_counters').update({ last_sequence: 2 });
    await fanOutBatch(engine.engine, { sender });
    expect(eventsOf(sender)).toEqual(['whe_1 evt_ten_1_2']);
  });

  test('is sent nothing twice that a replay queues meanwhile (D-393)', async () => {
    const sender = senderOf('whe_1');
    sender.answer = async () => {
      await waitingDelivery({ id: 'whd_replayed', event_id: 'evt_ten_1_1', sequence: 1, resource_id: 'res_1' });
      return attempted();
    };
    await fanOutBatch(engine.engine, { sender });
    expect(await deliveries()).toMatchObject([{ id: 'whd_replayed', status: 'PENDING' }]);
    expect([await marks(), await owner('webhook_batches')]).toEqual([[1], []]);
  });

  test('is sent nothing that a replay has queued already (D-393)', async () => {
    await waitingDelivery({
      ...{ id: 'whd_replayed', event_id: 'evt_ten_1_1', sequence: 1, resource_id: 'res_1' },
      ...{ next_attempt_at: inMs(1), left_at: now },
    });
    const sender = senderOf('whe_1');
    await fanOutBatch(engine.engine, { sender });
    expect(sender.made).toEqual([]);
    expect(await deliveries()).toMatchObject([{ id: 'whd_replayed', status: 'PENDING' }]);
    expect([await marks(), await owner('webhook_batches')]).toEqual([[1], []]);
  });

  test('and another one: the batch names both', async () => {
    await endpoint('whe_2');
    await happened(2);
    await owner('feed_counters').update({ last_sequence: 2 });
    const sender = senderOf('whe_1', 'whe_2');
    const held: unknown[] = [];
    sender.answer = async () => {
      held.push((await owner('webhook_batches').first('endpoint_ids')).endpoint_ids);
      return attempted();
    };
    await fanOutBatch(engine.engine, { sender });
    expect(eventsOf(sender)).toEqual(['whe_1 evt_ten_1_1', 'whe_1 evt_ten_1_2', 'whe_2 evt_ten_1_2']);
    expect(held[0]).toEqual(['whe_1', 'whe_2']);
  });

  test('beside one that is not: of one tenant both are recorded together', async () => {
    await endpoint('whe_2');
    await happened(2);
    await owner('feed_counters').update({ last_sequence: 2 });
    const sender = senderOf('whe_1');
    await fanOutBatch(engine.engine, { sender });
    expect(await deliveries()).toMatchObject([
      { endpoint_id: 'whe_1', status: 'DELIVERED' },
      { endpoint_id: 'whe_1', status: 'DELIVERED' },
      { endpoint_id: 'whe_2', status: 'PENDING', next_attempt_at: now },
    ]);
  });
});

describe('a batch whose process died', () => {
  const held = (more: object = {}) =>
    row('webhook_batches', {
      ...{ tenant_id: 'ten_1', token: 'theirs', to_sequence: 2, endpoint_ids: '{whe_1}', began_at: inMs(-5000) },
      ...{ lease_until: new Date(Date.now() - 1), ...more },
    });

  beforeEach(async () => {
    await endpoint('whe_1');
    await endpoint('whe_2');
    for (const sequence of [1, 2, 3]) await happened(sequence);
    await feed('ten_1', 3);
  });

  test('is left alone until its lease is over', async () => {
    await held({ lease_until: new Date(Date.now() + 60_000) });
    expect(await fanOutBatch(engine.engine, { sender: senderOf('whe_1', 'whe_2') })).toBe(0);
    expect([await marks(), await deliveries()]).toEqual([[0], []]);
  });

  test('has its attempts stored as under way, and no others; what follows goes on (D-394)', async () => {
    await held();
    const sender = senderOf('whe_1', 'whe_2');
    expect(await fanOutBatch(engine.engine, { sender })).toBe(2);
    expect(sender.made).toEqual([]);
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
    // Of the third event nothing was attempted; at the first endpoint it waits behind what may be under way.
    expect(await fanOutBatch(engine.engine, { sender })).toBe(1);
    expect(eventsOf(sender)).toEqual([]);
    expect(await marks()).toEqual([3]);
  });

  test('is forgotten where nobody wants its events any more', async () => {
    await held();
    await owner('webhook_endpoints').update({ status: 'DELETED' });
    expect(await fanOutBatch(engine.engine)).toBe(2);
    expect([await marks(), await owner('webhook_batches')]).toEqual([[2], []]);
    expect(await fanOutBatch(engine.engine)).toBe(1);
  });

  test('takes a minute for its attempts where nobody sends', async () => {
    await held();
    await fanOutBatch(engine.engine, { tenantId: 'ten_1' });
    const [{ left }] = (
      await owner.raw('SELECT min(extract(epoch FROM lease_until - clock_timestamp())) AS left FROM webhook_attempts')
    ).rows;
    expect(Number(left)).toBeGreaterThan(50);
    expect(Number(left)).toBeLessThanOrEqual(60);
  });

  test('records nothing when it lives after all: others have taken over', async () => {
    const sender = senderOf('whe_1');
    sender.answer = async () => {
      await owner('webhook_batches').update({ lease_until: new Date(0) });
      await fanOutBatch(engine.engine);
      return attempted();
    };
    await fanOutBatch(engine.engine, { sender });
    expect(sender.made.length).toBeGreaterThan(0);
    const status = (await deliveries()).map((one: { status: string }) => one.status);
    expect(status).toEqual(Array.from({ length: 6 }, () => 'PENDING'));
    expect(await marks()).toEqual([3]);
    expect(sender.followed).toEqual([]);
  });

  test('records nothing of a tenant that others have taken over, and what it has of the others', async () => {
    await endpoint('whe_3', 'ten_2');
    await happened(1, { tenant: 'ten_2' });
    await feed('ten_2', 1);
    const sender = senderOf('whe_1', 'whe_3');
    sender.answer = async () => {
      // They have come further, and what they stored is erased already.
      await owner('webhook_batches').where({ tenant_id: 'ten_1' }).delete();
      await owner('webhook_marks').where({ tenant_id: 'ten_1' }).update({ sequence: 7 });
      return attempted();
    };
    await fanOutBatch(engine.engine, { sender });
    expect(await deliveries()).toMatchObject([{ endpoint_id: 'whe_3', status: 'DELIVERED' }]);
    expect(await marks()).toEqual([7, 1]);
  });

  test('and fails to record is left to its lease, unless another try can help', async () => {
    const sender = senderOf('whe_1');
    let failures = 0;
    const failWith = (code: string, times: number) => {
      failures = 0;
      engine.faults.hit = (_, statement) => {
        if (!statement.includes('DELETE FROM webhook_batches') || failures >= times) return;
        failures += 1;
        throw Object.assign(new Error('failed'), { code, severity: 'ERROR' });
      };
    };
    failWith('22012', 1);
    await expect(fanOutBatch(engine.engine, { sender })).rejects.toThrow('failed');
    expect(await owner('webhook_batches')).toHaveLength(1);
    await owner('webhook_batches').delete();
    failWith('40001', 3);
    expect(await fanOutBatch(engine.engine, { sender })).toBe(3);
    expect(failures).toBe(3);
    expect(await owner('webhook_deliveries').where({ status: 'DELIVERED' })).toHaveLength(3);
  });
});

describe('many tenants', () => {
  test('are queued four at a time, and there may be more', async () => {
    const tenants = Array.from({ length: 5 }, (_, nth) => `ten_${nth}`);
    for (const tenant of tenants) {
      await endpoint(`whe_${tenant}`, tenant);
      await happened(1, { tenant });
      await feed(tenant, 1);
    }
    expect(await beginFanOut(engine.engine, {})).toEqual({ passed: 4, isFull: true, recorded: undefined });
    expect(await beginFanOut(engine.engine, {})).toEqual({ passed: 1, isFull: false, recorded: undefined });
    expect(await beginFanOut(engine.engine, {})).toEqual({ passed: 0, isFull: false, recorded: undefined });
  });

  test('do not wait for each other’s slow endpoints', async () => {
    for (const tenant of ['ten_1', 'ten_2']) {
      await endpoint(`whe_${tenant}`, tenant);
      await happened(1, { tenant });
      await feed(tenant, 1);
    }
    const sender = senderOf('whe_ten_1', 'whe_ten_2');
    sender.answer = ({ tenantId }) => (tenantId === 'ten_1' ? delay(150, attempted()) : attempted());
    await fanOutBatch(engine.engine, { sender });
    expect((await deliveries()).map(({ status }: { status: string }) => status)).toEqual(['PENDING', 'DELIVERED']);
    await expect.poll(() => sender.followed).toHaveLength(1);
  });
});
