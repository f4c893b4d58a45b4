import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import type { ClaimCapacity } from '../../../src/domains/webhooks/deliveries/claim.cross-tenant.ts';
import { WebhookSender } from '../../../src/domains/webhooks/deliveries/sender.cross-tenant.ts';
import { sinkUrl } from '../../../src/domains/webhooks/rules/endpoint-url.ts';
import { newSigningSecret } from '../../../src/domains/webhooks/signing-secret.ts';
import { EventRenderer } from '../../../src/platform/feed/event-renderer.ts';
import { anyRow } from '../../support/any-row.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { tell } from '../../support/feed.ts';
import { PUBLIC_ADDRESS, type Receiver, startReceiver } from './receiver.ts';

const now = new Date('2026-03-02T09:00:00.000Z');

let engine: TestEngine;
let receiver: Receiver;
let owner: TestEngine['pool']['owner'];
const drained: string[] = [];
const logged: Record<string, unknown>[] = [];
const secret = newSigningSecret();

beforeAll(async () => {
  receiver = await startReceiver();
  engine = await startTestEngine({
    lifecycles,
    services: {
      log: pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) }),
      config: { environment: 'sandbox', webhookDnsServers: [] } as never,
      vault: { decrypt: (sealed: string) => sealed } as never,
      relay: { drain: async () => void drained.push('drained') } as never,
      eventRenderer: new EventRenderer({} as never, 'sandbox'),
    },
  });
  owner = engine.pool.owner;
});
beforeEach(async () => {
  engine.clock.now = now;
  engine.faults.hit = () => {};
  receiver.respond = (_, response) => response.writeHead(204).end();
  logged.length = 0;
  await owner.raw(`TRUNCATE webhook_endpoints, webhook_switches, webhook_marks, webhook_batches, webhook_deliveries, webhook_attempts,
    events, feed_segments, feed_counters, lifecycle_log, test_webhook_sinks, test_webhook_sink_requests CASCADE`);
  const endpoint = { id: 'whe_1', tenant_id: 'ten_1', status: 'ENABLED', url: receiver.url, event_types: ['*'] };
  await anyRow(owner, 'webhook_endpoints', { ...endpoint, failure_count: 0, secret_ciphertext: secret });
  const told = { at: now, presenter: 'policy', object: '{"id":"res_1"}' };
  await anyRow(owner, 'events', { id: 'evt_1', type: 'policy.activated', resource_id: 'res_1', ...told });
  await tell(owner, 'ten_1', 1, 'evt_1');
  await anyRow(owner, 'webhook_deliveries', {
    id: 'whd_1',
    endpoint_id: 'whe_1',
    tenant_id: 'ten_1',
    event_id: 'evt_1',
    event_type: 'policy.activated',
    sequence: 1,
    resource_id: 'res_1',
    status: 'PENDING',
    next_attempt_at: now,
    attempts: '[]',
    attempt_count: 0,
    series_attempts: 0,
  });
});
afterAll(async () => {
  await engine.stop();
  await receiver.close();
});

const senderWith = (more: object = {}) => new WebhookSender(engine.engine, { ...receiver.network, ...more });
const delivery = () => owner('webhook_deliveries').first();

describe('a sender', () => {
  test('attempts a tenant’s deliveries, after its relay has numbered waiting events (D-391)', async () => {
    const sender = senderWith();
    const seen: unknown[] = [];
    sender.onAttempt = (made) => void seen.push(made);
    drained.length = 0;
    expect(await sender.runNow('ten_2')).toBe(0);
    expect(await sender.runNow('ten_1')).toBe(1);
    expect(drained).toEqual(['drained', 'drained']);
    const { id, body = '' } = receiver.deliveries.at(-1) ?? {};
    expect([id, JSON.parse(body)]).toMatchObject([
      'evt_1',
      { id: 'evt_1', data: { object: { id: 'res_1' } }, sequence: '1' },
    ]);
    expect(await delivery()).toMatchObject({ status: 'DELIVERED', attempt_count: 1 });
    expect(await owner('webhook_attempts')).toEqual([]);
    expect(seen).toEqual([expect.objectContaining({ httpStatus: 204, lastError: null })]);
    await sender.close();
  });

  test.each([
    ['that it still has', {}, { status: 'DISABLED', disabled_reason: 'ENDPOINT_GONE' }, 'ENDPOINT_GONE'],
    ['that it has left meanwhile', { url: 'http://new.hooks.example/in' }, { status: 'ENABLED' }, 'HTTP_4XX'],
  ])('disables an endpoint after a 410 from the URL %s (D-395)', async (_, moved, endpoint, lastError) => {
    const sender = senderWith();
    receiver.respond = async (_delivered, response) => {
      if ('url' in moved) await owner('webhook_endpoints').update(moved);
      response.writeHead(410).end();
    };
    expect(await sender.runNow('ten_1')).toBe(1);
    expect(await owner('webhook_endpoints').first()).toMatchObject(endpoint);
    const isDisabled = endpoint.status === 'DISABLED';
    const status = isDisabled ? 'FAILED' : 'PENDING';
    expect(await delivery()).toMatchObject({ status, last_error: lastError, attempt_count: 1 });
    receiver.respond = (_delivered, response) => response.writeHead(204).end();
    expect(await sender.runNow('ten_1')).toBe(isDisabled ? 0 : 1);
    await sender.close();
  });

  test('logs the outcome of an attempt without its URL or its payload', async () => {
    const sender = senderWith();
    await sender.runNow('ten_1');
    const line = logged.find(({ msg }) => msg === 'webhook attempt');
    expect(line).toMatchObject({
      deliveryId: 'whd_1',
      endpointId: 'whe_1',
      eventId: 'evt_1',
      tenantId: 'ten_1',
      httpStatus: 204,
      lastError: null,
      durationMs: expect.any(Number),
    });
    expect(JSON.stringify(logged)).not.toContain('hooks.example');
    await sender.close();
  });

  test('resolves hosts, except sinks, which exist in a sandbox only (D-381, D-382)', async () => {
    const sender = senderWith();
    const judged = (host: string) => ({ host, url: new URL(`https://${host}/`) }) as never;
    expect(await sender.find(judged('hooks.example'))).toEqual({ address: PUBLIC_ADDRESS });
    expect(await sender.find(judged('nobody.example'))).toEqual({ error: 'CONNECTION_FAILED' });
    const { hostname } = new URL(sinkUrl('sink_1'));
    expect(await senderWith({ resolve: async () => [PUBLIC_ADDRESS] }).find(judged(hostname))).toEqual({
      error: 'CONNECTION_FAILED',
    });
    await sender.close();
  });

  /** What a claim may begin at these endpoints. */
  const capacityOf = async (sender: WebhookSender, ...endpointIds: string[]) => {
    let found: ClaimCapacity | undefined;
    await sender.begin(endpointIds, async (capacity) => {
      found = capacity;
      return [];
    });
    return found;
  };

  test('leases an attempt for a minute by default, and takes on no more than its width', async () => {
    const sender = senderWith();
    const wide = { leaseMs: 60_000, room: 32, unprovenRoom: 32, proven: [] };
    expect(await capacityOf(sender, 'whe_1', 'whe_2')).toEqual(wide);
    await sender.close();
    const narrow = senderWith({ leaseMs: 5, width: 2 });
    expect(await capacityOf(narrow, 'whe_1')).toEqual({ leaseMs: 5, room: 2, unprovenRoom: 1, proven: [] });
    await narrow.close();
  });

  test('reserves room for a claim while others claim, and releases it when the claim fails', async () => {
    const sender = senderWith({ width: 2 });
    const claim = Promise.withResolvers<never[]>();
    const first = sender.begin(['whe_1'], () => claim.promise);
    expect(await capacityOf(sender, 'whe_2')).toMatchObject({ room: 0, unprovenRoom: 0 });
    claim.reject(new Error('away'));
    await expect(first).rejects.toThrow('away');
    expect(await capacityOf(sender, 'whe_2')).toMatchObject({ room: 2, unprovenRoom: 1 });
    await sender.close();
  });

  test('has a slot less during an attempt, and counts an endpoint that answered as proven', async () => {
    const sender = senderWith({ width: 2 });
    let answer = () => {};
    receiver.respond = (_, response) => {
      answer = () => response.writeHead(500).end();
    };
    const before = receiver.deliveries.length;
    const run = sender.runNow('ten_1');
    await expect.poll(() => receiver.deliveries.length).toBe(before + 1);
    expect(await capacityOf(sender, 'whe_1')).toMatchObject({ room: 1 });
    let isDrained = false;
    const done = sender.drain().then(() => {
      isDrained = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isDrained).toBe(false);
    answer();
    expect(await run).toBe(1);
    await done;
    expect(await capacityOf(sender, 'whe_1')).toMatchObject({ room: 2, proven: ['whe_1'] });
    expect(await delivery()).toMatchObject({ status: 'PENDING', attempt_count: 1 });
    await sender.close();
  });

  test.each([
    ['40001', 3, 1],
    // Four times itself, and then with what else is to be recorded.
    ['40001', 4, 0],
    ['22012', 1, 0],
  ])('repeats a failed recording for %s only when that can help', async (code, failures, delivered) => {
    const sender = senderWith();
    let failed = 0;
    engine.faults.hit = (_, statement) => {
      if (!statement.includes('DELETE FROM webhook_attempts') || failed >= failures) return;
      failed += 1;
      throw Object.assign(new Error('failed'), { code, severity: 'ERROR' });
    };
    await sender.runNow('ten_1');
    expect(failed).toBe(failures);
    const said = logged.filter(({ msg }) => msg === 'webhook outcomes are not recorded yet');
    expect(said).toHaveLength(1 - delivered);
    expect(await delivery()).toMatchObject({ status: 'DELIVERED' });
    await sender.close();
  });

  const toSink = async (respond_with: string) => {
    await anyRow(owner, 'test_webhook_sinks', { id: 'sink_1', tenant_id: 'ten_1', respond_with });
    await owner('webhook_endpoints').update({ url: sinkUrl('sink_1') });
  };

  test.each([
    ['503', ['whe_1']],
    ['TIMEOUT', []],
  ])(
    'counts an endpoint as proven when it answers, not when it times out: after %s %j',
    async (respondWith, proven) => {
      await toSink(respondWith);
      const sender = senderWith();
      await sender.runNow('ten_1');
      expect(await capacityOf(sender, 'whe_1')).toMatchObject({ proven });
      await sender.close();
    },
  );

  test('delivers to a sink, and records as the system', async () => {
    await toSink('200');
    const begun: string[] = [];
    engine.faults.hit = (_, statement) => void (statement.startsWith('BEGIN') && begun.push(statement));
    const before = receiver.deliveries.length;
    const sender = senderWith();
    await sender.runNow('ten_1');
    expect(receiver.deliveries).toHaveLength(before);
    expect(await owner('test_webhook_sink_requests')).toMatchObject([{ sink_id: 'sink_1', tenant_id: 'ten_1' }]);
    expect(await delivery()).toMatchObject({ status: 'DELIVERED' });
    expect(new Set(begun)).toEqual(new Set(["BEGIN; SELECT set_config('role', 'paychart_system', true)"]));
    await sender.close();
  });

  test('leaves no open socket when it is closed', async () => {
    const sender = senderWith();
    await sender.runNow('ten_1');
    expect(await receiver.openSockets()).toBe(1);
    await sender.close();
    await expect.poll(() => receiver.openSockets()).toBe(0);
  });
});
