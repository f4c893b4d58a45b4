import { describe, expect, it } from 'vitest';
import { startTimer } from '../../codegen/emit/sdk/runtime/bounded.ts';
import { clientOf, peer, refusal } from './peer.ts';

const paid = { status: 200, json: { id: 'pay_1' } };

describe('numbers at their ends', () => {
  it.each([2 ** 31 - 1, 2 ** 31, 3e9, Number.MAX_VALUE, Number.POSITIVE_INFINITY])(
    'a time of %d ms is not over at once',
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

describe('the deadline of a call', () => {
  it('cuts an attempt short', async () => {
    const server = await peer('hang');
    const startedAt = performance.now();
    const result = await clientOf(server.url, { deadlineMs: 60 }).methods.confirm({ id: 'pay_1' });
    expect(result).toMatchObject({ error: { code: 'NETWORK_ERROR', reason: 'TIMEOUT' }, attempts: 1 });
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it('lets no pause begin that would end after it', async () => {
    const server = await peer({ ...refusal(429, 'RATE_LIMITED'), headers: { 'retry-after': '7' } }, paid);
    const { methods, delays } = clientOf(server.url, { deadlineMs: 6000 });
    expect(await methods.read({ id: 'pay_1' })).toMatchObject({ error: { code: 'RATE_LIMITED' }, attempts: 1 });
    expect(delays).toEqual([]);
  });
});

it('asks for the media type that an operation answers', async () => {
  const server = await peer(paid);
  const { methods } = clientOf(server.url);
  await methods.document({ id: 'did' });
  await methods.read({ id: 'pay_1' });
  expect(server.received.map(({ headers }) => headers.accept)).toEqual([
    'application/did+json, application/json',
    'application/json',
  ]);
});
