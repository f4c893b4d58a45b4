import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import {
  type Claim,
  type ClaimCapacity,
  type ClaimScope,
  claimAttempts,
  endAttempts,
  failing,
  laneStates,
  lanesOf,
  takeExpired,
  waitingFor,
} from '../../../src/domains/webhooks/deliveries/claim.cross-tenant.ts';
import { runNow } from '../../../src/domains/webhooks/deliveries/run-now.cross-tenant.ts';
import { fanOutBatch } from '../../../src/domains/webhooks/feeds/fan-out.cross-tenant.ts';
import { watchWebhooks } from '../../../src/domains/webhooks/feeds/watch.cross-tenant.ts';
import { deliverToSink } from '../../../src/domains/webhooks/sink.cross-tenant.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { tell } from '../../support/feed.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const inMs = (ms: number): Date => new Date(now.getTime() + ms);
const TABLES = `webhook_endpoints, webhook_switches, webhook_marks, webhook_batches, webhook_deliveries, webhook_attempts, events,
  feed_segments, feed_counters, feed_retention, tenant_clocks, test_webhook_sinks, test_webhook_sink_requests`;

type Claiming = (capacity: ClaimCapacity) => Promise<readonly Claim[]>;
const CAPACITY = { leaseMs: 60_000, room: 9, unprovenRoom: 9, proven: [] };

let engine: TestEngine;
let owner: TestEngine['pool']['owner'];
const row = (table: string, given: object): Promise<void> => anyRow(owner, table, { ...given });
const endpoint = (id: string, tenant_id: string, more: object = {}): Promise<void> =>
  row('webhook_endpoints', { id, tenant_id, status: 'ENABLED', event_types: ['*'], failure_count: 0, ...more });
/** A delivery of the event with that number, which has one resource unless told. */
const delivery = (id: string, endpoint_id: string, sequence: number, more: object = {}): Promise<void> =>
  row('webhook_deliveries', {
    id,
    endpoint_id,
    tenant_id: 'ten_1',
    event_id: `evt_${sequence}`,
    sequence,
    resource_id: `res_${sequence}`,
    status: 'PENDING',
    next_attempt_at: now,
    attempts: '[]',
    attempt_count: 0,
    series_attempts: 0,
    ...more,
  });
const happened = async (sequence: number, type: string, more: { tenant?: string; resource?: string } = {}) => {
  const { tenant = 'ten_1', resource = `res_${sequence}` } = more;
  const event_id = tenant === 'ten_1' ? `evt_${sequence}` : `evt_${tenant}_${sequence}`;
  const told = { resource_sequence: 4, at: now, presenter: 'policy', object: `{"id":"${resource}"}` };
  await row('events', { id: event_id, type, resource_id: resource, ...told });
  await tell(owner, tenant, sequence, event_id);
};
const scope = (more: Partial<ClaimScope> = {}): ClaimScope => ({
  endpointIds: ['whe_1'],
  now,
  except: [],
  leaseMs: 60_000,
  room: 50,
  unprovenRoom: 50,
  proven: [],
  ...more,
});
/** Claims and keeps what it claimed. */
const claim = async (more: Partial<ClaimScope> = {}): Promise<string[]> =>
  asking(engine, async (reads, unit) => {
    const claims = await claimAttempts(reads, scope(more));
    await unit.commit();
    return claims.map(({ deliveryId }) => deliveryId);
  });

beforeAll(async () => {
  engine = await startTestEngine({ lifecycles });
  engine.clock.now = now;
  owner = engine.pool.owner;
});
beforeEach(async () => {
  engine.faults.hit = () => {};
  await owner.raw(`TRUNCATE ${TABLES} CASCADE`);
});
afterAll(() => engine.stop());

describe('attempts that are claimed', () => {
  beforeEach(async () => {
    await endpoint('whe_1', 'ten_1', { url: 'https://a.example/', secret_ciphertext: 'sealed' });
    for (const sequence of [1, 2, 3]) await happened(sequence, 'policy.activated');
  });

  test('carry the event as it is stored, and all that they need (D-487)', async () => {
    await delivery('whd_1', 'whe_1', 1);
    const [begun] = await asking(engine, (reads) => claimAttempts(reads, scope()));
    expect(begun).toMatchObject({
      deliveryId: 'whd_1',
      tenantId: 'ten_1',
      endpointId: 'whe_1',
      eventId: 'evt_1',
      url: 'https://a.example/',
      secretCiphertext: 'sealed',
      previousSecretCiphertext: null,
      graceEndsAt: null,
      sequence: 1n,
      type: 'policy.activated',
      resourceId: 'res_1',
      resourceSequence: 4,
      at: now,
      object: { id: 'res_1' },
      presenter: 'policy',
      previousStatus: null,
      token: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('are the due ones, oldest first, and early ones only on request (D-391)', async () => {
    await delivery('whd_1', 'whe_1', 1, { next_attempt_at: inMs(1) });
    await delivery('whd_2', 'whe_1', 2);
    await delivery('whd_3', 'whe_1', 3, { next_attempt_at: inMs(-1) });
    expect(await claim({ room: 1 })).toEqual(['whd_3']);
    expect(await claim()).toEqual(['whd_2']);
    expect(await claim()).toEqual([]);
    expect(await claim({ early: true })).toEqual(['whd_1']);
  });

  test('belong to the requested and enabled endpoints, without the excluded deliveries', async () => {
    await endpoint('whe_2', 'ten_1', { status: 'DISABLED' });
    await delivery('whd_1', 'whe_1', 1);
    await delivery('whd_2', 'whe_2', 2);
    expect(await claim({ except: ['whd_1'] })).toEqual([]);
    expect(await claim({ endpointIds: ['whe_2'] })).toEqual([]);
    expect(await claim({ unprovenRoom: 0 })).toEqual([]);
    expect(await claim({ unprovenRoom: 0, proven: ['whe_1'] })).toEqual(['whd_1']);
  });

  test.each([
    [2n, ['whd_2', 'whd_3']],
    [3n, ['whd_3']],
    [4n, []],
  ])('are of retained events only, from number %d on (D-389)', async (first_sequence, begun) => {
    for (const sequence of [1, 2, 3]) await delivery(`whd_${sequence}`, 'whe_1', sequence);
    await row('feed_retention', { tenant_id: 'ten_1', first_sequence });
    await row('feed_retention', { tenant_id: 'ten_2', first_sequence: 9 });
    expect(await claim()).toEqual(begun);
  });

  test('start one after the other for one resource (D-390)', async () => {
    await delivery('whd_1', 'whe_1', 1, { resource_id: 'res' });
    await delivery('whd_2', 'whe_1', 2, { resource_id: 'res' });
    expect(await claim()).toEqual(['whd_1']);
    expect(await claim()).toEqual([]);
    await owner('webhook_deliveries').where({ id: 'whd_1' }).update({ left_at: now });
    expect(await claim()).toEqual(['whd_2']);
  });

  test('do not wait for an event of the resource at another endpoint', async () => {
    await endpoint('whe_2', 'ten_1', { status: 'DISABLED' });
    await delivery('whd_1', 'whe_2', 1, { resource_id: 'res' });
    await delivery('whd_2', 'whe_1', 2, { resource_id: 'res' });
    expect(await claim()).toEqual(['whd_2']);
  });

  test('are at most 96 per tenant, independent of other tenants', async () => {
    for (const id of ['whe_2', 'whe_3']) await endpoint(id, 'ten_1');
    await endpoint('whe_9', 'ten_9');
    await delivery('whd_1', 'whe_1', 1);
    await delivery('whd_2', 'whe_2', 2);
    const held = (tenant_id: string, endpoint_id: string, count: number) =>
      owner('webhook_attempts').insert(
        Array.from({ length: count }, (_, nth) => ({
          delivery_id: `${endpoint_id}_${nth}`,
          endpoint_id,
          tenant_id,
          token: '11111111-1111-4111-8111-111111111111',
          began_at: now,
          lease_until: new Date('2100-01-01'),
        })),
      );
    await held('ten_9', 'whe_9', 96);
    await held('ten_1', 'whe_3', 95);
    const both = ['whe_1', 'whe_2'];
    expect(await claim({ endpointIds: both })).toEqual(['whd_1']);
    expect(await claim({ endpointIds: both })).toEqual([]);
    await owner('webhook_attempts').where({ endpoint_id: 'whe_3' }).delete();
    expect(await claim({ endpointIds: both })).toEqual(['whd_2']);
  });

  test('are at most 16 per endpoint', async () => {
    await delivery('whd_1', 'whe_1', 1);
    await delivery('whd_2', 'whe_1', 2);
    const held = { endpoint_id: 'whe_1', tenant_id: 'ten_1' };
    for (let nth = 0; nth < 15; nth += 1) await row('webhook_attempts', { delivery_id: `other_${nth}`, ...held });
    expect(await claim()).toEqual(['whd_1']);
    expect(await claim()).toEqual([]);
  });
});

describe('lanes', () => {
  test('show what is due, what is in progress and when the next attempt is (D-391)', async () => {
    await endpoint('whe_1', 'ten_1');
    await endpoint('whe_2', 'ten_1', { status: 'DISABLED' });
    await delivery('whd_1', 'whe_1', 1, { next_attempt_at: inMs(5000) });
    await delivery('whd_2', 'whe_1', 2, { next_attempt_at: inMs(9000) });
    await row('webhook_attempts', {
      delivery_id: 'whd_9',
      endpoint_id: 'whe_1',
      tenant_id: 'ten_1',
      lease_until: inMs(700),
    });
    const states = (at: Date) => asking(engine, (reads) => laneStates(reads, ['whe_1', 'whe_2'], at));
    const idle = { busy: 0, leaseUntil: null, isDue: false, nextAt: null };
    const busy = { endpointId: 'whe_1', status: 'ENABLED', busy: 1, leaseUntil: inMs(700) };
    const byId = (lanes: Awaited<ReturnType<typeof states>>) =>
      lanes.toSorted((a, b) => a.endpointId.localeCompare(b.endpointId));
    expect(byId(await states(inMs(4999)))).toEqual([
      { ...busy, isDue: false, nextAt: inMs(5000) },
      { ...idle, endpointId: 'whe_2', status: 'DISABLED' },
    ]);
    expect(byId(await states(inMs(5000)))[0]).toEqual({ ...busy, isDue: true, nextAt: inMs(9000) });
  });

  test('are read for endpoints with waiting deliveries, each up to a limit', async () => {
    await endpoint('whe_1', 'ten_1');
    await endpoint('whe_2', 'ten_1', { status: 'DISABLED' });
    await endpoint('whe_3', 'ten_1');
    await endpoint('whe_4', 'ten_2');
    await delivery('whd_1', 'whe_1', 1);
    await delivery('whd_2', 'whe_2', 2);
    await delivery('whd_3', 'whe_3', 3, { status: 'DELIVERED', next_attempt_at: null });
    await delivery('whd_4', 'whe_4', 4);
    const ids = (query: ReturnType<typeof lanesOf>) =>
      asking(engine, async (reads) => (await reads.many<{ id: string }>(query)).map(({ id }) => id).sort());
    expect(await ids(lanesOf('ten_1'))).toEqual(['whe_1']);
    expect(await ids(waitingFor(['whe_1', 'whe_2', 'whe_3'], 5))).toEqual(['whd_1', 'whd_2']);
    expect(await ids(waitingFor(['whe_1', 'whe_2'], 1))).toHaveLength(1);
  });

  test('end attempts under their own token, or once their lease is over (D-394)', async () => {
    const held = { endpoint_id: 'whe_1', tenant_id: 'ten_1', began_at: now };
    const ahead = new Date(Date.now() + 60_000);
    await row('webhook_attempts', { ...held, delivery_id: 'whd_1', token: 'a', lease_until: ahead });
    await row('webhook_attempts', { ...held, delivery_id: 'whd_2', token: 'b', lease_until: ahead });
    await row('webhook_attempts', { ...held, delivery_id: 'whd_3', token: 'c', lease_until: now });
    const given = [
      { deliveryId: 'whd_1', token: 'a' },
      { deliveryId: 'whd_2', token: 'a' },
    ];
    expect(await asking(engine, (reads) => endAttempts(reads, given))).toEqual(new Set(['whd_1']));
    const expired = (id: string) => asking(engine, (reads) => takeExpired(reads, [id]));
    expect(await expired('whe_1')).toEqual([{ deliveryId: 'whd_3', beganAt: now }]);
    expect(await expired('whe_2')).toEqual([]);
  });

  test('know the endpoints with failures in a row (D-395)', async () => {
    await endpoint('whe_1', 'ten_1', { failure_count: 1 });
    await endpoint('whe_2', 'ten_1');
    await endpoint('whe_3', 'ten_1', { failure_count: 1 });
    expect(await asking(engine, (reads) => failing(reads, ['whe_1', 'whe_2']))).toEqual(new Set(['whe_1']));
  });
});

describe('queueing events', () => {
  const queued = async () =>
    (await owner('webhook_deliveries').orderBy(['endpoint_id', 'sequence'])).map(
      (one: { endpoint_id: string; event_id: string }) => `${one.endpoint_id} ${one.event_id}`,
    );
  const feed = async (tenant_id: string, last_sequence: number) => {
    await row('feed_counters', { tenant_id, last_sequence });
    await row('webhook_marks', { tenant_id, sequence: 0 });
  };
  const marks = async () =>
    (await owner('webhook_marks').orderBy('tenant_id')).map((one: { sequence: bigint }) => Number(one.sequence));
  const switched = (endpoint_id: string, enabled: boolean) => row('webhook_switches', { endpoint_id, enabled });

  test('adds deliveries for enabled endpoints that match, and a test event for its own endpoint only (D-379, D-395)', async () => {
    await endpoint('whe_1', 'ten_1');
    await endpoint('whe_2', 'ten_1', { event_types: ['card.*'] });
    await endpoint('whe_3', 'ten_1', { status: 'DELETED' });
    await endpoint('whe_4', 'ten_1', { status: 'DISABLED' });
    await endpoint('whe_5', 'ten_2');
    for (const id of ['whe_1', 'whe_2', 'whe_3', 'whe_4', 'whe_5']) await switched(id, true);
    await happened(1, 'policy.activated');
    await switched('whe_4', false);
    await happened(2, 'card.issued');
    await happened(3, 'endpoint.test', { resource: 'whe_2' });
    await feed('ten_1', 3);
    expect(await fanOutBatch(engine.engine)).toBe(3);
    const all = ['whe_1 evt_1', 'whe_1 evt_2', 'whe_2 evt_2', 'whe_2 evt_3', 'whe_4 evt_1'];
    expect(await queued()).toEqual(all);
    expect(await marks()).toEqual([3]);
    expect(await fanOutBatch(engine.engine)).toBe(0);
  });

  test('is done for one tenant on its clock, without events that a replay has queued (D-393)', async () => {
    await endpoint('whe_1', 'ten_1');
    await endpoint('whe_2', 'ten_2');
    for (const id of ['whe_1', 'whe_2']) await switched(id, true);
    await row('tenant_clocks', { tenant_id: 'ten_1', offset_ms: 86_400_000 });
    await happened(1, 'policy.activated');
    await happened(2, 'policy.activated');
    await happened(1, 'policy.activated', { tenant: 'ten_2' });
    await delivery('whd_1', 'whe_1', 1, { event_type: 'policy.activated' });
    await feed('ten_1', 2);
    await feed('ten_2', 1);
    expect(await fanOutBatch(engine.engine, { tenantId: 'ten_1' })).toBe(2);
    expect(await queued()).toEqual(['whe_1 evt_1', 'whe_1 evt_2']);
    expect(await marks()).toEqual([2, 0]);
    const made = await owner('webhook_deliveries').where({ event_id: 'evt_2' }).first();
    expect(made).toMatchObject({ created_at: inMs(86_400_000), next_attempt_at: now, tenant_id: 'ten_1' });
    expect(await fanOutBatch(engine.engine)).toBe(1);
    expect(await marks()).toEqual([2, 1]);
    expect(await owner('webhook_deliveries').where({ tenant_id: 'ten_2' }).first()).toMatchObject({ created_at: now });
  });

  test.each([
    ['40001', 3, 4],
    ['40001', 4, 4],
    ['22012', 1, 1],
  ])('after error %s %i times takes %i of at most four rounds', async (code, failures, rounds) => {
    await endpoint('whe_1', 'ten_1');
    await switched('whe_1', true);
    await happened(1, 'policy.activated');
    await feed('ten_1', 1);
    let begun = 0;
    engine.faults.hit = (_, statement) => {
      if (!statement.includes('FOR UPDATE OF m')) return;
      begun += 1;
      if (begun <= failures) throw Object.assign(new Error('failed'), { code, severity: 'ERROR' });
    };
    const passed = await fanOutBatch(engine.engine).catch((error: { code: string }) => error.code);
    expect([passed, begun]).toEqual([failures < rounds ? 1 : code, rounds]);
  });

  test('is followed at once by attempts under the sandbox’s control, one per round (D-391, D-449)', async () => {
    await endpoint('whe_1', 'ten_1');
    await switched('whe_1', true);
    await happened(1, 'policy.activated', { resource: 'res' });
    await happened(2, 'policy.activated', { resource: 'res' });
    await feed('ten_1', 2);
    const rounds: string[][] = [];
    const sender = {
      // What has left waits for its next attempt, and is not begun a second time.
      begin: async (_: unknown, claim: Claiming) => {
        const claims = await claim(CAPACITY);
        if (claims.length > 0) rounds.push(claims.map(({ eventId }) => eventId));
        const ids = claims.map(({ deliveryId }) => deliveryId);
        await owner('webhook_deliveries').whereIn('id', ids).update({ left_at: now });
        await owner('webhook_attempts').whereIn('delivery_id', ids).delete();
        return { claims, recorded: Promise.resolve() };
      },
    };
    const asked: string[] = [];
    engine.faults.hit = (_, statement) => void asked.push(statement);
    expect(await runNow(engine.engine, sender, 'ten_2')).toBe(0);
    expect(asked.filter((text) => text.startsWith('BEGIN') && !text.includes("'paychart_system'"))).toEqual([]);
    expect(asked.filter((text) => text.includes('webhook_attempts'))).toEqual([]);
    expect(await runNow(engine.engine, sender, 'ten_1')).toBe(2);
    expect(rounds).toEqual([['evt_1'], ['evt_2']]);
    await happened(3, 'policy.activated');
    await delivery('whd_later', 'whe_1', 3, { next_attempt_at: inMs(60_000) });
    await owner('feed_counters').update({ last_sequence: 3 });
    await owner('webhook_deliveries').where({ left_at: now }).update({ status: 'DELIVERED', next_attempt_at: null });
    expect(await runNow(engine.engine, sender, 'ten_1')).toBe(1);
    expect(rounds.slice(2)).toEqual([['evt_3']]);
  });

  test('starts no attempt in a failing round, and releases its connection', async () => {
    await endpoint('whe_1', 'ten_1');
    await delivery('whd_1', 'whe_1', 1);
    const begin = async (_: unknown, claim: Claiming) => ({
      claims: await claim(CAPACITY),
      recorded: Promise.reject(new Error('nothing was begun')),
    });
    const run = () => runNow(engine.engine, { begin }, 'ten_1');
    engine.faults.hit = (_, statement) => {
      if (statement.includes('INSERT INTO webhook_attempts')) throw new Error('away');
    };
    for (let times = 0; times < 8; times += 1) await expect(run()).rejects.toThrow('away');
    expect(await owner('webhook_attempts')).toEqual([]);
  });
});

describe('a sink', () => {
  const deliver = (sinkId: string, tenantId = 'ten_1') =>
    deliverToSink(engine.engine, { sinkId, tenantId, headers: { a: 'b' }, body: '{"a":1.0}' });

  test('stores requests for its own tenant, and answers as configured (D-382)', async () => {
    await row('test_webhook_sinks', { id: 'sink_1', tenant_id: 'ten_1', respond_with: '503' });
    await row('test_webhook_sinks', { id: 'sink_2', tenant_id: 'ten_1', respond_with: 'TIMEOUT' });
    expect(await deliver('sink_1', 'ten_2')).toEqual({ error: 'CONNECTION_FAILED' });
    expect(await deliver('sink_3')).toEqual({ error: 'CONNECTION_FAILED' });
    expect(await owner('test_webhook_sink_requests')).toEqual([]);
    expect(await deliver('sink_1')).toEqual({ httpStatus: 503 });
    expect(await deliver('sink_2')).toEqual({ error: 'TIMEOUT' });
    const kept = { tenant_id: 'ten_1', headers: { a: 'b' }, body: '{"a":1.0}', created_at: now };
    expect(await owner('test_webhook_sink_requests').orderBy('sink_id')).toEqual([
      { ...kept, sink_id: 'sink_1', id: expect.stringMatching(/^sreq_/) },
      { ...kept, sink_id: 'sink_2', id: expect.stringMatching(/^sreq_/) },
    ]);
  });

  test('throws when it cannot be written to', async () => {
    engine.faults.hit = () => {
      throw new Error('away');
    };
    await expect(deliver('sink_1')).rejects.toThrow('away');
  });
});

describe('what operators watch', () => {
  test('shows the oldest undelivered event, and who disabled the other endpoints', async () => {
    const registry = new Registry();
    const sender = { onAttempt: (_: { lastError: string | null }): void => {} };
    const watch = watchWebhooks(registry, sender as never);
    const shown = async () => {
      await watch.check(engine.engine);
      return (await registry.metrics()).split('\n').filter((line) => /^paychart_webhook_/.test(line));
    };
    expect(await shown()).toEqual(['paychart_webhook_oldest_undelivered_seconds 0']);
    sender.onAttempt({ lastError: null });
    sender.onAttempt({ lastError: 'TIMEOUT' });
    await endpoint('whe_1', 'ten_1');
    await endpoint('whe_2', 'ten_1', { status: 'DISABLED' });
    await endpoint('whe_3', 'ten_1', { status: 'DISABLED', disabled_reason: 'ENDPOINT_GONE' });
    await row('tenant_clocks', { tenant_id: 'ten_1', offset_ms: 1000 });
    await delivery('whd_1', 'whe_1', 1, { created_at: inMs(-1500) });
    await delivery('whd_2', 'whe_1', 2, { created_at: inMs(-9000), status: 'DELIVERED', next_attempt_at: null });
    await delivery('whd_3', 'whe_2', 3, { created_at: inMs(-9000) });
    expect((await shown()).sort()).toEqual([
      'paychart_webhook_attempts_total{outcome="TIMEOUT"} 1',
      'paychart_webhook_attempts_total{outcome="delivered"} 1',
      'paychart_webhook_endpoints_disabled{reason="ENDPOINT_GONE"} 1',
      'paychart_webhook_endpoints_disabled{reason="OWNER"} 1',
      'paychart_webhook_oldest_undelivered_seconds 2.5',
    ]);
    await owner('webhook_endpoints').where({ id: 'whe_3' }).update({ status: 'DELETED' });
    expect(await shown()).not.toContain('paychart_webhook_endpoints_disabled{reason="ENDPOINT_GONE"} 1');
    expect(await registry.metrics()).toContain('# HELP paychart_webhook_attempts_total Attempts to deliver an event');
  });
});
