import { describe, expect, it } from 'vitest';
import { clientOf, type Peer, peer, refusal } from './peer.ts';

const keysOf = (server: Peer) => server.received.map(({ headers }) => headers['idempotency-key']);
const paid = { status: 201, json: { id: 'pay_1' } };

describe('idempotency keys (A 4.5)', () => {
  it('keeps one key for all attempts of a call, and makes another for the next call', async () => {
    const server = await peer(refusal(503, 'TRY_AGAIN'), 'reset', paid);
    const { methods } = clientOf(server.url);
    const first = await methods.create({ amountUsd: '25.00' });
    await methods.create({ amountUsd: '25.00' });
    const [one, two, three, other] = keysOf(server);
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([two, three, first.idempotencyKey]).toEqual([one, one, one]);
    expect(other).not.toBe(one);
  });

  it('sends the same bytes under a key each time', async () => {
    const server = await peer('reset', paid);
    await clientOf(server.url).methods.create({ amountUsd: '25.00', memo: 'é' });
    expect(new Set(server.received.map(({ body }) => body))).toEqual(new Set(['{"amountUsd":"25.00","memo":"é"}']));
  });

  it('keeps the key when an attempt times out', async () => {
    const server = await peer('hang', paid);
    const result = await clientOf(server.url, { timeoutMs: 500 }).methods.create({ amountUsd: '25.00' });
    expect(result).toMatchObject({ ok: true, attempts: 2 });
    expect(new Set(keysOf(server)).size).toBe(1);
  });

  it('returns the key, so that the caller can repeat a call with an unknown outcome', async () => {
    const server = await peer('hang', paid);
    const { methods } = clientOf(server.url, { timeoutMs: 1000, maxRetries: 0 });
    const lost = await methods.create({ amountUsd: '25.00' });
    expect(lost).toMatchObject({ error: { code: 'NETWORK_ERROR', reason: 'TIMEOUT' } });
    if (lost.idempotencyKey === undefined) throw new Error('no key to repeat the call with');
    await methods.create({ amountUsd: '25.00' }, { idempotencyKey: lost.idempotencyKey });
    expect(keysOf(server)).toEqual([lost.idempotencyKey, lost.idempotencyKey]);
  });

  it('keeps the caller’s key in the body, without a header (D-057)', async () => {
    const server = await peer(paid);
    await clientOf(server.url).methods.create({ amountUsd: '25.00', idempotencyKey: 'order-7' });
    expect(keysOf(server)).toEqual([undefined]);
    expect(JSON.parse(server.received[0]?.body ?? '')).toMatchObject({ idempotencyKey: 'order-7' });
  });

  it('sends none if the service ignores it (D-054, D-060)', async () => {
    const server = await peer({ status: 200, json: { payments: [] } });
    const { methods } = clientOf(server.url);
    await methods.read({ id: 'pay_1' });
    await methods.list();
    await methods.replace({ id: 'pay_1', body: { memo: 'x' } });
    await methods.open({ token: 't' });
    expect(keysOf(server)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
