import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../src/platform/audit/index.ts';
import { confirm, payable, type Recipient, read } from '../domains/offramp/fixture.ts';
import { addServiceBalance } from '../support/recipient.ts';
import { rounds } from '../support/rounds.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { working } from '../support/working.ts';

const ROUNDS = rounds(20, 200);
const AMOUNT = 1_000_000n;

describe('a destination that is revoked while its payment is submitted', { timeout: 240_000 }, () => {
  let service: TestService;
  let sender: TestTenant;
  let recipient: Recipient;

  beforeAll(async () => {
    service = await startTestService({ variables: { QUOTE_TTL_SECONDS: '7200' } });
    sender = await service.signUp('Racing Sender');
    await sender.fund('1000.00');
    recipient = await payable(service, 'Racing Recipient', '+15550320001');
    await recipient.api.revokePayoutDestination({ id: recipient.destinationId }).unwrap();
    await service.runUntilIdle();
  });
  afterAll(async () => {
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
    await service.stop();
  });

  /** Confirmed, and nothing else waits: the settlement is ours to start. */
  async function locked(): Promise<{ id: string; destinationId: string }> {
    const destinationId = await addServiceBalance(recipient);
    const { paymentId: id } = await sender.api
      .createOfframpPayment({ phone: recipient.phone, amountUsd: '1.00' })
      .unwrap();
    await confirm(recipient, id);
    return { id, destinationId };
  }
  const submit = (id: string) => service.runner.runDue({ topic: 'offramp.submit', key: id, early: true });
  const attempts = (id: string) => service.pool.owner('provider_attempts').where({ payment_id: id });

  /** What became of a payment, and that its money is where its status says. */
  async function outcomeOf(id: string, before: Record<string, bigint>): Promise<'submitted' | 'held'> {
    const { status } = await read(sender, id);
    const [made, money] = [await attempts(id), await sender.balances()];
    const change = (kind: string): bigint => (money[kind] ?? 0n) - (before[kind] ?? 0n);
    expect([change('available'), change('reserved') + change('escrow')]).toEqual([-AMOUNT, AMOUNT]);
    if (made.length === 1) {
      expect([status, change('escrow')]).toEqual(['PROVIDER_SUBMITTED', AMOUNT]);
      return 'submitted';
    }
    expect([made.length, status, change('reserved')]).toEqual([0, 'PAYOUT_SELECTION_REQUIRED', AMOUNT]);
    return 'held';
  }

  test(`the payment is submitted or held once, and no money is lost or doubled, in ${ROUNDS} rounds`, async () => {
    const ends = { submitted: 0, held: 0 };
    // How much later the revocation starts: whoever has won gets the worse start, so that both stay close to each other.
    let handicapMs = 0;
    let round = 0;
    // A race that one side always wins is none: it goes on until both have won.
    for (; round < ROUNDS || (Math.min(ends.submitted, ends.held) === 0 && round < 200); round += 1) {
      const before = await sender.balances();
      const { id, destinationId } = await locked();
      const [revoked] = await Promise.all([
        delay(Math.max(0, handicapMs)).then(() => recipient.api.revokePayoutDestination({ id: destinationId })),
        delay(Math.max(0, -handicapMs)).then(() => submit(id)),
      ]);
      expect(revoked.ok).toBe(true);
      const end = await outcomeOf(id, before);
      ends[end] += 1;
      handicapMs += end === 'held' ? 1 : -1;
      if (end === 'held') await sender.api.cancelOfframpPayment({ id }).unwrap();
      else await sender.api.stepTestProvider({ id, status: 'SUCCEEDED' }).unwrap();
      expect((await read(sender, id)).status).toBe(end === 'held' ? 'CANCELED' : 'DELIVERED');
      await service.runUntilIdle();
    }
    console.info(`revoke against submit: ${JSON.stringify(ends)}`);
    expect(ends.submitted + ends.held).toBe(round);
    expect(Math.min(ends.submitted, ends.held)).toBeGreaterThan(0);
    expect((await recipient.balances()).available).toBe(AMOUNT * BigInt(ends.submitted));
  });

  test('is waited for when its revocation is about to commit (D-097)', async () => {
    const before = await sender.balances();
    const { id, destinationId } = await locked();
    let submitting: Promise<unknown> = Promise.resolve();
    await working(service, async (unit) => {
      const destination = await unit.aggregate('payout-destination', destinationId);
      await destination?.send('REVOKE', { at: destination.now });
      submitting = submit(id);
      await eventually('the settlement to wait for the revocation', async () => {
        const { rows } = await service.pool.owner.raw(
          `SELECT count(*)::int AS waiting FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return rows[0].waiting > 0;
      });
    });
    await submitting;
    expect(await outcomeOf(id, before)).toBe('held');
  });
});
