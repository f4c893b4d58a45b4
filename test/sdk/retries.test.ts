import { describe, expect, it } from 'vitest';
import { retryAfterMs, retryDelayMs } from '../../codegen/emit/sdk/runtime/retry.ts';
import { clientOf, peer, refusal } from './peer.ts';

const paid = { status: 200, json: { id: 'pay_1' } };

describe('what is retried (B 7, R587)', () => {
  it.each([429, 502, 503, 504])('status %i is retried until an answer comes', async (status) => {
    const server = await peer({ status, text: 'busy' }, { status, text: 'busy' }, paid);
    const { methods, delays } = clientOf(server.url);
    expect(await methods.read({ id: 'pay_1' })).toMatchObject({ ok: true, data: { id: 'pay_1' }, attempts: 3 });
    expect(delays).toEqual([250, 500]);
  });

  it.each(['reset', 'cut'] as const)('a connection that is %s is retried', async (failure) => {
    const server = await peer(failure, paid);
    const result = await clientOf(server.url).methods.confirm({ id: 'pay_1' });
    expect(result).toMatchObject({ ok: true, attempts: 2 });
  });

  it.each([400, 401, 402, 403, 404, 409, 410, 422, 500, 501])('status %i is not retried', async (status) => {
    const server = await peer(refusal(status, 'INVALID_TRANSITION'));
    const { methods, delays } = clientOf(server.url);
    expect(await methods.read({ id: 'pay_1' })).toMatchObject({ ok: false, error: { code: 'INVALID_TRANSITION' } });
    expect([server.received.length, delays]).toEqual([1, []]);
  });

  it.each([
    ['a refusal', refusal(429, 'RATE_LIMITED'), 2],
    ['a refusal', refusal(503, 'TRY_AGAIN'), 2],
    ['an unknown outcome', { status: 502, text: '' }, 1],
    ['an unknown outcome', { status: 504, text: '' }, 1],
    ['an unknown outcome', 'reset', 1],
  ] as const)('without an idempotency key, %s (%o) is sent %i times at most', async (_, answer, sent) => {
    const server = await peer(answer, paid);
    await clientOf(server.url).methods.open({ token: 't' });
    expect(server.received).toHaveLength(sent);
  });

  it('the last answer is returned when the retries are spent', async () => {
    const server = await peer(refusal(503, 'TRY_AGAIN'));
    const { methods } = clientOf(server.url, { maxRetries: 4 });
    expect(await methods.read({ id: 'pay_1' })).toMatchObject({ error: { code: 'TRY_AGAIN' }, attempts: 5 });
    expect(await methods.read({ id: 'pay_1' }, { maxRetries: 0 })).toMatchObject({ attempts: 1 });
  });
});

const LIMITS = { retryBaseMs: 500, retryMaxMs: 8000 };

describe('the pause before a retry (R587)', () => {
  it('is random from zero up to a ceiling that doubles up to 8 s', () => {
    const ceilings = [1, 2, 3, 4, 5, 6, 20].map((attempt) => retryDelayMs(attempt, undefined, () => 1, LIMITS));
    expect(ceilings).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(retryDelayMs(6, undefined, () => 0, LIMITS)).toBe(0);
  });

  it('is random within the given pauses', async () => {
    const server = await peer(refusal(503, 'TRY_AGAIN'));
    const { methods, delays } = clientOf(server.url, {
      maxRetries: 4,
      retryBaseMs: 10,
      retryMaxMs: 25,
      random: () => 1,
    });
    await methods.read({ id: 'pay_1' });
    expect(delays).toEqual([10, 20, 25, 25]);
    expect(() => clientOf(server.url, { retryBaseMs: -1 })).toThrow(TypeError);
  });

  it('is random by default', async () => {
    const server = await peer(refusal(503, 'TRY_AGAIN'));
    const { methods, delays } = clientOf(server.url, { maxRetries: 20, random: Math.random });
    await methods.read({ id: 'pay_1' });
    expect(new Set(delays).size).toBeGreaterThan(15);
    expect(delays.every((delay, index) => delay >= 0 && delay < Math.min(8000, 500 * 2 ** index))).toBe(true);
  });

  it('respects Retry-After in seconds, plus a random spread', async () => {
    const server = await peer({ ...refusal(429, 'RATE_LIMITED'), headers: { 'retry-after': '7' } }, paid);
    const { methods, delays } = clientOf(server.url);
    await methods.read({ id: 'pay_1' });
    expect(delays).toEqual([7250]);
  });

  it('respects Retry-After as an HTTP date', async () => {
    const date = new Date(Date.now() + 10_000).toUTCString();
    const server = await peer({ ...refusal(503, 'TRY_AGAIN'), headers: { 'retry-after': date } }, paid);
    const { methods, delays } = clientOf(server.url, { random: () => 0 });
    await methods.read({ id: 'pay_1' });
    expect(delays[0]).toBeGreaterThan(5_000);
    expect(delays[0]).toBeLessThanOrEqual(10_000);
  });

  it('reads these two forms of Retry-After only', () => {
    const now = Date.parse('2026-03-02T09:00:00Z');
    expect(retryAfterMs('120', now)).toBe(120_000);
    expect(retryAfterMs('Mon, 02 Mar 2026 09:00:30 GMT', now)).toBe(30_000);
    expect(retryAfterMs('Mon, 02 Mar 2026 08:00:00 GMT', now)).toBe(0);
    for (const other of [null, '', '-1', '1.5', 'soon', 'GMT']) expect(retryAfterMs(other, now)).toBeUndefined();
  });

  it('lasts a minute if the service asks for that', async () => {
    const server = await peer({ ...refusal(429, 'RATE_LIMITED'), headers: { 'retry-after': '60' } }, paid);
    const { methods, delays } = clientOf(server.url, { random: () => 0 });
    expect(await methods.read({ id: 'pay_1' })).toMatchObject({ ok: true, attempts: 2 });
    expect(delays).toEqual([60_000]);
  });

  it('is left to the caller if it would exceed a minute', async () => {
    const server = await peer({ ...refusal(429, 'RATE_LIMITED'), headers: { 'retry-after': '61' } });
    const result = await clientOf(server.url).methods.read({ id: 'pay_1' });
    expect(result).toMatchObject({ error: { code: 'RATE_LIMITED' }, attempts: 1 });
    expect(result.response?.headers.get('retry-after')).toBe('61');
  });
});

describe('the caller can end a call', () => {
  it('before it starts, and nothing is sent', async () => {
    const server = await peer(paid);
    const result = await clientOf(server.url).methods.read({ id: 'pay_1' }, { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ error: { code: 'NETWORK_ERROR', reason: 'ABORTED' } });
    expect(server.received).toHaveLength(0);
  });

  it('while it waits for its answer', async () => {
    const server = await peer('hang');
    const controller = new AbortController();
    const onEvent = () => setImmediate(() => controller.abort());
    const { methods } = clientOf(server.url, { onEvent });
    const result = await methods.read({ id: 'pay_1' }, { signal: controller.signal });
    expect(result).toMatchObject({ error: { code: 'NETWORK_ERROR', reason: 'ABORTED' }, attempts: 1 });
  });

  it('between two attempts, out of a real timer', async () => {
    const server = await peer({ ...refusal(429, 'RATE_LIMITED'), headers: { 'retry-after': '50' } }, paid);
    const controller = new AbortController();
    const { sleep } = await import('../../codegen/emit/sdk/runtime/retry.ts');
    const onEvent = (event: { type: string }) => event.type === 'retry' && setImmediate(() => controller.abort());
    const { methods } = clientOf(server.url, { sleep, onEvent });
    const result = await methods.read({ id: 'pay_1' }, { signal: controller.signal });
    expect(result).toMatchObject({ error: { code: 'NETWORK_ERROR', reason: 'ABORTED' } });
    expect(server.received).toHaveLength(1);
  });
});
