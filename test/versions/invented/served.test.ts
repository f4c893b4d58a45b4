import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestService, TestTenant } from '../../support/service.ts';
import { type Judge, judgeBy } from '../clients/judge.ts';
import { documentOf, MIDDLE, NEWEST, OLDEST } from './history.ts';

vi.mock('../../../generated/versions/conversions.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('./history.ts')).invented,
}));

let service: TestService;
let acme: TestTenant;
const judges: Record<string, Judge> = {};

beforeAll(async () => {
  // Behind the mock: what is imported before it would have the versions of today.
  vi.resetModules();
  const { startTestService } = await import('../../support/service.ts');
  for (const date of [OLDEST, MIDDLE, NEWEST]) judges[date] = judgeBy(documentOf(date));
  service = await startTestService();
  acme = await service.signUp('Acme Invented');
  await acme.fund('1000.00');
}, 60_000);
afterAll(() => service?.stop());

// biome-ignore lint/suspicious/noExplicitAny: the judge has checked its form.
type Body = any;

interface Heard {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

let count = 0;

/** One request in a version, whose answer has to be what the version's document says. */
const ask = async (
  version: string,
  method: string,
  path: string,
  body?: object,
  more: { readonly key?: string; readonly session?: boolean } = {},
): Promise<Heard> => {
  count += 1;
  const response = await fetch(`${service.url}${path}`, {
    method,
    headers: {
      ...(more.session || path.startsWith('/v1/contacts')
        ? { Authorization: `Bearer ${acme.token}` }
        : { 'X-Service-Api-Key': acme.apiKey }),
      'X-Service-Api-Version': version,
      ...(method === 'POST' && { 'Idempotency-Key': more.key ?? `invented-${count}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const heard = (await response.json()) as Body;
  expect(response.headers.get('X-Service-Api-Version')).toBe(version);
  const { pathname } = new URL(path, service.url);
  expect(judges[version]?.fault({ method, path: pathname, status: response.status, body: heard })).toBeUndefined();
  return { status: response.status, headers: response.headers, body: heard };
};

describe('members', () => {
  const invite = (version: string, body: object) => ask(version, 'POST', '/v1/members', body, { session: true });

  test('use the field name of each version, over two versions', async () => {
    const oldest = await invite(OLDEST, { email: 'one@invented.test', fullName: 'Ada One' });
    expect(oldest.body).toMatchObject({ fullName: 'Ada One' });
    const middle = await invite(MIDDLE, { email: 'two@invented.test', displayName: 'Ada Two' });
    expect(middle.body).toMatchObject({ displayName: 'Ada Two' });
    const newest = await ask(NEWEST, 'GET', `/v1/members/${oldest.body.id}`);
    expect(newest.body).toMatchObject({ name: 'Ada One', status: 'INVITED' });
  });

  test('refuse the names of another version', async () => {
    for (const [version, field] of [
      [MIDDLE, 'fullName'],
      [NEWEST, 'displayName'],
    ] as const) {
      const { status, body } = await invite(version, { email: 'x@invented.test', [field]: 'Ada' });
      expect([version, status, body.code]).toEqual([version, 400, 'VALIDATION_FAILED']);
    }
  });

  test('are refused in the terms of the version', async () => {
    const { status, body } = await invite(OLDEST, { email: 'y@invented.test', fullName: '' });
    expect(status).toBe(400);
    expect(body.details.errors[0].path).toBe('/body/fullName');
    expect(body.message).not.toContain('displayName');
  });

  test('show another state for one that the version does not know, alone, in lists and in explanations', async () => {
    const { body: created } = await invite(OLDEST, { email: 'three@invented.test' });
    expect(created.status).toBe('ACTIVE');
    const { body: list } = await ask(MIDDLE, 'GET', '/v1/members?take=200');
    expect(new Set(list.members.map(({ status }: { status: string }) => status))).toEqual(new Set(['ACTIVE']));
    const { body: explained } = await ask(OLDEST, 'GET', `/v1/explanations/${created.id}`);
    expect(explained.resource.status).toBe('ACTIVE');
    expect(JSON.stringify(explained.timeline)).not.toContain('INVITED');
    const { body: newest } = await ask(NEWEST, 'GET', `/v1/explanations/${created.id}`);
    expect(newest.resource.status).toBe('INVITED');
  });

  test('give a value that is gone its new meaning, and tell the values of the version where one is wrong', async () => {
    const { body: guest } = await invite(OLDEST, { email: 'four@invented.test', role: 'GUEST' });
    expect(guest.role).toBe('VIEWER');
    const { body: refused } = await invite(OLDEST, { email: 'five@invented.test', role: 'NOBODY' });
    expect(refused.details.errors[0].allowed).toContain('GUEST');
    expect((await invite(NEWEST, { email: 'six@invented.test', role: 'GUEST' })).status).toBe(400);
  });
});

describe('contacts', () => {
  const save = (version: string, body: object, key?: string) =>
    ask(version, 'POST', '/v1/contacts', body, key === undefined ? {} : { key });

  test('answer with the status, the code and the values of the version', async () => {
    const phone = { label: 'One', phone: '+15550672001' };
    const first = await save(OLDEST, { ...phone, color: 'red' });
    expect([first.status, first.body.kind, first.body.color]).toEqual([200, 'TELEPHONE', 'grey']);
    const again = await save(OLDEST, phone);
    expect([again.status, again.body.code]).toEqual([409, 'CONTACT_TAKEN']);
    const newest = await save(NEWEST, phone);
    expect([newest.status, newest.body.code]).toEqual([409, 'CONTACT_EXISTS']);
    const middle = await ask(MIDDLE, 'GET', `/v1/contacts/${first.body.id}`);
    expect([middle.body.kind, middle.body.color]).toEqual(['PHONE', 'grey']);
    const today = await ask(NEWEST, 'GET', `/v1/contacts/${first.body.id}`);
    expect(today.body).not.toHaveProperty('color');
  });

  test('accept the form that the version wrote', async () => {
    expect((await save(OLDEST, { label: 'Spaces', phone: ' +15550672002 ' })).status).toBe(200);
    expect((await save(NEWEST, { label: 'Spaces', phone: ' +15550672003 ' })).status).toBe(400);
  });

  test('combine what the version wrote in parts', async () => {
    const { body, status } = await save(MIDDLE, { label: 'Mail', user: 'ada', host: 'invented.test' });
    expect([status, body.kind]).toEqual([201, 'EMAIL']);
    expect((await save(NEWEST, { label: 'Mail', email: 'ada@invented.test' })).body.code).toBe('CONTACT_EXISTS');
  });

  test('show two new values as the single older one', async () => {
    const saved = await save(MIDDLE, { label: 'Wallet', address: `0x${'ab'.repeat(20)}` });
    expect([saved.status, saved.body.kind]).toEqual([201, 'WALLET']);
    const { body } = await ask(OLDEST, 'GET', '/v1/contacts?take=200');
    const kinds = body.contacts.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain('WALLET');
    expect(kinds).not.toContain('ADDRESS');
  });

  test('answer a repetition in the version of the repetition, whichever asked first', async () => {
    const body = { label: 'Again', phone: '+15550672010' };
    const first = await save(NEWEST, body, 'again-1');
    const older = await save(OLDEST, body, 'again-1');
    expect(older.headers.get('Idempotency-Replayed')).toBe('true');
    expect([first.status, older.status]).toEqual([201, 200]);
    expect(older.body).toMatchObject({ id: first.body.id, kind: 'TELEPHONE', color: 'grey' });
    const newest = await save(NEWEST, body, 'again-1');
    expect([newest.status, newest.body.kind]).toEqual([201, 'PHONE']);
  });

  test('pages of a list follow links in the version', async () => {
    const seen: string[] = [];
    let path: string | undefined = '/v1/contacts?take=2';
    while (path !== undefined) {
      const { body, headers }: Heard = await ask(OLDEST, 'GET', path);
      seen.push(...body.contacts.map(({ kind }: { kind: string }) => kind));
      const next: string | undefined = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
      path = next && new URL(next, service.url).pathname + new URL(next, service.url).search;
    }
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toContain('TELEPHONE');
  });
});

describe('policies and payments', () => {
  test('a policy without a name gets the default of older requests, and its number is computed', async () => {
    const { body, status } = await ask(OLDEST, 'POST', '/v1/policies', { document: {} });
    expect(status).toBe(201);
    expect(body.name).toBe('Unnamed');
    const one = await ask(OLDEST, 'GET', `/v1/policies/${body.policyId}`);
    expect(one.body.edition).toBe('v1');
    const newest = await ask(NEWEST, 'GET', `/v1/policies/${body.policyId}`);
    expect(newest.body.activeVersion).toBe(1);
  });

  test('a moved field is in its old place, and an unknown state of a payment is shown as another', async () => {
    const body = { phone: '+15550672020', amountUsd: '5.00', fundingAsset: 'USDC' };
    const { body: paid, status } = await ask(OLDEST, 'POST', '/v1/offramp/payments', body);
    expect(status).toBe(201);
    const { body: unified } = await ask(OLDEST, 'GET', `/v1/payments/${paid.paymentId}`);
    expect(unified.generation).toBe('intent');
    const { body: newest } = await ask(NEWEST, 'GET', `/v1/payments/${paid.paymentId}`);
    expect(newest.generation).toBe('offramp');
    const refused = await ask(OLDEST, 'POST', '/v1/offramp/payments', { ...body, fundingAsset: '' });
    expect(refused.body.details.errors[0].path).toBe('/body/fundingAsset');
  });
});

describe('events', () => {
  let policyId: string;
  let sinkId: string;
  let endpoint: Body;

  beforeAll(async () => {
    const sink = await acme.api.createTestWebhookSink().unwrap();
    sinkId = sink.sinkId;
    endpoint = (await ask(OLDEST, 'POST', '/v1/webhook-endpoints', { url: sink.url })).body;
    const pinned = { apiVersion: OLDEST };
    await ask(NEWEST, 'PATCH', `/v1/webhook-endpoints/${endpoint.id}`, pinned);
    policyId = (await ask(NEWEST, 'POST', '/v1/policies', { name: 'Told', document: {} })).body.policyId;
    await ask(NEWEST, 'DELETE', `/v1/policies/${policyId}`);
    await service.runUntilIdle();
  });

  test('an endpoint has the default of its version', () => {
    expect(endpoint.eventTypes).toEqual(['policy.*']);
  });

  test('are renamed, computed and hidden in lists as in the version', async () => {
    const { body } = await ask(OLDEST, 'GET', `/v1/events?resourceId=${policyId}`);
    expect(body.events.map(({ type }: { type: string }) => type)).toEqual(['policy.enabled']);
    for (const event of body.events) expect(judges[OLDEST]?.faultOfEvent(event)).toBeUndefined();
    expect(body.events[0].data.object).toMatchObject({ label: 'Told', edition: 'v1' });
    const { body: newest } = await ask(NEWEST, 'GET', `/v1/events?resourceId=${policyId}&order=asc`);
    expect(newest.events.map(({ type }: { type: string }) => type)).toEqual(['policy.activated', 'policy.deleted']);
  });

  test('are filtered by the names of the version', async () => {
    const { body } = await ask(OLDEST, 'GET', `/v1/events?type=policy.enabled&resourceId=${policyId}`);
    expect(body.events).toHaveLength(1);
    expect((await ask(NEWEST, 'GET', '/v1/events?type=policy.enabled')).status).toBe(400);
  });

  test('are read one by one as in the version', async () => {
    const { body: list } = await ask(NEWEST, 'GET', `/v1/events?resourceId=${policyId}&order=asc`);
    const { body } = await ask(OLDEST, 'GET', `/v1/events/${list.events[0].id}`);
    expect(body.type).toBe('policy.enabled');
    expect(body.data.object).toHaveProperty('edition');
  });

  test('stream as the version has them, without what it does not', async () => {
    const abort = new AbortController();
    const response = await fetch(`${service.url}/v1/events?resourceId=${policyId}`, {
      headers: {
        Accept: 'text/event-stream',
        'Last-Event-ID': '0',
        'X-Service-Api-Key': acme.apiKey,
        'X-Service-Api-Version': OLDEST,
      },
      signal: abort.signal,
    });
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      if (/data: .*\n\n/.test(text)) break;
    }
    abort.abort();
    expect(text).toContain('"type":"policy.enabled"');
    expect(text).not.toContain('policy.activated');
    expect(text).not.toContain('policy.deleted');
    const [data = ''] = /(?<=data: ).*/.exec(text) ?? [];
    expect(judges[OLDEST]?.faultOfEvent(JSON.parse(data))).toBeUndefined();
  });

  test('are delivered as the version has them, signed as they are sent, and hidden ones never', async () => {
    const { requests } = await acme.api.listTestWebhookSinkRequests({ id: sinkId, take: 200 }).unwrap();
    const told = requests.map(({ body }) => JSON.parse(body) as { type: string; resourceId: string });
    const mine = told.filter(({ resourceId }) => resourceId === policyId);
    expect(mine.map(({ type }) => type)).toEqual(['policy.enabled']);
    for (const event of told) expect(judges[OLDEST]?.faultOfEvent(event)).toBeUndefined();
    for (const { headers, body } of requests) {
      const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers as Body;
      const key = Buffer.from(endpoint.secret.slice('whsec_'.length), 'base64');
      const wanted = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
      expect(signature).toContain(wanted);
    }
  });

  test('have deliveries that are listed by the names of the version', async () => {
    const { body } = await ask(OLDEST, 'GET', `/v1/webhook-endpoints/${endpoint.id}/deliveries?take=100`);
    const types = new Set(body.deliveries.map(({ eventType }: { eventType: string }) => eventType));
    expect(types).toContain('policy.enabled');
    expect(types).not.toContain('policy.activated');
  });
});

test('the newest version is answered without a conversion', async () => {
  const { status, body } = await ask(NEWEST, 'GET', '/v1/contacts');
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('grey');
});
