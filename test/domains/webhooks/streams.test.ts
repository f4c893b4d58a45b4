import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPaychart, PaychartError } from '#sdk';
import { limits } from '../../../generated/contract/limits.ts';
import type { Caller } from '../../../src/platform/http/caller.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

const soon = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 20_000, interval: 10 });

interface StreamedEvent {
  readonly sequence: string;
  readonly type: string;
  readonly tenantId: string;
  readonly resourceId: string;
}

/** A stream as plain HTTP, and everything that has come through it. */
interface RawStream {
  readonly response: Response;
  readonly text: () => string;
  readonly events: () => StreamedEvent[];
  /** Resolves when the service has ended it. */
  readonly ended: Promise<void>;
  close(): void;
}

describe('GET /v1/events as a stream', { timeout: 120_000 }, () => {
  let service: TestService;
  let tenant: TestTenant;
  let other: TestTenant;
  const open = new Set<RawStream>();

  beforeAll(async () => {
    service = await startTestService();
    tenant = await service.signUp('Streaming Sender');
    other = await service.signUp('Streaming Neighbor');
    await tenant.fund('1000');
    await other.fund('1000');
    await pay(tenant);
  });
  // What another test has done is told, and its streams are gone: each test stands alone, in any order.
  beforeEach(() => service.runUntilIdle());
  afterEach(async () => {
    for (const stream of open) stream.close();
    open.clear();
    await soon(() => expect(service.engine.services.eventStreams.count).toBe(0));
  });
  afterAll(() => service?.stop());

  const credential = (apiKey = tenant.apiKey): Record<string, string> => ({ 'x-service-api-key': apiKey });

  async function stream(headers: Record<string, string> = {}, search = ''): Promise<RawStream> {
    const stop = new AbortController();
    const response = await fetch(`${service.url}/v1/events${search}`, {
      headers: { accept: 'text/event-stream', ...credential(), ...headers },
      signal: stop.signal,
    });
    let text = '';
    const read = async (): Promise<void> => {
      const decoder = new TextDecoder();
      for await (const piece of response.body ?? []) text += decoder.decode(piece as Uint8Array, { stream: true });
    };
    const opened: RawStream = {
      response,
      text: () => text,
      events: () => [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json)),
      ended: read().catch(() => undefined),
      close: () => stop.abort(),
    };
    open.add(opened);
    return opened;
  }

  const pay = (by: TestTenant) => by.api.createOfframpPayment({ phone: '+15550180001', amountUsd: '1.00' }).unwrap();

  const feed = async (by: TestTenant): Promise<StreamedEvent[]> => {
    const events: StreamedEvent[] = [];
    for await (const event of by.api.events.list.all({ order: 'asc', take: 200 })) events.push(event);
    return events;
  };

  test('a commit arrives without a request, in the order and form of the list, without other tenants’ events', async () => {
    const before = (await feed(tenant)).length;
    const mine = await stream();
    expect(mine.response.status).toBe(200);
    expect(mine.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(mine.response.headers.get('cache-control')).toBe('no-store');
    await Promise.all([pay(tenant), pay(other)]);
    await soon(() => expect(mine.events().length).toBeGreaterThan(2));
    await service.runUntilIdle();
    const listed = (await feed(tenant)).slice(before);
    await soon(() => expect(mine.events()).toEqual(listed));
    expect(new Set(mine.events().map(({ tenantId }) => tenantId))).toEqual(new Set([tenant.tenantId]));
    mine.close();
    await soon(() => expect(service.engine.services.eventStreams.count).toBe(0));
  });

  test('streams of two tenants at the same number each have their own events', async () => {
    const both = [await service.signUp('Starts With'), await service.signUp('Starts Beside')];
    await service.runUntilIdle();
    const positions = await Promise.all(both.map(async (one) => (await feed(one)).at(-1)?.sequence));
    expect(new Set(positions).size).toBe(1);
    const streams = await Promise.all(both.map(({ apiKey }) => stream(credential(apiKey))));
    // Events are numbered below the oldest running transaction: those of both come at once when it ends.
    const older = await service.pool.owner.transaction();
    await older.raw('SELECT pg_current_xact_id()');
    for (const { api } of both) {
      const { id } = await api.createWebhookEndpoint({ url: 'https://public.example/' }).unwrap();
      await api.testWebhookEndpoint({ id }).unwrap();
    }
    await older.commit();
    for (const [at, one] of streams.entries()) {
      await soon(() => expect(one.events().length).toBeGreaterThan(0));
      expect(new Set(one.events().map(({ tenantId }) => tenantId))).toEqual(new Set([both[at]?.tenantId]));
      one.close();
    }
  });

  test('continues after the id that a client sends, and `0` starts with the oldest event', async () => {
    const listed = await feed(tenant);
    const [first] = listed;
    const all = await stream({ 'last-event-id': '0' });
    const rest = await stream({ 'last-event-id': first?.sequence ?? '' });
    await soon(() => expect(all.events()).toEqual(listed));
    await soon(() => expect(rest.events()).toEqual(listed.slice(1)));
    all.close();
    rest.close();
  });

  test('tells a client without an id its position, so that a break before the first event loses nothing', async () => {
    const listed = await feed(tenant);
    const quiet = await stream();
    await soon(() => expect(quiet.text()).toContain(`id: ${listed.at(-1)?.sequence}\n\n`));
    expect(quiet.events()).toEqual([]);
    quiet.close();
  });

  test('is filtered by type and resourceId, and its id moves past filtered events', async () => {
    const typed = await stream({ 'last-event-id': '0' }, '?type=payment.created');
    const family = await stream({ 'last-event-id': '0' }, '?type=claim.*');
    const listed = await feed(tenant);
    const created = listed.filter(({ type }) => type === 'payment.created');
    const [one] = created;
    const single = await stream({ 'last-event-id': '0' }, `?resourceId=${one?.resourceId}`);
    await soon(() => expect(typed.events()).toEqual(created));
    await soon(() =>
      expect(single.events()).toEqual(listed.filter(({ resourceId }) => resourceId === one?.resourceId)),
    );
    await service.engine.services.eventStreams.watch();
    const last = listed.at(-1)?.sequence;
    await soon(() => expect(family.text()).toContain(`: no news\nid: ${last}\n\n`));
    expect(family.events().every(({ type }) => type.startsWith('claim.'))).toBe(true);
    for (const one of [typed, family, single]) one.close();
  });

  test('streams of one feed at one number are each filtered on their own', async () => {
    const searches = ['?type=payment.created', '?type=claim.*', '?type=payment.created', ''];
    const streams: RawStream[] = [];
    for (const search of searches) streams.push(await stream({}, search));
    // Every stream has reached the head of the feed. One query reads the news for all of them.
    for (const one of streams) await soon(() => expect(one.text()).toContain('id: '));
    const before = (await feed(tenant)).length;
    await pay(tenant);
    await service.runUntilIdle();
    const news = (await feed(tenant)).slice(before);
    const created = news.filter(({ type }) => type === 'payment.created');
    const claims = news.filter(({ type }) => type.startsWith('claim.'));
    expect([created.length, claims.length]).not.toContain(0);
    for (const [at, wanted] of [created, claims, created, news].entries())
      await soon(() => expect(streams[at]?.events()).toEqual(wanted));
  });

  test('disconnects a reader that has taken nothing for more than a minute', async () => {
    const { eventStreams } = service.engine.services;
    const standing = { bucket: `reader of ${tenant.tenantId}`, caller: {} as Caller };
    const openAt = (tenantId: string) => eventStreams.open({ tenantId, from: 1_000_000n, filter: {} }, standing);
    const [blocked, reading] = [openAt(tenant.tenantId), openAt(tenant.tenantId)];
    reading?.resume();
    // Nobody reads it: what is more than it holds stays.
    blocked?.give([{ sequence: 1_000_001n, json: 'x'.repeat(100_000) }], 1_000_001n);
    const since = performance.now() - (blocked?.blockedFor(performance.now()) ?? 0);
    const clock = vi.spyOn(performance, 'now');
    try {
      clock.mockReturnValue(since + 60_000);
      await eventStreams.watch();
      expect([blocked?.destroyed, reading?.destroyed]).toEqual([false, false]);
      clock.mockReturnValue(since + 60_001);
      await eventStreams.watch();
      expect([blocked?.destroyed, reading?.destroyed]).toEqual([true, false]);
    } finally {
      clock.mockRestore();
      for (const one of [blocked, reading]) one?.destroy();
    }
  });

  test.each([
    ['a cursor', {}, '?cursor=abc', '/query/cursor'],
    ['an id of another feed', { 'last-event-id': '999999' }, '', '/headers/last-event-id'],
    ['an id that is no number', { 'last-event-id': 'evt_1' }, '', '/headers/last-event-id'],
    ['an unknown type', {}, '?type=no.such', '/query/type'],
  ])('%s is refused', async (_, headers, search, path) => {
    const refused = await stream(headers as Record<string, string>, search);
    await refused.ended;
    expect(refused.response.status).toBe(400);
    expect(JSON.parse(refused.text())).toMatchObject({ code: 'VALIDATION_FAILED', details: { errors: [{ path }] } });
  });

  test('returns the list to a client that accepts JSON or sends HEAD', async () => {
    for (const accept of ['*/*', 'application/json', 'application/json, text/event-stream', 'text/html']) {
      const response = await fetch(`${service.url}/v1/events`, { headers: { accept, ...credential() } });
      expect(response.headers.get('content-type')).toContain('application/json');
      await response.text();
    }
    const head = await fetch(`${service.url}/v1/events`, {
      method: 'HEAD',
      headers: { accept: 'text/event-stream', ...credential() },
    });
    expect(head.headers.get('content-type')).toContain('application/json');
    expect(service.engine.services.eventStreams.count).toBe(0);
  });

  test('needs a credential with the scope of the list', async () => {
    const { apiKey } = await tenant.session.createApiKey({ name: 'no events', scopes: ['payments:read'] }).unwrap();
    const unscoped = await stream(credential(apiKey));
    const nobody = await stream(credential('svc_test_0000000000000000000000000000000000000000'));
    expect([unscoped.response.status, nobody.response.status]).toEqual([403, 401]);
  });

  test('is limited in number per credential and per tenant', async () => {
    const { apiKey } = await tenant.session.createApiKey({ name: 'many' }).unwrap();
    const opened = await Promise.all(Array.from({ length: limits.eventStreams + 1 }, () => stream(credential(apiKey))));
    const refused = opened.filter(({ response }) => response.status !== 200);
    expect(refused).toHaveLength(1);
    await refused[0]?.ended;
    expect(JSON.parse(refused[0]?.text() ?? '')).toMatchObject({ statusCode: 429, code: 'TOO_MANY_STREAMS' });
    expect(refused[0]?.response.headers.get('retry-after')).toBe('10');
    // Others have theirs, and whoever closes one may open another.
    for (const one of opened) one.close();
    await soon(() => expect(service.engine.services.eventStreams.count).toBe(0));
    const again = await stream(credential(apiKey));
    expect(again.response.status).toBe(200);
    again.close();
  });

  test('ends the stream of a revoked credential before it sends another event', async () => {
    const { apiKey, id } = await tenant.session.createApiKey({ name: 'to be revoked' }).unwrap();
    await service.runUntilIdle();
    const revoked = await stream(credential(apiKey));
    const kept = await stream();
    await tenant.session.revokeApiKey({ id }).unwrap();
    await pay(tenant);
    await revoked.ended;
    expect(revoked.events()).toEqual([]);
    await soon(() => expect(kept.events().length).toBeGreaterThan(0));
    kept.close();
  });

  test('ends a quiet stream when its member is removed', async () => {
    const anyone = createPaychart({ baseUrl: service.url, session: 'none' });
    const email = 'reader@streaming-sender.test';
    const { id: memberId } = await tenant.session.createMember({ email, role: 'VIEWER' }).unwrap();
    const { token } = await anyone.createTestSession({ email, name: 'Reader' }).unwrap();
    const reader = createPaychart({ baseUrl: service.url, session: token });
    await reader.acceptInvitation({ memberId }).unwrap();
    const { token: own } = await anyone.createTestSession({ memberId }).unwrap();
    const quiet = await stream({ authorization: `Bearer ${own}`, 'x-service-api-key': '' });
    expect(quiet.response.status).toBe(200);
    await service.engine.services.eventStreams.watch();
    await soon(() => expect(quiet.text()).toContain(': no news'));
    await tenant.session.removeMember({ id: memberId }).unwrap();
    await service.engine.services.eventStreams.watch();
    await quiet.ended;
  });

  test('gives each event once through the SDK, whatever breaks its connection', async () => {
    const before = await feed(tenant);
    const connections: AbortController[] = [];
    const broken: typeof fetch = (url, init) => {
      const stop = new AbortController();
      connections.push(stop);
      init?.signal?.addEventListener('abort', () => stop.abort());
      return fetch(url, { ...init, signal: stop.signal });
    };
    const client = createPaychart({
      baseUrl: service.url,
      apiKey: tenant.apiKey,
      fetch: broken,
      retryBaseMs: 5,
    });
    const stop = new AbortController();
    const seen: string[] = [];
    const reading = (async () => {
      for await (const event of client.events.stream({ after: '0', signal: stop.signal })) {
        seen.push(event.sequence);
      }
    })();
    for (let n = 0; n < 6; n += 1) {
      await pay(tenant);
      connections.at(-1)?.abort();
    }
    await service.runUntilIdle();
    const all = (await feed(tenant)).map(({ sequence }) => sequence);
    expect(all.length).toBeGreaterThan(before.length);
    await soon(() => expect(seen).toEqual(all));
    expect(connections.length).toBeGreaterThan(3);
    stop.abort();
    await reading;
    await soon(() => expect(service.engine.services.eventStreams.count).toBe(0));
  });

  test('makes the SDK throw when a retry would be refused again', async () => {
    const client = createPaychart({ baseUrl: service.url, apiKey: tenant.apiKey });
    await expect(client.events.stream({ after: '999999' }).next()).rejects.toThrow(PaychartError);
    const { apiKey, id } = await tenant.session.createApiKey({ name: 'revoked while it streams' }).unwrap();
    const revoked = createPaychart({ baseUrl: service.url, apiKey, retryBaseMs: 5 }).events.stream({ after: '0' });
    await revoked.next();
    await tenant.session.revokeApiKey({ id }).unwrap();
    const rest = (async () => {
      for await (const _ of revoked) await service.engine.services.eventStreams.watch();
    })();
    await expect(rest).rejects.toMatchObject({ code: 'API_KEY_REVOKED' });
  });
});

test('streams end when the service stops', { timeout: 60_000 }, async () => {
  const service = await startTestService();
  const tenant = await service.signUp('Stopping');
  const response = await fetch(`${service.url}/v1/events`, {
    headers: { accept: 'text/event-stream', 'x-service-api-key': tenant.apiKey },
  });
  const text = response.text();
  // Those that are opened while it stops end, too.
  service.engine.services.eventStreams.end();
  const late = await fetch(`${service.url}/v1/events`, {
    headers: { accept: 'text/event-stream', 'x-service-api-key': tenant.apiKey },
  });
  expect(await late.text()).toContain('id: ');
  const startedAt = performance.now();
  await service.stop();
  expect(await text).toContain('id: ');
  expect(performance.now() - startedAt).toBeLessThan(1_500);
});
