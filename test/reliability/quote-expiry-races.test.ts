import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealAll, verifyChain, verifyInvariants } from '../../src/platform/audit/index.ts';
import { payable, type Recipient, read, refusal } from '../domains/offramp/fixture.ts';
import { rounds } from '../support/rounds.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';

const ROUNDS = rounds(4, 50);

describe('a quote that expires while it is confirmed', { timeout: 30_000 + ROUNDS * 2000 }, () => {
  let service: TestService;
  let sender: TestTenant;
  let recipient: Recipient;

  beforeAll(async () => {
    service = await startTestService();
    sender = await service.signUp('Expiry Sender');
    await sender.fund('1000.00');
    recipient = await payable(service, 'Expiry Recipient', '+15550920001');
  });
  afterAll(() => service.stop());

  const money = async () => {
    const { available = 0n, reserved = 0n, escrow = 0n } = await sender.balances();
    return { available, reserved, escrow };
  };
  const steps = async (id: string, event: string): Promise<number> => {
    const [found] = await service.pool.owner('lifecycle_log').where({ aggregate_id: id, event }).count();
    return Number(found?.count);
  };
  /** The quote is 120 s old within the same moment that the recipient confirms it. */
  const expire = () => sender.api.advanceTestClock({ advanceSeconds: 121 }).unwrap();
  const confirm = (id: string) => recipient.api.confirmOfframpPayment({ id });

  async function selected(): Promise<string> {
    const { paymentId: id, quotes } = await sender.api
      .createOfframpPayment({ phone: recipient.phone, amountUsd: '1.00' })
      .unwrap();
    await recipient.api.selectOfframpPaymentRoute({ id, routeQuoteId: quotes[0]?.routeId ?? '' }).unwrap();
    return id;
  }

  /** Every fourth round has one of the two come first for certain, so that both outcomes are seen. */
  async function race(id: string, round: number) {
    if (round % 4 === 0) {
      await expire();
      return confirm(id);
    }
    if (round % 4 === 1) {
      const first = await confirm(id);
      await expire();
      return first;
    }
    const pair = round % 4 === 2 ? [confirm(id), expire()] : [expire(), confirm(id)];
    const answers = await Promise.all(pair);
    return (round % 4 === 2 ? answers[0] : answers[1]) as Awaited<ReturnType<typeof confirm>>;
  }

  test('is locked, or expired with a fresh set, and all money is where the status says', async () => {
    const seen = new Set<string>();
    const before = await money();
    const total = before.available + before.reserved + before.escrow;
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await selected();
      const answer = await race(id, round);
      const outcome = answer.ok ? answer.data.status : refusal(answer).code;
      seen.add(outcome);
      expect(['FUNDS_LOCKED', 'ROUTE_QUOTE_EXPIRED']).toContain(outcome);
      const [confirms, requotes] = [await steps(id, 'CONFIRM'), await steps(id, 'REQUOTE')];
      expect([confirms, requotes], outcome).toEqual(outcome === 'FUNDS_LOCKED' ? [1, 0] : [0, 1]);

      // What was locked against a quote that has expired since is never paid: unlocked and quoted anew (D-097).
      await service.runUntilIdle();
      expect(await read(sender, id)).toMatchObject({
        status: 'AWAITING_RECIPIENT_CONFIRMATION',
        selectedRouteQuoteId: null,
        failureReason: null,
      });
      expect(await steps(id, 'RECHECK_FAILED')).toBe(confirms);
      expect(await steps(id, 'SUBMIT')).toBe(0);
      const now = await money();
      expect(now).toEqual({
        available: before.available - 1_000_000n,
        reserved: before.reserved + 1_000_000n,
        escrow: before.escrow,
      });
      expect(now.available + now.reserved + now.escrow).toBe(total);
      await sender.api.cancelOfframpPayment({ id }).unwrap();
    }
    expect(seen).toEqual(new Set(['FUNDS_LOCKED', 'ROUTE_QUOTE_EXPIRED']));
    expect(await money()).toEqual(before);
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
    await sealAll(service.pool);
    expect(await verifyChain(service.pool)).toMatchObject({ broken: null, unsealed: [] });
  });
});
