import { describe, expect, it } from 'vitest';
import { createWebhookEndpoint } from '../../../../src/domains/webhooks/operations/create-webhook-endpoint.ts';
import { deleteWebhookEndpoint } from '../../../../src/domains/webhooks/operations/delete-webhook-endpoint.ts';
import { redeliverWebhookDelivery } from '../../../../src/domains/webhooks/operations/redeliver-webhook-delivery.ts';
import { replayWebhookEndpoint } from '../../../../src/domains/webhooks/operations/replay-webhook-endpoint.ts';
import { rotateWebhookEndpointSecret } from '../../../../src/domains/webhooks/operations/rotate-webhook-endpoint-secret.ts';
import { testWebhookEndpoint } from '../../../../src/domains/webhooks/operations/test-webhook-endpoint.ts';
import { updateWebhookEndpoint } from '../../../../src/domains/webhooks/operations/update-webhook-endpoint.ts';
import { newDelivery } from '../../../../src/domains/webhooks/webhook-delivery.store.ts';
import { newestVersion } from '../../../../src/platform/versions/index.ts';
import { Desk, msLater, NOW } from '../../trade/rules/desk.ts';

/** Deliveries are of real time: here another than the tenant's own (D-391). */
const REAL = msLater(3_600_000);
const URL_ = 'https://user.example/in';

const endpoint = {
  tenantId: 'ten_1',
  url: URL_,
  eventTypes: ['policy.*'],
  description: 'Mine',
  disabledReason: null,
  failureCount: 3,
  secretCiphertext: 'sealed(first)',
  previousSecretCiphertext: null,
  graceEndsAt: null,
  apiVersion: null,
} as const;

function desk(place: object = { address: '203.0.113.7' }): { at: Desk; looked: string[] } {
  const at = new Desk();
  const looked: string[] = [];
  const find = async ({ host }: { host: string }) => {
    looked.push(host);
    return place;
  };
  at.services = { webhooks: { find }, vault: { encrypt: (text: string) => `sealed(${text})` }, realTime: () => REAL };
  return { at, looked };
}
const withEndpoint = (status: 'ENABLED' | 'DISABLED' | 'DELETED' = 'ENABLED', place?: object) =>
  desk(place)
    .at.stands('webhook-endpoint', 'whe_1', status, endpoint)
    .has('webhook_endpoints', 'whe_1', { id: 'whe_1', ...endpoint, status });

const ask = (at: Desk, handler: (request: never) => Promise<unknown>, body: object = {}, id = 'whe_1') =>
  at.ask(handler, { by: 'ten_1', id, body });
const events = (at: Desk) => at.sent.map(({ event }) => event);

describe('an endpoint is registered', () => {
  const create = (at: Desk, body: object = {}) => ask(at, createWebhookEndpoint, { url: URL_, ...body });

  it('with its secret shown once and sealed, for every event unless told (D-379, D-396)', async () => {
    const { at, looked } = desk();
    const answer = (await create(at)) as { secret: string };
    expect(answer).toMatchObject({
      url: URL_,
      eventTypes: ['*'],
      description: null,
      status: 'ENABLED',
      failureCount: 0,
    });
    expect(answer).toMatchObject({ id: expect.stringMatching(/^whe_/), secret: expect.stringMatching(/^whsec_/) });
    expect(looked).toEqual(['user.example']);
    expect(at.opened).toEqual([
      {
        machine: 'webhook-endpoint',
        context: {
          tenantId: 'ten_1',
          url: URL_,
          eventTypes: ['*'],
          description: null,
          disabledReason: null,
          failureCount: 0,
          secretCiphertext: `sealed(${answer.secret})`,
          previousSecretCiphertext: null,
          graceEndsAt: null,
          apiVersion: newestVersion,
        },
      },
    ]);
    const other = (await create(desk().at)) as { secret: string };
    expect(other.secret).not.toBe(answer.secret);
  });

  it('as it was asked for', async () => {
    const { at } = desk();
    expect(await create(at, { eventTypes: ['claim.opened'], description: 'Ours' })).toMatchObject({
      eventTypes: ['claim.opened'],
      description: 'Ours',
      environment: 'sandbox',
    });
  });

  it.each([
    ['ftp://user.example/', 'INVALID_URL', {}],
    ['https://localhost/', 'PRIVATE_HOST_BLOCKED', {}],
    ['https://user.example/', 'PRIVATE_HOST_BLOCKED', { error: 'BLOCKED_URL' }],
  ])('not at %s where it is refused: %s (D-380, D-381)', async (url, code, place) => {
    const { at } = desk(place);
    expect(await create(at, { url })).toMatchObject({ code });
    expect([at.opened, at.written]).toEqual([[], []]);
  });

  it('at a name that resolves to nothing yet (D-381)', async () => {
    expect(await create(desk({ error: 'CONNECTION_FAILED' }).at)).toMatchObject({ status: 'ENABLED' });
  });

  it.each([
    [19n, undefined],
    [20n, 'ENDPOINT_LIMIT_REACHED'],
    [21n, 'ENDPOINT_LIMIT_REACHED'],
  ])('up to twenty of them: beside %d (D-379)', async (count, code) => {
    const { at } = desk();
    const answer = (await create(at.has('webhook_endpoints', 'ten_1', { count }))) as { code?: string };
    expect(answer.code).toBe(code);
    // Of two requests for the last place the second counts when the first has ended.
    expect(at.locked).toEqual(['tenant ten_1']);
    expect(at.opened).toHaveLength(code === undefined ? 1 : 0);
  });

  it('and gets what comes from now on: the mark of a tenant that has one stays (D-390)', async () => {
    const markOf = async (at: Desk) => {
      await create(at);
      return at.written;
    };
    const mark = (sequence: bigint) => ({
      kind: 'insert',
      table: 'webhook_marks',
      row: { tenantId: 'ten_1', sequence },
      onConflict: 'ignore',
    });
    expect(await markOf(desk().at)).toEqual([mark(0n)]);
    expect(await markOf(desk().at.has('feed_segments', 'ten_1', { sequence: null }))).toEqual([mark(0n)]);
    expect(await markOf(desk().at.has('feed_segments', 'ten_1', { sequence: 41n }))).toEqual([mark(41n)]);
  });
});

describe('an endpoint that is deleted, or nobody’s', () => {
  it.each([
    ['change', updateWebhookEndpoint],
    ['delete', deleteWebhookEndpoint],
    ['rotate', rotateWebhookEndpointSecret],
    ['test', testWebhookEndpoint],
    ['replay', replayWebhookEndpoint],
  ])('is not found: %s (D-395)', async (_what, handler) => {
    const body = { since: NOW.toISOString() };
    expect(await ask(desk().at, handler, body)).toMatchObject({ code: 'ENDPOINT_NOT_FOUND' });
    if (handler === replayWebhookEndpoint) return;
    const deleted = desk().at.stands('webhook-endpoint', 'whe_1', 'DELETED', endpoint);
    expect(await ask(deleted, handler, body)).toMatchObject({ code: 'ENDPOINT_NOT_FOUND' });
    expect(deleted.sent).toEqual([]);
  });

  it('is that once it was deleted', async () => {
    for (const status of ['ENABLED', 'DISABLED'] as const) {
      const at = withEndpoint(status);
      expect(await ask(at, deleteWebhookEndpoint)).toEqual({ id: 'whe_1', deleted: true });
      expect(at.sent).toEqual([{ to: 'whe_1', event: { type: 'DELETE' } }]);
    }
  });
});

describe('an endpoint is changed', () => {
  const update = (at: Desk, body: object) => ask(at, updateWebhookEndpoint, body);

  it('in the fields that are named: absent or null leaves one as it is (D-479)', async () => {
    for (const body of [{}, { url: null, eventTypes: null, description: null, status: null }]) {
      const at = withEndpoint();
      expect(await update(at, body)).toMatchObject({ url: URL_, eventTypes: ['policy.*'], description: 'Mine' });
      expect(at.sent).toEqual([]);
    }
    for (const patch of [
      { url: 'https://new.example/' },
      { eventTypes: ['*'] },
      { description: 'Ours' },
      { description: '' },
    ]) {
      const at = withEndpoint();
      expect(await update(at, patch)).toMatchObject(patch);
      expect(events(at)).toEqual([{ type: 'UPDATE', patch }]);
    }
  });

  it.each([
    ['https://10.0.0.1/', {}],
    ['https://user.example/', { error: 'BLOCKED_URL' }],
  ])('to a URL that is judged like that of a new one, before all else: %s (D-380, D-381)', async (url, place) => {
    const at = withEndpoint('ENABLED', place);
    expect(await update(at, { url, description: 'Ours' })).toMatchObject({ code: 'PRIVATE_HOST_BLOCKED' });
    expect(at.sent).toEqual([]);
    expect(await update(desk(place).at, { url })).toMatchObject({ code: 'PRIVATE_HOST_BLOCKED' });
  });

  it('and nobody looks a host up where the URL stays', async () => {
    const { at, looked } = desk();
    at.stands('webhook-endpoint', 'whe_1', 'ENABLED', endpoint);
    await update(at, { description: 'Ours' });
    expect(looked).toEqual([]);
  });

  it.each<[string, string, string[], string]>([
    ['ENABLED', 'ENABLED', ['ENABLE'], 'ENABLED'],
    ['ENABLED', 'DISABLED', ['DISABLE'], 'DISABLED'],
    ['DISABLED', 'ENABLED', ['ENABLE'], 'ENABLED'],
    ['DISABLED', 'DISABLED', [], 'DISABLED'],
  ])('from %s to %s (D-395, D-479)', async (from, status, types, then) => {
    const at = withEndpoint(from as 'ENABLED' | 'DISABLED');
    expect(await update(at, { status })).toMatchObject({ status: then });
    expect(events(at).map(({ type }) => type)).toEqual(types);
  });
});

describe('a secret is replaced', () => {
  const rotate = async (at: Desk, body: object = {}) => {
    const { secret } = (await ask(at, rotateWebhookEndpointSecret, body)) as { secret: string };
    expect(secret).toMatch(/^whsec_/);
    return { secret, event: at.sent[0]?.event };
  };

  it.each([
    ['a day', {}, new Date(REAL.getTime() + 86_400_000)],
    ['as long as it is told', { graceSeconds: 1 }, new Date(REAL.getTime() + 1000)],
    ['not at all', { graceSeconds: 0 }, null],
  ])('and the one before it signs on for %s, in real time (D-396)', async (_what, body, graceEndsAt) => {
    const { secret, event } = await rotate(withEndpoint(), body);
    expect(event).toEqual({ type: 'ROTATE_SECRET', secretCiphertext: `sealed(${secret})`, graceEndsAt });
  });

  it('of an endpoint that is switched off, too, and without a body', async () => {
    const at = withEndpoint('DISABLED');
    const answer = await at.ask(rotateWebhookEndpointSecret, { by: 'ten_1', id: 'whe_1', body: null });
    expect(answer).toMatchObject({ id: 'whe_1', status: 'DISABLED' });
  });
});

describe('an endpoint is tested', () => {
  it('with an event of its own (D-379, D-449)', async () => {
    const at = withEndpoint();
    const { eventId } = (await ask(at, testWebhookEndpoint)) as { eventId: string };
    expect(eventId).toMatch(/^evt_/);
    expect(events(at)).toEqual([{ type: 'TEST', eventId, environment: 'sandbox' }]);
  });

  it('not while it is switched off', async () => {
    const at = withEndpoint('DISABLED');
    expect(await ask(at, testWebhookEndpoint)).toMatchObject({ code: 'ENDPOINT_DISABLED' });
    expect(at.sent).toEqual([]);
  });
});

const past = (eventId: string, deliveryId: string | null) => ({
  eventId,
  deliveryId,
  type: 'policy.activated',
  resourceId: 'pol_1',
  sequence: 7n,
});
const delivery = (eventId: string) => ({
  ...newDelivery({ tenantId: 'ten_1', endpointId: 'whe_1' }, past(eventId, null), NOW),
  attemptCount: 10,
  seriesAttempts: 10,
  nextAttemptAt: null,
});

describe('a delivery is asked for again', () => {
  const again = (at: Desk) => ask(at, redeliverWebhookDelivery, {}, 'whd_1');
  const stands = (at: Desk, status: 'PENDING' | 'DELIVERED' | 'FAILED' = 'FAILED') =>
    at.stands('webhook-delivery', 'whd_1', status, delivery('evt_1'));

  it.each(['PENDING', 'DELIVERED', 'FAILED'] as const)('from %s, now and in real time (D-393)', async (status) => {
    const at = stands(withEndpoint(), status);
    expect(await again(at)).toMatchObject({
      id: 'whd_1',
      status: 'PENDING',
      eventId: 'evt_1',
      attemptCount: 10,
      nextAttemptAt: REAL.toISOString(),
    });
    expect(at.sent).toEqual([{ to: 'whd_1', event: { type: 'REDELIVER', at: REAL } }]);
  });

  it('of an endpoint that is there and switched on (D-393, D-395)', async () => {
    expect(await again(withEndpoint())).toMatchObject({ code: 'DELIVERY_NOT_FOUND' });
    const [gone, off] = [stands(desk().at), stands(withEndpoint('DISABLED'))];
    expect(await again(gone)).toMatchObject({ code: 'ENDPOINT_NOT_FOUND' });
    expect(await again(off)).toMatchObject({ code: 'ENDPOINT_DISABLED' });
    expect([gone.sent, off.sent]).toEqual([[], []]);
  });
});

describe('a span is replayed', () => {
  const [SINCE, UNTIL] = [NOW.toISOString(), msLater(1).toISOString()];
  const replay = (at: Desk, body: object = { since: SINCE }) => ask(at, replayWebhookEndpoint, body);
  const audited = (enqueued: number, until: string | null = null) => ({
    kind: 'audit',
    action: 'webhook_endpoint.replayed',
    resourceId: 'whe_1',
    tenantId: 'ten_1',
    data: { since: SINCE, until, enqueued },
  });

  it('again where an event had a delivery, and anew where it had none (D-393)', async () => {
    const at = withEndpoint()
      .stands('webhook-delivery', 'whd_1', 'DELIVERED', delivery('evt_1'))
      .stands('webhook-delivery', 'whd_2', 'FAILED', delivery('evt_2'))
      .stands('webhook-delivery', 'whd_9', 'FAILED', { ...delivery('evt_1'), endpointId: 'whe_9' });
    at.has('feed_segments', 'ten_1', past('evt_1', 'whd_1')).has('feed_segments', 'ten_1', past('evt_3', null));
    expect(await replay(at, { since: SINCE, until: UNTIL })).toEqual({ enqueued: 2 });
    expect(at.sent).toEqual([{ to: 'whd_1', event: { type: 'REDELIVER', at: REAL } }]);
    expect(at.opened).toEqual([
      {
        machine: 'webhook-delivery',
        context: newDelivery({ tenantId: 'ten_1', endpointId: 'whe_1' }, past('evt_3', null), REAL),
      },
    ]);
    expect(at.written).toEqual([audited(2, UNTIL)]);
  });

  it('of nothing is nothing, on record', async () => {
    const at = withEndpoint();
    expect(await replay(at)).toEqual({ enqueued: 0 });
    expect([at.sent, at.opened, at.written]).toEqual([[], [], [audited(0)]]);
  });

  it.each([
    [msLater(-1), true],
    [NOW, true],
    [msLater(1), false],
  ])('that ends at %s only where it ends after its start', async (until, refused) => {
    const at = withEndpoint();
    const answer = await replay(at, { since: SINCE, until: until.toISOString() });
    const errors = [{ path: '/body/until', message: 'must be later than since', rule: 'range' }];
    expect(answer).toMatchObject(refused ? { code: 'VALIDATION_FAILED', details: { errors } } : { enqueued: 0 });
  });

  it('to an endpoint that is switched on (D-395)', async () => {
    const at = withEndpoint('DISABLED').has('feed_segments', 'ten_1', past('evt_1', null));
    expect(await replay(at)).toMatchObject({ code: 'ENDPOINT_DISABLED' });
    expect([at.opened, at.written]).toEqual([[], []]);
  });

  it('under the lock of whoever queues new events, taken before they are read (D-393)', async () => {
    const at = withEndpoint();
    const asked: string[] = [];
    const rows = new Proxy(at.tables, {
      get: (tables, name: string) => {
        asked.push(name);
        return tables[name];
      },
    });
    Object.defineProperty(at, 'tables', { value: rows });
    await replay(at);
    expect(asked.indexOf('webhook_marks')).toBeGreaterThan(-1);
    expect(asked.indexOf('webhook_marks')).toBeLessThan(asked.indexOf('feed_segments'));
  });
});
