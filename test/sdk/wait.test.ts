import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wayOf } from '../../codegen/emit/sdk/namespace-table.ts';
import type { Operation } from '../../codegen/emit/sdk/runtime/operation.ts';
import type { PaychartOptions } from '../../codegen/emit/sdk/runtime/options.ts';
import { type Waiting, type WaitOptions, waitFor } from '../../codegen/emit/sdk/runtime/wait.ts';
import { waits } from '../../generated/sdk/src/namespaces.gen.ts';
import { refusal } from './peer.ts';

const spec = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'));

const row = { query: [], body: 'none', replay: 'always', result: 'json' } as const;
const codes = ['PAYMENT_NOT_FOUND', 'INSUFFICIENT_SCOPE'];
const operation: Operation = { ...row, method: 'GET', path: '/v1/payments/{id}', codes };
const events: Operation = { ...row, method: 'GET', path: '/v1/events', query: ['resourceId'], codes };
const open = ['HELD', 'FUNDS_LOCKED', 'PROCESSING', 'FAILED', 'REFUNDED', 'DELIVERED', 'CANCELED'];
const way = wayOf({
  HELD: open,
  FUNDS_LOCKED: open,
  PROCESSING: open,
  FAILED: ['REFUNDED'],
  REFUNDED: [],
  DELIVERED: [],
  CANCELED: [],
});
const waiting: Waiting = { name: 'getPayment', operation, way, events };

interface Event {
  sequence: number;
  status?: string;
  internalStatus?: string;
}

/**
 * A service whose payment takes a status at each pause of the caller; the last one stays. The events are those of the
 * feed at that moment, newest first; without them the key may not read any.
 */
function service(statuses: readonly string[], feed?: readonly (readonly Event[])[], failing?: Response) {
  const requests: string[] = [];
  const pauses: number[] = [];
  const at = <T>(values: readonly T[]): T => values[Math.min(pauses.length, values.length - 1)] as T;
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, search } = new URL(String(input));
    requests.push(pathname);
    if (pathname === '/v1/payments/pay_1') {
      return failing?.clone() ?? Response.json({ id: 'pay_1', status: at(statuses) });
    }
    expect(search).toBe('?resourceId=pay_1');
    if (feed === undefined) return Response.json(refusal(403, 'INSUFFICIENT_SCOPE').json, { status: 403 });
    return Response.json({ events: at(feed).map(({ sequence, ...object }) => ({ sequence, data: { object } })) });
  };
  const sleep = async (ms: number) => {
    pauses.push(ms);
  };
  const client = { baseUrl: 'http://pay.test', fetch, sleep } as PaychartOptions;
  const wait = (options: WaitOptions<string>) => waitFor(client, waiting, 'pay_1', options);
  return { wait, requests, pauses };
}

describe('waiting for a status', () => {
  it('ends at once if the resource has it', async () => {
    const { wait, requests, pauses } = service(['HELD'], [[]]);
    expect(await wait({ until: 'HELD' })).toMatchObject({ ok: true, data: { id: 'pay_1', status: 'HELD' } });
    expect(pauses).toEqual([]);
    expect(requests).toEqual(['/v1/events', '/v1/events', '/v1/payments/pay_1']);
  });

  it('reads the resource again only when there is an event about it', async () => {
    const delivered = { sequence: 8, status: 'DELIVERED' };
    const { wait, requests, pauses } = service(['HELD', 'HELD', 'DELIVERED'], [[], [], [delivered]]);
    expect(await wait({ until: ['DELIVERED', 'REFUNDED'] })).toMatchObject({ ok: true, data: { status: 'DELIVERED' } });
    expect(requests.filter((path) => path !== '/v1/events')).toHaveLength(2);
    expect(pauses).toEqual([250, 375]);
  });

  it.each(['status', 'internalStatus'])('finds a status that was left again before it looked: %s', async (member) => {
    const passed = [
      { sequence: 9, status: 'PROCESSING' },
      { sequence: 8, [member]: 'FUNDS_LOCKED' },
    ];
    const { wait } = service(['HELD', 'PROCESSING'], [[], passed]);
    expect(await wait({ until: 'FUNDS_LOCKED' })).toMatchObject({ ok: true, data: { status: 'PROCESSING' } });
  });

  it('ignores events from before the wait', async () => {
    const before = [{ sequence: 4, status: 'HELD' }];
    const { wait } = service(['PROCESSING', 'DELIVERED'], [before]);
    expect(await wait({ until: 'HELD' })).toMatchObject({
      ok: false,
      error: { code: 'WAIT_ENDED', status: 'DELIVERED' },
    });
  });

  it('ends if the resource has another final status, after one more read of the events', async () => {
    const canceled = service(['CANCELED'], [[]]);
    const message = 'pay_1 is CANCELED, from which it cannot become DELIVERED';
    expect(await canceled.wait({ until: 'DELIVERED' })).toMatchObject({
      ok: false,
      error: { code: 'WAIT_ENDED', status: 'CANCELED', message },
    });
    expect(canceled.pauses).toHaveLength(1);
    const late = service(['DELIVERED'], [[], [{ sequence: 2, status: 'PROCESSING' }]]);
    expect(await late.wait({ until: 'PROCESSING' })).toMatchObject({ ok: true });
  });

  it('ends in a status that cannot lead to the wanted one', async () => {
    const failed = service(['FAILED'], [[]]);
    const message = 'pay_1 is FAILED, from which it cannot become DELIVERED or CANCELED';
    expect(await failed.wait({ until: ['DELIVERED', 'CANCELED'] })).toMatchObject({
      ok: false,
      error: { code: 'WAIT_ENDED', status: 'FAILED', message },
    });
    expect(failed.pauses).toHaveLength(1);
    const refunded = service(['FAILED', 'REFUNDED'], [[]]);
    expect(await refunded.wait({ until: ['DELIVERED', 'REFUNDED'] })).toMatchObject({ ok: true });
  });

  it('continues in an unknown status, and to the end for an unreachable one', async () => {
    const newer = service(['NEWER', 'NEWER', 'DELIVERED'], [[]]);
    expect(await newer.wait({ until: 'DELIVERED' })).toMatchObject({ ok: true });
    const internal = service(['FAILED', 'FAILED', 'REFUNDED'], [[]]);
    expect(await internal.wait({ until: 'REFUND_PENDING' })).toMatchObject({
      error: { code: 'WAIT_ENDED', status: 'REFUNDED' },
    });
  });

  it('ends with the last status when the time is up', async () => {
    const { wait, pauses } = service(['HELD'], [[]]);
    const message = 'pay_1 is still HELD after 0 ms';
    expect(await wait({ until: 'DELIVERED', timeoutMs: 0 })).toMatchObject({
      ok: false,
      error: { code: 'WAIT_TIMEOUT', status: 'HELD', message },
    });
    expect(pauses).toEqual([]);
  });

  it('reads the resource alone with a key that may not read events', async () => {
    const { wait, requests } = service(['HELD', 'HELD', 'DELIVERED']);
    expect(await wait({ until: 'DELIVERED' })).toMatchObject({ ok: true });
    expect(requests.filter((path) => path === '/v1/events')).toHaveLength(1);
  });

  it('reads the resource at every look with a key that may not read events', async () => {
    const { wait, requests, pauses } = service(['HELD', 'HELD', 'HELD', 'DELIVERED']);
    expect(await wait({ until: 'DELIVERED' })).toMatchObject({ ok: true });
    expect(requests.filter((path) => path !== '/v1/events')).toHaveLength(4);
    expect(pauses).toHaveLength(3);
  });

  it('reads more than once within a short time', async () => {
    const { wait } = service(['HELD', 'DELIVERED'], [[], [{ sequence: 2, status: 'DELIVERED' }]]);
    expect(await wait({ until: 'DELIVERED', timeoutMs: 240 })).toMatchObject({ ok: true });
  });

  it('fails if the read of the resource fails', async () => {
    const missing = Response.json(refusal(404, 'PAYMENT_NOT_FOUND').json, { status: 404 });
    const { wait } = service([], [[]], missing);
    expect(await wait({ until: 'DELIVERED' })).toMatchObject({ ok: false, error: { code: 'PAYMENT_NOT_FOUND' } });
  });

  it('ends when the caller aborts it', async () => {
    const { wait } = service(['HELD'], [[]]);
    const signal = AbortSignal.abort();
    expect(await wait({ until: 'DELIVERED', signal })).toMatchObject({ ok: false, error: { reason: 'ABORTED' } });
  });
});

describe('waiting while the service does not answer', () => {
  /** The first answers of the events and of the resource, one for each request; the last one repeats. */
  function scripted(
    lists: readonly (() => Response | Promise<Response>)[],
    reads: readonly (() => Response | Promise<Response>)[],
  ) {
    const counts = { lists: 0, reads: 0 };
    const fetch: typeof globalThis.fetch = async (input) => {
      const isRead = new URL(String(input)).pathname === '/v1/payments/pay_1';
      const script = isRead ? reads : lists;
      const number = isRead ? counts.reads++ : counts.lists++;
      const answer = script[Math.min(number, script.length - 1)];
      if (answer === undefined) throw new Error('nothing is scripted');
      return answer();
    };
    const client = { baseUrl: 'http://pay.test', fetch, random: () => 0 } as PaychartOptions;
    const quick = { ...client, sleep: () => Promise.resolve() };
    return { client, quick, counts };
  }
  const listed =
    (...list: Event[]) =>
    () =>
      Response.json({ events: list.map(({ sequence, ...object }) => ({ sequence, data: { object } })) });
  const held = () => Response.json({ id: 'pay_1', status: 'HELD' });
  const canceled = () => Response.json({ id: 'pay_1', status: 'CANCELED' });
  const hang = () => new Promise<Response>(() => {});
  const failed = (status: number) => () => Response.json(refusal(status, 'TRY_AGAIN').json, { status });

  it.each([
    ['events', [hang], [held], { code: 'WAIT_TIMEOUT', status: 'HELD' }],
    ['the resource', [listed()], [hang], { code: 'NETWORK_ERROR', reason: 'TIMEOUT' }],
    ['the resource, later', [listed()], [held, hang], { code: 'WAIT_TIMEOUT', status: 'HELD' }],
    ['the events, later', [listed(), listed(), hang], [held], { code: 'WAIT_TIMEOUT', status: 'HELD' }],
  ])('ends on time although requests for %s hang', async (_, lists, reads, error) => {
    const { client } = scripted(lists, reads);
    const startedAt = performance.now();
    const result = await waitFor(client, waiting, 'pay_1', { until: 'DELIVERED', timeoutMs: 600 });
    expect(result).toMatchObject({ ok: false, error });
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });

  it.each([2 ** 31, Number.POSITIVE_INFINITY])('does not end at once with a time of %d ms', async (timeoutMs) => {
    const { quick, counts } = scripted([listed()], [held, held, held, canceled]);
    const result = await waitFor(quick, waiting, 'pay_1', { until: 'CANCELED', timeoutMs });
    expect(result).toMatchObject({ ok: true });
    expect(counts.reads).toBe(4);
  });

  it('refuses a time that is no number', async () => {
    const { quick } = scripted([listed()], [held]);
    const wait = waitFor(quick, waiting, 'pay_1', { until: 'HELD', timeoutMs: Number.NaN });
    await expect(wait).rejects.toThrow('timeoutMs must be a number of at least 0: NaN');
  });

  it.each([408, 429, 500, 503])('ignores old events after %i at the first read', async (status) => {
    const old = listed({ sequence: 4, status: 'DELIVERED' });
    const { quick } = scripted([failed(status), old], [held, held, canceled]);
    const result = await waitFor(quick, waiting, 'pay_1', { until: 'DELIVERED' });
    expect(result).toMatchObject({ ok: false, error: { code: 'WAIT_ENDED', status: 'CANCELED' } });
  });

  it.each([401, 408, 425, 429, 500, 503])('reads events again after %i', async (status) => {
    const news = listed({ sequence: 5, status: 'PROCESSING' });
    const { quick } = scripted([listed(), failed(status), news], [held]);
    const result = await waitFor(quick, waiting, 'pay_1', { until: 'PROCESSING' });
    expect(result).toMatchObject({ ok: true });
  });

  it('requests events once per read, however often calls are retried', async () => {
    const { quick, counts } = scripted([failed(503)], [held, held, canceled]);
    expect(await waitFor(quick, waiting, 'pay_1', { until: 'CANCELED' })).toMatchObject({ ok: true });
    // One before the first look.
    expect(counts).toEqual({ lists: 4, reads: 3 });
  });

  it('reads no events before Retry-After has passed', async () => {
    const limited = () =>
      new Response(JSON.stringify(refusal(429, 'RATE_LIMITED').json), {
        status: 429,
        headers: { 'retry-after': '30' },
      });
    const { quick, counts } = scripted([listed(), limited], [held, held, held, canceled]);
    await waitFor(quick, waiting, 'pay_1', { until: 'CANCELED' });
    expect(counts).toEqual({ lists: 2, reads: 4 });
  });
});

it('waiting reads events again once the date of Retry-After has passed', async () => {
  let lists = 0;
  const reads = ['HELD', 'HELD', 'HELD', 'CANCELED'];
  const retryAfter = new Date(Date.now() - 1000).toUTCString();
  const fetch: typeof globalThis.fetch = async (input) => {
    if (new URL(String(input)).pathname !== '/v1/events')
      return Response.json({ id: 'pay_1', status: reads.shift() ?? 'CANCELED' });
    lists += 1;
    return lists === 2
      ? Response.json(refusal(429, 'RATE_LIMITED').json, { status: 429, headers: { 'retry-after': retryAfter } })
      : Response.json({ events: [] });
  };
  const client = {
    baseUrl: 'http://pay.test',
    fetch,
    random: () => 0,
    sleep: async () => undefined,
  } as PaychartOptions;
  await waitFor(client, waiting, 'pay_1', { until: 'CANCELED' });
  expect(lists).toBeGreaterThan(3);
});

describe('a resource of several kinds', () => {
  const kinds: Waiting = {
    ...waiting,
    way: {
      by: 'generation',
      of: {
        intent: wayOf({ DELIVERED: [], FAILED: ['DELIVERED', 'REFUNDED'], REFUNDED: [] }),
        legacy: wayOf({ COMPLETED: [], FAILED: [] }),
      },
    },
  };
  const waitOn = (...resources: object[]) => {
    let reads = 0;
    const fetch: typeof globalThis.fetch = async (input) => {
      if (new URL(String(input)).pathname === '/v1/events') return Response.json({ events: [] });
      return Response.json(resources[Math.min(reads++, resources.length - 1)]);
    };
    const client = { baseUrl: 'http://pay.test', fetch, sleep: () => Promise.resolve() } as PaychartOptions;
    return waitFor(client, kinds, 'pay_1', { until: 'DELIVERED' });
  };

  it('ends with the final statuses of its own kind', async () => {
    expect(await waitOn({ generation: 'legacy', status: 'COMPLETED' })).toMatchObject({
      error: { code: 'WAIT_ENDED', status: 'COMPLETED' },
    });
    const goesOn = await waitOn(
      { generation: 'intent', status: 'FAILED' },
      { generation: 'intent', status: 'FAILED' },
      { generation: 'intent', status: 'FAILED' },
      { generation: 'intent', status: 'REFUNDED' },
    );
    expect(goesOn).toMatchObject({ error: { code: 'WAIT_ENDED', status: 'REFUNDED' } });
  });

  it('has the transitions of each machine in the SDK, for each kind', () => {
    const { by, of } = waits.payments.wait.way;
    expect(by).toBe('generation');
    const ends = (text: string): string[] => {
      const [statuses = [], numbers = []] = text.split('|').map((list) => list.split(' '));
      return statuses.filter((_, at) => numbers[at] === '0').sort();
    };
    const finals = (name: string): string[] => spec.components.schemas[name]['x-final'].toSorted();
    expect(finals('LegacyPaymentStatus')).toContain('COMPLETED');
    expect(Object.keys(of).sort()).toEqual(['intent', 'legacy', 'offramp']);
    expect(ends(of.legacy)).toEqual(finals('LegacyPaymentStatus'));
    expect([ends(of.intent), ends(of.offramp)]).toEqual([finals('PaymentStatus'), finals('PaymentStatus')]);
  });
});
