import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEventNumbered } from '../../support/horizon.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { happen, received, sinkEndpoint } from './fixture.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const deliveriesOf = async ({ api }: TestTenant, id: string) =>
  (await api.listWebhookDeliveries({ id }).unwrap()).deliveries;

const answer = ({ api }: TestTenant, id: string, respondWith: number | 'TIMEOUT') =>
  api.updateTestWebhookSink({ id, respondWith }).unwrap();

/** Transactions of other tests' databases may hide the newest event from the operation's own look. */
const run = async ({ api }: TestTenant) => {
  await everyEventNumbered(service.pool.owner, service.relay);
  return (await api.runTestWebhookDeliveries().unwrap()).attempted;
};

describe('the log of deliveries (R537, D-392)', () => {
  test('shows each attempt, and the delivery of each event', async () => {
    const acme = await service.signUp('Logged Deliveries');
    const at = await sinkEndpoint(acme, ['policy.*']);
    await answer(acme, at.sinkId, 503);
    const resourceId = await happen(acme);
    await service.runUntilIdle();
    const [waiting] = await deliveriesOf(acme, at.endpointId);
    expect(waiting).toMatchObject({
      endpointId: at.endpointId,
      eventType: 'policy.activated',
      status: 'PENDING',
      attempts: [{ httpStatus: 503, lastError: 'HTTP_5XX', durationMs: expect.any(Number) }],
      attemptCount: 1,
      lastError: 'HTTP_5XX',
    });
    const waitMs = Date.parse(waiting?.nextAttemptAt ?? '') - Date.parse(waiting?.attempts[0]?.at ?? '');
    expect(waitMs).toBeGreaterThanOrEqual(4000);
    expect(waitMs).toBeLessThanOrEqual(6200);
    await answer(acme, at.sinkId, 200);
    expect(await run(acme)).toBe(1);
    const delivered = await acme.api.getWebhookDelivery({ id: waiting?.id ?? '' }).unwrap();
    expect(delivered).toMatchObject({ status: 'DELIVERED', attemptCount: 2, nextAttemptAt: null, lastError: null });
    expect(delivered.attempts.map(({ lastError }) => lastError)).toEqual(['HTTP_5XX', null]);
    const [first, second] = await received(acme, at);
    expect(first?.event.resourceId).toBe(resourceId);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    expect(await run(acme)).toBe(0);
    expect(
      (await acme.api.listWebhookDeliveries({ id: at.endpointId, status: 'PENDING' }).unwrap()).deliveries,
    ).toEqual([]);
  });

  test.each([
    [100, 'HTTP_ERROR'],
    [200, null],
    [299, null],
    [301, 'HTTP_ERROR'],
    [404, 'HTTP_4XX'],
    [500, 'HTTP_5XX'],
    ['TIMEOUT', 'TIMEOUT'],
  ] as const)('shows an answer of %s as %s (D-391, D-394)', async (respondWith, lastError) => {
    const acme = await service.signUp(`Answer ${respondWith}`);
    const at = await sinkEndpoint(acme);
    await answer(acme, at.sinkId, respondWith);
    await acme.api.testWebhookEndpoint({ id: at.endpointId }).unwrap();
    await service.runUntilIdle();
    const [delivery] = await deliveriesOf(acme, at.endpointId);
    const httpStatus = respondWith === 'TIMEOUT' ? null : respondWith;
    expect(delivery).toMatchObject({ lastError, attempts: [{ httpStatus, lastError }] });
  });

  test('counts a series of ten attempts as one failure of the endpoint, and the fifth in a row disables it (D-391, D-395)', async () => {
    const acme = await service.signUp('Five Failures');
    const at = await sinkEndpoint(acme, ['policy.*']);
    await answer(acme, at.sinkId, 500);
    for (let failures = 1; failures <= 5; failures += 1) {
      await happen(acme, `Failure ${failures}`);
      for (let attempt = 1; attempt <= 10; attempt += 1) expect(await run(acme)).toBe(1);
      expect(await run(acme)).toBe(0);
      expect(await acme.api.getWebhookEndpoint({ id: at.endpointId }).unwrap()).toMatchObject(
        failures < 5
          ? { status: 'ENABLED', failureCount: failures, disabledReason: null }
          : { status: 'DISABLED', failureCount: 5, disabledReason: 'CONSECUTIVE_FAILURES' },
      );
    }
    const [last] = await deliveriesOf(acme, at.endpointId);
    expect(last).toMatchObject({ status: 'FAILED', attemptCount: 10, nextAttemptAt: null, lastError: 'HTTP_5XX' });
    const enabled = await acme.api.updateWebhookEndpoint({ id: at.endpointId, status: 'ENABLED' }).unwrap();
    expect(enabled).toMatchObject({ status: 'ENABLED', failureCount: 0, disabledReason: null });
  });

  test('starts the count of failures again after a success (D-395)', async () => {
    const acme = await service.signUp('Failure And Success');
    const at = await sinkEndpoint(acme, ['policy.*']);
    await answer(acme, at.sinkId, 500);
    await happen(acme);
    for (let attempt = 1; attempt <= 10; attempt += 1) await run(acme);
    await answer(acme, at.sinkId, 200);
    await happen(acme, 'Another');
    await service.runUntilIdle();
    expect(await acme.api.getWebhookEndpoint({ id: at.endpointId }).unwrap()).toMatchObject({ failureCount: 0 });
  });

  test('ends the series and disables the endpoint after a 410, while other deliveries wait (D-394, D-395)', async () => {
    const acme = await service.signUp('Gone Endpoint');
    const at = await sinkEndpoint(acme, ['policy.*']);
    await answer(acme, at.sinkId, 500);
    await happen(acme, 'Waits');
    await service.runUntilIdle();
    await answer(acme, at.sinkId, 410);
    await happen(acme, 'Ends it');
    await service.runUntilIdle();
    const [gone, waits] = await deliveriesOf(acme, at.endpointId);
    expect(gone).toMatchObject({ status: 'FAILED', attemptCount: 1, nextAttemptAt: null, lastError: 'ENDPOINT_GONE' });
    expect(waits).toMatchObject({ status: 'PENDING', attemptCount: 1 });
    const disabled = { status: 'DISABLED', disabledReason: 'ENDPOINT_GONE', failureCount: 0 };
    expect(await acme.api.getWebhookEndpoint({ id: at.endpointId }).unwrap()).toMatchObject(disabled);
    expect(await run(acme)).toBe(0);
    expect(await acme.api.redeliverWebhookDelivery({ id: gone?.id ?? '' })).toMatchObject({
      error: { code: 'ENDPOINT_DISABLED' },
    });
    await answer(acme, at.sinkId, 200);
    await acme.api.updateWebhookEndpoint({ id: at.endpointId, status: 'ENABLED' }).unwrap();
    expect(await run(acme)).toBe(1);
  });

  test('keeps the dropped deliveries of a deleted endpoint readable (D-394, D-395)', async () => {
    const acme = await service.signUp('Deleted Endpoint');
    const at = await sinkEndpoint(acme, ['policy.*']);
    await answer(acme, at.sinkId, 500);
    await happen(acme);
    await service.runUntilIdle();
    const [waits] = await deliveriesOf(acme, at.endpointId);
    await happen(acme, 'Not queued yet');
    await acme.api.deleteWebhookEndpoint({ id: at.endpointId }).unwrap();
    await service.runUntilIdle();
    const dropped = await acme.api.getWebhookDelivery({ id: waits?.id ?? '' }).unwrap();
    expect(dropped).toMatchObject({
      status: 'FAILED',
      attemptCount: 1,
      nextAttemptAt: null,
      lastError: 'ENDPOINT_GONE',
    });
    expect(await acme.api.redeliverWebhookDelivery({ id: dropped.id })).toMatchObject({
      error: { code: 'ENDPOINT_NOT_FOUND' },
    });
    expect(await service.pool.owner('webhook_deliveries').where({ tenant_id: acme.tenantId })).toHaveLength(1);
  });

  test('shows SECRET_ERROR for an unreadable secret, and nothing is sent (D-394)', async () => {
    const acme = await service.signUp('Unreadable Secret');
    const at = await sinkEndpoint(acme, ['policy.*']);
    await service.pool
      .owner('webhook_endpoints')
      .where({ id: at.endpointId })
      .update({ secret_ciphertext: `v1.gone.${'A'.repeat(60)}` });
    await happen(acme);
    await service.runUntilIdle();
    expect((await deliveriesOf(acme, at.endpointId))[0]).toMatchObject({
      status: 'PENDING',
      lastError: 'SECRET_ERROR',
    });
    expect(await received(acme, at)).toEqual([]);
  });

  test('treats another tenant’s sink as an unknown name (D-382)', async () => {
    const [acme, other] = [await service.signUp('Sink Owner'), await service.signUp('Sink Guest')];
    const own = await sinkEndpoint(acme);
    const url = `https://${own.sinkId}.sink.test/`;
    const { id } = await other.api.createWebhookEndpoint({ url }).unwrap();
    await other.api.testWebhookEndpoint({ id }).unwrap();
    await service.runUntilIdle();
    expect((await deliveriesOf(other, id))[0]).toMatchObject({ lastError: 'CONNECTION_FAILED' });
    expect(await received(acme, own)).toEqual([]);
    const asked = [
      other.api.listTestWebhookSinkRequests({ id: own.sinkId }),
      other.api.updateTestWebhookSink({ id: own.sinkId, respondWith: 500 }),
    ];
    for (const one of asked) expect(await one).toMatchObject({ error: { code: 'WEBHOOK_SINK_NOT_FOUND' } });
  });
});

describe('delivering again (D-393)', () => {
  test('starts a new series under the same webhook-id for a redelivery', async () => {
    const acme = await service.signUp('Redelivered');
    const at = await sinkEndpoint(acme, ['policy.*']);
    await happen(acme);
    await service.runUntilIdle();
    const [delivered] = await deliveriesOf(acme, at.endpointId);
    const again = await acme.api.redeliverWebhookDelivery({ id: delivered?.id ?? '' }).unwrap();
    expect(again).toMatchObject({ status: 'PENDING', attemptCount: 1 });
    await service.runUntilIdle();
    const [one, two] = await received(acme, at);
    expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
    expect((await deliveriesOf(acme, at.endpointId))[0]).toMatchObject({ status: 'DELIVERED', attemptCount: 2 });
    expect(await acme.api.redeliverWebhookDelivery({ id: 'whd_00000000000000000000000000' })).toMatchObject({
      error: { code: 'DELIVERY_NOT_FOUND' },
    });
  });

  test('gives a new series ten attempts again (D-391)', async () => {
    const acme = await service.signUp('Second Series');
    const at = await sinkEndpoint(acme, ['policy.*']);
    await answer(acme, at.sinkId, 500);
    await happen(acme);
    for (let attempt = 1; attempt <= 10; attempt += 1) await run(acme);
    const [failed] = await deliveriesOf(acme, at.endpointId);
    await acme.api.redeliverWebhookDelivery({ id: failed?.id ?? '' }).unwrap();
    let attempts = 0;
    while ((await run(acme)) > 0) attempts += 1;
    expect(attempts).toBe(10);
    expect((await deliveriesOf(acme, at.endpointId))[0]).toMatchObject({ status: 'FAILED', attemptCount: 20 });
  });

  test('replays each matching event of the span once', async () => {
    const acme = await service.signUp('Replayed');
    const at = await sinkEndpoint(acme, ['claim.*']);
    const ids = [await happen(acme, 'One'), await happen(acme, 'Two'), await happen(acme, 'Three')];
    await service.runUntilIdle();
    await acme.api.updateWebhookEndpoint({ id: at.endpointId, eventTypes: ['policy.*'] }).unwrap();
    const { events } = await acme.api.listEvents({ type: 'policy.*', order: 'asc' }).unwrap();
    const since = events[0]?.createdAt ?? '';
    const replay = (more: object) => acme.api.replayWebhookEndpoint({ id: at.endpointId, since, ...more });
    expect(await replay({ until: since })).toMatchObject({ error: { code: 'VALIDATION_FAILED' } });
    const next = new Date(new Date(since).getTime() + 1).toISOString();
    expect((await replay({ since, until: next })).error).toBeUndefined();
    const both = await Promise.all([replay({}).unwrap(), replay({}).unwrap()]);
    expect(both).toEqual([{ enqueued: 3 }, { enqueued: 3 }]);
    const audits = await service.pool.owner('audit_log').where({ resource_id: at.endpointId });
    expect(audits.filter(({ action }) => action === 'webhook_endpoint.replayed')).toHaveLength(3);
    await service.runUntilIdle();
    const got = await received(acme, at);
    // Of different resources none waits for another (D-390).
    const inOrder = got.map(({ event }) => event).sort((a, b) => Number(a.sequence) - Number(b.sequence));
    expect(inOrder.map(({ resourceId }) => resourceId)).toEqual(ids);
    expect(await replay({ until: events[2]?.createdAt }).unwrap()).toEqual({
      enqueued: events.filter(({ createdAt }) => createdAt < (events[2]?.createdAt ?? '')).length,
    });
  });
});

test('a replay sends an endpoint its own tests again, and none of another one’s (D-379, D-393)', async () => {
  const acme = await service.signUp('Replays Tests');
  const endpoints = [await sinkEndpoint(acme), await sinkEndpoint(acme)];
  for (const { endpointId: id } of endpoints) await acme.api.testWebhookEndpoint({ id }).unwrap();
  await service.runUntilIdle();
  const { events } = await acme.api.listEvents({ type: 'endpoint.test', order: 'asc' }).unwrap();
  expect(events).toHaveLength(2);
  for (const { endpointId: id } of endpoints) {
    const replay = { id, since: events[0]?.createdAt ?? '' };
    expect(await acme.api.replayWebhookEndpoint(replay).unwrap()).toEqual({ enqueued: 1 });
  }
});

test('resumes waiting deliveries of an endpoint that is enabled again, without a new event (D-395)', async () => {
  const acme = await service.signUp('Goes On');
  const { endpointId: id, sinkId } = await sinkEndpoint(acme, ['policy.*']);
  await answer(acme, sinkId, 503);
  await happen(acme);
  await service.runUntilIdle();
  await acme.api.updateWebhookEndpoint({ id, status: 'DISABLED' }).unwrap();
  const past = new Date(0);
  await service.pool.owner('webhook_deliveries').where({ endpoint_id: id }).update({ next_attempt_at: past });
  await service.pool.owner('outbox_jobs').where({ key: id }).update({ fires_at: past });
  await service.runUntilIdle();
  expect(await service.pool.owner('outbox_jobs').where({ key: id })).toEqual([]);
  await answer(acme, sinkId, 200);
  await acme.api.updateWebhookEndpoint({ id, status: 'ENABLED' }).unwrap();
  await service.runUntilIdle();
  expect(await deliveriesOf(acme, id)).toMatchObject([{ status: 'DELIVERED', attemptCount: 2 }]);
});

test('drops all waiting deliveries of a deleted endpoint, over any number of batches (D-395)', async () => {
  const acme = await service.signUp('Drops All');
  const { endpointId: id, sinkId } = await sinkEndpoint(acme, ['policy.*']);
  await answer(acme, sinkId, 503);
  await happen(acme);
  await service.runUntilIdle();
  await service.pool.owner.raw(
    `INSERT INTO webhook_deliveries SELECT (jsonb_populate_record(d, jsonb_build_object(
        'id', 'whd_more_' || n, 'event_id', 'evt_more_' || n, 'next_attempt_at', '2100-01-01T00:00:00Z'))).*
      FROM webhook_deliveries d, generate_series(1, 250) n WHERE d.endpoint_id = ?`,
    [id],
  );
  await acme.api.deleteWebhookEndpoint({ id }).unwrap();
  await service.runUntilIdle();
  const left = service.pool.owner('webhook_deliveries').where({ endpoint_id: id }).whereNot({ status: 'FAILED' });
  expect(await left).toEqual([]);
});

describe('a replay beside a batch that is being attempted', () => {
  test('leaves out the events of that batch at its endpoint, and none at another one', async () => {
    const acme = await service.signUp('Replayed Beside');
    const [at, other] = [await sinkEndpoint(acme, ['policy.*']), await sinkEndpoint(acme, ['policy.*'])];
    for (const name of ['One', 'Two', 'Three']) await happen(acme, name);
    await everyEventNumbered(service.pool.owner, service.relay);
    const { events } = await acme.api.listEvents({ type: 'policy.*', order: 'asc' }).unwrap();
    const [first, second] = events;
    const { owner } = service.pool;
    const own = { tenant_id: acme.tenantId };
    await owner('webhook_marks').where(own).update({ sequence: first?.sequence });
    const batch = { ...own, token: 'theirs', to_sequence: second?.sequence, endpoint_ids: [at.endpointId] };
    const ahead = new Date(Date.now() + 60_000);
    await owner('webhook_batches').insert({ ...batch, began_at: new Date(), lease_until: ahead });
    const replay = ({ endpointId: id }: { endpointId: string }) =>
      acme.api.replayWebhookEndpoint({ id, since: first?.createdAt ?? '' }).unwrap();
    expect([await replay(at), await replay(other)]).toEqual([{ enqueued: 2 }, { enqueued: 3 }]);
    await owner('webhook_batches').where(own).delete();
    await service.runUntilIdle();
    for (const one of [at, other]) {
      const ids = (await received(acme, one)).map(({ event }) => event.id);
      expect(ids.toSorted()).toEqual(events.map(({ id }) => id).toSorted());
    }
  });
});

describe('order (D-390)', () => {
  test('the events of one resource are sent one after the other, those of others in parallel', async () => {
    const acme = await service.signUp('Ordered');
    const at = await sinkEndpoint(acme, ['policy.*']);
    const ids = [await happen(acme, 'One'), await happen(acme, 'Two')];
    for (const id of ids)
      for (let version = 2; version <= 5; version += 1)
        await acme.api.createPolicyVersion({ id, document: {} }).unwrap();
    for (const id of ids) await acme.api.deletePolicy({ id }).unwrap();
    await service.runUntilIdle();
    const got = await received(acme, at);
    expect(got).toHaveLength(12);
    for (const id of ids) {
      const own = got.filter(({ event }) => event.resourceId === id).map(({ event }) => event.resourceSequence);
      expect(own).toEqual([1, 2, 3, 4, 5, 6]);
    }
    // Every number is the feed's (D-390).
    const numbers = got.map(({ event }) => Number(event.sequence)).sort((a, b) => a - b);
    expect(new Set(numbers).size).toBe(12);
  });

  test('a failing event does not hold up later ones', async () => {
    const acme = await service.signUp('Not Held Up');
    const at = await sinkEndpoint(acme, ['policy.*']);
    await answer(acme, at.sinkId, 500);
    const id = await happen(acme);
    await service.runUntilIdle();
    await answer(acme, at.sinkId, 200);
    await acme.api.deletePolicy({ id }).unwrap();
    await service.runUntilIdle();
    expect((await received(acme, at)).map(({ event }) => event.type)).toEqual(['policy.activated', 'policy.deleted']);
  });
});

describe('a process that is killed (D-394)', () => {
  test('leaves an attempt that is repeated despite many due later events of its resource', async () => {
    const acme = await service.signUp('Long Backlog');
    const at = await sinkEndpoint(acme, ['policy.*']);
    await happen(acme);
    await service.relay.drain();
    const { fanOutBatch } = await import('../../../src/domains/webhooks/index.ts');
    await fanOutBatch(service.engine, { tenantId: acme.tenantId });
    const { owner } = service.pool;
    // The resource's later events, due before it is: more than are looked through.
    await owner.raw(
      `INSERT INTO webhook_deliveries SELECT (jsonb_populate_record(d, jsonb_build_object('id', d.id || n,
        'event_id', d.event_id || n, 'sequence', d.sequence + n, 'next_attempt_at', d.next_attempt_at - interval '1 hour'))).*
      FROM webhook_deliveries d, generate_series(1, 129) n WHERE d.endpoint_id = ?`,
      [at.endpointId],
    );
    await service.runUntilIdle();
    expect(await received(acme, at)).toHaveLength(1);
    await owner('webhook_deliveries').where({ endpoint_id: at.endpointId, status: 'PENDING' }).delete();
  });

  test('leaves LEASE_EXPIRED on record, and later events of the resource wait for the lost attempt', async () => {
    const acme = await service.signUp('Lost Process');
    const at = await sinkEndpoint(acme, ['policy.*']);
    const id = await happen(acme);
    await acme.api.deletePolicy({ id }).unwrap();
    const other = await happen(acme, 'Other');
    const { owner } = service.pool;
    // The attempt of a process that is gone, as it stands in the table.
    await service.relay.drain();
    const { fanOutBatch } = await import('../../../src/domains/webhooks/index.ts');
    await fanOutBatch(service.engine, { tenantId: acme.tenantId });
    const [first] = await owner('webhook_deliveries').where({ tenant_id: acme.tenantId }).orderBy('sequence');
    const begun = { delivery_id: first.id, endpoint_id: at.endpointId, tenant_id: acme.tenantId, token: 'lost' };
    await owner('webhook_attempts').insert({
      ...begun,
      began_at: new Date(Date.now() - 60_000),
      lease_until: new Date(Date.now() + 60_000),
    });
    await service.runUntilIdle();
    expect((await received(acme, at)).map(({ event }) => event.resourceId)).toEqual([other]);
    await owner('webhook_attempts').where({ delivery_id: first.id }).update({ lease_until: new Date() });
    await owner('outbox_jobs')
      .where({ topic: 'webhooks.lane', key: at.endpointId })
      .update({ fires_at: new Date(0) });
    await service.runUntilIdle();
    const lost = await acme.api.getWebhookDelivery({ id: first.id }).unwrap();
    expect(lost).toMatchObject({
      status: 'PENDING',
      attempts: [{ httpStatus: null, lastError: 'LEASE_EXPIRED', durationMs: expect.any(Number) }],
      lastError: 'LEASE_EXPIRED',
    });
    expect(await received(acme, at)).toHaveLength(1);
    expect(await run(acme)).toBe(2);
    const types = (await received(acme, at)).slice(1).map(({ event }) => event.type);
    expect(types).toEqual(['policy.activated', 'policy.deleted']);
  });
});
