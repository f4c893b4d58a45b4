import { createHash, createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signRequest } from '../../codegen/emit/sdk/runtime/signature.ts';
import { clientOf, peer, type Received } from './peer.ts';

const secret = `sgs_${'A'.repeat(43)}`;

/** The service's side (D-028), from the bytes as received. */
function expected({ method, url, body }: Received, timestamp: string): string {
  const digest = createHash('sha256').update(body).digest('hex');
  const covered = `${timestamp}.${method}.${url.split('?')[0]}.${digest}`;
  return createHmac('sha256', secret).update(covered).digest('hex');
}

function partsOf(request: Received | undefined): { timestamp: string; signature: string } {
  const header = String(request?.headers['x-service-request-signature']);
  const [, timestamp = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  return { timestamp, signature };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('request signatures (D-027, D-028)', () => {
  it.each([
    [
      'with a body',
      'POST',
      '/v1/offramp/payments',
      '{"phone":"+15550104567","amountUsd":"25.00"}',
      '5f0835221b08625e005ddb890d5cf3ac483155a52dbcaaef7cec8a0df6403855',
    ],
    [
      'of no body',
      'post',
      '/v1/offramp/payments/pay_1/confirm',
      '',
      '018d30f0ebd7d8a8671eb6c2a51570f742935b687ffaacc2deaa1cd3519fd9c4',
    ],
    [
      'beyond ASCII',
      'PUT',
      '/v1/payment-policy',
      '{"memo":"é 🌍"}',
      '378f3c78f0e98ff2310e4f30114c91b9f46e908d7b0bc3b066c5635193868e7c',
    ],
  ])('match the vector %s', async (_, method, pathname, body, signature) => {
    const header = await signRequest({ secret, timestamp: 1_772_442_000, method, pathname, body });
    expect(header).toBe(`t=1772442000,v1=${signature}`);
  });

  it('cover what is sent: the raw body, and the path without its query', async () => {
    const server = await peer({ status: 200, json: { payments: [] } });
    const { methods } = clientOf(server.url, { signingSecret: secret });
    await methods.create({ amountUsd: '25.00', memo: 'é' });
    await methods.confirm({ id: 'pay/1' });
    await methods.list({ take: 2 });
    for (const request of server.received) {
      const { timestamp, signature } = partsOf(request);
      expect(signature).toBe(expected(request, timestamp));
      expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
    }
    expect(server.received.map(({ url }) => url)).toEqual([
      '/v1/payments',
      '/v1/payments/pay%2F1/confirm',
      '/v1/payments?take=2',
    ]);
  });

  it('are made anew for each attempt, so that a long wait does not make them stale', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_772_442_000_000 });
    const server = await peer('reset', { status: 201, json: {} });
    const sleep = async () => {
      vi.setSystemTime(1_772_442_400_000);
    };
    await clientOf(server.url, { signingSecret: secret, sleep }).methods.create({ amountUsd: '25.00' });
    const [first, second] = server.received.map(partsOf);
    expect([first?.timestamp, second?.timestamp]).toEqual(['1772442000', '1772442400']);
    expect(second?.signature).toBe(expected(server.received[1] as Received, '1772442400'));
  });

  it('come with an idempotency key on every mutation, and on no read (D-501)', async () => {
    const server = await peer({ status: 200, json: { payments: [] } });
    const { methods } = clientOf(server.url, { signingSecret: secret });
    await methods.create({ amountUsd: '25.00' });
    await methods.replace({ id: 'pay_1', body: { memo: 'x' } });
    await methods.create({ amountUsd: '25.00', idempotencyKey: 'order-7' });
    await methods.replace({ id: 'pay_1', body: { memo: 'x' } }, { idempotencyKey: 'mine' });
    await methods.list();
    const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      uuid,
      uuid,
      undefined,
      'mine',
      undefined,
    ]);
  });

  it('differ between any two calls, since the service accepts each for one key only (D-501)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_772_443_000_000 });
    const server = await peer({ status: 200, json: { payments: [] } });
    const { methods } = clientOf(server.url, { signingSecret: secret });
    await Promise.all([1, 2, 3].map(() => methods.create({ amountUsd: '25.00' })));
    await Promise.all([1, 2].map(() => methods.create({ amountUsd: '25.00', memo: 'another' })));
    await Promise.all([1, 2].map(() => methods.create({ amountUsd: '26.00' }, { idempotencyKey: 'one call' })));
    await Promise.all([1, 2].map(() => methods.list()));
    const timestamps = server.received.map((request) => Number(partsOf(request).timestamp) - 1_772_443_000);
    expect(timestamps.slice(0, 3).toSorted()).toEqual([0, 1, 2]);
    expect(timestamps.slice(3, 5).toSorted()).toEqual([0, 1]);
    // An attempt of the same call, and a read, are welcome to be signed alike.
    expect(timestamps.slice(5)).toEqual([0, 0, 0, 0]);
    for (const request of server.received) {
      const { timestamp, signature } = partsOf(request);
      expect(signature).toBe(expected(request, timestamp));
    }
  });

  it('are dated a second apart for two calls within one second', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_772_444_000_000 });
    const server = await peer({ status: 201, json: {} });
    const { methods } = clientOf(server.url, { signingSecret: secret });
    for (const _ of [1, 2, 3]) await methods.create({ amountUsd: '25.00' });
    const timestamps = server.received.map((request) => Number(partsOf(request).timestamp) - 1_772_444_000);
    expect(timestamps).toEqual([0, 1, 2]);
  });

  it('are absent without a secret', async () => {
    const server = await peer({ status: 201, json: {} });
    await clientOf(server.url).methods.create({ amountUsd: '25.00' });
    expect(server.received[0]?.headers).not.toHaveProperty('x-service-request-signature');
  });
});
