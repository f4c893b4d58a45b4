import { setTimeout as delay } from 'node:timers/promises';
import type { Paychart } from '../../generated/sdk/src/index.ts';
import { PHONE } from '../../scripts/chaos/tenants.ts';
import type { Database } from '../transitions/database.ts';

/** What the two tenants do in the life of a payment; a provider does the rest. */
export const STEPS = ['create', 'select', 'confirm'] as const;
export type Step = (typeof STEPS)[number];

/** Milliseconds of each request. */
export type Latencies = Readonly<Record<Step, number>>;

/** 1.00 USD: its digits have the mock submit, wait and deliver (D-127). */
const AMOUNT_USD = '1.00';

/** A payment from its creation to the recipient's confirmation; its delivery is the workers'. */
export async function live(
  sender: Paychart,
  recipient: Paychart,
  phone = PHONE,
): Promise<{ id: string; latencies: Latencies }> {
  const [payment, create] = await timed(() => sender.createOfframpPayment({ phone, amountUsd: AMOUNT_USD }).unwrap());
  const [quote] = payment.quotes;
  if (quote === undefined)
    throw new Error(`${payment.paymentId} has no quote: ${payment.status} ${payment.holdReasons}`);
  const { paymentId: id } = payment;
  const [, select] = await timed(() =>
    recipient.selectOfframpPaymentRoute({ id, routeQuoteId: quote.routeId }).unwrap(),
  );
  const [, confirm] = await timed(() => recipient.confirmOfframpPayment({ id }).unwrap());
  return { id, latencies: { create, select, confirm } };
}

/** Until each of these payments is delivered. @throws when they are not within a minute. */
export async function delivered(database: Database, ids: readonly string[]): Promise<void> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const [row] = await database.query(
      `SELECT count(*)::int AS left FROM offramp_payments WHERE id = ANY($1) AND status <> 'DELIVERED'`,
      [ids],
    );
    if (row?.left === 0) return;
    if (performance.now() > deadline) throw new Error(`${row?.left} of ${ids.length} payments were not delivered`);
    await delay(20);
  }
}

async function timed<T>(request: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now();
  return [await request(), performance.now() - started];
}
