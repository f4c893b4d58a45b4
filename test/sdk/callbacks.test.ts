import { describe, expect, it, vi } from 'vitest';
import type { PaychartOptions } from '../../codegen/emit/sdk/runtime/options.ts';
import { signPresentation } from '../../codegen/emit/sdk/runtime/presentation.ts';
import { withTwoFactor } from '../../codegen/emit/sdk/runtime/two-factor.ts';
import { verifySignedBody } from '../../codegen/emit/sdk/runtime/webhook.ts';
import { clientOf, peer, refusal } from './peer.ts';

const paid = { status: 201, json: { id: 'pay_1' } };
const body = { amountUsd: '25.00' };

function throws(): never {
  throw new Error('planted');
}
const rejects = (): Promise<never> => Promise.reject(new Error('planted'));
const hangs = (): Promise<never> => new Promise<never>(() => {});

/** Every way in which a function of the caller can go wrong. */
const WAYS = [
  ['throws', throws],
  ['rejects', rejects],
  ['never ends', hangs],
] satisfies [string, () => Promise<never>][];

describe('onEvent never changes a result', () => {
  it.each(WAYS)('when it %s', async (_, onEvent) => {
    const server = await peer(refusal(503, 'TRY_AGAIN'), 'reset', paid);
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const result = await clientOf(server.url, { onEvent }).methods.create(body);
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(result).toMatchObject({ ok: true, data: { id: 'pay_1' }, attempts: 3, idempotencyKey: expect.any(String) });
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('when it returns something whose `then` throws', async () => {
    const server = await peer(paid);
    const onEvent = () => Object.defineProperty({}, 'then', { get: () => throws() });
    expect(await clientOf(server.url, { onEvent }).methods.create(body)).toMatchObject({ ok: true });
  });
});

describe('a failure of fetch is NETWORK_ERROR with the idempotency key', () => {
  it.each(WAYS)('when it %s', async (way, fetch) => {
    const { methods } = clientOf('http://pay.test', { fetch, timeoutMs: 30, maxRetries: 1 });
    const reason = way === 'never ends' ? 'TIMEOUT' : 'CONNECTION';
    expect(await methods.create(body)).toMatchObject({
      error: { code: 'NETWORK_ERROR', reason },
      attempts: 2,
      idempotencyKey: expect.any(String),
    });
  });

  it.each([
    ['no response', async () => undefined],
    ['a response whose body never ends', async () => ({ text: hangs, status: 200, headers: new Headers() })],
    ['a response whose body fails', async () => ({ text: rejects, status: 200, headers: new Headers() })],
  ])('when it gives %s', async (_, answer) => {
    const fetch = answer as unknown as typeof globalThis.fetch;
    const { methods } = clientOf('http://pay.test', { fetch, timeoutMs: 30, maxRetries: 0 });
    expect(await methods.create(body)).toMatchObject({ error: { code: 'NETWORK_ERROR' } });
  });

  it('also when the caller aborts a call that ignores its signal', async () => {
    const { methods } = clientOf('http://pay.test', { fetch: hangs });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 10);
    const result = await methods.create(body, { signal: controller.signal });
    expect(result).toMatchObject({ error: { reason: 'ABORTED' }, idempotencyKey: expect.any(String) });
  });
});

describe('a failure of session() is NETWORK_ERROR with the idempotency key, and nothing is sent', () => {
  const withSession = (url: string, session: () => string | Promise<string>, more: Partial<PaychartOptions> = {}) =>
    clientOf(url, { apiKey: undefined, session, timeoutMs: 30, ...more } as Partial<PaychartOptions>).methods;

  it.each([...WAYS, ['gives no token', () => ''], ['gives undefined', () => undefined as unknown as string]] satisfies [
    string,
    () => string | Promise<string>,
  ][])('when it %s', async (way, session) => {
    const server = await peer(paid);
    const result = await withSession(server.url, session, { maxRetries: 0 }).create(body);
    const reason = way === 'never ends' ? 'TIMEOUT' : 'SESSION';
    expect(result).toMatchObject({ error: { code: 'NETWORK_ERROR', reason }, idempotencyKey: expect.any(String) });
    expect(server.received).toHaveLength(0);
  });

  it('even between two attempts, the first of which may have been carried out', async () => {
    const server = await peer('reset');
    const session = vi.fn<() => string>().mockReturnValueOnce('token').mockImplementation(throws);
    const result = await withSession(server.url, session, { timeoutMs: 5000 }).create(body);
    const message = expect.stringContaining('session() failed: planted');
    expect(result).toMatchObject({ error: { reason: 'SESSION', message }, attempts: 2 });
    expect(server.received[0]?.headers['idempotency-key']).toBe(result.idempotencyKey);
  });
});

describe('sleep and random only decide when the next attempt is made', () => {
  it.each(WAYS.slice(0, 2))('sleep: the SDK waits by its own timer when it %s', async (_, sleep) => {
    const server = await peer('reset', paid);
    const result = await clientOf(server.url, { sleep, random: () => 0 }).methods.create(body);
    expect(result).toMatchObject({ ok: true, attempts: 2 });
  });

  it('sleep: the deadline of the call ends one that never resolves', async () => {
    const server = await peer('reset', 'hang');
    const { methods } = clientOf(server.url, { sleep: hangs, random: () => 0, deadlineMs: 60 });
    const result = await methods.create(body);
    expect(result).toMatchObject({ error: { reason: 'TIMEOUT' }, idempotencyKey: expect.any(String) });
  });

  it.each([
    ['throws', throws],
    ['gives NaN', () => Number.NaN],
    ['gives a negative number', () => -1],
    ['gives a large number', () => 1e9],
  ])('random: another source is used when it %s', async (_, random) => {
    const server = await peer('reset', paid);
    const { methods, delays } = clientOf(server.url, { random });
    expect(await methods.create(body)).toMatchObject({ ok: true });
    expect(delays).toEqual([expect.any(Number)]);
    expect(delays[0]).toBeGreaterThanOrEqual(0);
    expect(delays[0]).toBeLessThanOrEqual(500);
  });
});

describe('functions that a person answers reject with their own error, and nothing is carried out', () => {
  const factors = [{ id: 'fac_1', type: 'TOTP', hint: null }];
  const details = {
    challengeId: 'twc_1',
    expiresAt: '',
    amountUsd: null,
    change: 'protection settings',
    requiredFactors: 1,
    factors,
  };
  const error = { code: 'TWOFA_REQUIRED', message: '', details };
  const refused = { ok: false, data: undefined, error, attempts: 1, idempotencyKey: 'key' } as const;
  const client = { sendTwoFactorChallengeCode: vi.fn(), verifyTwoFactorChallenge: vi.fn() };

  it.each(WAYS.slice(0, 2))('ask, when it %s', async (_, ask) => {
    const call = vi.fn(async () => refused);
    await expect(withTwoFactor(client, call, ask)).rejects.toThrow('planted');
    expect(call).toHaveBeenCalledTimes(1);
    expect(client.verifyTwoFactorChallenge).not.toHaveBeenCalled();
  });

  it('ask, when it never resolves: the signal ends it', async () => {
    const call = vi.fn(async () => refused);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 10);
    expect(await withTwoFactor(client, call, hangs, { signal: controller.signal })).toBe(refused);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('signTypedData', async () => {
    const challenge = { nonce: 'n', audience: 'a', domainTag: '0x', purpose: 'p', expiresAt: '2026-03-02T09:00:00Z' };
    const offer = { challenge, holderDid: 'did:subject:x', credentials: [], chainId: 1 };
    await expect(signPresentation(offer, { address: '0x', signTypedData: rejects })).rejects.toThrow('planted');
  });
});

it.each([
  ['throws', throws, 'planted'],
  ['gives NaN', () => Number.NaN, 'webhook-timestamp is too far from now'],
])('a clock that %s accepts no old delivery', async (_, now, message) => {
  const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' };
  await expect(verifySignedBody(`whsec_${btoa('secret')}`, headers, '{}', { now })).rejects.toThrow(message);
});
