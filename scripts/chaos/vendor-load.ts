import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Paychart } from '#sdk';
import { VENDOR_NAMES } from '../../src/payments/providers/vendors/vendors.ts';
import type { Random } from './random.ts';

const RETRY_MS = 20;
const UNDECIDED = new Set(['NETWORK_ERROR', 'TIMEOUT', 'TRY_AGAIN', 'IDEMPOTENCY_IN_PROGRESS', 'INVALID_RESPONSE']);

export interface Payer {
  readonly sender: Paychart;
  /** Has destinations with both vendors. */
  readonly recipient: Paychart;
}

type Answered<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } };

/** Until there is an answer, under one key. @throws when the service refuses. */
async function insist<T>(call: (options: { idempotencyKey: string }) => Promise<Answered<T>>): Promise<T> {
  const idempotencyKey = randomUUID();
  for (;;) {
    const result = await call({ idempotencyKey });
    if (result.ok) return result.data;
    if (!UNDECIDED.has(result.error.code)) throw new Error(`${result.error.code} ${result.error.message}`);
    await delay(RETRY_MS);
  }
}

/** One payment of a dollar and some cents, by either vendor, up to its confirmation; its id. */
async function pay({ sender, recipient }: Payer, random: Random): Promise<string> {
  const amountUsd = `1.${String(Math.floor(random.between(0, 1_000_000))).padStart(6, '0')}`;
  const provider = random.pick(VENDOR_NAMES);
  const phone = VENDOR_PHONE;
  const created = await insist((options) => sender.createOfframpPayment({ phone, amountUsd }, options));
  const id = created.paymentId;
  const routeQuoteId = created.quotes.find((quote) => quote.provider === provider)?.routeId;
  if (routeQuoteId === undefined) throw new Error(`${id} is ${created.status}, without a quote of ${provider}`);
  await insist((options) => recipient.selectOfframpPaymentRoute({ id, routeQuoteId }, options));
  await insist((options) => recipient.confirmOfframpPayment({ id }, options));
  return id;
}

export const VENDOR_PHONE = '+15550104567';

/** So many payments, so many at once; the ids of the confirmed ones. */
export async function payMany(
  payer: Payer,
  { payments, clients, random, say }: { payments: number; clients: number; random: Random; say(line: string): void },
): Promise<string[]> {
  const ids: string[] = [];
  let begun = 0;
  const client = async (own: Random): Promise<void> => {
    while (begun < payments) {
      begun += 1;
      ids.push(await pay(payer, own));
      if (ids.length % 1000 === 0) say(`${ids.length} payments confirmed`);
    }
  };
  await Promise.all(Array.from({ length: clients }, () => client(random.fork())));
  return ids;
}
