import { describe, expect, it } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import { clientOf, type Peer, peer, refusal } from './peer.ts';

const rows = Object.entries(errors).flatMap(([code, { statuses, retry }]) =>
  statuses.map((status) => ({ code, status, retry })),
);

const paid = { status: 201, json: { id: 'pay_1' } };
const body = { amountUsd: '25.00' };
const running = { ...refusal(409, 'IDEMPOTENCY_IN_PROGRESS'), headers: { 'retry-after': '1' } };
const keysOf = (server: Peer) => new Set(server.received.map(({ headers }) => headers['idempotency-key']));

describe('the SDK repeats a call exactly where the contract says that the same request can succeed', () => {
  it('for several codes and no others', () => {
    expect(rows.filter(({ retry }) => retry).length).toBeGreaterThan(5);
    expect(rows.filter(({ retry }) => !retry).length).toBeGreaterThan(200);
  });

  it.each(rows)('$code ($status): $retry', async ({ code, status, retry }) => {
    let sent = 0;
    const fetch = async () => {
      sent += 1;
      return sent === 1 ? Response.json(refusal(status, code).json, { status }) : Response.json(paid.json);
    };
    const result = await clientOf('http://pay.test', { fetch }).methods.create(body);
    expect([result.ok, sent]).toEqual(retry ? [true, 2] : [false, 1]);
  });
});

describe('IDEMPOTENCY_IN_PROGRESS means: wait, and ask again under the same key', () => {
  it('after a time-out, for longer than the number of retries', async () => {
    const server = await peer('hang', ...Array.from({ length: 8 }, () => running), paid);
    const { methods, delays } = clientOf(server.url);
    const result = await methods.create(body, { timeoutMs: 300 });
    expect(result).toMatchObject({ ok: true, data: { id: 'pay_1' }, attempts: 10 });
    expect(keysOf(server)).toEqual(new Set([result.idempotencyKey]));
    expect(delays.slice(0, 4)).toEqual([250, 1500, 2000, 3000]);
  });

  it('without using up the retries of other failures', async () => {
    const server = await peer(running, running, 'reset', running, refusal(503, 'TRY_AGAIN'), paid);
    expect(await clientOf(server.url).methods.create(body)).toMatchObject({ ok: true, attempts: 6 });
    const spent = await peer(running, 'reset', 'reset', 'reset', paid);
    const { methods } = clientOf(spent.url);
    expect(await methods.create(body)).toMatchObject({ error: { code: 'NETWORK_ERROR' }, attempts: 4 });
  });

  it('until the deadline of the call, and returns the key for a later repetition', async () => {
    const server = await peer({ ...running, headers: {} });
    const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    const { methods } = clientOf(server.url, { sleep, deadlineMs: 700, random: () => 0.2 });
    const startedAt = performance.now();
    const result = await methods.create(body);
    expect(performance.now() - startedAt).toBeLessThan(2000);
    expect(result).toMatchObject({ error: { code: 'IDEMPOTENCY_IN_PROGRESS' }, idempotencyKey: expect.any(String) });
    expect(server.received.length).toBeGreaterThan(1);
  });

  it('with a key in the body, too', async () => {
    const server = await peer(running, paid);
    const result = await clientOf(server.url).methods.create({ ...body, idempotencyKey: 'order-7' });
    expect(result).toMatchObject({ ok: true, attempts: 2 });
  });

  it('but not with retries switched off, nor for another code or status', async () => {
    for (const answer of [running, refusal(409, 'IDEMPOTENCY_KEY_REUSED'), refusal(422, 'IDEMPOTENCY_IN_PROGRESS')]) {
      const server = await peer(answer, paid);
      const maxRetries = answer === running ? 0 : 2;
      await clientOf(server.url, { maxRetries }).methods.create(body);
      expect(server.received).toHaveLength(1);
    }
  });
});
