import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newestVersion } from '../../../src/platform/versions/index.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { meetingAt } from '../../support/together.ts';
import { happen, received, sinkEndpoint } from './fixture.ts';

let service: TestService;
let acme: TestTenant;
let other: TestTenant;

/** Names that the test knows; all others resolve to nothing. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'public.example': ['93.184.216.34'],
  'private.example': ['10.0.0.1'],
  'half.example': ['93.184.216.34', '::1'],
};

beforeAll(async () => {
  service = await startTestService({ webhookNetwork: { resolve: async (host) => ADDRESSES[host] ?? [] } });
  acme = await service.signUp('Acme Hooks');
  other = await service.signUp('Other Hooks');
});
afterAll(() => service.stop());

describe('endpoints (B 6, D-379)', () => {
  test('are created with a secret that is shown once, and read without it (D-396)', async () => {
    const url = 'https://public.example/hooks';
    const { secret, ...created } = await acme.api.createWebhookEndpoint({ url, description: 'Back office' }).unwrap();
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    expect(created).toEqual({
      id: expect.stringMatching(/^whe_/),
      url,
      eventTypes: ['*'],
      description: 'Back office',
      status: 'ENABLED',
      disabledReason: null,
      environment: 'sandbox',
      failureCount: 0,
      createdAt: expect.any(String),
      apiVersion: newestVersion,
    });
    expect(await acme.api.getWebhookEndpoint({ id: created.id }).unwrap()).toEqual(created);
    expect((await acme.api.listWebhookEndpoints({}).unwrap()).webhookEndpoints).toContainEqual(created);
    const row = await service.pool.owner('webhook_endpoints').where({ id: created.id }).first();
    expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length));
    expect(service.engine.services.vault.decrypt(row.secret_ciphertext)).toBe(secret);
  });

  test.each([
    ['ftp://public.example/', 'INVALID_URL'],
    ['/hooks', 'INVALID_URL'],
    ['https://user:secret@public.example/', 'INVALID_URL'],
    ['https://public.example/#part', 'INVALID_URL'],
    [`https://public.example/${'x'.repeat(2048)}`, 'INVALID_URL'],
    ['https://localhost/', 'PRIVATE_HOST_BLOCKED'],
    ['https://printer.local/', 'PRIVATE_HOST_BLOCKED'],
    ['https://metadata.google.internal/', 'PRIVATE_HOST_BLOCKED'],
    ['https://127.0.0.1/', 'PRIVATE_HOST_BLOCKED'],
    ['https://private.example/', 'PRIVATE_HOST_BLOCKED'],
    ['https://half.example/', 'PRIVATE_HOST_BLOCKED'],
  ])('refuse %s with %s (D-380, D-381)', async (url, code) => {
    expect(await acme.api.createWebhookEndpoint({ url })).toMatchObject({ error: { code } });
    const { endpointId: id } = await sinkEndpoint(other);
    expect(await other.api.updateWebhookEndpoint({ id, url })).toMatchObject({ error: { code } });
    await other.api.deleteWebhookEndpoint({ id }).unwrap();
  });

  test('accept a name that does not resolve yet, and http and other ports in the sandbox only (B 6, D-381)', async () => {
    const { id } = await acme.api.createWebhookEndpoint({ url: 'http://nowhere.example:8080/' }).unwrap();
    await acme.api.deleteWebhookEndpoint({ id }).unwrap();
  });

  test('refuse an unknown event type with VALIDATION_FAILED (D-380)', async () => {
    const eventTypes = ['payment.teleported'] as unknown as ['*'];
    const refused = await acme.api.createWebhookEndpoint({ url: 'https://public.example/', eventTypes });
    expect(refused).toMatchObject({ error: { code: 'VALIDATION_FAILED' } });
  });

  test('are listed by status, for one tenant only (D-379)', async () => {
    const tenant = await service.signUp('Status Hooks');
    await sinkEndpoint(other);
    const [on, off] = [await sinkEndpoint(tenant), await sinkEndpoint(tenant)];
    await tenant.api.updateWebhookEndpoint({ id: off.endpointId, status: 'DISABLED' }).unwrap();
    const listed = async (query: { status?: 'ENABLED' | 'DISABLED' }) =>
      (await tenant.api.listWebhookEndpoints(query).unwrap()).webhookEndpoints.map(({ id }) => id);
    expect(await listed({ status: 'DISABLED' })).toEqual([off.endpointId]);
    expect(await listed({ status: 'ENABLED' })).toEqual([on.endpointId]);
    expect(await listed({})).toEqual([off.endpointId, on.endpointId]);
  });

  test('are limited to 20 per tenant, without deleted ones, also for simultaneous requests (D-379)', async () => {
    const tenant = await service.signUp('Twenty Hooks');
    const create = () => tenant.api.createWebhookEndpoint({ url: 'https://public.example/' });
    for (let n = 0; n < 19; n += 1) await create().unwrap();
    const both = await meetingAt(service.pool.owner, 'webhook_endpoints', [create, create]);
    expect(both.map(({ error }) => error?.code).sort()).toEqual(['ENDPOINT_LIMIT_REACHED', undefined]);
    const { webhookEndpoints } = await tenant.api.listWebhookEndpoints({}).unwrap();
    expect(webhookEndpoints).toHaveLength(20);
    await tenant.api.deleteWebhookEndpoint({ id: webhookEndpoints[0]?.id ?? '' }).unwrap();
    expect((await create()).error).toBeUndefined();
  });

  test('are hidden from other tenants', async () => {
    const { endpointId: id } = await sinkEndpoint(acme);
    const asked = [
      other.api.getWebhookEndpoint({ id }),
      other.api.updateWebhookEndpoint({ id, status: 'DISABLED' }),
      other.api.deleteWebhookEndpoint({ id }),
      other.api.rotateWebhookEndpointSecret({ id }),
      other.api.testWebhookEndpoint({ id }),
      other.api.replayWebhookEndpoint({ id, since: new Date(0).toISOString() }),
      other.api.listWebhookDeliveries({ id }),
    ];
    for (const one of asked) expect(await one).toMatchObject({ error: { code: 'ENDPOINT_NOT_FOUND' } });
    await acme.api.deleteWebhookEndpoint({ id }).unwrap();
  });

  test('change only the given fields, and accept an unchanged value (D-479)', async () => {
    const { endpointId: id } = await sinkEndpoint(acme, ['claim.*']);
    const before = await acme.api.getWebhookEndpoint({ id }).unwrap();
    expect(await acme.api.updateWebhookEndpoint({ id }).unwrap()).toEqual(before);
    const nulls = { url: null, eventTypes: null, description: null, status: null } as unknown as object;
    expect(await acme.api.updateWebhookEndpoint({ id, ...nulls }).unwrap()).toEqual(before);
    expect((await acme.api.updateWebhookEndpoint({ id, description: '' }).unwrap()).description).toBe('');
    const changed = await acme.api.updateWebhookEndpoint({ id, description: 'New', eventTypes: ['*'] }).unwrap();
    expect(changed).toEqual({ ...before, description: 'New', eventTypes: ['*'] });
    expect((await acme.api.updateWebhookEndpoint({ id, status: 'ENABLED' }).unwrap()).status).toBe('ENABLED');
    for (const _ of [1, 2]) {
      const disabled = await acme.api.updateWebhookEndpoint({ id, status: 'DISABLED' }).unwrap();
      expect(disabled).toMatchObject({ status: 'DISABLED', disabledReason: null });
    }
    expect((await acme.api.listWebhookEndpoints({ status: 'DISABLED' }).unwrap()).webhookEndpoints).toHaveLength(1);
    await acme.api.deleteWebhookEndpoint({ id }).unwrap();
    expect(await acme.api.deleteWebhookEndpoint({ id })).toMatchObject({ error: { code: 'ENDPOINT_NOT_FOUND' } });
    expect(await acme.api.getWebhookEndpoint({ id })).toMatchObject({ error: { code: 'ENDPOINT_NOT_FOUND' } });
  });
});

describe('events sent to an endpoint (D-383, D-384)', () => {
  test('include a test for that endpoint only, whatever its types (D-379, D-388, D-449)', async () => {
    const tenant = await service.signUp('Tested Hooks');
    const [one, two] = [await sinkEndpoint(tenant, ['claim.*']), await sinkEndpoint(tenant)];
    const { eventId } = await tenant.api.testWebhookEndpoint({ id: one.endpointId }).unwrap();
    await service.runUntilIdle();
    const [got, ...more] = await received(tenant, one);
    expect(more).toEqual([]);
    expect(got?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Service-Webhooks/1',
      'webhook-id': eventId,
    });
    const shown = await tenant.api.getWebhookEndpoint({ id: one.endpointId }).unwrap();
    expect(got?.event).toMatchObject({ id: eventId, type: 'endpoint.test', data: { object: shown } });
    expect(await received(tenant, two)).toEqual([]);
    expect(await tenant.api.getEvent({ id: eventId }).unwrap()).toEqual(got?.event);
  });

  test('are those that match, from the creation of the endpoint on (D-379, D-395)', async () => {
    const tenant = await service.signUp('Filtering Hooks');
    await happen(tenant, 'Before');
    const [policies, claims, all] = [
      await sinkEndpoint(tenant, ['policy.*']),
      await sinkEndpoint(tenant, ['claim.*']),
      await sinkEndpoint(tenant),
    ];
    const id = await happen(tenant, 'After');
    await service.runUntilIdle();
    const told = async (at: typeof all) => (await received(tenant, at)).map(({ event }) => event.resourceId);
    expect(await told(policies)).toEqual([id]);
    expect(await told(all)).toEqual([id]);
    expect(await told(claims)).toEqual([]);
  });

  test('carry the bytes of metadata as they were sent (D-490)', async () => {
    const tenant = await service.signUp('Verbatim Hooks');
    const at = await sinkEndpoint(tenant, ['payment.*']);
    await tenant.fund('10.00');
    const body = `{"recipient":{"phoneNumber":"+15550170001"},"amount":{"value":"1.00","currency":"USD"},
      "metadata":{"b":"1.0","a":1.50,"zz":"é","1":{"y":1,"x":"\\u0041"}}}`;
    const response = await fetch(`${service.url}/v1/payments`, {
      method: 'POST',
      headers: { 'x-service-api-key': tenant.apiKey, 'content-type': 'application/json', 'idempotency-key': 'bytes' },
      body,
    });
    expect(response.status).toBe(202);
    await service.runUntilIdle();
    const [first] = await received(tenant, at);
    const feed = await (
      await fetch(`${service.url}/v1/events/${first?.event.id}`, { headers: { 'x-service-api-key': tenant.apiKey } })
    ).text();
    expect(first?.body).toBe(feed);
    expect(first?.body).toContain('{"b":"1.0","a":1.50,"zz":"é","1":{"y":1,"x":"\\u0041"}}');
  });

  test('leave out those from a DISABLED time, and include waiting ones after it is enabled (D-395)', async () => {
    const tenant = await service.signUp('Pausing Hooks');
    const at = await sinkEndpoint(tenant, ['policy.*']);
    const { endpointId: id } = at;
    const waited = await happen(tenant, 'Queued before');
    await tenant.api.updateWebhookEndpoint({ id, status: 'DISABLED' }).unwrap();
    await happen(tenant, 'Missed');
    // Whatever the workers get to see when: nothing has been queued yet.
    await tenant.api.updateWebhookEndpoint({ id, status: 'ENABLED' }).unwrap();
    const later = await happen(tenant, 'After');
    await service.runUntilIdle();
    // Two policies: each one's events come in order, those of both as they come (D-390).
    const told = (await received(tenant, at)).map(({ event }) => event.resourceId);
    expect(told.toSorted()).toEqual([waited, later].toSorted());

    await tenant.api.updateWebhookEndpoint({ id, status: 'DISABLED' }).unwrap();
    expect(await tenant.api.testWebhookEndpoint({ id })).toMatchObject({ error: { code: 'ENDPOINT_DISABLED' } });
    const missed = await happen(tenant, 'Missed too');
    await service.runUntilIdle();
    expect(await tenant.api.replayWebhookEndpoint({ id, since: new Date(0).toISOString() })).toMatchObject({
      error: { code: 'ENDPOINT_DISABLED' },
    });
    await tenant.api.updateWebhookEndpoint({ id, status: 'ENABLED' }).unwrap();
    await service.runUntilIdle();
    expect(await received(tenant, at)).toHaveLength(2);
    const { events } = await tenant.api.listEvents({ resourceId: missed }).unwrap();
    const replay = { id, since: events[0]?.createdAt ?? '' };
    expect(await tenant.api.replayWebhookEndpoint(replay).unwrap()).toEqual({ enqueued: 1 });
    await service.runUntilIdle();
    expect((await received(tenant, at)).at(-1)?.event).toEqual(events[0]);
  });

  test('are signed with a former secret for a grace in real time, not on the tenant’s clock (D-396)', async () => {
    const tenant = await service.signUp('Rotates Ahead');
    const { endpointId: id } = await sinkEndpoint(tenant);
    await tenant.api.advanceTestClock({ advanceSeconds: 10 * 86_400 }).unwrap();
    const before = Date.now();
    await tenant.api.rotateWebhookEndpointSecret({ id, graceSeconds: 60 }).unwrap();
    const { grace_ends_at } = await service.pool.owner('webhook_endpoints').where({ id }).first();
    expect(grace_ends_at.getTime()).toBeGreaterThanOrEqual(before + 60_000);
    expect(grace_ends_at.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
    // A day unless it is told.
    await tenant.api.rotateWebhookEndpointSecret({ id }).unwrap();
    const byDefault = await service.pool.owner('webhook_endpoints').where({ id }).first();
    expect(byDefault.grace_ends_at.getTime()).toBeGreaterThanOrEqual(before + 86_400_000);
    expect(byDefault.grace_ends_at.getTime()).toBeLessThanOrEqual(Date.now() + 86_400_000);
  });

  test('carry two signatures during a rotation, and one after it (D-396)', async () => {
    const tenant = await service.signUp('Rotating Hooks');
    const old = await sinkEndpoint(tenant);
    const { endpointId: id } = old;
    const { secret } = await tenant.api.rotateWebhookEndpointSecret({ id }).unwrap();
    await tenant.api.testWebhookEndpoint({ id }).unwrap();
    await service.runUntilIdle();
    expect(await received(tenant, old)).toHaveLength(1);
    const [both] = await received(tenant, { ...old, secret });
    expect(both?.headers['webhook-signature']?.split(' ')).toHaveLength(2);

    // Rotated once more within the grace: the first secret counts no longer, the second one does.
    const third = await tenant.api.rotateWebhookEndpointSecret({ id }).unwrap();
    await tenant.api.testWebhookEndpoint({ id }).unwrap();
    await service.runUntilIdle();
    const { verifyWebhook } = await import('#sdk');
    const { requests: twice } = await tenant.api.listTestWebhookSinkRequests({ id: old.sinkId }).unwrap();
    const { headers = {}, body = '' } = twice[0] ?? {};
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const standing of [secret, third.secret]) await verifyWebhook(standing, headers, body);
    await expect(verifyWebhook(old.secret, headers, body)).rejects.toThrow('no signature');

    const newest = await tenant.api.rotateWebhookEndpointSecret({ id, graceSeconds: 0 }).unwrap();
    await tenant.api.testWebhookEndpoint({ id }).unwrap();
    await service.runUntilIdle();
    const { requests } = await tenant.api.listTestWebhookSinkRequests({ id: old.sinkId }).unwrap();
    expect(requests[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
    const last = { headers: requests[0]?.headers ?? {}, body: requests[0]?.body ?? '' };
    await verifyWebhook(newest.secret, last.headers, last.body);
    await expect(verifyWebhook(third.secret, last.headers, last.body)).rejects.toThrow('no signature');
  });
});
