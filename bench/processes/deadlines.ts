import { setTimeout as delay } from 'node:timers/promises';
import type { Promises } from '../../scripts/chaos/ledger-of-promises.ts';
import { credit, type SignedUp, signUp } from '../../scripts/chaos/tenants.ts';
import { connectDatabase, type Database } from '../transitions/database.ts';
import type { Fleet } from './fleet.ts';

/** With these the deadline of a claim is a day away, and the sandbox's clock moves it near. */
export const deadlineVariables = { CLAIM_EXPIRY_DAYS: '1' } as const;

const DAY_SECONDS = 86_400;
const LEAD_SECONDS = 2;
const LOOK_MS = 50;

/** Payments that nobody claims: their deadlines come one after the other, while other payments are made. */
export class Deadlines {
  readonly #sender: SignedUp;
  readonly #promises: Promises;
  #made = 0;

  private constructor(sender: SignedUp, promises: Promises) {
    this.#sender = sender;
    this.#promises = promises;
  }

  static async of(fleet: Fleet, promises: Promises, name = 'Claims Sender'): Promise<Deadlines> {
    const [url = ''] = fleet.urls;
    const sender = await signUp(url, name);
    await credit({ url, environment: () => fleet.environment() }, sender.tenantId);
    return new Deadlines(sender, promises);
  }

  /** From two seconds from now on, so many deadlines are due over so many seconds. Answers the ids of the payments. */
  async comingDue(count: number, seconds: number): Promise<readonly string[]> {
    const { api } = this.#sender;
    const ids: string[] = [];
    const begun = performance.now();
    for (let nth = 0; nth < count; nth += 1) {
      await delay(Math.max(0, (nth * seconds * 1000) / count - (performance.now() - begun)));
      const phone = `+1555013${String(this.#made++).padStart(4, '0')}`;
      const { paymentId } = await api.createOfframpPayment({ phone, amountUsd: '1.00' }).unwrap();
      this.#promises.acknowledge('create', { paymentId, status: 'REFUNDED' });
      ids.push(paymentId);
    }
    const passed = (performance.now() - begun) / 1000;
    await api.advanceTestClock({ advanceSeconds: Math.floor(DAY_SECONDS - passed - LEAD_SECONDS) }).unwrap();
    return ids;
  }
}

const ALL_MS = 120_000;

/** Waits until the deadlines of these payments have been carried out. @throws when one was carried out twice, or not at all. */
export async function expired(database: Database, ids: readonly string[]): Promise<void> {
  const until = performance.now() + ALL_MS;
  for (;;) {
    const [row] = await database.query(
      `SELECT count(*)::int AS events, count(DISTINCT aggregate_id)::int AS payments FROM lifecycle_log
        WHERE aggregate_id = ANY ($1) AND event = 'EXPIRE_CLAIM'`,
      [ids],
    );
    if (row?.events !== row?.payments) throw new Error(`${row?.events} deadlines of ${row?.payments} payments`);
    if (row?.payments === ids.length) return;
    if (performance.now() > until) throw new Error(`${row?.payments} of ${ids.length} deadlines were carried out`);
    await delay(LOOK_MS);
  }
}

/** Runs the work, and answers by how many seconds the latest deadline was overdue while it ran. */
export async function latestDuring(database: Database, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  // It is awaited when the last look has been taken.
  ended.catch(() => undefined);
  let latest = 0;
  const watching = await connectDatabase(database.url);
  try {
    while (!isOver) {
      const [row] = await watching.query(
        `SELECT extract(epoch FROM clock_timestamp() - min(fires_at))::float8 AS late FROM timers
          WHERE fires_at <= clock_timestamp()`,
      );
      latest = Math.max(latest, Number(row?.late ?? 0));
      await delay(LOOK_MS);
    }
  } finally {
    await watching.close();
  }
  await ended;
  return latest;
}
