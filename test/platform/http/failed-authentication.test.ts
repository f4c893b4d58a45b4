import { expect, test } from 'vitest';
import {
  API_KEY,
  call,
  keyRecord,
  membership,
  type ServerOptions,
  sessionTokens,
  startServer,
} from './server-fixture.ts';

const unknownKey = (nth = 0) => `svc_test_${String(nth).padStart(40, 'b')}`;

/** Behind one proxy, so that a test has several addresses; 3 tokens of the public bucket each, one back every 20 s. */
async function start(options: ServerOptions = {}) {
  const clock = { now: 0 };
  const rateLimits = { perMinute: 0, burst: 100, publicPerMinute: 3 };
  const server = await startServer({ rateLimits, trustedProxyHops: 1, monotonic: () => clock.now, ...options });
  const get = async (key: string, address = '192.0.2.1') => {
    const headers = { 'X-Service-Api-Key': key, 'X-Forwarded-For': address };
    const reply = await call(server, 'GET', '/v1/things/thg_1', { anonymous: true, headers });
    return [reply.status, reply.body.code];
  };
  return { server, clock, get };
}

test('keys are tried until the address has no token left; then nothing is looked up (D-500)', async () => {
  const { server, clock, get } = await start();
  for (let nth = 0; nth < 3; nth += 1) expect(await get(unknownKey(nth))).toEqual([401, 'API_KEY_INVALID']);
  for (let nth = 3; nth < 9; nth += 1) expect(await get(unknownKey(nth))).toEqual([429, 'RATE_LIMITED']);
  expect(server.lookUps.count).toBe(3);
  // The one that is tried next might be right: to tell it apart would take the look-up.
  expect(await get(API_KEY)).toEqual([429, 'RATE_LIMITED']);
  expect(await get(API_KEY, '192.0.2.2')).toEqual([200, undefined]);
  clock.now = 20_000;
  expect(await get(API_KEY)).toEqual([200, undefined]);
  expect(await get(API_KEY)).toEqual([200, undefined]);
  expect(await get(unknownKey())).toEqual([401, 'API_KEY_INVALID']);
  expect(await get(API_KEY)).toEqual([429, 'RATE_LIMITED']);
});

test('failed and public requests share a bucket, whose state both answers show', async () => {
  const { server } = await start();
  const path = '/v1/claims/abc';
  const headers = { 'X-Forwarded-For': '192.0.2.1' };
  const limits = ({ status, headers: replyOptions }: Awaited<ReturnType<typeof call>>) => [
    status,
    ...['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after'].map((name) =>
      replyOptions.get(name),
    ),
  ];
  const bad = { ...headers, 'X-Service-Api-Key': unknownKey() };
  const tried = () => call(server, 'GET', '/v1/things/thg_1', { anonymous: true, headers: bad });
  expect(limits(await call(server, 'GET', path, { anonymous: true, headers }))).toEqual([200, '3', '2', '20', null]);
  expect(limits(await tried())).toEqual([401, '3', '1', '40', null]);
  expect(limits(await tried())).toEqual([401, '3', '0', '60', null]);
  expect(limits(await tried())).toEqual([429, '3', '0', '60', '20']);
  expect((await call(server, 'GET', path, { anonymous: true, headers })).status).toBe(429);
});

test('simultaneous attempts all count against their address', async () => {
  const all = Promise.withResolvers<void>();
  const { clock, get } = await start({
    lookingUp: (nth) => {
      if (nth === 5) all.resolve();
      return all.promise;
    },
  });
  const tried = await Promise.all(Array.from({ length: 5 }, (_, nth) => get(unknownKey(nth))));
  expect(tried).toEqual(tried.map(() => [401, 'API_KEY_INVALID']));
  // Two more than it had, and one to be let in.
  clock.now = 59_000;
  expect(await get(API_KEY)).toEqual([429, 'RATE_LIMITED']);
  clock.now = 61_000;
  expect(await get(API_KEY)).toEqual([200, undefined]);
});

test.each<[string, ServerOptions, Record<string, string>, boolean]>([
  ['a malformed key', {}, { 'X-Service-Api-Key': 'nonsense' }, true],
  ['a key of the other environment', {}, { 'X-Service-Api-Key': `svc_live_${'a'.repeat(40)}` }, true],
  ['an unknown key', {}, { 'X-Service-Api-Key': unknownKey() }, true],
  ['a revoked key', { key: keyRecord({ revokedAt: new Date() }) }, { 'X-Service-Api-Key': API_KEY }, true],
  ['an expired key', { key: keyRecord({ expiresAt: new Date(0) }) }, { 'X-Service-Api-Key': API_KEY }, true],
  ['a malformed session', {}, { Authorization: 'Bearer nonsense' }, true],
  ['another scheme', {}, { Authorization: 'Basic dXNlcjpwYXNz' }, true],
  ['no credential', {}, {}, false],
  ['a suspended tenant', { key: keyRecord({ tenantStatus: 'SUSPENDED' }) }, { 'X-Service-Api-Key': API_KEY }, false],
  [
    'a key of other addresses',
    { key: keyRecord({ ipAllowlist: ['198.51.100.1'] }) },
    { 'X-Service-Api-Key': API_KEY },
    false,
  ],
  ['a key without the scope', { key: keyRecord({ scopes: [] }) }, { 'X-Service-Api-Key': API_KEY }, false],
])('%s', async (_, options, headers, counts) => {
  const { server } = await start(options);
  const sent = { ...headers, 'X-Forwarded-For': '192.0.2.1' };
  const answers: number[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    answers.push((await call(server, 'GET', '/v1/things/thg_1', { anonymous: true, headers: sent })).status);
  }
  const [status] = answers;
  expect(answers).toEqual([status, status, status, counts ? 429 : status]);
});

test('unknown and expired sessions count, those of a member do not', async () => {
  const { server } = await start();
  const by = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '192.0.2.1' };
    return (await call(server, 'GET', '/v1/things/thg_1', { anonymous: true, headers })).status;
  };
  const { userId, email, tenantId, memberId } = { userId: 'usr_1', email: 'a@b.test', ...membership() };
  const session = await sessionTokens.issue({ userId, email, emailVerified: true, tenantId, memberId });
  for (let nth = 0; nth < 5; nth += 1) expect(await by(session.token)).toBe(200);
  for (let nth = 0; nth < 3; nth += 1) expect(await by(`${session.token.slice(0, -4)}AAAA`)).toBe(401);
  expect(await by(`${session.token.slice(0, -4)}AAAA`)).toBe(429);
});

test('guesses of the operators’ key are limited', async () => {
  const { server } = await start({ adminApiKey: 'right' });
  const by = async (key: string) => {
    const headers = { 'X-Service-Admin-Key': key, 'X-Service-Operator': 'ops', 'X-Forwarded-For': '192.0.2.1' };
    return (await call(server, 'GET', '/v1/admin/review-cases', { anonymous: true, headers })).status;
  };
  const answers: number[] = [];
  for (const key of ['right', 'a', 'b', 'right', 'c', 'd', 'right']) answers.push(await by(key));
  expect(answers).toEqual([200, 401, 401, 200, 401, 429, 429]);
});

test('a limit of 0 means no limit', async () => {
  const { get } = await start({ rateLimits: { perMinute: 0, burst: 100, publicPerMinute: 0 } });
  for (let nth = 0; nth < 6; nth += 1) expect(await get(unknownKey(nth))).toEqual([401, 'API_KEY_INVALID']);
});
