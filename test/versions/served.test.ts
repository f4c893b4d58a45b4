import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownVersions, newestVersion } from '../../src/platform/versions/index.ts';
import { received, sinkEndpoint } from '../domains/webhooks/fixture.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';

/** The version of the release before. */
const BEFORE = '2026-11-28';
const VERSION = 'X-Service-Api-Version';

const offrampBody = () => ({ phone: '+15550664001', amountUsd: '10.00' });

let service: TestService;
let acme: TestTenant;
let paymentId: string;

const ask = (path: string, version?: string, more: RequestInit = {}): Promise<Response> =>
  fetch(`${service.url}${path}`, {
    ...more,
    headers: {
      'X-Service-Api-Key': acme.apiKey,
      ...(version !== undefined && { [VERSION]: version }),
      ...(more.headers as Record<string, string> | undefined),
    },
  });

const generationIn = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { generation: unknown }).generation;

/** As though the tenant's keys and endpoints had been made under the release before. */
const pin = async (table: 'api_keys' | 'webhook_endpoints', version: string | null): Promise<void> => {
  await service.pool.owner(table).where({ tenant_id: acme.tenantId }).update({ api_version: version });
};

// The tests tell one story, in the order in which they stand.
describe('a request of an older version', { shuffle: false }, () => {
  beforeAll(async () => {
    service = await startTestService();
    acme = await service.signUp('Acme Versions');
    await acme.fund('1000.00');
    paymentId = (await acme.api.createOfframpPayment(offrampBody()).unwrap()).paymentId;
  }, 60_000);
  afterAll(() => service?.stop());

  test('names its version in the response, and the newest one without a header', async () => {
    const newest = await ask(`/v1/payments/${paymentId}`);
    expect(newest.headers.get(VERSION)).toBe(newestVersion);
    expect(newest.headers.get('Deprecation')).toBeNull();
    expect(await generationIn(newest)).toBe('offramp');
  });

  test('reads as its version promised, with its sunset date', async () => {
    const older = await ask(`/v1/payments/${paymentId}`, BEFORE);
    expect(older.status).toBe(200);
    expect(older.headers.get(VERSION)).toBe(BEFORE);
    expect(older.headers.get('Deprecation')).toBe('@1796083200');
    expect(older.headers.get('Sunset')).toBe('Wed, 01 Dec 2027 00:00:00 GMT');
    expect(await generationIn(older)).toBe('intent');
  });

  test('is counted by version and operation, unless it is in the newest version', async () => {
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    const counted = metrics.split('\n').filter((line) => line.startsWith('paychart_requests_of_older_versions_total{'));
    expect(counted).toEqual([
      `paychart_requests_of_older_versions_total{version="${BEFORE}",operation="getPayment"} 1`,
    ]);
  });

  test('reads lists in its version', async () => {
    const { payments } = (await (await ask('/v1/payments', BEFORE)).json()) as { payments: { generation: string }[] };
    expect(payments.map(({ generation }) => generation)).toEqual(['intent']);
  });

  test('is refused with the list of versions if its version is unknown', async () => {
    for (const version of ['2026-12-02', 'newest', 'constructor']) {
      const refused = await ask(`/v1/payments/${paymentId}`, version);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: 'API_VERSION_UNKNOWN', details: { versions: knownVersions } });
    }
  });

  test('has the version of its key, unless the header names another one', async () => {
    await pin('api_keys', BEFORE);
    const second = await startTestService({ databaseUrl: service.databaseUrl });
    try {
      const read = (version?: string) =>
        fetch(`${second.url}/v1/payments/${paymentId}`, {
          headers: { 'X-Service-Api-Key': acme.apiKey, ...(version && { [VERSION]: version }) },
        });
      const pinned = await read();
      expect([pinned.headers.get(VERSION), await generationIn(pinned)]).toEqual([BEFORE, 'intent']);
      const chosen = await read(newestVersion);
      expect([chosen.headers.get(VERSION), await generationIn(chosen)]).toEqual([newestVersion, 'offramp']);
    } finally {
      await second.stop();
      await pin('api_keys', newestVersion ?? null);
    }
  });

  test('gets a repetition in the version of the repetition', async () => {
    const body = JSON.stringify(offrampBody());
    const send = (version?: string) =>
      ask('/v1/offramp/payments', version, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'versions-1' },
      });
    const first = await send();
    const again = await send(BEFORE);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(again.headers.get(VERSION)).toBe(BEFORE);
    const idIn = async (response: Response) => ((await response.json()) as { paymentId: string }).paymentId;
    expect(await idIn(again)).toBe(await idIn(first));
  });

  test('reads events in its version, one by one, in lists and in streams', async () => {
    await service.runUntilIdle();
    const list = async (version?: string) => {
      const { events } = (await (await ask(`/v1/events?type=payment.*&resourceId=${paymentId}`, version)).json()) as {
        events: { id: string; data: { object: { generation: string } } }[];
      };
      return events;
    };
    const [newest, older] = [await list(), await list(BEFORE)];
    expect(newest.length).toBeGreaterThan(0);
    expect(new Set(newest.map(({ data }) => data.object.generation))).toEqual(new Set(['offramp']));
    expect(new Set(older.map(({ data }) => data.object.generation))).toEqual(new Set(['intent']));
    const one = (await (await ask(`/v1/events/${newest[0]?.id}`, BEFORE)).json()) as (typeof newest)[number];
    expect(one.data.object.generation).toBe('intent');
    expect(await streamed(BEFORE)).toContain('"generation":"intent"');
    expect(await streamed()).toContain('"generation":"offramp"');
  });

  const streamed = async (version?: string): Promise<string> => {
    const abort = new AbortController();
    const response = await ask(`/v1/events?type=payment.*&resourceId=${paymentId}`, version, {
      headers: { Accept: 'text/event-stream', 'Last-Event-ID': '0' },
      signal: abort.signal,
    });
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      if (text.includes('"generation"')) break;
    }
    abort.abort();
    return text;
  };

  test('sets the version of a webhook by its endpoint, with a signature over what is sent', async () => {
    const sunk = await sinkEndpoint(acme, ['payment.*']);
    const told = async (): Promise<unknown[]> => {
      await acme.api.createOfframpPayment(offrampBody()).unwrap();
      await service.runUntilIdle();
      const all = await received(acme, sunk);
      return all.map(({ event }) => (event as { data: { object: { generation: unknown } } }).data.object.generation);
    };
    const newest = await told();
    expect(new Set(newest)).toEqual(new Set(['offramp']));
    const { apiVersion } = await acme.api.updateWebhookEndpoint({ id: sunk.endpointId, apiVersion: BEFORE }).unwrap();
    expect(apiVersion).toBe(BEFORE);
    const after = await told();
    expect(after.slice(0, newest.length)).toEqual(newest);
    expect(after.length).toBeGreaterThan(newest.length);
    expect(new Set(after.slice(newest.length))).toEqual(new Set(['intent']));
  });

  test('creates no endpoint with an unknown version', async () => {
    const { endpointId } = await sinkEndpoint(acme);
    const refused = await acme.api.updateWebhookEndpoint({ id: endpointId, apiVersion: '2020-01-01' });
    expect(refused.ok ? undefined : refused.error).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('creates keys and endpoints with the newest version by default', async () => {
    const key = await acme.session.createApiKey({ name: 'newest' }).unwrap();
    expect(key.apiVersion).toBe(newestVersion);
  });
});
