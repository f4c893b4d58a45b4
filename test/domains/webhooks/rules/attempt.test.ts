import { describe, expect, test, vi } from 'vitest';
import { type AttemptTools, attempt } from '../../../../src/domains/webhooks/deliveries/attempt.ts';
import type { Claim } from '../../../../src/domains/webhooks/deliveries/claim.cross-tenant.ts';
import { newSigningSecret, signaturesOf, signingKey } from '../../../../src/domains/webhooks/signing-secret.ts';

const now = new Date('2026-03-02T09:00:00.900Z');
const [secret, previous] = [newSigningSecret(), newSigningSecret()];
const claim: Claim = {
  deliveryId: 'whd_1',
  token: 't',
  tenantId: 'ten_1',
  endpointId: 'whe_1',
  eventId: 'evt_1',
  url: 'https://hooks.example/in?a=1',
  secretCiphertext: secret,
  previousSecretCiphertext: null,
  traceparent: null,
  graceEndsAt: null,
  apiVersion: null,
  sequence: 7n,
  type: 'claim.opened',
  resourceId: 'clm_1',
  resourceSequence: 4,
  at: now,
  presenter: 'claim',
  object: {},
  previousStatus: null,
};
/** What its event is rendered to. */
const body = '{"id":"evt_1","data":{"b":1.0,"a":"\\u0041"},"sequence":"7"}';

function tools(more: Partial<AttemptTools> = {}) {
  const post = vi.fn(async () => ({ httpStatus: 204 }));
  const made: AttemptTools = {
    config: { environment: 'sandbox' },
    eventRenderer: { renderFor: ({ eventId }) => (eventId === claim.eventId ? body : 'another event') },
    keys: { of: signingKey },
    realTime: () => now,
    log: { error: () => {} } as never,
    poster: { post },
    find: async () => ({ address: '8.8.8.8' }),
    sink: async () => ({ httpStatus: 201 }),
    ...more,
  };
  return { made, post };
}

describe('an attempt (D-383, D-391, D-394)', () => {
  test('posts the bytes of the event, with its number, signed over exactly these', async () => {
    const { made, post } = tools();
    const outcome = await attempt(claim, made);
    expect(outcome).toEqual({
      at: now.toISOString(),
      httpStatus: 204,
      lastError: null,
      durationMs: expect.any(Number),
    });
    const timestamp = Math.floor(now.getTime() / 1000);
    expect(post).toHaveBeenCalledWith({
      url: new URL(claim.url),
      address: '8.8.8.8',
      body,
      signal: expect.any(AbortSignal),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Service-Webhooks/1',
        'webhook-id': 'evt_1',
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signaturesOf([signingKey(secret)], { id: 'evt_1', timestamp, body }),
      },
    });
  });

  test.each([
    ['a millisecond before its end', 1, 2],
    ['at its end', 0, 1],
    ['after it', -1, 1],
  ])('signs with the former secret too during the grace: %s (D-396)', async (_, ms, count) => {
    const { made, post } = tools();
    const graceEndsAt = new Date(now.getTime() + ms);
    await attempt({ ...claim, previousSecretCiphertext: previous, graceEndsAt }, made);
    const [[{ headers }]] = post.mock.calls as unknown as [[{ headers: Record<string, string> }]];
    const signatures = headers['webhook-signature']?.split(' ') ?? [];
    expect(signatures).toHaveLength(count);
    const timestamp = Math.floor(now.getTime() / 1000);
    expect(signatures[0]).toBe(signaturesOf([signingKey(secret)], { id: 'evt_1', timestamp, body }));
  });

  test('sends nothing when the secret cannot be decrypted', async () => {
    const unreadable = () => {
      throw new Error('no key');
    };
    const { made, post } = tools({ keys: { of: unreadable } });
    expect(await attempt(claim, made)).toMatchObject({ httpStatus: null, lastError: 'SECRET_ERROR' });
    expect(post).not.toHaveBeenCalled();
  });

  test.each(['http://127.0.0.1/', 'https://localhost/', 'https://10.0.0.1/', 'nonsense'])(
    'is BLOCKED_URL when the rules refuse the URL now: %s',
    async (url) => {
      const { made, post } = tools();
      expect(await attempt({ ...claim, url }, made)).toMatchObject({ lastError: 'BLOCKED_URL' });
      expect(post).not.toHaveBeenCalled();
    },
  );

  test.each(['BLOCKED_URL', 'CONNECTION_FAILED'] as const)(
    'is %s when the host resolves to no allowed address',
    async (error) => {
      const { made, post } = tools({ find: async () => ({ error }) });
      expect(await attempt(claim, made)).toMatchObject({ httpStatus: null, lastError: error });
      expect(post).not.toHaveBeenCalled();
    },
  );

  test('is TIMEOUT when a look-up does not end in 15 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(15_000);
      return AbortSignal.abort();
    });
    const { made, post } = tools({ find: () => new Promise(() => {}) });
    const waiting = attempt(claim, made);
    expect(await waiting).toMatchObject({ lastError: 'TIMEOUT' });
    expect(post).not.toHaveBeenCalled();
    timeout.mockRestore();
  });

  test('gives up a look-up at the end of its time, and records how long it took (D-392)', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(16_000.4);
    const { made } = tools({
      find: () => {
        setImmediate(() => limit.abort());
        return new Promise(() => {});
      },
    });
    expect(await attempt(claim, made)).toMatchObject({ lastError: 'TIMEOUT', durationMs: 15_000 });
    timeout.mockRestore();
    clock.mockRestore();
  });

  test('delivers the same to a sink without a socket, and in live there is no sink (D-382)', async () => {
    const sink = vi.fn(async () => ({ httpStatus: 503 }));
    const url = 'https://abc.sink.test/';
    const { made, post } = tools({ sink });
    expect(await attempt({ ...claim, url }, made)).toMatchObject({ httpStatus: 503, lastError: 'HTTP_5XX' });
    expect(sink).toHaveBeenCalledWith({
      sinkId: 'abc',
      tenantId: 'ten_1',
      headers: expect.objectContaining({ 'webhook-id': 'evt_1' }),
      body,
    });
    const live = tools({ sink, config: { environment: 'live' } });
    expect(await attempt({ ...claim, url }, live.made)).toMatchObject({ lastError: 'BLOCKED_URL' });
    expect(sink).toHaveBeenCalledTimes(1);
    expect(post).not.toHaveBeenCalled();
  });

  test('records an unknown error as CONNECTION_FAILED, and the worker goes on', async () => {
    const error = vi.fn();
    const bug = new Error('bug');
    const { made } = tools({ find: () => Promise.reject(bug), log: { error } as never });
    expect(await attempt(claim, made)).toMatchObject({ lastError: 'CONNECTION_FAILED' });
    expect(error).toHaveBeenCalledWith({ err: bug, deliveryId: 'whd_1' }, 'webhook attempt failed unexpectedly');
  });
});
