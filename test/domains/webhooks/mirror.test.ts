import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMirror, type MirroredEvent } from '#sdk';
import { addServiceBalance, onboard, verifyPhone } from '../../support/recipient.ts';
import { rounds } from '../../support/rounds.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

const PHONE = '+15550170001';
const PAYMENTS = rounds(12, 60);
const DELIVERIES = rounds(2_000, 100_000);

/** Numbers from 0 to below 1, the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('a mirror of real events', { timeout: 300_000 }, () => {
  let service: TestService;
  let sender: TestTenant;
  let recipient: TestTenant;
  beforeAll(async () => {
    service = await startTestService();
    sender = await service.signUp('Mirror Sender');
    recipient = await service.signUp('Mirror Recipient');
    await sender.fund('10000');
    await onboard(recipient);
    await verifyPhone(service, recipient, PHONE);
    await addServiceBalance(recipient);
    for (let n = 0; n < PAYMENTS; n += 1) await pay(n);
    await service.runUntilIdle();
  });
  afterAll(() => service.stop());

  /** Payments that end in every way that two parties can bring about, and some that have not ended. */
  async function pay(n: number): Promise<void> {
    const phone = n % 5 === 4 ? `+1555018${1000 + n}` : PHONE;
    const { paymentId: id } = await sender.api.createOfframpPayment({ phone, amountUsd: '1.00' }).unwrap();
    await service.runUntilIdle();
    if (n % 5 === 1) await sender.api.cancelOfframpPayment({ id }).unwrap();
    if (n % 5 === 1 || n % 5 > 2) return;
    const { routes } = await recipient.api.getOfframpPaymentRoutes({ id }).unwrap();
    await recipient.api.selectOfframpPaymentRoute({ id, routeQuoteId: routes[0]?.routeId ?? '' }).unwrap();
    if (n % 5 === 0) return;
    await recipient.api.confirmOfframpPayment({ id }).unwrap();
    await service.runUntilIdle();
    if (n % 10 === 2) await sender.api.stepTestProvider({ id, steps: 10 }).unwrap();
  }

  const feedOf = async ({ api }: TestTenant): Promise<MirroredEvent[]> => {
    const events: MirroredEvent[] = [];
    for await (const event of api.listEvents.all({ order: 'asc', take: 200 })) events.push(event);
    return events;
  };

  test.each([['sender'], ['recipient']])(
    'equals what is read for the %s, when events arrive shuffled, twice and with gaps',
    async (role) => {
      const tenant = role === 'sender' ? sender : recipient;
      const feed = await feedOf(tenant);
      const random = seeded(role === 'sender' ? 1 : 2);
      // A third of the events is never delivered.
      const delivered = feed.filter(() => random() < 2 / 3);
      const mirror = createMirror(tenant.api);
      for (let n = 0; n < DELIVERIES; n += 1) {
        const event = delivered[Math.floor(random() * delivered.length)];
        if (event) expect((await mirror.apply(event)).problem).toBeUndefined();
      }
      expect(await mirror.catchUp()).toMatchObject({ isComplete: true, problems: [] });
      expect(await mirror.catchUp()).toMatchObject({ applied: 0 });
      const ids = new Set(feed.map(({ resourceId }) => resourceId).filter((id) => id.startsWith('pay_')));
      expect(ids.size).toBeGreaterThan(PAYMENTS / 2);
      const statuses = new Set<string>();
      for (const id of ids) {
        const payment = await tenant.api.getOfframpPayment({ id }).unwrap();
        const shown = await mirror.get('payment', id);
        expect(shown?.internalStatus).toBe(payment.status);
        statuses.add(payment.status);
        // A selection is no event until it is confirmed.
        if (shown?.updatedAt !== payment.updatedAt) continue;
        for (const [field, value] of Object.entries(payment)) {
          if (field !== 'status' && field in shown)
            expect([field, shown[field as keyof typeof shown]]).toEqual([field, value]);
        }
      }
      expect([...statuses]).toEqual(expect.arrayContaining(['DELIVERED', 'AWAITING_RECIPIENT_CONFIRMATION']));
    },
  );
});
