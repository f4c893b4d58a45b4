import { describe, expect, it, vi } from 'vitest';
import { bounded, startTimer } from '../../codegen/emit/sdk/runtime/bounded.ts';
import { type Behaviour, type CallOptions, limitsOf } from '../../codegen/emit/sdk/runtime/options.ts';
import { sleep } from '../../codegen/emit/sdk/runtime/retry.ts';
import { clientOf, peer, refusal } from './peer.ts';

const paid = { status: 200, json: { id: 'pay_1' } };

describe('numbers at their limits', () => {
  it.each([2 ** 31 - 1, 2 ** 31, 3e9, Number.MAX_VALUE, Number.POSITIVE_INFINITY])(
    'a deadline of %d ms does not end at once',
    async (timeoutMs) => {
      const server = await peer(paid);
      const { methods } = clientOf(server.url, { maxRetries: 0 });
      expect(await methods.read({ id: 'pay_1' }, { timeoutMs, deadlineMs: timeoutMs })).toMatchObject({ ok: true });
    },
  );

  it.each([2 ** 31, Number.POSITIVE_INFINITY])('a timer of %d ms does not fire early', async (ms) => {
    let fired = false;
    const timer = startTimer(() => {
      fired = true;
    }, ms);
    await new Promise((resolve) => setTimeout(resolve, 20));
    clearTimeout(timer);
    expect(fired).toBe(false);
  });

  it.each(['maxRetries', 'timeoutMs', 'deadlineMs'])(
    '%s of one call must be a number, or nothing is sent',
    async (name) => {
      const server = await peer(paid);
      const call = clientOf(server.url).methods.confirm({ id: 'pay_1' }, { [name]: Number.NaN });
      await expect(call).rejects.toThrow(new TypeError(`${name} must be a number of at least 0: NaN`));
      expect(server.received).toHaveLength(0);
    },
  );
});

/** A signal that counts the listeners it has. */
function countingSignal(): { readonly signal: AbortSignal; readonly listeners: () => number } {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const isRemoved = ([type, listener]: unknown[]) =>
    removed.mock.calls.some(([name, one]) => name === type && one === listener);
  return { signal, listeners: () => added.mock.calls.filter((call) => !isRemoved(call)).length };
}

describe('a long-lived signal keeps no listener of a call', () => {
  it('after a call with a retry', async () => {
    const server = await peer(refusal(503, 'TRY_AGAIN'), paid);
    const { signal, listeners } = countingSignal();
    const { methods } = clientOf(server.url, { sleep, retryBaseMs: 1 });
    expect(await methods.read({ id: 'pay_1' }, { signal })).toMatchObject({ ok: true, attempts: 2 });
    expect(listeners()).toBe(0);
  });

  it.each([
    ['ends', async () => 1],
    ['fails', () => Promise.reject(new Error('planted'))],
    ['takes too long', () => new Promise<never>(() => {})],
  ])('after work that %s', async (_, work) => {
    const { signal, listeners } = countingSignal();
    const during = vi.fn(() => listeners());
    await bounded(
      () => {
        during();
        return work();
      },
      10,
      signal,
    ).catch(() => undefined);
    expect(during).toHaveReturnedWith(1);
    expect(listeners()).toBe(0);
  });

  it('after a pause', async () => {
    const { signal, listeners } = countingSignal();
    await sleep(1, signal);
    expect(listeners()).toBe(0);
  });
});

describe('the deadline of a call', () => {
  it.each<[Behaviour, CallOptions, number]>([
    [{}, {}, 120_000],
    [{ timeoutMs: 120_001 }, {}, 120_001],
    [{}, { timeoutMs: 300_000 }, 300_000],
    [{ deadlineMs: 5 }, { timeoutMs: 300_000 }, 5],
    [{ deadlineMs: 5 }, { deadlineMs: 7 }, 7],
  ])('of a client with %o and a call with %o', (client, call, deadlineMs) => {
    expect(limitsOf(client, call).deadlineMs).toBe(deadlineMs);
  });

  it('cuts an attempt short', async () => {
    const server = await peer('hang');
    const startedAt = performance.now();
    const result = await clientOf(server.url, { deadlineMs: 60 }).methods.confirm({ id: 'pay_1' });
    expect(result).toMatchObject({ error: { code: 'NETWORK_ERROR', reason: 'TIMEOUT' }, attempts: 1 });
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it('starts no pause that would end after it', async () => {
    const server = await peer({ ...refusal(429, 'RATE_LIMITED'), headers: { 'retry-after': '7' } }, paid);
    const { methods, delays } = clientOf(server.url, { deadlineMs: 6000 });
    expect(await methods.read({ id: 'pay_1' })).toMatchObject({ error: { code: 'RATE_LIMITED' }, attempts: 1 });
    expect(delays).toEqual([]);
  });
});

it('a call asks for the media type that its operation answers', async () => {
  const server = await peer(paid);
  const { methods } = clientOf(server.url);
  await methods.document({ id: 'did' });
  await methods.read({ id: 'pay_1' });
  expect(server.received.map(({ headers }) => headers.accept)).toEqual([
    'application/did+json, application/json',
    'application/json',
  ]);
});
