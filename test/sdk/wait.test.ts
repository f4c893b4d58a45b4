import { describe, expect, it } from 'vitest';
import type { Operation } from '../../codegen/emit/sdk/runtime/operation.ts';
import type { PaychartOptions } from '../../codegen/emit/sdk/runtime/options.ts';
import { type WaitOptions, waitFor } from '../../codegen/emit/sdk/runtime/wait.ts';
import { refusal } from './peer.ts';

const row = { query: [], body: 'none', replay: 'always', result: 'json' } as const;
const codes = ['PAYMENT_NOT_FOUND', 'INSUFFICIENT_SCOPE'];
const operation: Operation = { ...row, method: 'GET', path: '/v1/payments/{id}', codes };
const events: Operation = { ...row, method: 'GET', path: '/v1/events', query: ['resourceId'], codes };
const waiting = { name: 'getPayment', operation, final: ['DELIVERED', 'CANCELED'], events };

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
  it('ends at once where the resource has it', async () => {
    const { wait, requests, pauses } = service(['HELD'], [[]]);
    expect(await wait({ until: 'HELD' })).toMatchObject({ ok: true, data: { id: 'pay_1', status: 'HELD' } });
    expect(pauses).toEqual([]);
    expect(requests).toEqual(['/v1/events', '/v1/events', '/v1/payments/pay_1']);
  });

  it('reads the resource when there is news of it, and not each time', async () => {
    const delivered = { sequence: 8, status: 'DELIVERED' };
    const { wait, requests, pauses } = service(['HELD', 'HELD', 'DELIVERED'], [[], [], [delivered]]);
    expect(await wait({ until: ['DELIVERED', 'REFUNDED'] })).toMatchObject({ ok: true, data: { status: 'DELIVERED' } });
    expect(requests.filter((path) => path !== '/v1/events')).toHaveLength(2);
    expect(pauses).toEqual([250, 375]);
  });

  it.each(['status', 'internalStatus'])('finds a status that was over before it looked: %s', async (member) => {
    const passed = [
      { sequence: 9, status: 'PROCESSING' },
      { sequence: 8, [member]: 'FUNDS_LOCKED' },
    ];
    const { wait } = service(['HELD', 'PROCESSING'], [[], passed]);
    expect(await wait({ until: 'FUNDS_LOCKED' })).toMatchObject({ ok: true, data: { status: 'PROCESSING' } });
  });

  it('does not take for news what had happened before', async () => {
    const before = [{ sequence: 4, status: 'HELD' }];
    const { wait } = service(['PROCESSING', 'DELIVERED'], [before]);
    expect(await wait({ until: 'HELD' })).toMatchObject({
      ok: false,
      error: { code: 'WAIT_ENDED', status: 'DELIVERED' },
    });
  });

  it('ends where the resource has another status for good, after one more look at the events', async () => {
    const canceled = service(['CANCELED'], [[]]);
    const message = 'pay_1 is CANCELED, which it stays';
    expect(await canceled.wait({ until: 'DELIVERED' })).toMatchObject({
      ok: false,
      error: { code: 'WAIT_ENDED', status: 'CANCELED', message },
    });
    expect(canceled.pauses).toHaveLength(1);
    const late = service(['DELIVERED'], [[], [{ sequence: 2, status: 'PROCESSING' }]]);
    expect(await late.wait({ until: 'PROCESSING' })).toMatchObject({ ok: true });
  });

  it('ends with the last status when time is up', async () => {
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

  it('fails as reading the resource fails', async () => {
    const missing = Response.json(refusal(404, 'PAYMENT_NOT_FOUND').json, { status: 404 });
    const { wait } = service([], [[]], missing);
    expect(await wait({ until: 'DELIVERED' })).toMatchObject({ ok: false, error: { code: 'PAYMENT_NOT_FOUND' } });
  });

  it('ends when its caller ends it', async () => {
    const { wait } = service(['HELD'], [[]]);
    const signal = AbortSignal.abort();
    expect(await wait({ until: 'DELIVERED', signal })).toMatchObject({ ok: false, error: { reason: 'ABORTED' } });
  });
});
