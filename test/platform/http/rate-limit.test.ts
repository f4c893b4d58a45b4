import { expect, it } from 'vitest';
import { RateLimiter } from '../../../src/platform/http/credentials/rate-limit.ts';
import { call, startServer } from './server-fixture.ts';

it('a caller can send a burst, and then as many as the minute refills (D-052)', () => {
  let now = 0;
  const limiter = new RateLimiter({ perMinute: 60, burst: 3 }, () => now);
  const allowed = (): boolean | undefined => limiter.take('a')?.allowed;
  expect([allowed(), allowed(), allowed(), allowed()]).toEqual([true, true, true, false]);
  expect(limiter.take('b')?.allowed).toBe(true);
  now = 999;
  expect(allowed()).toBe(false);
  now = 1000;
  expect([allowed(), allowed()]).toEqual([true, false]);
  now = 3_600_000;
  expect(limiter.take('a')).toEqual({ allowed: true, limit: 60, remaining: 2, resetSeconds: 1, retryAfterSeconds: 1 });
});

it('a limit of 0 switches it off', () => {
  expect(new RateLimiter({ perMinute: 0, burst: 1 }, () => 0).take('a')).toBeUndefined();
});

it('a limited request gets 429 with the wait, and every response shows the state (R566)', async () => {
  let now = 0;
  const rateLimits = { perMinute: 6, burst: 2, publicPerMinute: 1 };
  const server = await startServer({ rateLimits, monotonic: () => now });
  const get = () => call(server, 'GET', '/v1/things/thg_1');
  const limits = (reply: Awaited<ReturnType<typeof get>>) =>
    ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after'].map((name) => reply.headers.get(name));
  expect(limits(await get())).toEqual(['6', '1', '10', null]);
  expect(limits(await get())).toEqual(['6', '0', '20', null]);
  const refused = await get();
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(limits(refused)).toEqual(['6', '0', '20', '10']);
  now = 10_000;
  expect((await get()).status).toBe(200);
  const claim = () => call(server, 'GET', '/v1/claims/abc', { anonymous: true });
  expect([(await claim()).status, (await claim()).status]).toEqual([200, 429]);
  const health = await call(server, 'GET', '/healthz', { anonymous: true });
  expect([health.status, health.headers.get('ratelimit-limit')]).toEqual([200, null]);
});
