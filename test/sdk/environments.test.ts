import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { rolldown } from 'rolldown';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientOf, peer } from './peer.ts';

const paid = { status: 201, json: { id: 'pay_1' } };

afterEach(() => vi.unstubAllGlobals());

/** What `crypto` has on an http page whose host is not localhost. */
function insecurePage(): void {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
}

describe('an insecure page', () => {
  it('makes idempotency keys', async () => {
    const server = await peer(paid);
    insecurePage();
    const keys = new Set<string | undefined>();
    for (let call = 0; call < 20; call += 1) {
      const result = await clientOf(server.url).methods.create({ amountUsd: '25.00' });
      expect(result.ok).toBe(true);
      keys.add(result.idempotencyKey);
    }
    expect(keys.size).toBe(20);
    for (const key of keys)
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is refused for signing, before anything is sent', async () => {
    const server = await peer(paid);
    insecurePage();
    const call = clientOf(server.url, { signingSecret: 'sgs_secret' }).methods.create({ amountUsd: '25.00' });
    await expect(call).rejects.toThrow(
      new TypeError('Signatures need crypto.subtle, which browsers offer only to https pages and to localhost'),
    );
    expect(server.received).toHaveLength(0);
  });
});

it('works without AbortSignal.any and AbortSignal.timeout', async () => {
  const { any, timeout } = AbortSignal;
  Object.assign(AbortSignal, { any: undefined, timeout: undefined });
  try {
    const server = await peer('hang', paid);
    const { methods } = clientOf(server.url);
    const { signal } = new AbortController();
    const result = await methods.create({ amountUsd: '25.00' }, { timeoutMs: 1000, signal });
    expect(result).toMatchObject({ ok: true, attempts: 2 });
  } finally {
    Object.assign(AbortSignal, { any, timeout });
  }
});

/** The SDK as one script. */
async function bundled(): Promise<string> {
  const input = fileURLToPath(new URL('../../generated/sdk/src/index.ts', import.meta.url));
  const bundle = await rolldown({ input });
  const { output } = await bundle.generate({ format: 'iife', name: 'sdk' });
  return output[0].code;
}

const program = `
  (async () => {
    const sent = [];
    const fetch = async (url, { method, body, headers }) => {
      sent.push([method, String(url), body, headers.get('x-service-request-signature').slice(0, 2)].join(' '));
      return new Response('{"id":"pay_1"}', { status: 201 });
    };
    const options = { apiKey: 'svc_test_key', signingSecret: 'sgs_secret', baseUrl: 'http://pay.test', fetch };
    const created = await sdk.createPaychart(options).offrampPayments.create({ amountUsd: '25.00' });
    const secret = 'whsec_' + btoa('secret');
    const { headers, body } = await sdk.signTestWebhook(secret, { id: 'evt_1', type: 'payment.delivered' });
    const event = await sdk.verifyWebhook(secret, headers, new TextEncoder().encode(body));
    return JSON.stringify({ sent, data: created.data, key: typeof created.idempotencyKey, id: event.id });
  })()
`;

it('uses only what browsers, workers and edge runtimes have: no Buffer, no process, no window', async () => {
  const { URL, Headers, Response, TextEncoder, TextDecoder, AbortController, crypto, performance } = globalThis;
  const functions = { atob, btoa, setTimeout, clearTimeout };
  const classes = { URL, Headers, Response, TextEncoder, TextDecoder, AbortController };
  const context = createContext({ ...classes, ...functions, crypto, performance });
  expect(runInContext('[typeof Buffer, typeof process, typeof window].join()', context)).toBe(
    'undefined,undefined,undefined',
  );
  const answer: string = await runInContext(`${await bundled()};${program}`, context);
  expect(JSON.parse(answer)).toEqual({
    sent: ['POST http://pay.test/v1/offramp/payments {"amountUsd":"25.00"} t='],
    data: paid.json,
    key: 'string',
    id: 'evt_1',
  });
});
